/** Who stands behind an `Authorization` header. */
import type { Services } from '../editing/services.ts';
import { accountOfAccessToken } from './access-token.ts';
import type { Account } from './accounts.ts';
import { accountOfJwt } from './jwt.ts';
import { anonymous, viewerOf, type Viewer } from './viewer.ts';

/**
 * The viewer of a request. JSON Web Tokens have two dots and access tokens none, so both are taken. A token that is forged, expired or revoked
 * makes a visitor, not an error: so it is recorded of Faust, and a page that is public stays so for somebody whose session has ended.
 * @param header value of `Authorization`
 */
export async function viewerOfRequest(services: Services, header: string | undefined): Promise<Viewer> {
  const token = /^Bearer\s+(\S{1,4096})\s*$/i.exec(header ?? '')?.[1];
  if (token === undefined) return anonymous;
  const account = await accountOf(services, token);
  return account ? viewerOf(account.user) : anonymous;
}

async function accountOf(services: Services, token: string): Promise<Account | null> {
  const { keys, db, now } = services;
  return token.includes('.') ? accountOfJwt(services, db, token, 'any') : accountOfAccessToken(keys, db, token, now());
}
