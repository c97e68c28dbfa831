import { Choice } from '../parts/choice.tsx';
import { useSheet } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { houseTexts, loadTableTexts } from '../text/texts.ts';
import { company, isChosen } from './quick-play.ts';

async function loadQuick() {
  const [{ QuickSheet, loadTexts }] = await Promise.all([
    import('./quick-sheet.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return QuickSheet;
}

/** With whom one plays after one tap, how well the computers play, and how long one may think. */
export function WithWhom() {
  const text = houseTexts().home.quick;
  const { sheet, open } = useSheet(loadQuick);
  return (
    <div class="withwhom">
      <Choice
        label={text.withWhom}
        value={company}
        among={['computers', 'people']}
        name={each => text.company[each]}
      />
      <button
        type="button"
        class="btn icon"
        aria-label={text.title}
        title={text.title}
        aria-haspopup="dialog"
        data-chosen={isChosen.value || undefined}
        onClick={open}
      >
        <Icon name="waiting" />
      </button>
      {sheet}
    </div>
  );
}
