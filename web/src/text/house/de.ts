import { errors } from '../errors/de.ts';
import { games } from '../games/de.ts';
import { nav } from '../nav/de.ts';
import type { HouseText } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

export const house: HouseText = {
  language: 'de',
  errors,
  games,
  close: 'Schließen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  save: 'Speichern',
  home: {
    title: 'Setz dich und spiel.',
    lead: 'Ein Tipp, und die Karten sind gegeben. Auf freien Plätzen spielt der Computer.',
    skip: 'Zu den Spielen',
    play: game => `${game} spielen`,
    playShort: 'Spielen',
    playNote: 'sofort, gegen den Computer',
    quick: {
      withWhom: 'Mit wem?',
      company: { computers: 'Computer', people: 'Leute' },
      lead: 'Ein Tipp, und du sitzt an einem offenen Tisch. Bis Leute kommen, spielt der Computer mit.',
      note: 'an einem offenen Tisch',
      first: 'Noch ist niemand hier. Andere finden diesen Tisch; so lange spielt der Computer mit.',
      title: 'Stärke und Tempo',
      pace: 'Unter Leuten. Du kommst an keinen Tisch, an dem du weniger Zeit hast.',
      done: 'Fertig',
    },
    dealing: 'Die Karten werden gegeben …',
    resumeTitle: 'Dein Platz ist freigehalten.',
    resume: 'Dein Spiel geht weiter, wann immer du zurückkommst.',
    back: 'Zurück an deinen Tisch',
    noneSo: 'So einen Tisch gibt es gerade nicht.',
    onTable: amount => `+ ${amount} am Tisch`,
    friends: 'Mit Freunden spielen',
    friendsLead: 'Tisch aufmachen, Link schicken, anfangen, wenn alle da sind.',
    open: 'Tisch für Freunde aufmachen',
    tables: 'Offene Tische',
    noTables: 'Gerade ist kein Tisch offen. Mach einen auf oder spiel gegen den Computer.',
    online: number => count(number, 'Mensch im Haus', 'Leute im Haus'),
    youAre: 'Du bist',
    rename: 'Namen ändern',
    name: 'Dein Name',
    nameHint: '2 bis 20 Zeichen',
    loginHint: '2 bis 20 Zeichen. Mit diesem Namen meldest du dich auch an.',
    money: 'dein Geld:',
    scores: 'Bestenliste',
    noPage: 'Hier ist nichts.',
    noPageText: 'Vielleicht ist die Adresse vertippt, oder der Tisch ist schon abgeräumt.',
    toHouse: 'Ins Haus',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
  },
  nav,
  state: (tables, people) =>
    `${count(tables, 'offener Tisch', 'offene Tische')}, ${count(people, 'Person', 'Personen')} im Haus.`,
  robot: 'Roboter',
  people: {
    title: 'Leute im Haus',
    openUnread: number => `Leute im Haus, ${number} neu`,
    away: 'nicht am Gerät',
  },
  connection: {
    announcement: 'Vom Haus',
    dismiss: 'Diese Nachricht ausblenden',
    closing: (time: string) =>
      `Das Haus schließt, spätestens um ${time}. Spiel dein Spiel zu Ende; neue Tische gibt es nicht.`,
    connecting: 'Verbinde …',
    lost: 'Verbindung verloren. Es geht von selbst weiter …',
    unanswered: 'Das Haus antwortet nicht. Nichts geht verloren; es geht von selbst weiter.',
    replaced: 'Du hast das Haus in einem anderen Fenster geöffnet.',
    elsewhere:
      'Du bist noch auf einer anderen Seite oder einem anderen Gerät da. Beide zeigen dasselbe.',
    takeOver: 'Nur hier weiterspielen',
    tookOver: 'Die anderen Seiten sind geschlossen.',
    here: 'Hier weitermachen',
    otherProtocol: 'Das Haus wurde erneuert.',
    abuse: 'Das Haus hat die Verbindung beendet.',
    reload: 'Neu laden',
  },
  door: {
    knocked: 'Du hast angeklopft. Der Gastgeber entscheidet.',
    admitted: 'Der Gastgeber lässt dich herein.',
    refused: 'Der Gastgeber lässt dich gerade nicht herein.',
    away: {
      removed: 'Der Gastgeber hat dich vom Tisch weggeschickt.',
      banned: 'Der Gastgeber hat dich vom Tisch ausgeschlossen.',
      'no-spectators': 'Du darfst an diesem Tisch nicht mehr zuschauen.',
    },
    number: 'Nummer oder Code eines Tisches',
    go: 'Hingehen',
  },
};
