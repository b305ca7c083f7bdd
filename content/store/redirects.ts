/** Reads redirects: all of them, or what is needed to find the one of a path. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { StoredRedirect } from '../core/rows/redirects.ts';
import { alignWithKeys, omit, type RequestDb } from './core/request-db.ts';

export interface RedirectReader {
  redirects(): Promise<StoredRedirect[]>;
  /** @param key from `toOriginKey` */
  plainRedirect(key: string): Promise<StoredRedirect | null>;
  /** The redirects with a regular expression. Each path without a page is compared with all of them. */
  expressionRedirects(): Promise<StoredRedirect[]>;
}

type KeyedRedirect = StoredRedirect & { key: string };

export function createRedirectReader(requestDb: RequestDb): RedirectReader {
  const read = (condition: RawBuilder<unknown>) =>
    requestDb.rows(sql<KeyedRedirect>`
      select id, origin, target, type, format, origin_key as key from redirect where ${condition} order by id`);
  const readRedirects = async (condition: RawBuilder<unknown>) => (await read(condition)).map((row): StoredRedirect => omit(row, 'key'));
  const plain = new DataLoader<string, StoredRedirect | null>(async (keys) => {
    const rows = await read(sql`format = 'plain' and origin_key = any(${keys}::text[])`);
    return alignWithKeys(keys, rows, ({ key }) => key).map((row) => row && omit(row, 'key'));
  });
  return {
    redirects: () => readRedirects(sql`true`),
    plainRedirect: (key) => plain.load(key),
    expressionRedirects: () => readRedirects(sql`format = 'regex'`),
  };
}
