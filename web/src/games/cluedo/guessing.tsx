import { type Signal, useSignal } from '@preact/signals';
import { ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import { useEffect, useId } from 'preact/hooks';

import { Sheet } from '../../parts/sheet.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { whereabouts } from './deduction.ts';
import { Three } from './history.tsx';
import type { Sending } from './moves.ts';
import { Emblem } from './pieces.tsx';
import { allows, type Card, type Dealt, type Guess, roomOnTurn, type View } from './rules.ts';
import { asking } from './selection.ts';
import { texts, shortName } from './texts.ts';

interface GuessProps extends Sending {
  readonly view: Dealt & View;
  readonly context: TableContext;
}

/** The sheet on which a suspicion or an accusation is put together. */
export function Guessing(props: GuessProps) {
  const { view } = props;
  const kind = asking.value;
  const isOpen = kind !== undefined && allows(view, kind);
  useEffect(() => {
    // Whoever ran out of time does not find the sheet open again on their next turn.
    if (!isOpen) close();
  }, [isOpen]);
  if (!isOpen) return null;
  const room = roomOnTurn(view);
  if (kind === 'accuse') return <AccusationSheet {...props} />;
  return room === undefined ? null : <SuspicionSheet {...props} room={room} />;
}

const close = (): void => {
  asking.value = undefined;
};

type Chosen = { readonly [Sort in keyof Guess]?: Guess[Sort] };

/** All three are chosen. */
function whole({ who, how, where }: Chosen): Guess | undefined {
  if (who === undefined || how === undefined || where === undefined) return undefined;
  return { who, how, where };
}

function SuspicionSheet({ room, ...props }: GuessProps & { room: Guess['where'] }) {
  const text = texts().suspicion;
  const chosen = useSignal<Chosen>({ where: room });
  const guess = whole(chosen.value);
  return (
    <Sheet title={text.title(texts().rooms[room].in)} close={close}>
      <p class="muted">{text.text}</p>
      <Persons {...props} chosen={chosen} />
      <Arms {...props} chosen={chosen} />
      <button
        type="button"
        class={guess ? 'btn go wide stick' : 'btn wide stick'}
        aria-disabled={guess === undefined || props.sending}
        onClick={() => guess && props.send({ kind: 'suspect', guess })}
      >
        {guess ? text.send : text.choose}
      </button>
    </Sheet>
  );
}

/** First the three cards, then the question whether one is sure. */
function AccusationSheet(props: GuessProps) {
  const text = texts().accusation;
  const chosen = useSignal<Chosen>({});
  const isAsked = useSignal(false);
  const guess = whole(chosen.value);
  if (guess !== undefined && isAsked.value)
    return <Sure {...props} guess={guess} back={() => (isAsked.value = false)} />;
  return (
    <Sheet key="choose" title={text.title} close={close}>
      <p class="muted">{text.text}</p>
      <Persons {...props} chosen={chosen} />
      <Arms {...props} chosen={chosen} />
      <Choices
        {...props}
        label={texts().sorts.where}
        cards={ROOMS}
        value={chosen.value.where}
        set={where => (chosen.value = { ...chosen.value, where })}
      />
      <button
        type="button"
        class={guess ? 'btn go wide stick' : 'btn wide stick'}
        aria-disabled={guess === undefined}
        onClick={() => guess && (isAsked.value = true)}
      >
        {guess ? text.next : text.choose}
      </button>
    </Sheet>
  );
}

interface SureProps extends GuessProps {
  readonly guess: Guess;
  readonly back: () => void;
}

function Sure({ view, context, guess, back, send, sending }: SureProps) {
  const text = texts().accusation;
  return (
    <Sheet key="sure" title={text.sure} close={close}>
      <Three guess={guess} />
      <p>{texts().guess(guess)}.</p>
      <Contradiction {...{ view, context, guess }} />
      <p class="only">{text.only}</p>
      <div class="pair">
        <button type="button" class="btn" onClick={back}>
          {text.no}
        </button>
        <button
          type="button"
          class="btn raise"
          aria-disabled={sending}
          onClick={() => send({ kind: 'accuse', guess })}
        >
          {text.yes}
        </button>
      </div>
    </Sheet>
  );
}

/** Whoever accuses a card that somebody holds for certain, they themselves above all, is told so. */
function Contradiction({ view, context, guess }: Pick<SureProps, 'view' | 'context' | 'guess'>) {
  const held = [guess.who, guess.how, guess.where].filter(
    card => typeof whereabouts(view, card) === 'number',
  );
  if (held.length === 0) return null;
  const known = held.map(card => `${shortName(card)}: ${knownInWords(view, context, card)}`);
  return (
    <p class="contradiction" role="alert">
      {texts().accusation.wrong(known.join(', '))}
    </p>
  );
}

type ChosenProps = GuessProps & { readonly chosen: Signal<Chosen> };

const Persons = ({ chosen, ...props }: ChosenProps) => (
  <Choices
    {...props}
    label={texts().sorts.who}
    cards={SUSPECTS}
    value={chosen.value.who}
    set={who => (chosen.value = { ...chosen.value, who })}
  />
);

const Arms = ({ chosen, ...props }: ChosenProps) => (
  <Choices
    {...props}
    label={texts().sorts.how}
    cards={WEAPONS}
    value={chosen.value.how}
    set={how => (chosen.value = { ...chosen.value, how })}
  />
);

interface ChoicesProps<C extends Card> extends Pick<GuessProps, 'view' | 'context'> {
  readonly label: string;
  readonly cards: readonly C[];
  readonly value: C | undefined;
  readonly set: (card: C) => void;
}

/** One card of a sort; each says what the sheet knows about it. */
function Choices<C extends Card>({ label, cards, value, set, view, context }: ChoicesProps<C>) {
  const name = useId();
  return (
    <fieldset class="cards3">
      <legend>{label}</legend>
      {cards.map(card => (
        <label class="cpick" key={card}>
          <input
            type="radio"
            name={name}
            value={card}
            checked={card === value}
            onChange={() => set(card)}
          />
          <Emblem card={card} />
          <span class="nm">{shortName(card)}</span>
          <small>{knownInWords(view, context, card)}</small>
        </label>
      ))}
    </fieldset>
  );
}

function knownInWords(view: Dealt & View, context: TableContext, card: Card): string {
  const text = texts().known;
  const place = whereabouts(view, card);
  if (place === undefined) return text.open;
  if (place === 'envelope') return text.envelope;
  return place === context.seat ? text.mine : text.at(context.nameOf(place));
}
