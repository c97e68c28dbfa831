import type {
  Answers,
  Conversation,
  HouseMessage,
  PersonId,
  PrivateLine,
} from '@stammtisch/protocol';

import type { Answer, RequestBody } from './requests.ts';
import type { OpenConversation, Snapshot } from './snapshot.ts';

type Ask = <Type extends 'people' | 'messages' | 'friends'>(
  body: RequestBody<Type>,
) => Promise<Answer<Type>>;

interface MessagesDeps {
  readonly ask: Ask;
  readonly isReady: () => boolean;
  readonly snapshot: () => Snapshot;
  readonly update: (change: Partial<Snapshot>) => void;
}

const TYPES = ['visitors', 'message', 'read', 'unread', 'muted', 'friends', 'seat'] as const;

const NO_FRIENDS = { friends: [], asked: [], sent: [] } as const;

type MessageOfPeople = Extract<HouseMessage, { type: (typeof TYPES)[number] }>;

export const isOfPeople = (message: HouseMessage): message is MessageOfPeople =>
  TYPES.some(type => type === message.type);

/** Who is in the house and what they write, now and after every reconnection. */
export class Messages {
  readonly #deps: MessagesDeps;
  #wantsPeople = false;
  #wantsConversations = false;
  #with: PersonId | undefined;
  #isLooking = true;

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  people(on: boolean): void {
    this.#wantsPeople = on;
    if (this.#deps.isReady()) this.#askForPeople();
  }

  conversations(on: boolean): void {
    this.#wantsConversations = on;
    if (on && this.#deps.isReady()) this.#askForConversations();
  }

  /** Opens the conversation with a person, or closes the one that is open. */
  open(person: PersonId | undefined): void {
    this.#with = person;
    this.#deps.update({ conversation: undefined });
    if (this.#deps.isReady()) this.#askForLines();
  }

  setLooking(isLooking: boolean): void {
    this.#isLooking = isLooking;
    const { unread = {} } = this.#deps.snapshot();
    if (isLooking && this.#deps.isReady() && (unread[this.#with ?? ''] ?? 0) > 0)
      this.#askForLines();
  }

  /** The house says after hello what is unread and who is muted, unless there is nothing. */
  welcomed(): void {
    this.#deps.update({ unread: {}, muted: [], friends: NO_FRIENDS });
    if (this.#wantsPeople) this.#askForPeople();
    if (this.#wantsConversations) this.#askForConversations();
    if (this.#with !== undefined) this.#askForLines();
  }

  receive(message: MessageOfPeople): void {
    const { snapshot, update } = this.#deps;
    switch (message.type) {
      case 'visitors':
        return update({ people: visitorsAfter(snapshot().people, message) });
      case 'unread':
        return update({ unread: message.from });
      case 'friends': {
        const { type: _, ...friends } = message;
        return update({ friends });
      }
      case 'muted':
        return update({ muted: message.people });
      case 'read':
        return this.#read(message.person);
      case 'seat':
        // A page goes to a seat by what was asked on it.
        return undefined;
      case 'message':
        return this.#heard(message);
    }
  }

  #heard(message: Extract<HouseMessage, { type: 'message' }>): void {
    const { type: _, person, name, robot, ...line } = message;
    const who = { person, name, ...(robot && { robot }) };
    const { snapshot, update } = this.#deps;
    const { unread = {}, conversations, conversation } = snapshot();
    const count = (unread[person] ?? 0) + (line.own ? 0 : 1);
    update({
      unread: { ...unread, ...(count > 0 && { [person]: count }) },
      ...(conversations && {
        conversations: [
          { ...who, last: line, unread: count },
          ...conversations.filter(each => each.person !== person),
        ],
      }),
      ...(conversation?.person === person && { conversation: withLines(conversation, [line]) }),
    });
    if (person === this.#with && !line.own && this.#isLooking) this.#askForLines();
  }

  #read(person: PersonId): void {
    const { snapshot, update } = this.#deps;
    const { unread = {}, conversations } = snapshot();
    const { [person]: _, ...others } = unread;
    update({
      unread: others,
      ...(conversations && { conversations: readBy(conversations, person) }),
    });
  }

  #askForPeople(): void {
    const on = this.#wantsPeople;
    void this.#deps.ask<'people'>({ type: 'people', on }).then(answer => {
      if (answer.ok && on) this.#deps.update({ people: answer.value });
    });
  }

  askForFriends(): void {
    void this.#deps.ask<'friends'>({ type: 'friends' }).then(answer => {
      if (answer.ok) this.#deps.update({ friends: answer.value });
    });
  }

  #askForConversations(): void {
    void this.#deps.ask<'messages'>({ type: 'messages' }).then(answer => {
      if (answer.ok && 'conversations' in answer.value)
        this.#deps.update({ conversations: answer.value.conversations });
    });
  }

  /** What one has asked for is read by that. */
  #askForLines(): void {
    const person = this.#with;
    if (person === undefined) return;
    const { conversation } = this.#deps.snapshot();
    const after = conversation?.person === person ? conversation.lines.at(-1)?.line : undefined;
    const asked = after === undefined ? {} : { after };
    void this.#deps.ask<'messages'>({ type: 'messages', person, ...asked }).then(answer => {
      if (answer.ok && 'lines' in answer.value && this.#with === person)
        this.#showLines(person, answer.value);
    });
  }

  #showLines(person: PersonId, { name, lines }: Extract<Answers['messages'], { name: string }>) {
    const { conversation } = this.#deps.snapshot();
    const known = conversation?.person === person ? conversation : { person, name, lines: [] };
    this.#deps.update({ conversation: withLines({ ...known, name }, lines) });
  }
}

/** What is told twice is there once. */
function withLines(
  conversation: OpenConversation,
  lines: readonly PrivateLine[],
): OpenConversation {
  const all = new Map([...conversation.lines, ...lines].map(each => [each.line, each]));
  return {
    ...conversation,
    lines: [...all.values()].toSorted((one, other) => one.line - other.line),
  };
}

const readBy = (
  conversations: readonly Conversation[],
  person: PersonId,
): readonly Conversation[] =>
  conversations.map(each => (each.person === person ? { ...each, unread: 0 } : each));

/** The people in the house, after they were told again, wholly or as a difference. */
export function visitorsAfter(
  known: Snapshot['people'],
  { whole, people, gone = [], total }: Extract<HouseMessage, { type: 'visitors' }>,
): NonNullable<Snapshot['people']> {
  if (whole === true || known === undefined) return { people, total };
  const all = new Map([...known.people, ...people].map(each => [each.person, each]));
  for (const id of gone) all.delete(id);
  return { people: [...all.values()], total };
}
