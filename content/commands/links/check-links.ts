/** Finds links of published content and menus to pages of the site that do not exist. */
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { BrokenLink } from '../../core/rows/broken-links.ts';
import { getContentVersion } from '../../db/content-version.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { listLinkPaths } from './list-link-paths.ts';

const INTERVAL_MS = 10 * 60_000;
/** The site starts and is warmed first. */
const DELAY_MS = 2 * 60_000;
/** A check of much content waits this many times its duration before the next one. */
const REST_FACTOR = 50;

/** Rows that are read at a time. */
const BATCH_SIZE = 100;
/** Paths without content that are requested from the site. */
const MAX_REQUESTS = 500;
const REQUEST_PAUSE_MS = 50;
const REQUEST_TIMEOUT_MS = 5_000;
const MISSING: ReadonlySet<number> = new Set([404, 410, 451]);
const MAX_BROKEN_LINKS = 200;
/** Content that is named for a path. */
const MAX_SOURCES = 20;

type LinkServices = Pick<Services, 'db' | 'siteUrl' | 'now' | 'log'>;

/** Checks all links after content has changed, at most every ten minutes. */
export function startLinkCheck(services: LinkServices): RepeatingJob {
  let checkedVersion: number | undefined;
  return startRepeatingJob(
    services.log,
    { intervalMs: INTERVAL_MS, delayMs: DELAY_MS, failureMessage: 'Links could not be checked. The next run tries again.' },
    async (signal) => {
      const version = await getContentVersion(services.db);
      if (version === checkedVersion) return;
      const start = performance.now();
      if (await checkLinks(services, signal)) checkedVersion = version;
      return Math.max(INTERVAL_MS, REST_FACTOR * (performance.now() - start));
    },
  );
}

/**
 * Checks all links and stores the result.
 * @returns false if nothing was stored, because the check was aborted or the site could not be reached
 */
export async function checkLinks(services: LinkServices, signal: AbortSignal): Promise<boolean> {
  const links = await collectUnknownLinks(services, signal);
  const brokenLinks: BrokenLink[] = [];
  for (const link of [...links.values()].slice(0, MAX_REQUESTS)) {
    // Not resolved against the address of the site: a path with two slashes at the beginning would lead to another host.
    const status = await requestStatus(new URL(services.siteUrl + link.path), signal);
    if (status === null) return false;
    if (MISSING.has(status)) brokenLinks.push(link);
    if (brokenLinks.length === MAX_BROKEN_LINKS) break;
    await wait(REQUEST_PAUSE_MS);
  }
  if (signal.aborted) return false;
  await sql`
    insert into link_check (checked_at, broken_links) values (${services.now()}, ${JSON.stringify(brokenLinks)}::jsonb)
    on conflict (id) do update set checked_at = excluded.checked_at, broken_links = excluded.broken_links`.execute(services.db);
  return true;
}

type Links = Map<string, { path: string; nodeIds: number[]; menuIds: number[] }>;
type LinkingRow = { id: number; text: string };

/** Finds the links to paths that no published content and no term has. Archives and other pages of the site are among them. */
async function collectUnknownLinks({ db, siteUrl }: LinkServices, signal: AbortSignal): Promise<Links> {
  const links: Links = new Map();
  const known = new Set<string>();

  async function addLinks(rows: readonly LinkingRow[], list: 'nodeIds' | 'menuIds'): Promise<void> {
    const found = rows.map(({ id, text }) => ({ id, paths: listLinkPaths(text, siteUrl) }));
    const paths = new Set(found.flatMap((row) => row.paths).filter((path) => !known.has(path) && !links.has(path)));
    for (const path of await findContentPaths([...paths])) known.add(path);
    for (const row of found) {
      for (const path of row.paths) {
        if (known.has(path)) continue;
        const link = links.get(path) ?? { path, nodeIds: [], menuIds: [] };
        if (link[list].length < MAX_SOURCES && !link[list].includes(row.id)) link[list].push(row.id);
        links.set(path, link);
      }
    }
  }

  async function findContentPaths(paths: readonly string[]): Promise<string[]> {
    const uris = paths.map(toUri);
    const { rows } = await sql<{ uri: string }>`
      select uri from content_node where uri = any(${uris}::text[]) and status = 'publish'
      union select uri from term where uri = any(${uris}::text[])`.execute(db);
    const existing = new Set(rows.map(({ uri }) => uri));
    return paths.filter((path) => existing.has(toUri(path)));
  }

  const readRows = async (query: RawBuilder<LinkingRow>) => (await query.execute(db)).rows;
  // The site shows only menus that have a location.
  const menuItems = sql<LinkingRow>`
    select menu_id as id, json_build_object('url', url)::text as text from menu_item
    where url is not null and menu_id in (select menu_id from menu_location) order by id`;
  await addLinks(await readRows(menuItems), 'menuIds');
  for (let last = 0; !signal.aborted;) {
    const rows = await readRows(sql`
      select id, content || ' ' || excerpt || ' ' || fields::text as text from content_node
      where id > ${last} and status = 'publish' order by id limit ${BATCH_SIZE}`);
    await addLinks(rows, 'nodeIds');
    if (rows.length < BATCH_SIZE) break;
    last = rows.at(-1)?.id ?? last;
  }
  return links;
}

const toUri = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** The status of the page at an address, without following redirects. Null if the site does not respond. */
async function requestStatus(url: URL, signal: AbortSignal): Promise<number | null> {
  try {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.any([signal, timeout]) });
    return status;
  } catch {
    return null;
  }
}
