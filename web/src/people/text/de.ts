import type { Text } from './en.ts';

export const de: Text = {
  card: name => `Über ${name}`,
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
