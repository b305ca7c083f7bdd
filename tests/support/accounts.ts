/** Questions asked as somebody of the fixture seed. */
import { inject } from 'vitest';
import { send, type Answer } from './ask.ts';
import { passwordOf } from './fixture-users.ts';

/** An auth token for the account with a login. */
export async function signIn(login: string, url: string = inject('contentUrl')): Promise<string> {
  const query = 'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken}}';
  const { data, text } = await send(JSON.stringify({ query, variables: { u: login, p: passwordOf(login) } }), {}, url);
  const token: unknown = data?.login?.authToken;
  if (typeof token !== 'string') throw new Error(`${login} can't sign in: ${text}`);
  return token;
}

const tokens = new Map<string, Promise<string>>();

/** Asks as somebody; signs in once for each test file. */
export async function askAs(login: string, query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const token = tokens.get(login) ?? signIn(login);
  tokens.set(login, token);
  return send(JSON.stringify({ query, variables }), { authorization: `Bearer ${await token}` });
}
