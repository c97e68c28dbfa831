import type { Text } from './en.ts';

export const it: Text = {
  guest: 'Ospite',
  here: 'Su questo dispositivo, senza la casa.',
  begun: 'La casa non è raggiungibile: giochi su questo dispositivo.',
  toHouse: 'Alla casa',
  play: 'Gioca su questo dispositivo',
  what: 'Contro il computer e senza rete. Niente lascia questo dispositivo.',
};
