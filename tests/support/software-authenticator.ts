/** An authenticator in software: creates passkeys and signs with them, as a browser would return the results. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type AuthenticatorOptions = { origin: string; domain: string; isUserVerified?: boolean };

export type SoftwareAuthenticator = {
  /** @param options the JSON of `startPasskeyRegistration`. @returns the JSON for `registerPasskey` */
  create: (options: string) => string;
  /** @param options the JSON of `startPasskeySignIn`. @returns the JSON for `signInWithPasskey` */
  get: (options: string) => string;
  /** The number of the next signature. */
  counter: number;
};

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

export function createSoftwareAuthenticator({ origin, domain, isUserVerified = true }: AuthenticatorOptions): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);
  const getClientData = (type: string, options: string) => {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const getHeader = (bits: number, counter: number) => {
    const header = Buffer.alloc(37);
    hash(domain).copy(header);
    header[32] = bits;
    header.writeUInt32BE(counter, 33);
    return header;
  };
  const authenticator: SoftwareAuthenticator = {
    counter: 1,
    create: (options) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([getHeader(flags | HAS_CREDENTIAL, 0), Buffer.alloc(16), length, id, encodePublicKey(publicKey)]);
      const attestation = new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, CBORType>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return toCredential(id, {
        clientDataJSON: toBase64Url(getClientData('webauthn.create', options)),
        attestationObject: toBase64Url(encodeCBOR(attestation)),
        transports: ['internal'],
      });
    },
    get: (options) => {
      const clientData = getClientData('webauthn.get', options);
      const authData = getHeader(flags, authenticator.counter++);
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey);
      return toCredential(id, {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(authData),
        signature: toBase64Url(signature),
      });
    },
  };
  return authenticator;
}

function toCredential(id: Buffer, response: Record<string, unknown>): string {
  return JSON.stringify({ id: toBase64Url(id), rawId: toBase64Url(id), type: 'public-key', clientExtensionResults: {}, response });
}

/** The key as COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1). */
function encodePublicKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const toBytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
  return encodeCBOR(
    new Map<number, CBORType>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, toBytes(x)],
      [-3, toBytes(y)],
    ]),
  );
}
