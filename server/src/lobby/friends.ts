import { err, ok, type Result } from '@stammtisch/kernel';
import type {
  ErrorCode,
  FriendList,
  HouseMessage,
  NamedPerson,
  PersonId,
  World,
} from '@stammtisch/protocol';

import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { type NoticesElsewhere, secretTableOf } from '../tables/notice.ts';
import { secretPlayers } from '../tables/secret-players.ts';
import type { Tables } from '../tables/tables.ts';

interface FriendsDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Tables that other nodes have in memory. */
  readonly elsewhere: NoticesElsewhere;
  /** On every page and device of theirs. */
  readonly tell: (person: PersonId, message: HouseMessage) => void;
  readonly isHere: (person: PersonId) => boolean;
}

/** Who is whose friend: for those who have an account, and for both of them or not at all. */
export class Friends {
  readonly #deps: FriendsDeps;

  constructor(deps: FriendsDeps) {
    this.#deps = deps;
  }

  /** Asks somebody, or says yes to whoever has asked; or ends it. */
  async set(
    person: PersonId,
    { person: other, on }: { readonly person: PersonId; readonly on: boolean },
  ): Promise<Result<void, ErrorCode>> {
    const { friends } = this.#deps.store;
    const done = on
      ? await friends.ask(person, other, this.#deps.world.now())
      : ok(await friends.end(person, other));
    if (!done.ok) return done;
    for (const each of [person, other]) await this.#tell(each);
    return done;
  }

  /** A name can tell a secret, and so can a question: whoever plays for one reads the list later. */
  async of(person: PersonId): Promise<Result<FriendList, ErrorCode>> {
    const { tables, elsewhere } = this.#deps;
    if (secretPlayers(tables.all).has(person) || secretTableOf(elsewhere, person) !== undefined)
      return err('not-now');
    const { friends, asked, sent } = await this.#deps.store.friends.of(person);
    const named = (people: readonly PersonId[]) =>
      Promise.all(people.map(each => this.#named(each)));
    const { isHere } = this.#deps;
    return ok({
      friends: (await named(friends)).map(each => ({ ...each, here: isHere(each.person) })),
      asked: await named(asked),
      sent: await named(sent),
    });
  }

  #named = async (person: PersonId): Promise<NamedPerson> => ({
    person,
    name: await this.#deps.people.nameOf(person),
  });

  /** Whoever has come in is told, if there is anything to tell. */
  async greet(person: PersonId): Promise<void> {
    const { friends, asked, sent } = await this.#deps.store.friends.of(person);
    if (friends.length + asked.length + sent.length > 0) await this.#tell(person);
  }

  async #tell(person: PersonId): Promise<void> {
    if (!this.#deps.isHere(person)) return;
    const list = await this.of(person);
    if (list.ok) this.#deps.tell(person, { type: 'friends', ...list.value });
  }
}
