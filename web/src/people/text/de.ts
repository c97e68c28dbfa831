import type { Text } from './en.ts';

export const de: Text = {
  card: name => `Über ${name}`,
  friends: {
    title: 'Freunde',
    none: 'Noch niemand. Öffne die Karte von jemandem mit Konto und frag.',
    needAccount: 'Mit einem Konto kannst du hier Freunde haben.',
    signUp: 'Konto anlegen',
    asks: name => `${name} möchte mit dir befreundet sein.`,
    yes: 'Ja, Freunde sein',
    no: 'Nein, danke',
    ask: 'Freundschaft anfragen',
    here: 'im Haus',
    sent: 'angefragt, noch keine Antwort',
    withdraw: 'Anfrage zurücknehmen',
    end: 'Freundschaft beenden',
  },
  report: {
    open: 'Melden',
    title: name => `${name} melden`,
    lead: 'Das liest nur, wer dieses Haus betreibt. Die Person erfährt es nicht.',
    withLines: 'Was an diesem Tisch zuletzt gesagt wurde, geht mit.',
    what: 'Was ist passiert?',
    send: 'Meldung abschicken',
    sent: 'Die Meldung ist unterwegs. Du kannst die Person auch stummschalten.',
    short: least => `Bitte mindestens ${least} Zeichen.`,
  },
  mutes: {
    title: 'Stummgeschaltete Leute',
    lead: 'Was sie schreiben, siehst du nicht. Sie erfahren es nicht.',
  },
};
