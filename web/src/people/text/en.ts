/** What is said about people and what one can do about them. The other languages say the same. */
export const en = {
  card: (name: string) => `About ${name}`,
  report: {
    open: 'Report',
    title: (name: string) => `Report ${name}`,
    lead: 'Only whoever runs this house reads it. The person is not told.',
    withLines: 'What was last said at this table goes with it.',
    what: 'What has happened?',
    send: 'Send the report',
    sent: 'The report is on its way. You can also mute this person.',
    short: (least: number) => `At least ${least} characters, please.`,
  },
  mutes: {
    title: 'Muted people',
    lead: 'You see nothing of what they write. They are not told.',
  },
};

export type Text = typeof en;
