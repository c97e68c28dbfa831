import { computed, type Signal, signal } from '@preact/signals';
import type { Offer } from '@stammtisch/kernel';

import { client, isLocal, seatedAt, snapshot } from '../connection.ts';
import { lazy } from '../lazy.ts';
import { leaveFirst } from '../parts/leave-first.ts';
import { toast, toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import { setting } from '../settings.ts';
import { houseTexts } from '../text/texts.ts';
import { openTable } from './open-table.ts';

/** Against whom one tap leads to a game. */
export const company = setting('company', ['computers', 'people'], 'computers');

const STRENGTHS = ['0', '1', '2', '3'] as const;
const strength = setting('strength', STRENGTHS, '0');
const pace = setting('pace', ['usual', '0', '30', '60', '120'], 'usual');

/** How well the computers play: 0 for as well as they can. */
export const skill: Signal<number> = signal(Number(strength.value));
/** Seconds for a decision among people; undefined for as is usual in the game. */
export const clock: Signal<number | undefined> = signal(
  pace.value === 'usual' ? undefined : Number(pace.value),
);
skill.subscribe(level => (strength.value = STRENGTHS[level] ?? '0'));
clock.subscribe(seconds => {
  const kept = (['0', '30', '60', '120'] as const).find(each => each === String(seconds));
  pace.value = kept ?? 'usual';
});

/** Whether something is otherwise than it is at first. */
export const isChosen = computed(() => skill.value > 0 || clock.value !== undefined);

/** One tap and one plays: against the computer, or at a table with people. */
export async function play(offer: Offer): Promise<void> {
  if (company.value === 'people' && !isLocal.value) return playWithPeople(offer);
  if (snapshot.peek().connection === 'lost') await moveIn();
  return openTable(againstComputers(offer));
}

/** The computers are on this device, too: nobody has to wait for the network. */
async function moveIn(): Promise<void> {
  const { moveIn, begunHere } = await lazy(() => import('../local/move-in.ts'));
  await moveIn();
  toast(begunHere(), 'device');
}

const skillIn = ({ strengths }: Offer): number =>
  Math.max(0, Math.min(skill.value, strengths.length - 1));

const againstComputers = (offer: Offer) => ({
  game: offer.name,
  start: true,
  skill: skillIn(offer),
  ...(offer.quick && { options: { ...offer.quick } }),
});

async function playWithPeople(offer: Offer): Promise<void> {
  const take = (leaving: boolean) => takeSeat(offer, leaving);
  if (seatedAt.value === undefined) await take(false);
  else await leaveFirst(() => take(true));
}

async function takeSeat(offer: Offer, leaving: boolean): Promise<void> {
  const answer = await client.quick({
    game: offer.name,
    skill: skillIn(offer),
    ...(clock.value !== undefined && { clock: clock.value }),
    ...(leaving && { leaving }),
  });
  if (answer.ok) {
    if (answer.value.opened) toast(houseTexts().home.quick.first, 'check');
    return go(pathOf(answer.value.table));
  }
  if (answer.error.code === 'seated-elsewhere' && !leaving)
    await leaveFirst(() => takeSeat(offer, true));
  else toastFailure(answer.error);
}
