import { signal, useSignal } from '@preact/signals';
import type { PersonId } from '@stammtisch/protocol';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { lazy } from '../lazy.ts';

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
  const { PersonSheets, loadTexts } = await import('./person-sheets.tsx');
  await loadTexts();
  return PersonSheets;
}

/** The person whom one has chosen anywhere in the house; fetched when it is wanted. */
export function OpenedPerson() {
  const loaded = useSignal<{ readonly Sheets: ComponentType<PersonProps> } | undefined>(undefined);
  const now = opened.value;
  const isWanted = now !== undefined;
  useEffect(() => {
    if (isWanted) void lazy(loadSheets).then(Sheets => (loaded.value = { Sheets }));
  }, [isWanted]);
  if (now === undefined || loaded.value === undefined) return null;
  const { Sheets } = loaded.value;
  return <Sheets {...now} show={as => (opened.value = { ...now, as })} close={close} />;
}
