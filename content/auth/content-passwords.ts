/**
 * Tokens of visitors who have entered the password of protected content. A token proves that the password was known, without containing it: it is the id of the
 * content for which it was entered, the expiration, and a signature that also covers the password. A new password therefore invalidates the tokens.
 */
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthServices } from './auth-services.ts';
import { getAcceptedKeys, type Keys, sign } from './keys.ts';

/** The lifetime of WordPress's cookie. */
const LIFETIME_SECONDS = 10 * 24 * 60 * 60;

/** The site keeps fewer tokens in its cookie. */
const MAX_TOKENS = 20;

const TOKEN_PATTERN = /^(?<nodeId>[1-9]\d{0,9})\.(?<expires>\d{1,12})\.(?<signature>[\w-]{43})$/;
const MAX_ID = 0x7fffffff;

type SignedPassword = { nodeId: number; expires: number; password: string };

/** @returns text without characters that a cookie or a header would have to encode */
export function createPasswordToken(keys: Pick<Keys, 'contentPasswords'>, node: { id: number; password: string }, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return `${node.id}.${expires}.${signPassword(keys.contentPasswords, { nodeId: node.id, expires, password: node.password }).toString('base64url')}`;
}

/**
 * The passwords that the tokens prove, which open all content with the same password, as in WordPress.
 * @param header value of `X-Content-Passwords`: tokens, separated by commas. Invalid and expired ones are ignored.
 */
export async function loadEnteredPasswords(
  { db, keys, now }: Pick<AuthServices, 'db' | 'keys' | 'now'>,
  header: string | undefined,
): Promise<string[]> {
  const time = now();
  const tokens = parseTokens(header).filter(({ expires }) => expires * 1000 > time.getTime());
  if (tokens.length === 0) return [];
  const { rows } = await sql<{ id: number; password: string }>`
    select id, password from content_node where id = any(${tokens.map(({ nodeId }) => nodeId)}::int[]) and password is not null`.execute(
    db,
  );
  const passwords = new Map(rows.map(({ id, password }) => [id, password]));
  const proven = tokens.flatMap(({ nodeId, expires, signature }) => {
    const password = passwords.get(nodeId);
    if (password === undefined) return [];
    const isValid = getAcceptedKeys(keys, time).some((accepted) =>
      timingSafeEqual(signature, signPassword(accepted.contentPasswords, { nodeId, expires, password })),
    );
    return isValid ? [password] : [];
  });
  return [...new Set(proven)];
}

function parseTokens(header = ''): { nodeId: number; expires: number; signature: Buffer }[] {
  return header
    .split(',', MAX_TOKENS)
    .map((text) => TOKEN_PATTERN.exec(text.trim())?.groups)
    .flatMap((groups) => {
      const nodeId = Number(groups?.['nodeId'] ?? 0);
      if (!groups || nodeId > MAX_ID) return [];
      return [{ nodeId, expires: Number(groups['expires']), signature: Buffer.from(groups['signature'] ?? '', 'base64url') }];
    });
}

function signPassword(key: Buffer, { nodeId, expires, password }: SignedPassword): Buffer {
  return sign(key, JSON.stringify([nodeId, expires, password]));
}
