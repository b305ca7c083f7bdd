/** A test site with the accounts of the fixture seed, a database of its own, a fake clock and recorded emails. For tests of authentication and accounts. */
import { graphql } from 'graphql';
import { vi } from 'vitest';
import { authenticateBearer } from '../../content/auth/authenticate-bearer.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { Email } from '../../content/email/mailer.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { createContext } from '../../content/server/context.ts';
import { createTestServices } from './test-context.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { getPassword } from './fixture-users.ts';

// Tests read the fields that their query selects.
// oxlint-disable-next-line typescript/no-explicit-any
type GraphqlResult = { data: any; messages: string[] };

export type AccountSite = TestDatabase & {
  services: Services;
  /** Emails sent so far. */
  emails: Email[];
  /** Advances the fake clock. */
  advanceClock: (seconds: number) => void;
  /** Executes a query with an auth token, or as an anonymous visitor. */
  execute: (
    query: string,
    variables?: Record<string, unknown>,
    options?: { token?: string | undefined; address?: string; deviceToken?: string },
  ) => Promise<GraphqlResult>;
  /** Signs in and returns an auth token. @throws Error if the sign-in fails */
  signIn: (login: string, password?: string) => Promise<string>;
  /** Signs in and executes a query. */
  executeAs: (login: string, query: string, variables?: Record<string, unknown>) => Promise<GraphqlResult>;
};

const schema = buildContentSchema();

export async function createAccountSite(): Promise<AccountSite> {
  const database = await createDatabase('migrated');
  const { db } = database;
  const reducedSeed = {
    ...fixtureSeed,
    media: [],
    nodes: fixtureSeed.nodes.filter(({ type, slug }) => type === 'post' || slug === 'news'),
  };
  await loadSeed(db, {
    seed: {
      ...reducedSeed,
      // The places of a post are not in the reduced seed.
      nodes: reducedSeed.nodes.map(({ featuredImage: _picture, fields: { postPlaces: _places, ...fields } = {}, ...node }) => ({
        ...node,
        fields,
      })),
      menus: [],
      settings: { ...reducedSeed.settings, frontPage: 'page:news', privacyPage: 'page:news' },
      comments: reducedSeed.comments,
    },
    media: new Map(),
    contentUrl: 'http://cms.test',
  });
  const emails: Email[] = [];
  const later: (() => Promise<Email | null>)[] = [];
  vi.setSystemTime(Date.now());
  const services: Services = {
    ...createTestServices(db),
    log: () => {},
    now: () => new Date(),
    mailer: {
      send: (email) => emails.push(email),
      sendLater: (create) => {
        later.push(create);
      },
      deliver: async () => {},
      settle: async () => {},
    },
  };
  const execute: AccountSite['execute'] = async (
    source,
    variableValues = {},
    { token, address = '203.0.113.9', deviceToken = '' } = {},
  ) => {
    const viewer = await authenticateBearer(services, token === undefined ? undefined : `Bearer ${token}`);
    const contextValue = await createContext({ services, catalogue: false }, viewer, {
      address,
      userAgent: 'test',
      requestId: 'test',
      deviceToken,
    });
    const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
    for (const create of later.splice(0)) {
      const email = await create();
      if (email) emails.push(email);
    }
    return { data: JSON.parse(JSON.stringify(data ?? null)), messages: errors.map(({ message }) => message) };
  };
  const signIn = async (login: string, password = getPassword(login)) => {
    const { data, messages } = await execute('mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken}}', {
      u: login,
      p: password,
    });
    if (!data?.login) throw new Error(`${login} cannot sign in: ${messages.join(', ')}`);
    return data.login.authToken as string;
  };
  return {
    ...database,
    services,
    emails,
    advanceClock: (seconds) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
    execute,
    signIn,
    executeAs: async (login, query, variables) => execute(query, variables, { token: await signIn(login) }),
  };
}
