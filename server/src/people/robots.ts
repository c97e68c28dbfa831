import { ok, type Result } from '@stammtisch/kernel';
import {
  type CloseReason,
  type ErrorCode,
  LIMITS,
  newId,
  type PersonId,
  type World,
} from '@stammtisch/protocol';

import type { PersonOrSession } from '../connections.ts';
import type { Store, StoredRobot } from '../store/store.ts';
import { hashOf } from './hash.ts';
import { nameFor, type People } from './people.ts';

interface RobotDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly dismiss: (who: PersonOrSession, why: CloseReason) => void;
  /** Makes a person get up from wherever they sit. */
  readonly getUp: (person: PersonId) => Promise<void>;
}

interface MadeRobot {
  readonly person: PersonId;
  readonly name: string;
  /** Shown once: only its hash is kept. */
  readonly token: string;
}

/** Programs that play under a name of their own. Who made one can remove it. */
export class Robots {
  readonly #deps: RobotDeps;

  constructor(deps: RobotDeps) {
    this.#deps = deps;
  }

  /** Before anybody comes in. */
  async load(): Promise<void> {
    for (const { person } of await this.all()) this.#deps.people.markRobot(person);
  }

  all = (): Promise<readonly StoredRobot[]> => this.#deps.store.robots.all();

  of = (owner: PersonId): Promise<readonly StoredRobot[]> => this.#deps.store.robots.of(owner);

  /** Without an owner it is the operator's. */
  async add(wish: string, owner?: PersonId): Promise<Result<MadeRobot, ErrorCode>> {
    const { world, store, people } = this.#deps;
    const named = nameFor(wish);
    if (!named.ok) return named;
    const person = newId(world, LIMITS.personId);
    const token = newId(world, LIMITS.robotToken);
    const robot = { person, ...named.value, hash: hashOf(token), at: world.now() };
    const added = await store.robots.add({ ...robot, ...(owner !== undefined && { owner }) });
    if (!added.ok) return added;
    people.markRobot(person);
    return ok({ person, name: named.value.name, token });
  }

  /** Nothing of it is left but the games it has played; false if there is no such robot, or it is somebody else's. */
  async remove(person: PersonId, owner?: PersonId): Promise<boolean> {
    const own = owner === undefined ? await this.all() : await this.of(owner);
    if (!own.some(robot => robot.person === person)) return false;
    await this.#remove(person);
    return true;
  }

  async removeAllOf(owner: PersonId): Promise<void> {
    for (const { person } of await this.of(owner)) await this.#remove(person);
  }

  async #remove(person: PersonId): Promise<void> {
    const { store, world, people, dismiss, getUp } = this.#deps;
    await getUp(person);
    await store.people.erase(person, world.now());
    people.forget(person);
    // It may have come in or sat down until then; from now on it cannot.
    dismiss({ person }, 'logged-out');
    await getUp(person);
  }

  /** Whose token it is. */
  async personOf(token: string): Promise<PersonId | undefined> {
    const { store, world } = this.#deps;
    const person = await store.robots.withToken(hashOf(token));
    if (person !== undefined) await store.robots.used(person, world.now());
    return person;
  }

  isGood = async (token: string): Promise<boolean> =>
    (await this.#deps.store.robots.withToken(hashOf(token))) !== undefined;
}
