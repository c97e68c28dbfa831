/**
 * Every table of the database, by the columns that tell its rows apart, in an order in which rows
 * come after those they refer to.
 */
export const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  entry: ['row'],
  open_table: ['row'],
  snapshot: ['table_id'],
  person: ['id'],
  seat: ['person_id'],
  sat: ['person_id', 'table_id'],
  table_number: ['number'],
  table_name: ['table_id'],
  table_password: ['table_id'],
  chat: ['table_id', 'line'],
  aside: ['table_id', 'line'],
  account: ['id'],
  transfer: ['row'],
  holding: ['person_id', 'table_id'],
  credential: ['person_id'],
  session: ['hash'],
  passkey: ['id'],
  private_number: ['person_id'],
  robot: ['person_id'],
  record: ['person_id', 'game'],
  note: ['person_id', 'table_id'],
  report: ['row'],
  report_line: ['report_row', 'line'],
  blocked_address: ['address'],
  replay: ['row'],
  replay_person: ['person_id', 'replay_row'],
  message: ['person_id', 'other_id', 'line'],
  message_read: ['person_id', 'other_id'],
  mute: ['person_id', 'other_id'],
  friend: ['person_id', 'other_id'],
  node: ['id'],
  node_row: ['node_id', 'kind', 'what'],
};

/** What says how things stand just now, and is not moved. */
export const PASSING: readonly string[] = ['node', 'node_row'];

/** Columns of which the database itself gives the next number. */
export const COUNTED: readonly string[] = ['row', 'number'];
