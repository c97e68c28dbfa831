import { german, type Seat } from '@stammtisch/kernel';
import { forehandOf, trumpNamerOf } from '@stammtisch/watten';
import type { ComponentChildren } from 'preact';

import { SuitSign } from '../../parts/card.tsx';
import type { Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { Mini } from '../german/mini.tsx';
import { awaitedSeat, type Naming, roleOf, type View } from './rules.ts';
import { pickedSchlag, pickedTrump } from './selection.ts';
import { say } from './words.ts';

interface NamingProps {
  readonly view: Naming & View;
  readonly sight: Sight;
  /** Names what is chosen. */
  readonly name: () => void;
}

/** Schlag and trump while they are named: large buttons for whoever is to name, the news for the rest. */
export function NamingCloth({ view, sight, name }: NamingProps) {
  if (awaitedSeat(view) !== sight.seat) return <Named view={view} sight={sight} />;
  return view.phase === 'schlag' ? <PickSchlag name={name} /> : <PickTrump name={name} />;
}

const LETTERS: Readonly<Record<string, string>> = { T: '10' };

const PickSchlag = ({ name }: { name: () => void }) => (
  <Picks label={say().naming.schlag} kind="ranks" name={name}>
    {german.RANKS.map(rank => (
      <Pick
        key={rank}
        words={say().ranks[rank]}
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
  <Picks label={say().naming.trump} kind="suits" name={name}>
    {german.SUITS.map(suit => (
      <Pick
        key={suit}
        words={say().suits[suit]}
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
  readonly checked: boolean;
  readonly pick: () => void;
  /** A second tap on what is chosen names it. */
  readonly again: () => void;
  readonly children: ComponentChildren;
}

const Pick = ({ words, suit, checked, pick, again, children }: PickProps) => (
  <label class="pick" data-suit={suit} onClick={event => checked && isTap(event) && again()}>
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
function Named({ view, sight }: Omit<NamingProps, 'name'>) {
  const schlag = view.phase === 'trump' ? view.schlag : undefined;
  return (
    <div class="announcing">
      <p class="vh">{say().cloth.naming}</p>
      <What title={say().schlag} by={forehandOf(view)} {...{ view, sight }}>
        {schlag && <Mini name={say().ranks[schlag]} rank={schlag} />}
      </What>
      <What title={say().trump} by={trumpNamerOf(view)} {...{ view, sight }} />
    </div>
  );
}

interface WhatProps extends Omit<NamingProps, 'name'> {
  readonly title: string;
  readonly by: Seat;
  readonly children?: ComponentChildren;
}

function What({ title, by, view, sight, children }: WhatProps) {
  const role = roleOf(view, by);
  return (
    <div class="shown">
      <strong>{title}</strong>
      {children || (
        <span class="slot small">
          <span class="vh">{say().cloth.notYet}</span>
        </span>
      )}
      <span class="by">
        {named(sight, by)} {role && <small>{say()[role]}</small>}
      </span>
    </div>
  );
}
