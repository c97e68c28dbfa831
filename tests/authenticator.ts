import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Touched by somebody whom it has recognised. */
const USED = 0x05;
/** Comes with a new key. */
const WITH_KEY = 0x40;

/** A security key without a case: makes one passkey and signs with it. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  /** For the pages of this origin. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What `navigator.credentials.create` would answer. */
  make(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([
      this.#data(USED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.#credential({
      clientDataJSON: base64(this.#client('webauthn.create', challenge)),
      attestationObject: base64(attestation),
      transports: ['usb'],
    });
  }

  /** What `navigator.credentials.get` would answer. */
  use(challenge: string): object {
    const data = this.#data(USED);
    const client = this.#client('webauthn.get', challenge);
    const signed = createSign('sha256').update(data).update(sha256(client));
    return this.#credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signed.sign(this.#keys.privateKey)),
    });
  }

  #credential = (response: object): object => ({
    id: base64(this.id),
    rawId: base64(this.id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  #client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** As much of CBOR as a passkey needs. */
const head = (kind: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
};
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (words: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(words)), Buffer.from(words)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
