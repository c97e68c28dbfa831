/** Marks a file as ours: "STMT". */
export const APPLICATION_ID = 0x53544d54;

/**
 * A house of so many migrations can go on while this one is at work on the same database: what it
 * needs is still there. Only a migration that takes something away raises it, one version later.
 */
export const OLDEST_AT_WORK = 16;

/**
 * Migrations, forward only: the file's `user_version` says how many of them it has seen.
 * Rows of the log are appended in the order they arrive; indexes make them unique by table.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE entry (
    row INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    id TEXT NOT NULL,
    previous TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX entry_version ON entry (table_id, version);
  CREATE UNIQUE INDEX entry_key ON entry (table_id, key) WHERE key IS NOT NULL;

  CREATE TABLE open_table (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;

  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    secret_hash TEXT NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seat (
    person_id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL,
    line INTEGER NOT NULL,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id = 'mint')
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE posting (
    row INTEGER PRIMARY KEY,
    entry_row INTEGER REFERENCES entry (row),
    account_id TEXT NOT NULL REFERENCES account (id),
    amount INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  `,
  // The books: nobody kept them before, so nothing is lost with the old ones.
  `
  DROP TABLE posting;
  DROP TABLE account;

  CREATE TABLE account (
    id TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR id IN ('mint', 'bank'))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE transfer (
    row INTEGER PRIMARY KEY,
    table_id TEXT,
    version INTEGER,
    from_id TEXT NOT NULL,
    to_id TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL
  ) STRICT;
  `,
  // Accounts, what people have won, and what is said or written for a few only.
  `
  CREATE TABLE credential (
    person_id TEXT PRIMARY KEY,
    password TEXT,
    recovery TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_person ON session (person_id);
  CREATE INDEX session_until ON session (until);

  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkey_person ON passkey (person_id);

  CREATE TABLE record (
    person_id TEXT NOT NULL,
    game TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    score INTEGER NOT NULL,
    best INTEGER NOT NULL,
    net INTEGER NOT NULL,
    peak INTEGER NOT NULL,
    peak_at INTEGER NOT NULL,
    PRIMARY KEY (person_id, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX record_peak ON record (game, peak DESC);

  CREATE TABLE sat (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE note (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE aside (
    table_id TEXT NOT NULL,
    line REAL NOT NULL,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX aside_person ON aside (person_id);
  CREATE INDEX chat_person ON chat (person_id);
  CREATE INDEX transfer_from ON transfer (from_id);
  CREATE INDEX transfer_to ON transfer (to_id);
  `,
  // Entries got their places in an index later, many at once (ADR 17, superseded by ADR 23).
  `
  DROP INDEX entry_version;
  DROP INDEX entry_key;

  CREATE TABLE place (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    row INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE used_key (
    table_id TEXT NOT NULL,
    key TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE placed (row INTEGER NOT NULL) STRICT;
  INSERT INTO placed (row) VALUES (0);
  `,
  // Passkeys can be told apart.
  `
  ALTER TABLE passkey ADD COLUMN name TEXT NOT NULL DEFAULT '';
  ALTER TABLE passkey ADD COLUMN used_at INTEGER;
  `,
  // More names are seen to look alike. Everyone keeps theirs; of those that look alike now, one keeps
  // others from taking such a name, best of all one with an account. No name begins with a space.
  `
  UPDATE person SET skeleton = ' ' || id;
  UPDATE OR IGNORE person SET skeleton = skeleton_of(name)
    WHERE id IN (SELECT person_id FROM credential);
  UPDATE OR IGNORE person SET skeleton = skeleton_of(name)
    WHERE id NOT IN (SELECT person_id FROM credential);
  `,
  // What lies before people on tables, also before those who have left and are played for until a round
  // is over. Learned from the tables that the house opens with.
  `
  CREATE TABLE holding (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    chips INTEGER NOT NULL CHECK (chips > 0),
    PRIMARY KEY (person_id, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX holding_table ON holding (table_id);
  `,
  // Ordinary unique indexes again.
  `
  CREATE UNIQUE INDEX entry_version ON entry (table_id, version);
  CREATE UNIQUE INDEX entry_key ON entry (table_id, key) WHERE key IS NOT NULL;
  DROP TABLE place;
  DROP TABLE used_key;
  DROP TABLE placed;
  `,
  // Tables have numbers that count up, names that no other open table has, and perhaps a password.
  // In the chat the house speaks, too: of a person, or of nobody.
  `
  CREATE TABLE table_number (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE table_name (
    table_id TEXT PRIMARY KEY,
    skeleton TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE table_password (
    table_id TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE chat ADD COLUMN is_house INTEGER NOT NULL DEFAULT 0;
  `,
  // What people report to the operator, whom the operator shuts out, and chat that is not kept for ever.
  `
  CREATE TABLE report (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    person_id TEXT NOT NULL,
    about_id TEXT NOT NULL,
    table_id TEXT,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    done_at INTEGER
  ) STRICT;
  CREATE INDEX report_person ON report (person_id);
  CREATE INDEX report_about ON report (about_id);

  CREATE TABLE report_line (
    report_row INTEGER NOT NULL REFERENCES report (row) ON DELETE CASCADE,
    line REAL NOT NULL,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (report_row, line)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX report_line_person ON report_line (person_id);

  CREATE TABLE blocked_address (
    address TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX chat_at ON chat (at);
  CREATE INDEX aside_at ON aside (at);
  `,
  // Where the matches that are over lie in the logs, and who played in them. What was played before is
  // in the logs, but nobody had noted where.
  `
  CREATE TABLE replay (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER,
    game TEXT NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER,
    rounds INTEGER NOT NULL DEFAULT 0,
    solo INTEGER NOT NULL,
    holders TEXT NOT NULL DEFAULT '[]',
    outcome TEXT
  ) STRICT;
  CREATE INDEX replay_table ON replay (table_id);

  CREATE TABLE replay_person (
    person_id TEXT NOT NULL,
    replay_row INTEGER NOT NULL REFERENCES replay (row) ON DELETE CASCADE,
    seat INTEGER,
    PRIMARY KEY (person_id, replay_row)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX replay_person_row ON replay_person (replay_row);
  `,
  // Since when people are known; what they write to one another, and whom they do not hear. Of those
  // who came before, the last day on which they were here is known, and when they got an account.
  `
  ALTER TABLE person ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
  UPDATE person SET since = MIN(seen_at,
    COALESCE((SELECT at FROM credential WHERE person_id = person.id), seen_at));

  CREATE TABLE message (
    person_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    line INTEGER NOT NULL,
    own INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (person_id, other_id, line)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX message_other ON message (other_id);

  CREATE TABLE message_read (
    person_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    line INTEGER NOT NULL,
    PRIMARY KEY (person_id, other_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX message_read_other ON message_read (other_id);

  CREATE TABLE mute (
    person_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    PRIMARY KEY (person_id, other_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mute_other ON mute (other_id);
  `,
  // With which people come back over the port for Cluedo.
  `
  CREATE TABLE private_number (
    person_id TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Who wants to be whose friend.
  `
  CREATE TABLE friend (
    person_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, other_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friend_other ON friend (other_id);
  `,
  // Robots: each is a person of its own. Whoever made it can remove it; those of the operator belong to nobody.
  `
  CREATE TABLE robot (
    person_id TEXT PRIMARY KEY,
    owner_id TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX robot_owner ON robot (owner_id);
  `,
  // Who has won is written down with who played.
  `
  ALTER TABLE replay_person ADD COLUMN won INTEGER;
  UPDATE replay_person SET won = seat IN (
      SELECT value FROM replay, json_each(replay.outcome, '$.winners') WHERE replay.row = replay_row)
    WHERE seat IS NOT NULL
      AND EXISTS (SELECT 1 FROM replay WHERE replay.row = replay_row AND outcome IS NOT NULL);
  `,
  // The number that somebody is known to have, until they have shown that the new one has reached them.
  `
  ALTER TABLE private_number ADD COLUMN old_hash TEXT;
  `,
  // The nodes of a house, and who and what is with each of them.
  `
  CREATE TABLE node (
    id TEXT PRIMARY KEY,
    beat INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE node_row (
    node_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (node_id, kind, what)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX node_row_version ON node_row (node_id, version);
  `,
];
