import {
  type Cluedo,
  game,
  isDealt,
  isPlaying,
  isRoom,
  type Move,
  passageFrom,
  placeOf,
  type Refusal,
} from '@stammtisch/cluedo';
import type { Outcome } from '@stammtisch/kernel';
import { LIMITS, newId } from '@stammtisch/protocol';

import type { LiveTable } from '../tables/live-table.ts';
import { pduError, type PduError, type PduErrorName } from './errors.ts';
import { type InfoOf, UNKNOWN } from './infos.ts';
import { cardOf, guessOf, placeAt, tokenOf } from './numbers.ts';
import type { PduClient } from './pdu-client.ts';
import { type Answer, errorOf } from './refusals.ts';

type View = Cluedo['View'];

export const outcomeOfMatch = ({ table }: LiveTable): Outcome | undefined =>
  table.game.outcome(table.state);

const notActive = (): PduError => pduError('NOT_ACTIVE_PLAYER', 'it is not your turn');

/** What the player on turn sees; undefined for everybody else. */
function viewOnTurn(client: PduClient): View | undefined {
  const view = client.scene?.view;
  if (view === undefined || !isPlaying(view) || view.turn !== view.viewer) return undefined;
  return view;
}

/** Makes a move by the rules of the game, which alone decide. */
async function play(client: PduClient, move: Move, wrong: PduErrorName): Answer {
  const { scene, table } = client;
  if (scene === undefined || table === undefined) return notActive();
  const { view } = scene;
  const decision = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  const refused = game.refusal(view, move);
  if (refused !== undefined) return refusalOf(refused, wrong);
  const played = await client.house.ask('move', {
    table,
    key: newId(client.server.world, LIMITS.moveKey),
    decision: decision?.stamp ?? '',
    move,
  });
  return errorOf(played, {
    refused: wrong,
    stale: wrong,
    'not-seated': 'NOT_ACTIVE_PLAYER',
    'table-closed': 'NOT_ACTIVE_PLAYER',
  });
}

const NOT_ON_TURN: readonly Refusal[] = ['not-seated', 'not-your-turn', 'out'];

const refusalOf = (refused: Refusal, wrong: PduErrorName): PduError =>
  NOT_ON_TURN.includes(refused) ? notActive() : pduError(wrong, refused);

/** 4.5.2. */
export async function rollDice(client: PduClient): Answer {
  if (viewOnTurn(client) === undefined) return notActive();
  return play(client, { kind: 'roll' }, 'INVALID_MOVE');
}

/** 4.5.2: where the dice lead; without them through the secret passage, or to where one is. */
export async function moveTo(client: PduClient, { x, y }: InfoOf<'PlayerMoveRequestInfo'>): Answer {
  const view = viewOnTurn(client);
  if (view === undefined || !isDealt(view)) return notActive();
  const to = placeAt(x, y);
  if (to === undefined) return pduError('INVALID_MOVE', `nobody can stand at ${x}, ${y}`);
  if (view.phase !== 'moving') return play(client, { kind: 'walk', to }, 'INVALID_MOVE');
  if (!isRoom(to)) return pduError('INVALID_MOVE', 'throw the dice first');
  const kind = to === placeOf(view) ? 'stay' : 'passage';
  if (kind === 'passage' && passageTarget(view) !== to)
    return pduError('INVALID_MOVE', 'throw the dice first');
  return play(client, { kind }, 'INVALID_MOVE');
}

const passageTarget = (view: View) => (isDealt(view) ? passageFrom(placeOf(view)) : undefined);

/** 4.5.3. Whoever was called into a room stays there by suspecting. */
export async function suspect(client: PduClient, info: InfoOf<'SuspicionRequestInfo'>): Answer {
  const view = viewOnTurn(client);
  if (view === undefined) return notActive();
  const guess = guessOf(info);
  if (guess === undefined) return pduError('INVALID_SUSPICION', 'there is no such card');
  if (
    game.refusal(view, { kind: 'stay' }) === undefined &&
    isDealt(view) &&
    guess.where === placeOf(view)
  ) {
    const refused = await play(client, { kind: 'stay' }, 'INVALID_SUSPICION');
    if (refused !== undefined) return refused;
  }
  return play(client, { kind: 'suspect', guess }, 'INVALID_SUSPICION');
}

/** 4.5.3, by whoever can refute. */
export async function showCard(
  client: PduClient,
  { ownerId, type, item }: InfoOf<'SuspicionCardInfo'>,
): Answer {
  const card = cardOf(type, item);
  const isOwn = ownerId === client.playerId || ownerId === UNKNOWN;
  if (card === undefined || !isOwn) return pduError('INVALID_CARD', 'it is not yours');
  const view = client.scene?.view;
  if (view?.phase !== 'refuting') return notActive();
  return play(client, { kind: 'show', card }, 'INVALID_CARD');
}

/** 4.5.4. */
export async function accuse(client: PduClient, info: InfoOf<'AccusationRequestInfo'>): Answer {
  if (viewOnTurn(client) === undefined) return notActive();
  const guess = guessOf(info);
  if (guess === undefined) return pduError('INVALID_CARD', 'there is no such card');
  return play(client, { kind: 'accuse', guess }, 'NOT_ACTIVE_PLAYER');
}

/** 4.5.5. */
export async function finishTurn(client: PduClient): Answer {
  if (viewOnTurn(client) === undefined) return notActive();
  return play(client, { kind: 'end' }, 'NO_MOVE_MADE');
}

/** The token with which the director has let somebody in, if nobody else has it by now. */
export async function takeToken(client: PduClient): Promise<void> {
  const { server, person = '' } = client;
  const token = tokenOf(server.tokenFor(person) ?? UNKNOWN);
  if (token !== undefined) await play(client, { kind: 'token', token }, 'INVALID_MOVE');
  server.hasToken(person);
}
