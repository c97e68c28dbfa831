import type { ComponentChildren } from 'preact';

import { Icon } from './icon.tsx';

interface MatProps {
  readonly name: string;
  readonly kind: 'person' | 'computer' | 'free';
  readonly children?: ComponentChildren;
}

const LOOKS = { person: 'mat', computer: 'mat b', free: 'mat open' } as const;

/** A beer mat: round for a person, squarish for the computer, dashed for nobody. */
export const Mat = ({ name, kind, children }: MatProps) => (
  <span class={LOOKS[kind]} aria-hidden="true">
    {kind === 'person' && (Array.from(name)[0] ?? '').toUpperCase()}
    {kind === 'computer' && <Icon name="computer" />}
    {kind === 'free' && <Icon name="plus" />}
    {children}
  </span>
);
