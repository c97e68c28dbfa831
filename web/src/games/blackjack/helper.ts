import { computed, signal } from '@preact/signals';
import type { Odds } from '@stammtisch/blackjack/odds';
import { useEffect } from 'preact/hooks';

import { announce } from '../../parts/announcer.tsx';
import { inBets } from '../../text/texts.ts';
import { type Choice, isAsking, oddsOf, questionOf, type Verdict, verdictOn } from './advice.ts';
import { askOdds } from './odds-client.ts';
import type { Move, View } from './rules.ts';
import { hints, trainer } from './settings.ts';
import { texts } from './texts.ts';

interface Known {
  readonly question: string;
  readonly odds: Odds | undefined;
}

const known = signal<Known | undefined>(undefined);

interface Lesson extends Verdict {
  readonly round: number;
}

const lesson = signal<Lesson | undefined>(undefined);

const isWanted = computed(() => hints.value === 'on' || trainer.value === 'on');

/** Has the odds computed while the visitor thinks, and gives them once they are known. */
export function useOdds(view: View): Odds | undefined {
  const question = isAsking(view) ? questionOf(view) : undefined;
  useEffect(() => {
    if (isWanted.value && isAsking(view)) void learn(view);
  }, [question, isWanted.value]);
  useEffect(() => {
    if (view.phase === 'betting') lesson.value = undefined;
  }, [view.phase]);
  return known.value?.question === question ? known.value?.odds : undefined;
}

async function learn(view: View): Promise<Odds | undefined> {
  if (!isAsking(view)) return undefined;
  const question = questionOf(view);
  const now = known.peek();
  if (now?.question === question) return now.odds;
  const { rules, situation } = oddsOf(view);
  const odds = await askOdds(rules, situation);
  known.value = { question, odds };
  return odds;
}

/** Whoever wants to be taught hears what this move has cost; called before it is made. */
export function judge(view: View, { kind }: Move): void {
  if (trainer.value === 'off' || !isAsking(view) || !isChoice(kind)) return;
  void learn(view).then(odds => {
    if (odds === undefined) return;
    lesson.value = { ...verdictOn(view, odds, kind), round: view.round };
    announce(inWords(lesson.value));
  });
}

const isChoice = (kind: Move['kind']): kind is Choice => kind !== 'bet' && kind !== 'ready';

/** The last lesson of this round. */
export const lessonOf = (view: View): string | undefined =>
  trainer.value === 'on' && lesson.value?.round === view.round ? inWords(lesson.value) : undefined;

/** Less than this is no difference that anyone could play by. */
const NOTHING = 1e-6;

const isFaultless = ({ cost }: Verdict): boolean => cost < NOTHING;

function inWords(verdict: Verdict): string {
  const text = texts().help;
  const name = (choice: Choice) =>
    choice === 'decline' ? text.declined : texts().actions.names[choice];
  return isFaultless(verdict)
    ? text.isBest(name(verdict.choice))
    : text.cost(name(verdict.choice), inBets(verdict.cost), name(verdict.better));
}

export function toggleHints(): void {
  hints.value = hints.value === 'on' ? 'off' : 'on';
  announce(hints.value === 'on' ? texts().help.on : texts().help.off);
}
