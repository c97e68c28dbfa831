import type { PersonId } from '@stammtisch/protocol';

/** Whose device it is; others come as whoever they say they are. */
export const ME: PersonId = 'me';
