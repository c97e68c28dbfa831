import type { Access, TableSettings } from '@stammtisch/protocol';

export const DOORS = ['open', 'link', 'knock', 'password'] as const;
export type DoorName = (typeof DOORS)[number];

/** Who may come in, as people think of it: the list and the access together. */
export const SETTINGS = {
  open: { listed: true, access: 'free' },
  link: { listed: false, access: 'free' },
  knock: { listed: true, access: 'knock' },
  password: { listed: true, access: 'password' },
} as const satisfies Record<DoorName, Pick<TableSettings, 'listed' | 'access'>>;

export const doorOf = (listed: boolean, access: Access = 'free'): DoorName => {
  if (access !== 'free') return access;
  return listed ? 'open' : 'link';
};
