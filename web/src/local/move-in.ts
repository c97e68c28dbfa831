import { changeHouse, client, snapshot } from '../connection.ts';
import { keepForOffline } from '../offline/register.ts';
import { ME } from './me.ts';
import { loadTexts, texts } from './texts.ts';

/** Goes on in the house on this device, under the same name. */
export async function moveIn(): Promise<void> {
  await loadTexts();
  const name = snapshot.peek().me?.name;
  changeHouse(ME);
  void keepForOffline();
  // Answered once it is open and has said who one is there.
  await client.balance();
  const known = snapshot.peek().me?.name;
  if (name !== undefined || known === '') await client.rename(name ?? texts().guest);
}

/** Why a game has begun there that was to begin elsewhere. */
export const begunHere = (): string => texts().begun;
