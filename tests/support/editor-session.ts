/** Accounts and sessions for tests of the site that sign in over HTTP. */
import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sealData, unsealData } from 'iron-session';
import { inject } from 'vitest';
import { createClientHeaders } from './client-network.ts';
import { postGraphql } from './graphql-client.ts';

export type PageRequest = { method?: 'POST'; body?: URLSearchParams; headers?: Readonly<Record<string, string>> };

export interface EditorSession {
  /** The `Cookie` header of the session. */
  cookie: string;
  /** Fetches a page of the site with the session. Redirects are not followed. */
  fetchPage: (path: string, init?: PageRequest) => Promise<Response>;
}

/** Signs in with the form of the site. */
export async function startEditorSession(siteUrl: string, identifier: string, password: string): Promise<EditorSession> {
  const response = await fetch(`${siteUrl}/api/faust/auth/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ identifier, password, redirect_uri: '/' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((value) => value.split(';', 1)[0] ?? '')
    .join('; ');
  if (!/(^|; )session=\S/.test(cookie)) throw new Error(`${identifier} could not sign in: status ${response.status}, cookies "${cookie}".`);
  return {
    cookie,
    fetchPage: async (path, init = {}) =>
      await fetch(siteUrl + path, {
        redirect: 'manual',
        ...init,
        headers: { ...createClientHeaders(), cookie, 'sec-fetch-site': 'same-origin', ...init.headers },
      }),
  };
}

const LOGIN =
  'mutation ($username: String!, $password: String!) { login(input: { username: $username, password: $password }) { authToken } }';

/** Signs in at the content service. @returns a function that runs operations as the account, and throws for errors */
export async function startApiSession(username: string, password: string) {
  const { data } = await postGraphql(JSON.stringify({ query: LOGIN, variables: { username, password } }));
  const authorization = `Bearer ${data.login.authToken}`;
  return async (query: string, variables: Record<string, unknown> = {}) => {
    const result = await postGraphql(JSON.stringify({ query, variables }), { authorization });
    if (result.errors || !result.data) throw new Error(result.text);
    return result.data;
  };
}

type StoredSession = { tokens: { accessTokenExpiration: number } };

/** The `Cookie` header of a session whose access token has expired in the meantime. */
export async function expireAccessToken(cookie: string): Promise<string> {
  const secret = (await readFile(path.join(inject('siteSettings')['DATA_DIR'] ?? '', 'faust-secret-key'), 'utf8')).trim();
  const options = { password: Buffer.from(hkdfSync('sha256', secret, '', 'site session', 32)).toString('hex') };
  const value = /(?:^|; )session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const session = await unsealData<StoredSession>(decodeURIComponent(value), options);
  const expired = { ...session, tokens: { ...session.tokens, accessTokenExpiration: Math.floor(Date.now() / 1000) - 1 } };
  return `session=${await sealData(expired, options)}`;
}
