import type { Text } from './en.ts';

export const de: Text = {
  guest: 'Gast',
  here: 'Auf diesem Gerät, ohne das Haus.',
  begun: 'Das Haus ist nicht zu erreichen: Du spielst auf diesem Gerät.',
  toHouse: 'Ins Haus',
  pass: name => `${name} ist am Zug.`,
  passWhat: 'Gib das Gerät weiter. Die Karten sind zu sehen, wenn du es sagst.',
  iAm: name => `Ich bin ${name}`,
  more: 'Mehr Leute an diesem Gerät',
  moreWhat: 'Ihr gebt das Gerät weiter; jeder sieht nur die eigenen Karten.',
  name: 'Name',
  seat: 'Platz geben',
  play: 'Auf diesem Gerät spielen',
  what: 'Gegen den Computer und ohne Netz. Nichts verlässt dieses Gerät.',
};
