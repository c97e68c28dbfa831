import { NO_LIMITS } from '../server/src/net/admission.ts';
import type { Info, InfoFromClient, InfoOf, InfoClass } from '../server/src/pdu/infos.ts';
import type { PduClient, PduSocket } from '../server/src/pdu/pdu-client.ts';
import { PduServer } from '../server/src/pdu/pdu-server.ts';
import type { TestHouse } from './test-house.ts';

/** CluedoCommunication over the house of a test. */
export const pduServer = ({ house, world }: TestHouse): PduServer =>
  new PduServer({ house, world: world.process() });

/** A client of CluedoCommunication that says what it likes, and keeps what it is told. */
export class PduCaller implements PduSocket {
  readonly #testHouse: TestHouse;
  readonly #client: PduClient;
  /** Every line, and when it came. */
  readonly lines: { readonly at: number; readonly text: string }[] = [];
  #read = 0;
  waiting = 0;
  isClosed = false;
  playerId = -1;
  privateId = -1;

  constructor(testHouse: TestHouse, server: PduServer, address = '192.0.2.1') {
    this.#testHouse = testHouse;
    this.#client = server.connect(this, { address, limits: NO_LIMITS });
  }

  write(line: string): void {
    this.lines.push({ at: this.#testHouse.world.now, text: line });
    const { info } = JSON.parse(line) as { info: Info };
    if (info.class === 'PlayerAddConfirmInfo') {
      this.playerId = info.playerId;
      this.privateId = info.privateId;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  hangUp = (): void => this.#client.end();

  say = (line: string): void => this.#client.receive(line);

  send(info: InfoFromClient, senderId = this.playerId): void {
    this.say(JSON.stringify({ version: '0.2', senderId, info }));
  }

  /** Sends it, and returns what was told to this client since it was last asked. */
  async ask(info: InfoFromClient, senderId?: number): Promise<readonly Info[]> {
    this.send(info, senderId);
    await this.#testHouse.pass(2_500);
    return this.news();
  }

  /** What was told since it was last asked. */
  news(): readonly Info[] {
    const infos = this.infos.slice(this.#read);
    this.#read = this.infos.length;
    return infos;
  }

  get infos(): readonly Info[] {
    return this.lines.map(({ text }) => (JSON.parse(text) as { info: Info }).info);
  }

  last<Class extends InfoClass>(name: Class): InfoOf<Class> {
    const found = this.infos.findLast(info => info.class === name);
    if (found === undefined) throw new Error(`no ${name} has come`);
    return found as unknown as InfoOf<Class>;
  }

  signOnAs = (name: string): void =>
    this.send({ class: 'PlayerAddRequestInfo', name, passwd: '' }, -1);

  signOn = (name: string, passwd = ''): Promise<readonly Info[]> =>
    this.ask({ class: 'PlayerAddRequestInfo', name, passwd });
}

/** The names of infos, as the document lists them. */
export const namesOf = (infos: readonly Info[]): readonly string[] => infos.map(info => info.class);

/** The name of the error in the last of some infos. */
export function errorIn(infos: readonly Info[]): string | undefined {
  const last = infos.at(-1);
  return last?.class === 'ErrorInfo' ? last.errMsg.split(':')[0] : undefined;
}
