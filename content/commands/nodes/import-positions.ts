/**
 * Creates a page for each position of the feeds that blocks of open positions show, and keeps it as the feed has it. What a feed does not contain, such as
 * contacts, stays as editors have set it. A position that has left its feed is closed.
 */
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '#lib/json/records.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { readPositionFacts } from '../../core/position.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { type FeedPosition, loadFeedPositions } from '../../feeds/load-feed.ts';
import { toTextMarkup } from '../../feeds/plain-values.ts';
import { getEntryId } from '../../feeds/position.ts';
import { getContentType } from '../../model/content-types.ts';
import { anonymous, type Viewer } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { createStore } from '../../store/store.ts';
import { type RepeatingJob, startRepeatingJob } from '../core/repeating-job.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import type { NodeInput } from './node-input.ts';
import { createEmptyNode } from './node-commands.ts';
import { saveNode } from './save-node.ts';

const INTERVAL_MS = 10 * 60_000;
/** Feeds of one site. */
const MAX_FEEDS = 10;
/** Words of the summary in lists. */
const SUMMARY_WORDS = 30;

/** May create and publish positions, but not write unfiltered markup. */
const importer: Viewer = {
  user: null,
  capabilities: new Set(['edit_posts', 'edit_others_posts', 'edit_published_posts', 'publish_posts']),
};

/** Patterns for common spellings of the employment types. */
const employmentTypes: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/full.?time|permanent/i, 'Full time'],
  [/part.?time/i, 'Part time'],
  [/intern/i, 'Internship'],
  [/temp|season/i, 'Temporary'],
  [/contract|freelance/i, 'Contract'],
];

export function startPositionImport(services: Services): RepeatingJob {
  return startRepeatingJob(
    services.log,
    { intervalMs: INTERVAL_MS, failureMessage: 'Positions could not be imported; the next run tries again' },
    () => importPositions(services),
  );
}

/** Imports all feeds. A feed that cannot be loaded changes nothing. */
export async function importPositions(services: Services): Promise<void> {
  for (const feedUrl of await listFeedUrls(services)) {
    try {
      const entries = await loadFeedPositions(feedUrl, services.uploads?.allowedHosts ?? []);
      await importFeed(services, feedUrl, new Map(entries.map((entry) => [getEntryId(entry.position), entry])));
    } catch (error) {
      services.log('warn', 'The positions of a feed could not be imported, so their pages stay as they are', {
        url: feedUrl.slice(0, 200),
        error,
      });
    }
  }
}

/** The feeds of published blocks. */
async function listFeedUrls({ db }: Services): Promise<string[]> {
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n
    where n.status = 'publish' and n.revision_of is null and n.password is null and n.content like '%wp:site/open-positions%"feedUrl"%' order by n.id`.execute(
    db,
  );
  const store = createStore(db, anonymous);
  const urls = new Set<string>();
  for (const node of rows)
    for (const { name, attributes } of await store.getBlocks(node)) {
      const url = name === 'site/open-positions' ? attributes['feedUrl'] : null;
      if (typeof url === 'string' && url.trim() !== '') urls.add(url.trim());
    }
  return [...urls].slice(0, MAX_FEEDS);
}

async function importFeed(services: Services, feedUrl: string, entries: ReadonlyMap<string, FeedPosition>): Promise<void> {
  const existing = await listImported(services.db, sql`n.fields #>> '{positionMeta,source,feedUrl}' = ${feedUrl}`);
  const byEntry = new Map(existing.map((node) => [readPositionFacts(node).source?.entryId ?? '', node]));
  for (const [entryId, entry] of entries) {
    const node = byEntry.get(entryId) ?? null;
    // Editors can delete the page of a position that they do not want to show.
    if (node?.status === 'trash') continue;
    await saveEntry(services, feedUrl, entryId, entry, node);
  }
  for (const [entryId, node] of byEntry) if (!entries.has(entryId) && node.status === 'publish') await closePosition(services, node);
}

async function listImported(db: Services['db'], condition: RawBuilder<unknown>): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n where n.type = 'positions' and n.revision_of is null and ${condition} order by n.id`.execute(
    db,
  );
  return rows;
}

async function saveEntry(services: Services, feedUrl: string, entryId: string, entry: FeedPosition, node: NodeRow | null): Promise<void> {
  const { position } = entry;
  const { timezone } = await getSiteSettings(services.db);
  const today = formatLocalDate(services.now(), timezone).slice(0, 10);
  const meta = {
    department: position.department,
    location: position.location,
    employmentType: employmentTypes.find(([pattern]) => pattern.test(position.employmentType ?? ''))?.[1] ?? null,
    validThrough: position.validThrough,
    closedOn: null,
    applicationUrl: position.link?.startsWith('http') ? position.link : null,
    source: { feedUrl, entryId },
  };
  const input: NodeInput = {
    title: position.title,
    content: toTextMarkup(entry.description),
    excerpt: truncateWords(position.description, SUMMARY_WORDS),
    ...(!node && { status: 'publish' }),
    // A date in the future would schedule the page.
    ...(!node && position.datePosted && position.datePosted < today && { date: `${position.datePosted}T09:00:00` }),
    fields: { positionMeta: meta },
  };
  if (node && !hasChanged(node, input, meta)) return;
  try {
    await transact(services, importer, async (tx) => await writePosition(tx, node, input));
  } catch (error) {
    // One invalid entry must not prevent the import of the others.
    if (!(error instanceof UserError)) throw error;
    services.log('warn', 'A position of a feed is invalid, so it has no page', { entry: entryId.slice(0, 200), error });
  }
}

function hasChanged(node: NodeRow, { title, content, excerpt }: NodeInput, meta: Readonly<Record<string, unknown>>): boolean {
  const stored = isRecord(node.fields['positionMeta']) ? node.fields['positionMeta'] : {};
  if (node.title !== title || node.content !== content || node.excerpt !== excerpt) return true;
  return Object.entries(meta).some(([name, value]) => !isDeepStrictEqual(stored[name] ?? null, value));
}

async function writePosition(tx: Tx, node: NodeRow | null, input: NodeInput): Promise<void> {
  const type = getContentType('positions');
  await saveNode(tx, type, node, node ?? (await createEmptyNode(tx, type)), input);
}

async function closePosition(services: Services, node: NodeRow): Promise<void> {
  if (readPositionFacts(node).closedOn !== null) return;
  const { timezone } = await getSiteSettings(services.db);
  const closedOn = formatLocalDate(services.now(), timezone).slice(0, 10);
  await transact(services, importer, async (tx) => await writePosition(tx, node, { fields: { positionMeta: { closedOn } } }));
}
