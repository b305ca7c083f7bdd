/** The fixture seed in a separate database, with a user of every role. For tests that change content. */
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import { roles, type RoleName } from '../../content/model/roles.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import type { ClientInfo } from '../../content/core/client-info.ts';
import { createContext } from '../../content/server/context.ts';
import { createTestServices } from './test-context.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { fixtureSeed } from './fixture-seed.ts';

/** A role, the login `writer` of the fixture seed, or an anonymous visitor (null). */
type Actor = RoleName | 'writer' | null;

export type WritableSite = TestDatabase & {
  /** Executes an operation as an actor, optionally at a given time and with given client data such as the IP address. */
  execute: (
    query: string,
    options?: { as?: Actor; variables?: Record<string, unknown>; client?: Partial<ClientInfo>; now?: Date },
  ) => Promise<{
    // Tests read the fields that their query selects.
    // oxlint-disable-next-line typescript/no-explicit-any
    data: any;
    messages: string[];
  }>;
  /** Returns the purge events since the last call, and deletes them. */
  takePurgeEvents: () => Promise<{ keys: string[]; uris: string[] }>;
};

const schema = buildContentSchema();
const defaultClient: ClientInfo = { address: '203.0.113.7', userAgent: 'tests', requestId: 'test' };

export async function createWritableSite(): Promise<WritableSite> {
  const database = await createDatabase('fixture');
  const { db } = database;
  const logins = new Set(fixtureSeed.users.map(({ login }) => login));
  for (const { name } of roles) {
    if (logins.has(name)) continue;
    await sql`insert into user_account (login, nicename, display_name, email, roles) values (${name}, ${name}, ${name}, ${`${name}@example.com`}, ${[name]})`.execute(
      db,
    );
  }
  const services = createTestServices(db);
  const viewerFor = async (as: Actor) => {
    if (as === null) return anonymous;
    const account = await findAccountByName(db, as);
    if (!account) throw new Error(`The fixture has no user ${as}`);
    return createViewer(account);
  };
  return {
    ...database,
    execute: async (query, { as = null, variables = {}, client = {}, now } = {}) => {
      const contextValue = await createContext(
        { services: { ...services, ...(now && { now: () => now }) }, catalogue: false },
        await viewerFor(as),
        { ...defaultClient, ...client },
      );
      const { data, errors = [] } = await graphql({ schema, source: query, variableValues: variables, contextValue });
      return { data, messages: errors.map((error) => error.message) };
    },
    takePurgeEvents: async () => {
      const { rows } = await sql<{ keys: string[]; uris: string[] }>`delete from purge_event returning keys, uris`.execute(db);
      return { keys: rows.flatMap((row) => row.keys), uris: rows.flatMap((row) => row.uris) };
    },
  };
}
