/** Changes the permalink structure of posts: their URIs, and the redirects from their former ones. */
import { type Kysely, sql } from 'kysely';
import { normalizePath } from '#lib/uri/redirects.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { RedirectRow } from '../../core/rows/redirects.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { redirectFormerAddresses } from '../seo/redirect-commands.ts';
import { lockOption, writeOption } from '../settings/options.ts';
import { getSiteSettings, settingsChange, type SiteSettings } from '../settings/site-settings.ts';
import { getNodeUri } from './node-uri.ts';
import { createStructureRedirect, getDefaultStructure, parsePermalinkStructure, toExpression } from './permalink-structure.ts';

export type PermalinkInput = {
  /** The empty string restores the addresses of the content model. */
  structure: string;
  createRedirects?: boolean | null;
  /** Computes the result without changing anything. */
  dryRun?: boolean | null;
};

/** A post whose new address belongs to other content. */
export type PermalinkConflict = { postId: number; uri: string };
export type PermalinkResult = { structure: string; changed: number; redirects: number; conflicts: PermalinkConflict[] };

type MovedPost = { id: number; status: PostStatus; former: string | null; uri: string };

/** Rows per statement, so that no statement takes long. */
const BATCH_SIZE = 5_000;
/** With more, the redirects would leave no room for those of the editors. */
const MAX_SINGLE_REDIRECTS = 20_000;
const MAX_CONFLICTS = 20;
/** All responses are purged in any case. The paths are for caches in front of the site. */
const MAX_PURGED_URIS = 2_000;

/** URIs of the archive pages of content types. */
const archives = new Set(contentTypes.flatMap(({ archive }) => archive ?? []));

export async function updatePermalinks(services: Services, viewer: Viewer, input: PermalinkInput): Promise<PermalinkResult> {
  if (!can(viewer, 'manage_options')) throw new UserError('Sorry, you are not allowed to edit permalinks.', { kind: 'forbidden' });
  const structure = parsePermalinkStructure(input.structure);
  return transact(services, viewer, async (tx) => {
    const stored = await lockOption(tx, 'settings');
    const before = await getSiteSettings(tx.db);
    const after: SiteSettings = { ...before, permalinkStructure: structure };
    const [from, to] = [before.permalinkStructure ?? getDefaultStructure(), structure ?? getDefaultStructure()];
    const moved = await findMovedPosts(tx, after);
    const conflicts = await findConflicts(tx, moved);
    const rules = input.createRedirects === false ? [] : createRules(from, to, moved);
    if (input.dryRun) return { structure: to, changed: moved.length, redirects: rules.length, conflicts };
    if (conflicts.length > 0) throw createConflictError(conflicts);
    await writeUris(tx, moved);
    await writeOption(tx, 'settings', { ...stored, permalinkStructure: structure });
    const redirects = await redirectFormerAddresses(tx, { added: rules, isObsolete: createObsoleteTest(to, moved) });
    tx.recordChange(settingsChange);
    for (const { id, status, former, uri } of moved.slice(0, MAX_PURGED_URIS / 2))
      if (status === 'publish')
        tx.recordChange({ cause: 'update', kind: 'post', id, type: 'post', affectsLists: true, uris: [former, uri] });
    await recordAudit(tx, {
      action: 'update',
      objectType: 'Settings',
      objectName: 'permalinks',
      before: { structure: from },
      after: { structure: to },
    });
    return { structure: to, changed: moved.length, redirects, conflicts };
  });
}

/** Finds the posts whose URI changes. */
async function findMovedPosts(tx: Tx, settings: SiteSettings): Promise<MovedPost[]> {
  const { rows } = await sql<{
    id: number;
    status: PostStatus;
    slug: string;
    uri: string | null;
    date: Date;
    authorName: string | null;
    categoryId: number | null;
  }>`
    select n.id, n.status, n.slug, n.uri, n.published_at as date, u.nicename as "authorName", c.id as "categoryId"
    from content_node n left join user_account u on u.id = n.author_id
      left join lateral (
        select min(t.id) as id from term_relationship r join term t on t.id = r.term_id where r.node_id = n.id and t.taxonomy = 'category'
      ) c on true
    where n.type = 'post' and n.status in ('publish', 'private') and n.revision_of is null and n.slug <> '' order by n.id`.execute(tx.db);
  const categories = settings.permalinkStructure?.includes('%category%') ? await findCategoryPaths(tx.db) : new Map<number, string[]>();
  return rows.flatMap(({ id, status, slug, uri: former, date, authorName, categoryId }) => {
    const category = (categoryId !== null && categories.get(categoryId)) || [];
    const uri = getNodeUri({ id, type: 'post', status, slug, ancestorSlugs: [], date, authorName: authorName ?? '', category }, settings);
    return uri === null || uri === former ? [] : [{ id, status, former, uri }];
  });
}

/** Slugs from the top-level category down to each category. */
async function findCategoryPaths(db: Kysely<Database>): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; path: string[] }>`
    with recursive tree as (
      select id, array[slug] as path from term where taxonomy = 'category' and parent_id is null
      union all select t.id, tree.path || t.slug from tree join term t on t.parent_id = tree.id
    ) select id, path from tree`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

async function findConflicts({ db }: Tx, moved: readonly MovedPost[]): Promise<PermalinkConflict[]> {
  const ids = moved.map(({ id }) => id);
  const taken = new Set<string>(archives);
  for (const batch of toBatches(moved)) {
    const uris = batch.map(({ uri }) => uri);
    const { rows } = await sql<{ uri: string }>`
      select uri from content_node where uri = any(${uris}::text[]) and not id = any(${ids}::int[])
      union select uri from term where uri = any(${uris}::text[])`.execute(db);
    for (const { uri } of rows) taken.add(uri);
  }
  const conflicts: PermalinkConflict[] = [];
  for (const { id, uri } of moved) {
    if (taken.has(uri)) conflicts.push({ postId: id, uri });
    if (conflicts.length === MAX_CONFLICTS) break;
    taken.add(uri);
  }
  return conflicts;
}

function createConflictError(conflicts: readonly PermalinkConflict[]): UserError {
  const [first] = conflicts;
  const others = conflicts.length - 1;
  const more =
    conflicts.length === MAX_CONFLICTS
      ? ' Many other posts have the same conflict.'
      : others > 0
        ? ` ${others} other ${others === 1 ? 'post has' : 'posts have'} the same conflict.`
        : '';
  return new UserError(
    `Post ${first?.postId} would get the address ${first?.uri}, which other content already has.${more} Choose another structure, or change the slugs. To list all conflicts, set dryRun to true.`,
  );
}

/** Creates one redirect for all posts if possible, otherwise one for each published post. */
function createRules(from: string, to: string, moved: readonly MovedPost[]): RedirectRow[] {
  if (from === to) return [];
  const rule = createStructureRedirect(from, to);
  if (rule) return [{ ...rule, type: 301, format: 'regex' }];
  const published = moved.filter(({ status, former }) => status === 'publish' && former !== null);
  if (published.length > MAX_SINGLE_REDIRECTS)
    throw new UserError(
      `${published.length} posts would need a redirect of their own, because the new addresses contain values that the former ones lack. At most ${MAX_SINGLE_REDIRECTS} are created. Set createRedirects to false, or choose another structure.`,
    );
  return published.map(({ former, uri }) => ({ origin: former ?? '', target: uri, type: 301, format: 'plain' }));
}

/** Redirects from addresses that posts have again are obsolete. For paths without a post, they would form a loop. */
function createObsoleteTest(structure: string, moved: readonly MovedPost[]): (rule: RedirectRow) => boolean {
  const expression = toExpression(structure);
  const paths = new Set(moved.map(({ uri }) => normalizePath(uri)));
  return ({ origin, format }) => (format === 'regex' ? origin === expression : paths.has(normalizePath(origin)));
}

/** The posts lose their URIs first, because a post can get the former URI of another one. */
async function writeUris({ db }: Tx, moved: readonly MovedPost[]): Promise<void> {
  for (const batch of toBatches(moved))
    await sql`update content_node set uri = null where id = any(${batch.map(({ id }) => id)}::int[])`.execute(db);
  for (const batch of toBatches(moved))
    await sql`
      update content_node n set uri = k.uri
      from unnest(${batch.map(({ id }) => id)}::int[], ${batch.map(({ uri }) => uri)}::text[]) k(id, uri) where n.id = k.id`.execute(db);
}

function toBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
