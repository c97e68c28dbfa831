import { isLocal } from '../connection.ts';
import { moveIn } from '../local/move-in.ts';
import { texts } from '../local/texts.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { houseTexts } from '../text/texts.ts';
import { clock, skill } from './quick-play.ts';
import { CLOCKS, Skill, Thinking } from './skill-and-pace.tsx';

export { loadTexts } from '../local/texts.ts';

const STRENGTHS = 4;

/** What holds for every game that one tap leads to; kept by this browser. */
export function QuickSheet({ close }: { close: () => void }) {
  const text = houseTexts();
  return (
    <Sheet title={text.home.quick.title} close={close}>
      <Skill skills={STRENGTHS} skill={skill} />
      <Thinking clock={clock} among={[undefined, ...CLOCKS]} what={text.home.quick.pace} />
      {!isLocal.value && (
        <>
          <button type="button" class="btn wide" onClick={() => void moveIn().then(close)}>
            <Icon name="device" />
            {texts().play}
          </button>
          <p class="muted">{texts().what}</p>
        </>
      )}
      <button type="button" class="btn go wide" onClick={close}>
        {text.home.quick.done}
      </button>
    </Sheet>
  );
}
