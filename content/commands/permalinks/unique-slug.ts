/** Finds a slug whose slug and URI no other content has (`wp_unique_post_slug`, WordPress 6.2). */
import { type Kysely, sql } from 'kysely';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { getPublicUri, isHierarchical, type PermalinkNode } from './node-uri.ts';
import { addSlugSuffix } from './slugs.ts';

/** Slugs that WordPress reserves for feeds and embeds. */
const RESERVED = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);
/** URIs of the archive pages of content types. */
const archives = new Set(contentTypes.flatMap(({ archive }) => archive ?? []));

/** Numbers of suffixes tried per statement. They grow, so that even the thousandth post of the same name needs few statements. */
const STEPS = [1, 8, 64, 512, 4096];

/**
 * Returns the slug, or the slug with the first free suffix from `-2` on. A lock serializes transactions that want the same slug.
 * @param slug a result of `toSlug`
 */
export async function findUniqueSlug(
  db: Kysely<Database>,
  node: PermalinkNode & { parentId: number | null },
  slug: string,
  settings: SiteSettings,
): Promise<string> {
  const scope = `${node.type}/${isHierarchical(node.type) ? (node.parentId ?? '') : ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${scope} ${slug}`}, 0))`.execute(db);
  let next = 1;
  for (const step of STEPS) {
    const candidates = Array.from({ length: step }, (_, index) => addNumber(slug, next + index));
    next += step;
    const availableSlug = await findFirstFree(db, node, candidates, settings);
    if (availableSlug !== undefined) return availableSlug;
  }
  throw new UserError(`All numbered variants of the slug "${slug}" are taken. Choose another slug.`);
}

const addNumber = (slug: string, number: number) => (number === 1 ? slug : addSlugSuffix(slug, `-${number}`));

async function findFirstFree(
  db: Kysely<Database>,
  node: PermalinkNode & { parentId: number | null },
  candidates: readonly string[],
  settings: SiteSettings,
): Promise<string | undefined> {
  const isTree = isHierarchical(node.type);
  const possible = candidates.filter((slug) => !RESERVED.has(slug) && !(isTree && /^(?:page)?\d+$/.test(slug)));
  const uris = possible.map((slug) => getPublicUri({ ...node, slug }, settings) ?? '');
  const { rows } = await sql<{ slug: string }>`
    select k.slug from unnest(${possible}::text[], ${uris}::text[]) k(slug, uri) where
      exists (select from content_node n where n.slug = k.slug and n.type = ${node.type} and n.id <> ${node.id} and n.revision_of is null
        ${isTree ? sql`and n.parent_id is not distinct from ${node.parentId}::int` : sql``})
      or (k.uri <> '' and (exists (select from content_node n where n.uri = k.uri and n.id <> ${node.id}) or exists (select from term t where t.uri = k.uri)))`.execute(
    db,
  );
  const takenSlugs = new Set(rows.map((row) => row.slug));
  return possible.find((slug, index) => !takenSlugs.has(slug) && !archives.has(uris[index] ?? ''));
}
