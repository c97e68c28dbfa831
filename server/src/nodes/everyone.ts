import type { CloseReason, HouseMessage, PersonId } from '@stammtisch/protocol';

import type { Bus } from '../bus/bus.ts';
import type { Connections, PersonOrSession } from '../connections.ts';
import type { Others } from './others.ts';

interface EveryoneDeps {
  readonly connections: Connections;
  /** The other nodes, where there are any. */
  readonly others?: Pick<Others<unknown>, 'living' | 'isHere'> | undefined;
  readonly bus?: Bus | undefined;
  /** On another node somebody has got another name, or has turned out to be a robot. */
  readonly renamed: (person: PersonId, isRobot: boolean) => void;
}

/** What a node asks of the others for somebody who may be connected to any of them. */
type Errand =
  | { readonly tell: PersonId; readonly message: HouseMessage }
  | { readonly dismiss: PersonOrSession; readonly why: CloseReason }
  | { readonly renamed: PersonId; readonly isRobot: boolean };

const TOPIC = 'people';

/** All people who are in the house, on whatever node. */
export class Everyone {
  readonly #deps: EveryoneDeps;

  constructor(deps: EveryoneDeps) {
    this.#deps = deps;
    deps.bus?.listen(TOPIC, text => text !== '' && this.#run(JSON.parse(text)));
  }

  /** Each once: those of this node first, in the order they came. */
  get people(): ReadonlyMap<PersonId, unknown> {
    const { connections, others } = this.#deps;
    if (others === undefined) return connections.people;
    const all = new Map<PersonId, unknown>(connections.people);
    for (const { people } of others.living)
      for (const [person, here] of people) if (!all.has(person)) all.set(person, here);
    return all;
  }

  isHere = (person: PersonId): boolean => {
    const { connections, others } = this.#deps;
    return connections.isHere(person) || others?.isHere(person) === true;
  };

  /** Nobody looks at any page of theirs. */
  isAway = (person: PersonId): boolean => {
    const { connections, others } = this.#deps;
    const there = others?.living.flatMap(({ people }) => people.get(person) ?? []) ?? [];
    return connections.isAway(person) && there.every(({ away }) => away === true);
  };

  /** On how many pages and devices somebody is here. */
  pagesOf(person: PersonId): number {
    const { connections, others } = this.#deps;
    const here = connections.people.get(person)?.size ?? 0;
    const there = others?.living.map(({ people }) => people.get(person)?.pages ?? 0) ?? [];
    return there.reduce((sum, pages) => sum + pages, here);
  }

  /** On every page and device of theirs. */
  tell = (person: PersonId, message: HouseMessage): void => {
    this.#deps.connections.tell(person, message);
    this.#ask({ tell: person, message });
  };

  dismiss = (dismiss: PersonOrSession, why: CloseReason): void => {
    this.#deps.connections.dismiss(dismiss, why);
    this.#ask({ dismiss, why });
  };

  /** Every other page and device of somebody is closed, on this node by who asks. */
  replaceElsewhere = (person: PersonId): void =>
    this.#ask({ dismiss: { person }, why: 'replaced' });

  /** The other nodes may know somebody by another name. */
  renamed = (renamed: PersonId, isRobot: boolean): void => this.#ask({ renamed, isRobot });

  #ask(errand: Errand): void {
    this.#deps.bus?.publish(TOPIC, JSON.stringify(errand));
  }

  #run(errand: Errand): void {
    const { connections, renamed } = this.#deps;
    if ('renamed' in errand) return renamed(errand.renamed, errand.isRobot);
    if ('tell' in errand) connections.tell(errand.tell, errand.message);
    else connections.dismiss(errand.dismiss, errand.why);
    return undefined;
  }
}
