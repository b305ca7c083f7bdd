/** Decides the slug and the URI of a node that is about to be written. */
import type { Transaction } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import { findAncestors } from '../nodes/node-relations.ts';
import { canDateFloat } from '../nodes/node-status.ts';
import { getCategoryPath } from '../nodes/node-terms.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { getNodeUri, getPublicUri, type PermalinkNode } from './node-uri.ts';
import { addSlugSuffix, toSlug } from './slugs.ts';
import { findUniqueSlug } from './unique-slug.ts';

/** WordPress appends this to the slug of a node in the trash, so that other content can use the slug. */
const TRASHED_SUFFIX = '__trashed';

export const removeTrashedSuffix = (slug: string): string => (slug.endsWith(TRASHED_SUFFIX) ? slug.slice(0, -TRASHED_SUFFIX.length) : slug);

export type SlugAndUri = { slug: string; uri: string | null; ancestorSlugs: readonly string[] };

/**
 * Decides the slug and the URI of a node before it is written.
 * @param requested the requested slug in stored form
 */
export async function decideSlugAndUri(
  db: Transaction<Database>,
  before: NodeRow | null,
  next: NodeRow,
  requested: string | undefined,
  terms: readonly number[],
  settings: SiteSettings,
): Promise<SlugAndUri> {
  const ancestorSlugs = (await findAncestors(db, next.parentId)).map(({ slug }) => slug);
  if (next.status === 'trash') {
    const slug = next.slug === '' || before?.status === 'trash' ? next.slug : addSlugSuffix(next.slug, TRASHED_SUFFIX);
    return { slug, uri: null, ancestorSlugs };
  }
  const desired = requested ?? removeTrashedSuffix(next.slug);
  if (canDateFloat(next.status)) return { slug: desired, uri: null, ancestorSlugs };
  const permalinkNode = { ...(await getPermalinkValues(db, next, terms, settings)), ancestorSlugs };
  const base = desired || toSlug(next.title) || String(next.id);
  const isUnmoved =
    before !== null &&
    before.slug === base &&
    before.uri !== null &&
    before.uri === getPublicUri({ ...permalinkNode, slug: base }, settings);
  const slug = isUnmoved ? base : await findUniqueSlug(db, { ...permalinkNode, parentId: next.parentId }, base, settings);
  return { slug, uri: getNodeUri({ ...permalinkNode, slug }, settings), ancestorSlugs };
}

/** Loads the values that the permalink structure contains, and no others. */
async function getPermalinkValues(
  db: Transaction<Database>,
  node: NodeRow,
  terms: readonly number[],
  { permalinkStructure }: SiteSettings,
): Promise<Omit<PermalinkNode, 'ancestorSlugs'>> {
  const needs = (placeholder: string) => node.type === 'post' && (permalinkStructure?.includes(placeholder) ?? false);
  const author =
    needs('%author%') && node.authorId !== null
      ? await db.selectFrom('user_account').select('nicename').where('id', '=', node.authorId).executeTakeFirst()
      : undefined;
  const category = needs('%category%') ? await getCategoryPath(db, terms) : [];
  return {
    id: node.id,
    type: node.type,
    status: node.status,
    slug: node.slug,
    date: node.date,
    authorName: author?.nicename ?? '',
    category,
  };
}
