/** Signs in with accounts of the fixture seed, and sends queries as them. */
import { inject } from 'vitest';
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

/** Sends a query as an account. Signs in only once per test file. */
export async function fetchGraphqlAs(login: string, query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
  const token = tokens.get(login) ?? signIn(login);
  tokens.set(login, token);
  return postGraphql(JSON.stringify({ query, variables }), { authorization: `Bearer ${await token}` });
}
