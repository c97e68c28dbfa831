import { useSignal } from '@preact/signals';

import { offerOf } from '../games/offers.ts';
import { Icon } from '../parts/icon.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { clockInWords, skillInWords } from '../text/games/options.ts';
import { words } from '../text/words.ts';
import type { Face, Sight } from './face.ts';
import { Invite } from './invite.tsx';

/** The score for those whose screen has no place for it, and everything else behind one button. */
export function TableMenu({ sight, face }: { sight: Sight; face: Face }) {
  const text = words().table;
  const open = useSignal<'score' | 'rules' | 'menu' | undefined>(undefined);
  const close = () => (open.value = undefined);
  return (
    <>
      {sight.table.scene.room.started && (
        <button
          type="button"
          class="btn quiet icon narrow-only"
          aria-label={scoreTitle(face)}
          onClick={() => (open.value = 'score')}
        >
          <Icon name="score" />
        </button>
      )}
      <button
        type="button"
        class="btn quiet icon"
        aria-label={text.menu}
        onClick={() => (open.value = 'menu')}
      >
        <Icon name="menu" />
      </button>
      {open.value === 'score' && (
        <Sheet title={scoreTitle(face)} close={close}>
          <face.Score sight={sight} />
        </Sheet>
      )}
      {open.value === 'rules' && (
        <Sheet title={words().waiting.rules} close={close}>
          <Rules sight={sight} face={face} />
        </Sheet>
      )}
      {open.value === 'menu' && (
        <Sheet title={text.menu} close={close}>
          <button type="button" class="btn wide" onClick={() => (open.value = 'rules')}>
            <Icon name="book" />
            {words().waiting.rules}
          </button>
          <h3>{words().waiting.invite}</h3>
          <Invite table={sight.table.table} />
          {sight.table.watching > 0 && <p class="muted">{text.watching(sight.table.watching)}</p>}
          <Preferences />
          <Keys face={face} />
        </Sheet>
      )}
    </>
  );
}

const scoreTitle = (face: Face): string => face.scoreTitle?.() ?? words().table.score;

/** How this table plays, and the game in short. */
const Rules = ({ sight, face }: { sight: Sight; face: Face }) => (
  <>
    <RuleList sight={sight} face={face} />
    {face.Guide && <face.Guide sight={sight} />}
  </>
);

/** Every option in words. */
export const RuleList = ({ sight, face }: { sight: Sight; face: Face }) => {
  const text = words().waiting;
  const { scene } = sight.table;
  const pairs = [
    ...face.rules(scene),
    clockInWords(scene.room.clock),
    ...skillInWords(offerOf(scene.room.game)?.skills ?? 1, scene.room.skill),
    [text.listed, scene.room.listed ? text.yes : text.no],
  ] as const;
  return (
    <dl class="facts">
      {pairs.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
};

function Keys({ face }: { face: Face }) {
  const text = words().keys;
  const keys: readonly (readonly [string, string])[] = [
    [text.arrows, text.move],
    ...face.keys(),
    ['H', text.hand],
    ['T', text.table],
    ['C', text.score],
    ['L', text.last],
  ];
  return (
    <>
      <h3>{text.title}</h3>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
