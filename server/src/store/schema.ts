/** Marks a file as ours: "STMT". */
export const APPLICATION_ID = 0x53544d54;

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
];
