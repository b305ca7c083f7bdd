/** The accounts of the small seed in a database of their own, with a clock and a letter box: for tests of signing in and of accounts. */
import { graphql } from 'graphql';
import { viewerOfRequest } from '../../content/auth/bearer.ts';
import { migrate } from '../../content/db/migrate.ts';
import type { Services } from '../../content/editing/services.ts';
import type { Mail } from '../../content/mail/mailer.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { createContext } from '../../content/server/context.ts';
import { servicesFor } from './context.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { fixtureSeed } from './fixture-seed.ts';
import { passwordOf } from './fixture-users.ts';

// Tests read what they asked for.
// oxlint-disable-next-line typescript/no-explicit-any
type Reply = { data: any; messages: string[] };

export type AccountSite = TestDatabase & {
  services: Services;
  /** Mail that was written so far. */
  mails: Mail[];
  /** Lets time pass. */
  wait: (seconds: number) => void;
  /** Asks with an `Authorization: Bearer` header, or as a visitor. */
  ask: (query: string, variables?: Record<string, unknown>, options?: { token?: string | undefined; address?: string }) => Promise<Reply>;
  /** An auth token; signing in fails the test when it is refused. */
  signIn: (login: string, password?: string) => Promise<string>;
  /** Asks as the account with a login. */
  as: (login: string, query: string, variables?: Record<string, unknown>) => Promise<Reply>;
};

const schema = buildContentSchema();

export async function makeAccountSite(): Promise<AccountSite> {
  const database = await makeDatabase();
  const { db } = database;
  await migrate(db);
  const small = { ...fixtureSeed, media: [], nodes: fixtureSeed.nodes.filter(({ type, slug }) => type === 'post' || slug === 'news') };
  await loadSeed(db, {
    seed: {
      ...small,
      nodes: small.nodes.map(({ featuredImage: _picture, ...node }) => node),
      menus: [],
      settings: { ...small.settings, frontPage: 'page:news', privacyPage: 'page:news' },
      comments: small.comments,
    },
    media: new Map(),
    contentUrl: 'http://cms.test',
  });
  const mails: Mail[] = [];
  let time = Date.now();
  const services: Services = {
    ...servicesFor(db),
    log: () => {},
    now: () => new Date(time),
    mail: { send: (mail) => mails.push(mail), settle: async () => {} },
  };
  const ask: AccountSite['ask'] = async (source, variableValues = {}, { token, address = '203.0.113.9' } = {}) => {
    const viewer = await viewerOfRequest(services, token === undefined ? undefined : `Bearer ${token}`);
    const contextValue = await createContext({ services, catalogue: false }, viewer, { address, userAgent: 'test', requestId: 'test' });
    const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
    return { data: JSON.parse(JSON.stringify(data ?? null)), messages: errors.map(({ message }) => message) };
  };
  const signIn = async (login: string, password = passwordOf(login)) => {
    const { data, messages } = await ask('mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){authToken}}', {
      u: login,
      p: password,
    });
    if (!data?.login) throw new Error(`${login} can't sign in: ${messages.join(', ')}`);
    return data.login.authToken as string;
  };
  return {
    ...database,
    services,
    mails,
    wait: (seconds) => {
      time += seconds * 1000;
    },
    ask,
    signIn,
    as: async (login, query, variables) => ask(query, variables, { token: await signIn(login) }),
  };
}
