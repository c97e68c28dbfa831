import type { Text } from './en.ts';

export const it: Text = {
  card: name => `Scheda di ${name}`,
  friends: {
    title: 'Amici',
    none: 'Ancora nessuno. Apri la scheda di chi ha un account e chiedi.',
    needAccount: 'Con un account puoi avere qui i tuoi amici.',
    signUp: 'Crea un account',
    asks: name => `${name} vuole fare amicizia con te.`,
    yes: 'Sì, facciamo amicizia',
    no: 'No, grazie',
    ask: 'Chiedi l’amicizia',
    here: 'in casa',
    sent: 'richiesta mandata, ancora senza risposta',
    withdraw: 'Ritira la richiesta',
    end: 'Fine dell’amicizia',
  },
  report: {
    open: 'Segnala',
    title: name => `Segnalare ${name}`,
    lead: 'Lo legge solo chi gestisce questa casa. La persona non lo viene a sapere.',
    withLines: 'Insieme va ciò che è stato detto per ultimo a questo tavolo.',
    what: 'Che cosa è successo?',
    send: 'Manda la segnalazione',
    sent: 'La segnalazione è partita. Puoi anche silenziare questa persona.',
    short: least => `Almeno ${least} caratteri, per favore.`,
  },
  mutes: {
    title: 'Persone in silenzio',
    lead: 'Non vedi quello che scrivono. Loro non lo vengono a sapere.',
  },
};
