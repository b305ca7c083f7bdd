/** Signs in with accounts of the fixture seed, and sends queries as them. */
import { expect, inject } from 'vitest';
import { postGraphql, type GraphqlResponse } from './graphql-client.ts';
import { getPassword } from './fixture-users.ts';

/** Signs in and returns an auth token. */
export async function signIn(login: string, url: string = inject('contentUrl')): Promise<string> {
  const query = 'mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken}}';
  const { data, text } = await postGraphql(JSON.stringify({ query, variables: { u: login, p: getPassword(login) } }), {}, url);
  const token: unknown = data?.login?.authToken;
  if (typeof token !== 'string') throw new Error(`${login} cannot sign in: ${text}`);
  return token;
}

const tokens = new Map<string, Promise<string>>();

/** Sends a query as an account. Signs in only once per test file, because files share this module, and a token can expire before the last of them runs. */
export async function fetchGraphqlAs(login: string, query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
  const key = `${expect.getState().testPath} ${login}`;
  const token = tokens.get(key) ?? signIn(login);
  tokens.set(key, token);
  return postGraphql(JSON.stringify({ query, variables }), { authorization: `Bearer ${await token}` });
}
