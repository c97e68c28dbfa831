import { signal } from '@preact/signals';

// In place of the line to the house, where there is none.

export const client = {};
export const snapshot = signal({ connection: 'open' });
export const isLocal = signal(false);
