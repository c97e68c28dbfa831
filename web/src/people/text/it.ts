import type { Text } from './en.ts';

export const it: Text = {
  card: name => `Scheda di ${name}`,
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
