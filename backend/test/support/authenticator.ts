import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The values of a ceremony; tests falsify them to see the ceremony refused. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly isVerified?: boolean;
}

type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>;

const [INTEGER, NEGATIVE, BYTES, TEXT, MAP] = [0, 1, 2, 3, 5] as const;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** As much of CBOR as a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(NEGATIVE, -1 - value) : head(INTEGER, value);
  if (typeof value === 'string') return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value]);
  const pairs = [...value];
  return Buffer.concat([head(MAP, pairs.length), ...pairs.flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A device with one passkey, made of an ES256 key, and what a browser would send of it. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  constructor(public counter = 0) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** For `POST /api/passkeys`. */
  create(ceremony: Ceremony) {
    const length = Buffer.from([0, this.id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.data(ceremony, 0x40), made])],
    ]);
    return {
      id: this.id.toString('base64url'),
      client_data: clientData('webauthn.create', ceremony).toString('base64url'),
      attestation: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** For `POST /api/passkey-sign-in`. */
  get(ceremony: Ceremony, userHandle: string) {
    const client = clientData('webauthn.get', ceremony);
    const data = this.data(ceremony, 0);
    return {
      id: this.id.toString('base64url'),
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey).toString('base64url'),
      user_handle: userHandle,
    };
  }

  private data({ rpId, isVerified = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), counter]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}
