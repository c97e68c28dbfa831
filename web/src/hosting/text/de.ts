import type { Text } from './en.ts';

export const de: Text = {
  title: 'Dein Tisch',
  name: 'Name des Tisches',
  save: 'Speichern',
  saved: 'Gespeichert.',
  door: {
    title: 'Wer sich setzen darf',
    choice: {
      open: ['Alle', 'In der Liste der Tische; auch Fremde dürfen mitspielen.'],
      link: ['Wer den Link hat', 'Nicht in der Liste; nur wem du den Link schickst.'],
      knock: ['Wer anklopft', 'In der Liste; du lässt jeden einzeln herein.'],
      password: [
        'Wer das Passwort kennt',
        'In der Liste; mit einem Wort, das du deinen Freunden sagst.',
      ],
    },
    password: 'Passwort des Tisches',
  },
  locked: 'Keine weiteren Mitspieler',
  spectators: {
    title: 'Wer zuschauen darf',
    choice: { all: 'alle', ask: 'wen ich hereinlasse', none: 'niemand' },
  },
  openHands: {
    title: 'Nach der Partie alle Karten offen',
    note: 'Wer zuschauen darf, sieht dann in der Wiederholung, was jeder in der Hand hatte. Mitten in einer Partie lässt es sich nicht ändern.',
  },
  chat: {
    title: 'Wer im Chat schreiben darf',
    choice: { all: 'alle', players: 'Mitspieler', off: 'niemand' },
  },
  thinking: 'Bedenkzeit',
  players: 'Am Tisch',
  free: 'freier Platz',
  looking: 'schaut zu',
  actions: name => `Was tun mit ${name}`,
  makeHost: 'Tisch übergeben',
  remove: 'Wegschicken',
  ban: 'Vom Tisch ausschließen',
  unban: 'Wieder zulassen',
  banned: 'Ausgeschlossen',
  addComputer: 'Computer hinsetzen',
  removeComputer: 'Computer wegnehmen',
  strength: 'Spielstärke',
  knocks: 'Vor der Tür',
  admit: 'Hereinlassen',
  refuse: 'Jetzt nicht',
  seatsChange: 'Anzahl der Plätze',
  close: 'Tisch schließen',
  closeTitle: 'Tisch schließen?',
  closeText:
    'Das Spiel ist dann für alle hier zu Ende. Jeder behält sein Geld; was in dieser Runde gesetzt ist, kann verloren sein.',
  closeYes: 'Endgültig schließen',
  sure: name => `${name} wegschicken?`,
  sureText:
    'Der Computer spielt die Runde zu Ende, oder sie ist verloren, je nachdem, wie an diesem Tisch gespielt wird.',
  cancel: 'Abbrechen',
};
