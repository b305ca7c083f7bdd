/** The small seed in a database of its own, for tests that change content, with somebody of every role to change it. */
import { resolve } from 'node:path';
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { accountByName } from '../../content/auth/accounts.ts';
import { anonymous, viewerOf } from '../../content/auth/viewer.ts';
import { roles, type RoleName } from '../../content/model/roles.ts';
import { prepare } from '../../content/prepare.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import type { Caller } from '../../content/schema/context.ts';
import { createContext } from '../../content/server/context.ts';
import { servicesFor } from './context.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { fixtureSeed } from './fixture-seed.ts';

/** A role's name, the login of a user of the seed, or nobody. */
type Asker = RoleName | 'writer' | null;

export type WritableSite = TestDatabase & {
  /** Runs an operation as somebody; at a time, and from an address, where it matters. */
  ask: (
    query: string,
    options?: { as?: Asker; variables?: Record<string, unknown>; caller?: Partial<Caller>; now?: Date },
  ) => Promise<{
    // Tests read what they asked for.
    // oxlint-disable-next-line typescript/no-explicit-any
    data: any;
    messages: string[];
  }>;
  /** Keys of the purge events since the last time. */
  purged: () => Promise<{ keys: string[]; uris: string[] }>;
};

const schema = buildContentSchema();
const caller: Caller = { address: '203.0.113.7', userAgent: 'tests', requestId: 'test' };

export async function makeWritableSite(): Promise<WritableSite> {
  const database = await makeDatabase();
  const { db } = database;
  await prepare({
    db,
    dataDir: 'node_modules/.cache',
    mediaDir: resolve('node_modules/.cache/media'),
    contentUrl: 'http://cms.test',
    readSeed: async () => fixtureSeed,
  });
  const logins = new Set(fixtureSeed.users.map(({ login }) => login));
  for (const { name } of roles) {
    if (logins.has(name)) continue;
    await sql`insert into user_account (login, nicename, display_name, email, roles) values (${name}, ${name}, ${name}, ${`${name}@example.com`}, ${[name]})`.execute(
      db,
    );
  }
  const services = servicesFor(db);
  const viewerFor = async (as: Asker) => {
    if (as === null) return anonymous;
    const account = await accountByName(db, as);
    if (!account) throw new Error(`The fixture has no user ${as}`);
    return viewerOf(account.user);
  };
  return {
    ...database,
    ask: async (query, { as = null, variables = {}, caller: from = {}, now } = {}) => {
      const contextValue = await createContext(
        { services: { ...services, ...(now && { now: () => now }) }, catalogue: false },
        await viewerFor(as),
        { ...caller, ...from },
      );
      const { data, errors = [] } = await graphql({ schema, source: query, variableValues: variables, contextValue });
      return { data, messages: errors.map((error) => error.message) };
    },
    purged: async () => {
      const { rows } = await sql<{ keys: string[]; uris: string[] }>`delete from purge_event returning keys, uris`.execute(db);
      return { keys: rows.flatMap((row) => row.keys), uris: rows.flatMap((row) => row.uris) };
    },
  };
}
