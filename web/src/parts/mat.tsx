import type { PersonId } from '@stammtisch/protocol';
import type { ComponentChildren } from 'preact';

import { Icon } from './icon.tsx';
import { colorOf } from './person-color.ts';

interface MatProps {
  readonly name: string;
  readonly kind: 'person' | 'computer' | 'free';
  /** Whose it is, where each has a colour of their own. */
  readonly person?: PersonId | undefined;
  readonly children?: ComponentChildren;
}

const LOOKS = { person: 'mat', computer: 'mat b', free: 'mat open' } as const;

/** A beer mat: round for a person, squarish for the computer, dashed for nobody. */
export const Mat = ({ name, kind, person, children }: MatProps) => (
  <span class={LOOKS[kind]} data-color={person && colorOf(person)} aria-hidden="true">
    {kind === 'person' && (Array.from(name)[0] ?? '').toUpperCase()}
    {kind === 'computer' && <Icon name="computer" />}
    {kind === 'free' && <Icon name="plus" />}
    {children}
  </span>
);
