import type { Text } from './en.ts';

export const it: Text = {
  guest: 'Ospite',
  here: 'Su questo dispositivo, senza la casa.',
  begun: 'La casa non è raggiungibile: giochi su questo dispositivo.',
  toHouse: 'Alla casa',
  pass: name => `Tocca a ${name}.`,
  passWhat: 'Passa il dispositivo. Le carte si vedono quando lo dici tu.',
  iAm: name => `Sono ${name}`,
  more: 'Altre persone su questo dispositivo',
  moreWhat: 'Vi passate il dispositivo; ognuno vede solo le proprie carte.',
  name: 'Nome',
  seat: 'Dai un posto',
  play: 'Gioca su questo dispositivo',
  what: 'Contro il computer e senza rete. Niente lascia questo dispositivo.',
};
