import { Sheet } from '../parts/sheet.tsx';
import { houseTexts } from '../text/texts.ts';
import { clock, skill } from './quick-play.ts';
import { CLOCKS, Skill, Thinking } from './skill-and-pace.tsx';

const STRENGTHS = 3;

/** What holds for every game that one tap leads to; kept by this browser. */
export function QuickSheet({ close }: { close: () => void }) {
  const text = houseTexts();
  return (
    <Sheet title={text.home.quick.title} close={close}>
      <Skill skills={STRENGTHS} skill={skill} />
      <Thinking clock={clock} among={[undefined, ...CLOCKS]} what={text.home.quick.pace} />
      <button type="button" class="btn go wide" onClick={close}>
        {text.home.quick.done}
      </button>
    </Sheet>
  );
}
