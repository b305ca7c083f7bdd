/** Identifies the account behind a bearer token. */
import type { AuthServices } from './auth-services.ts';
import { findAccountByAccessToken } from './access-token.ts';
import { createAccountViewer } from './accounts.ts';
import { findAccountByJwt } from './jwt.ts';
import { anonymous, type Viewer } from '../permissions/viewer.ts';

/**
 * The viewer whose bearer token a header contains. Accepts JSON Web Tokens for authentication and access tokens: only the former contain dots. Refresh tokens
 * are rejected. A forged, expired or revoked token is not an error, and the viewer is an anonymous visitor. The Faust plugin does the same, and public pages keep
 * working after a session ends.
 * @param header value of `Authorization`
 */
export async function authenticateBearer(services: AuthServices, header: string | undefined): Promise<Viewer> {
  const token = /^Bearer\s+(\S{1,4096})\s*$/i.exec(header ?? '')?.[1];
  if (token === undefined) return anonymous;
  const { keys, db, now } = services;
  if (token.includes('.')) {
    const account = await findAccountByJwt(services, db, token, 'auth');
    return account ? createAccountViewer(account) : anonymous;
  }
  const found = await findAccountByAccessToken(keys, db, token, now());
  return found ? createAccountViewer(found.account, found.sessionId) : anonymous;
}
