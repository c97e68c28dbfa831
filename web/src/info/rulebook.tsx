import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Listing, Values } from '../games/listing.ts';
import {
  type GameRules,
  type NumberedRule,
  type Rulebook,
  type Word,
  wordsIn,
} from '../games/rulebook.ts';
import { lazy } from '../lazy.ts';
import { CardRow } from '../parts/card.tsx';
import { showPart } from '../route.ts';
import { language } from '../settings.ts';
import { texts } from './texts.ts';

interface Loaded extends Pick<GameRules, 'pictures'> {
  readonly read: (options: Values) => Rulebook;
}

/** The rules of a game in the language of the visitor; undefined until they are fetched. */
export function useRules(listing: Listing): Loaded | undefined {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const wanted = language.value;
  useEffect(() => {
    const load = async (): Promise<Loaded> => {
      const { loadRulebook, pictures } = await listing.loadRules();
      return { pictures, read: await loadRulebook(wanted) };
    };
    void lazy(load).then(rules => {
      if (wanted === language.peek()) loaded.value = rules;
    });
  }, [listing, wanted]);
  return loaded.value;
}

interface RulebookProps {
  readonly listing: Listing;
  readonly options: Values;
  /** The number of the rule to begin with. */
  readonly at?: string | undefined;
  /** Between what one needs to begin and the rules. */
  readonly children?: ComponentChildren;
}

/** A game in a minute, and every rule with its number, as a table with these options plays. */
export function RulebookView({ listing, options, at: first, children }: RulebookProps) {
  const rules = useRules(listing);
  const isThere = rules !== undefined;
  useEffect(() => {
    if (isThere && first !== undefined) showPart(`rule-${first}`);
  }, [isThere, first]);
  const text = texts().rules;
  if (rules === undefined) return <p role="status">{text.loading}</p>;
  const { short, chapters } = rules.read(options);
  return (
    <>
      <section class="panel prose" aria-labelledby="minute">
        <h2 id="minute">{text.inAMinute}</h2>
        <ol class="minute">
          {short.map(each => (
            <li key={each}>
              <Marked text={each} />
            </li>
          ))}
        </ol>
      </section>
      {children}
      <Words words={wordsIn({ short, chapters }, language.value)} />
      <nav class="chapters" aria-label={text.chapters}>
        {chapters.map(({ title }, at) => (
          <a key={title} href={`#rules-${at + 1}`}>
            {at + 1}. {title}
          </a>
        ))}
      </nav>
      {chapters.map(({ title, rules: numbered }, at) => (
        <section key={title} class="panel prose" aria-labelledby={`rules-${at + 1}`}>
          <h2 id={`rules-${at + 1}`} tabIndex={-1}>
            {at + 1}. {title}
          </h2>
          {numbered.map(rule => (
            <RuleText
              key={rule.number}
              rule={rule}
              deck={listing.deck}
              rows={rules.pictures[rule.number] ?? []}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** The words of the game: a tap on one shows the rule that explains it. */
const Words = ({ words }: { words: readonly Word[] }) => (
  <section class="panel prose words" aria-labelledby="words">
    <h2 id="words">{texts().rules.words}</h2>
    {words.map(({ word, number, text }) => (
      <details key={word} name="words">
        <summary>{word}</summary>
        <p>
          <Marked text={text.replaceAll('\n• ', ' ')} /> <a href={`#rule-${number}`}>{number}</a>
        </p>
      </details>
    ))}
  </section>
);

interface RuleTextProps {
  readonly rule: NumberedRule;
  readonly deck: Listing['deck'];
  readonly rows: readonly (readonly string[])[];
}

/** One rule: paragraphs, points of a list, pictures of cards. */
function RuleText({ rule: { number, text }, deck, rows }: RuleTextProps) {
  const [first = '', ...points] = text.split('\n• ');
  return (
    <div class="rule" id={`rule-${number}`} tabIndex={-1}>
      <span class="number">{number}</span>
      <div>
        <p>
          <Marked text={first} />
        </p>
        {points.length > 0 && (
          <ul>
            {points.map(point => (
              <li key={point}>
                <Marked text={point} />
              </li>
            ))}
          </ul>
        )}
        {rows.map(cards => (
          <CardRow key={cards.join('')} deck={deck} kind="cardline" cards={cards} />
        ))}
      </div>
    </div>
  );
}

/** **Terms** are bold, and numbers of rules lead there. */
const Marked = ({ text }: { text: string }) => (
  <>
    {text.split(/(\*\*.+?\*\*|(?<![$\d])\b\d{1,2}\.\d{1,2}\b)/).map(part => {
      if (part.startsWith('**')) return <b key={part}>{part.slice(2, -2)}</b>;
      return /^\d{1,2}\.\d{1,2}$/.test(part) ? <a href={`#rule-${part}`}>{part}</a> : part;
    })}
  </>
);
