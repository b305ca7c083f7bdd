/** Sends REST requests to the routes of the content service, without a server. */
import type { Kysely } from 'kysely';
import { findAccountByName } from '../../content/auth/accounts.ts';
import type { Database } from '../../content/db/tables.ts';
import type { RoleName } from '../../content/model/roles.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import { createContext } from '../../content/server/context.ts';
import { createDispatcher, type Dispatcher } from '../../content/server/rest/wp/framework/dispatch.ts';
import { embedLinks } from '../../content/server/rest/wp/framework/embed.ts';
import { parseQuery } from '../../content/server/rest/wp/framework/parse-query.ts';
import { declareRoutes } from '../../content/server/rest/wp/routes.ts';
import { createTestServices } from './test-context.ts';

export type RestActor = RoleName | 'writer' | null;

export type RestReply = {
  status: number;
  // Tests read the properties that they expect.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  headers: Readonly<Record<string, string>>;
};

export type RestOptions = { body?: Record<string, unknown>; headers?: Record<string, string>; now?: Date; address?: string };

const dispatcher: Dispatcher = createDispatcher(declareRoutes(() => dispatcher));

export const restRoutes = dispatcher.routes;

/** @returns a function that sends `request('editor', 'POST', '/wp/v2/posts?status=draft', { body })` */
export function createRestClient(getDb: () => Kysely<Database>) {
  return async (actor: RestActor, method: string, url: string, options: RestOptions = {}): Promise<RestReply> => {
    const db = getDb();
    const account = actor === null ? null : await findAccountByName(db, actor);
    if (actor !== null && !account) throw new Error(`The fixture has no user ${actor}`);
    const services = { ...createTestServices(db), ...(options.now && { now: () => options.now as Date }) };
    const client = { address: options.address ?? '203.0.113.7', userAgent: 'tests', requestId: 'test' };
    const context = await createContext({ services, catalogue: false }, account ? createViewer(account) : anonymous, client);
    const { pathname, searchParams } = new URL(url, 'http://rest.test');
    const sent = {
      method,
      path: pathname.replace(/\/$/, ''),
      query: parseQuery(searchParams),
      body: options.body ?? {},
      headers: options.headers ?? {},
    };
    return embedLinks(await dispatcher.dispatch(sent, context), sent, dispatcher, context);
  };
}
