import { errors } from '../errors/it.ts';
import { games } from '../games/it.ts';
import { nav } from '../nav/it.ts';
import type { HouseText } from './en.ts';

const plural = new Intl.PluralRules('it');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

export const house: HouseText = {
  language: 'it',
  errors,
  games,
  close: 'Chiudi',
  back: 'Indietro',
  cancel: 'Annulla',
  save: 'Salva',
  home: {
    title: 'Siediti e gioca.',
    lead: 'Un tocco e le carte sono date. Ai posti liberi gioca il computer.',
    skip: 'Ai giochi',
    play: game => `Gioca a ${game}`,
    playShort: 'Gioca',
    playNote: 'subito, contro il computer',
    quick: {
      withWhom: 'Con chi?',
      company: { computers: 'Computer', people: 'Persone' },
      lead: 'Un tocco, e sei a un tavolo aperto. Finché non arriva gente, gioca il computer.',
      note: 'a un tavolo aperto',
      first:
        'Qui non c’è ancora nessuno. Altri troveranno questo tavolo; intanto gioca il computer.',
      title: 'Forza e ritmo',
      pace: 'Tra persone. Non arrivi a un tavolo dove hai meno tempo di così.',
      done: 'Fatto',
    },
    dealing: 'Si danno le carte…',
    resumeTitle: 'Il tuo posto è riservato.',
    resume: 'La tua partita continua quando torni.',
    back: 'Torna al tuo tavolo',
    noneSo: 'Ora non c’è un tavolo così.',
    onTable: amount => `+ ${amount} sul tavolo`,
    friends: 'Gioca con gli amici',
    friendsLead: 'Apri un tavolo, manda il link, si comincia quando ci sono tutti.',
    open: 'Apri un tavolo per gli amici',
    tables: 'Tavoli aperti',
    noTables: 'Nessun tavolo aperto al momento. Aprine uno o gioca contro il computer.',
    online: number => count(number, 'persona in casa', 'persone in casa'),
    youAre: 'Tu sei',
    rename: 'Cambia nome',
    name: 'Il tuo nome',
    nameHint: 'da 2 a 20 caratteri',
    loginHint: 'da 2 a 20 caratteri. Con questo nome fai anche l’accesso.',
    money: 'i tuoi soldi:',
    scores: 'Classifica',
    noPage: 'Qui non c’è niente.',
    noPageText: 'Forse l’indirizzo è scritto male, o il tavolo è già stato sparecchiato.',
    toHouse: 'Alla casa',
    imprint: 'Note legali',
    privacy: 'Privacy',
  },
  nav,
  state: (tables, people) =>
    `${count(tables, 'tavolo aperto', 'tavoli aperti')}, ${count(people, 'persona', 'persone')} in casa.`,
  robot: 'robot',
  people: {
    title: 'Persone in casa',
    openUnread: number => `Persone in casa, novità: ${number}`,
    away: 'assente',
  },
  connection: {
    announcement: 'Dalla casa',
    dismiss: 'Nascondi questo messaggio',
    closing: (time: string) =>
      `La casa sta chiudendo, al più tardi alle ${time}. Finisci la partita; non ci sono nuovi tavoli.`,
    connecting: 'Connessione…',
    lost: 'Connessione persa. Riprova da sola…',
    unanswered: 'La casa non risponde. Nulla va perso; riprende da sola.',
    replaced: 'Hai aperto la casa in un’altra finestra.',
    elsewhere:
      'Sei qui anche in un’altra pagina o su un altro dispositivo. Mostrano la stessa cosa.',
    takeOver: 'Gioca solo qui',
    tookOver: 'Le altre pagine sono chiuse.',
    here: 'Continua qui',
    otherProtocol: 'La casa è stata rinnovata.',
    abuse: 'La casa ha chiuso la linea.',
    reload: 'Ricarica',
  },
  door: {
    knocked: 'Hai bussato. Decide il padrone di casa.',
    admitted: 'Il padrone di casa ti fa entrare.',
    refused: 'Il padrone di casa ora non ti fa entrare.',
    away: {
      removed: 'Il padrone di casa ti ha mandato via dal tavolo.',
      banned: 'Il padrone di casa ti ha escluso dal tavolo.',
      'no-spectators': 'Non puoi più guardare a quel tavolo.',
    },
    number: 'Numero o codice di un tavolo',
    go: 'Vai',
  },
};
