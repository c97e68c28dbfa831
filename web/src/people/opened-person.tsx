import { signal } from '@preact/signals';
import type { PersonId } from '@stammtisch/protocol';
import type { ComponentType } from 'preact';

import { fetched } from '../parts/fetched.tsx';
import { loadTableTexts } from '../text/texts.ts';

/** Somebody one wants to know more of, or to write to. */
interface Opened {
  readonly person: PersonId;
  readonly name: string;
  readonly as: 'card' | 'conversation' | 'report';
}

export interface PersonProps extends Opened {
  readonly show: (as: Opened['as']) => void;
  readonly close: () => void;
}

const opened = signal<Opened | undefined>(undefined);

/** Shows a person in front of whatever page one is on. */
export function openPerson(person: PersonId, name: string, as: Opened['as'] = 'card'): void {
  opened.value = { person, name, as };
}

const close = (): void => void (opened.value = undefined);

async function loadSheets(): Promise<ComponentType<PersonProps>> {
  const [{ PersonSheets, loadTexts }] = await Promise.all([
    import('./person-sheets.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return PersonSheets;
}

const Sheets = fetched(loadSheets);

/** The person whom one has chosen anywhere in the house; fetched when it is wanted. */
export function OpenedPerson() {
  const now = opened.value;
  return now && <Sheets {...now} show={as => (opened.value = { ...now, as })} close={close} />;
}
