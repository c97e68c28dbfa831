import type { Text } from './en.ts';

export const de: Text = {
  guest: 'Gast',
  here: 'Auf diesem Gerät, ohne das Haus.',
  begun: 'Das Haus ist nicht zu erreichen: Du spielst auf diesem Gerät.',
  toHouse: 'Ins Haus',
  play: 'Auf diesem Gerät spielen',
  what: 'Gegen den Computer und ohne Netz. Nichts verlässt dieses Gerät.',
};
