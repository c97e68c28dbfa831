import { err, ok, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseMessage,
  PersonId,
  Request,
  World,
} from '@stammtisch/protocol';

import { cleanText } from '../clean-text.ts';
import type { People } from '../people/people.ts';
import { PersonLimits } from '../people/person-limits.ts';
import type { Rate } from '../rate-limit.ts';
import type { Store } from '../store/store.ts';
import type { NoticesElsewhere } from '../tables/notice.ts';
import { secretPlayers } from '../tables/secret-players.ts';
import type { Tables } from '../tables/tables.ts';

const WRITING: Rate = { burst: 10, perSecond: 1 };
/** What one is written by others must not use up what one may write. */
const READING: Rate = { burst: 30, perSecond: 5 };

interface MessagesDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Tables that other nodes have in memory. */
  readonly elsewhere: NoticesElsewhere;
  /** On every page and device of theirs. */
  readonly tell: (person: PersonId, message: HouseMessage) => void;
}

/** What people write to one another alone, and whom they do not want to hear (C31). */
export class Messages {
  readonly #deps: MessagesDeps;
  readonly #writing: PersonLimits;
  readonly #reading: PersonLimits;

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
    this.#writing = new PersonLimits(WRITING, deps.world);
    this.#reading = new PersonLimits(READING, deps.world);
  }

  async send(
    from: PersonId,
    to: PersonId,
    words: string,
  ): Promise<Result<Answers['message'], ErrorCode>> {
    const { store, world } = this.#deps;
    const text = cleanText(words);
    if (text === undefined) return err('bad-text');
    if (!this.#writing.take(from)) return err('too-fast');
    if (await this.#wouldTell(from, to)) return err('knows-secret');
    const at = world.now();
    const delivered = await store.messages.add({ from, to, text, at });
    if (delivered === undefined) return err('no-such-person');
    const { sent, received } = delivered;
    await this.#tell(from, to, { line: sent, own: true, text, at });
    if (received !== undefined)
      await this.#tell(to, from, { line: received, own: false, text, at });
    return ok({ line: sent });
  }

  async #tell(
    person: PersonId,
    other: PersonId,
    line: Pick<Extract<HouseMessage, { type: 'message' }>, 'line' | 'own' | 'text' | 'at'>,
  ): Promise<void> {
    const { people, tell } = this.#deps;
    tell(person, {
      type: 'message',
      person: other,
      name: await people.nameOf(other),
      ...people.robotMark(other),
      ...line,
    });
  }

  /** Whether the one still plays for a secret that the other may know: whoever has no seat there could look on. */
  async #wouldTell(from: PersonId, to: PersonId): Promise<boolean> {
    const { store, tables } = this.#deps;
    const seat = await store.tables.seatOf(to);
    const live = seat === undefined ? undefined : await tables.get(seat);
    await live?.readOn();
    return live?.knowsSecret(from) === true && !live.knowsSecret(to);
  }

  /** Whether a new name would be a word to somebody whose conversations show it. */
  async wouldName(person: PersonId): Promise<boolean> {
    const { store, tables } = this.#deps;
    const notices = [...this.#deps.elsewhere()].filter(([, { secret }]) => secret.length > 0);
    await Promise.all(notices.map(([id]) => tables.get(id)));
    const players = secretPlayers(tables.all);
    if (players.size === 0) return false;
    const partners = await store.messages.conversations(person);
    return partners.some(each => players.get(each.person)?.knowsSecret(person) === true);
  }

  /** The conversations; or one of them, which is read by that. */
  async read(
    person: PersonId,
    { person: other, after }: Pick<Extract<Request, { type: 'messages' }>, 'person' | 'after'>,
  ): Promise<Result<Answers['messages'], ErrorCode>> {
    if (!this.#reading.take(person)) return err('too-fast');
    const { store, people } = this.#deps;
    if (other === undefined) return ok({ conversations: await this.#conversations(person) });
    if (other === person || (await store.people.find(other)) === undefined)
      return err('no-such-person');
    const lines = await store.messages.lines(person, other, after);
    if (await store.messages.read(person, other))
      this.#deps.tell(person, { type: 'read', person: other });
    return ok({ name: await people.nameOf(other), ...people.robotMark(other), lines });
  }

  async #conversations(person: PersonId) {
    const { store, people } = this.#deps;
    const stored = await store.messages.conversations(person);
    return Promise.all(
      stored.map(async each => ({
        ...each,
        name: await people.nameOf(each.person),
        ...people.robotMark(each.person),
      })),
    );
  }

  async mute(
    person: PersonId,
    { person: other, muted }: Pick<Extract<Request, { type: 'mute' }>, 'person' | 'muted'>,
  ): Promise<Result<Record<string, never>, ErrorCode>> {
    const { store, tell } = this.#deps;
    if (!(await store.messages.mute(person, other, muted))) return err('no-such-person');
    tell(person, { type: 'muted', people: await store.messages.mutes(person) });
    return ok({});
  }

  async mutesOf(person: PersonId): Promise<Answers['mutes']> {
    const { store, people } = this.#deps;
    const mutes = await store.messages.mutes(person);
    return {
      people: await Promise.all(
        mutes.map(async each => ({
          person: each,
          name: await people.nameOf(each),
          ...people.robotMark(each),
        })),
      ),
    };
  }

  /** Whoever has come in is told what they have not read, and whom they have muted. */
  async greet(client: {
    readonly person: PersonId;
    tell(message: HouseMessage): void;
  }): Promise<void> {
    const { messages } = this.#deps.store;
    const conversations = await messages.conversations(client.person);
    const unread = conversations.filter(each => each.unread > 0);
    const from = Object.fromEntries(unread.map(each => [each.person, each.unread]));
    if (unread.length > 0) client.tell({ type: 'unread', from });
    const people = await messages.mutes(client.person);
    if (people.length > 0) client.tell({ type: 'muted', people });
  }
}
