import { useEffect, useRef } from 'preact/hooks';

import { inHouse } from '../base-path.ts';
import { notification, vibration } from '../preferences/at-table.ts';
import { tableTexts } from '../text/texts.ts';
import { sound } from './sound.ts';

const VIBRATION_MS = [60, 60, 60];
/** One at a time: a newer one takes its place. */
const TAG = 'stammtisch.turn';

/** Says that it is one's turn to whoever looks elsewhere: in the title, the icon, by sound, vibration and notification. */
export function useTurnSignals(yourTurn: boolean, game: string): void {
  const text = tableTexts().chat;
  useEffect(() => {
    document.title = `${yourTurn ? `▸ ${text.yourTurn}` : game} · Stammtisch`;
  }, [yourTurn, game, text]);
  useEffect(() => {
    setIcon(yourTurn ? '/icon-turn.svg' : '/icon.svg');
    return () => setIcon('/icon.svg');
  }, [yourTurn]);
  const was = useRef(yourTurn);
  useEffect(() => {
    if (yourTurn && !was.current) signal(`${game}: ${text.yourTurn}`);
    was.current = yourTurn;
  }, [yourTurn]);
}

function setIcon(path: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', inHouse(path));
}

function signal(words: string): void {
  sound('turn');
  if (vibration.peek() === 'on') navigator.vibrate?.(VIBRATION_MS);
  if (document.visibilityState === 'hidden') notify(words);
}

function notify(words: string): void {
  if (notification.peek() === 'off' || !mayNotify()) return;
  try {
    const shown = new Notification(words, { tag: TAG, icon: inHouse('/icon.svg') });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    document.addEventListener('visibilitychange', () => shown.close(), { once: true });
  } catch {
    // Some phones show them only for installed pages.
  }
}

const mayNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

/** Asks the browser; false where it does not allow it. On plain http most do not. */
export const askToNotify = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
