import { setting, SWITCH } from '../../settings.ts';

/** What every action is worth, and what the last one has cost. */
export const hints = setting('blackjack.hints', SWITCH, 'off');
export const trainer = setting('blackjack.trainer', SWITCH, 'off');
