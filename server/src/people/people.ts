import { err, ok, type Random, type Result } from '@stammtisch/kernel';
import { type ErrorCode, LIMITS, newId, type PersonId, type World } from '@stammtisch/protocol';

import { cleanName, isReserved, madeUpName, skeletonOf } from '../names/names.ts';
import type { Store, StoredPerson } from '../store/store.ts';
import { hashOf } from './hash.ts';

export interface Arrival {
  readonly person: PersonId;
  readonly name: string;
  /** The private id with which this person can come back. */
  readonly secret: string;
}

interface Deps {
  readonly world: World;
  readonly store: Store;
  readonly chance: Random;
}

const ATTEMPTS = 20;

/** Who is who. */
export class People {
  readonly #deps: Deps;
  readonly #names = new Map<PersonId, string>();
  readonly #robots = new Set<PersonId>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Somebody new, under a name that is made up. */
  async welcome(): Promise<Arrival> {
    const { world, chance } = this.#deps;
    const person = newId(world, LIMITS.personId);
    const secret = newId(world, LIMITS.secret);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // Short numbers are nicer, and there are 18,000 such names; with long ones, 1,800,000 more.
      const name = madeUpName(bound => chance.below(bound), attempt < ATTEMPTS / 2 ? 3 : 5);
      if (
        await this.#save({ person, name, skeleton: skeletonOf(name), secretHash: hashOf(secret) })
      )
        return { person, name, secret };
    }
    const name = `Gast ${newId(world, 6)}`;
    await this.#save({ person, name, skeleton: skeletonOf(name), secretHash: hashOf(secret) });
    return { person, name, secret };
  }

  /** Somebody who was here before. */
  async recognise(person: PersonId, secret: string): Promise<Result<Arrival, ErrorCode>> {
    const known = await this.#deps.store.people.find(person);
    if (known === undefined || known.secretHash !== hashOf(secret)) return err('not-you');
    await this.#deps.store.people.saw(person, this.#deps.world.now());
    this.#names.set(person, known.name);
    return ok({ person, name: known.name, secret });
  }

  async rename(person: PersonId, wish: string): Promise<Result<string, ErrorCode>> {
    const named = nameFor(wish);
    if (!named.ok) return named;
    const { store, world } = this.#deps;
    if (!(await store.people.rename({ person, ...named.value }, world.now())))
      return err('name-taken');
    const { name } = named.value;
    this.#names.set(person, name);
    return ok(name);
  }

  forget(person: PersonId): void {
    this.#names.delete(person);
    this.#robots.delete(person);
  }

  /** Whoever was renamed on another node is read anew. */
  forgetName(person: PersonId): void {
    this.#names.delete(person);
  }

  markRobot(person: PersonId): void {
    this.#robots.add(person);
  }

  isRobot = (person: PersonId): boolean => this.#robots.has(person);

  /** Told wherever the person is named. */
  robotMark = (person: PersonId): { readonly robot?: true } =>
    this.isRobot(person) ? { robot: true } : {};

  /** Undefined if it has not been read yet. */
  knownNameOf = (person: PersonId): string | undefined => this.#names.get(person);

  nameOf = async (person: PersonId): Promise<string> => {
    const known =
      this.#names.get(person) ?? (await this.#deps.store.people.find(person))?.name ?? '?';
    this.#names.set(person, known);
    return known;
  };

  async #save(person: StoredPerson): Promise<boolean> {
    const saved = await this.#deps.store.people.save(person, this.#deps.world.now());
    if (saved) this.#names.set(person.person, person.name);
    return saved;
  }
}

/** A name as somebody wants it, if it may be one. */
export function nameFor(
  wish: string,
): Result<{ readonly name: string; readonly skeleton: string }, ErrorCode> {
  const name = cleanName(wish);
  if (name === undefined) return err('bad-name');
  const skeleton = skeletonOf(name);
  if (skeleton === '') return err('bad-name');
  return isReserved(skeleton) ? err('name-taken') : ok({ name, skeleton });
}
