import { german, type Seat } from '@stammtisch/kernel';
import { forehandOf, trumpNamerOf } from '@stammtisch/watten';
import type { ComponentChildren } from 'preact';

import { SuitSign } from '../../parts/card.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { Mini } from '../german/mini.tsx';
import { awaitedSeat, type Naming, roleOf, type View } from './rules.ts';
import { pickedSchlag, pickedTrump } from './selection.ts';
import { texts } from './texts.ts';

interface NamingProps {
  readonly view: Naming & View;
  readonly context: TableContext;
  /** Names what is chosen. */
  readonly name: () => void;
}

/** Schlag and trump while they are named: large buttons for whoever is to name, the news for the rest. */
export function NamingCloth({ view, context, name }: NamingProps) {
  if (awaitedSeat(view) !== context.seat) return <Named view={view} context={context} />;
  return view.phase === 'schlag' ? <PickSchlag name={name} /> : <PickTrump name={name} />;
}

const LETTERS: Readonly<Record<string, string>> = { T: '10' };

const PickSchlag = ({ name }: { name: () => void }) => (
  <Picks label={texts().naming.schlag} kind="ranks" name={name}>
    {german.RANKS.map(rank => (
      <Pick
        key={rank}
        rank={rank}
        words={texts().ranks[rank]}
        checked={pickedSchlag.value === rank}
        pick={() => (pickedSchlag.value = rank)}
        again={name}
      >
        <b>{LETTERS[rank] ?? rank}</b>
      </Pick>
    ))}
  </Picks>
);

const PickTrump = ({ name }: { name: () => void }) => (
  <Picks label={texts().naming.trump} kind="suits" name={name}>
    {german.SUITS.map(suit => (
      <Pick
        key={suit}
        words={texts().suits[suit]}
        suit={suit}
        checked={pickedTrump.value === suit}
        pick={() => (pickedTrump.value = suit)}
        again={name}
      >
        <SuitSign deck="german" suit={suit} />
      </Pick>
    ))}
  </Picks>
);

interface PicksProps {
  readonly label: string;
  readonly kind: string;
  readonly name: () => void;
  readonly children: ComponentChildren;
}

/** One of several: the arrows choose, Enter names. */
const Picks = ({ label, kind, name, children }: PicksProps) => (
  <fieldset
    class={`picks ${kind}`}
    onKeyDown={event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      name();
    }}
  >
    <legend class="vh">{label}</legend>
    {children}
  </fieldset>
);

interface PickProps {
  readonly words: string;
  readonly suit?: string;
  readonly rank?: string;
  readonly checked: boolean;
  readonly pick: () => void;
  /** A second tap on what is chosen names it. */
  readonly again: () => void;
  readonly children: ComponentChildren;
}

const Pick = ({ words, suit, rank, checked, pick, again, children }: PickProps) => (
  <label
    class="pick"
    data-suit={suit}
    data-rank={rank}
    onClick={event => checked && isTap(event) && again()}
  >
    <input type="radio" name="pick" checked={checked} onChange={pick} />
    <span class="sign" aria-hidden="true">
      {children}
    </span>
    <span class="word">{words}</span>
  </label>
);

/** A tap on a label is heard twice: once for the label, once for its radio button. */
const isTap = ({ target }: Event): boolean => !(target instanceof HTMLInputElement);

/** What was named so far, and by whom. */
function Named({ view, context }: Omit<NamingProps, 'name'>) {
  const schlag = view.phase === 'trump' ? view.schlag : undefined;
  return (
    <div class="announcing">
      <p class="vh">{texts().cloth.naming}</p>
      <What title={texts().schlag} by={forehandOf(view)} {...{ view, context }}>
        {schlag && <Mini name={texts().ranks[schlag]} rank={schlag} />}
      </What>
      <What title={texts().trump} by={trumpNamerOf(view)} {...{ view, context }} />
    </div>
  );
}

interface WhatProps extends Omit<NamingProps, 'name'> {
  readonly title: string;
  readonly by: Seat;
  readonly children?: ComponentChildren;
}

function What({ title, by, view, context, children }: WhatProps) {
  const role = roleOf(view, by);
  return (
    <div class="announced">
      <strong>{title}</strong>
      {children || (
        <span class="slot small">
          <span class="vh">{texts().cloth.notYet}</span>
        </span>
      )}
      <span class="by">
        {named(context, by)} {role && <small>{texts()[role]}</small>}
      </span>
    </div>
  );
}
