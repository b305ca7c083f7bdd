/** Addresses of nodes, and what happens to those below when one changes. */
import { type Kysely, sql } from 'kysely';
import { formatLocalDate } from '../../core/format-date.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { hasUri } from '../nodes/node-status.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** A tree of pages deeper than this is refused: addresses have an end, and so have readers' queries. */
export const MAX_TREE_DEPTH = 16;

/** What an address is made of. */
export type PermalinkNode = {
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  slug: string;
  /** Slugs of the nodes above, topmost first; of hierarchical types only. */
  ancestorSlugs: readonly string[];
  date: Date;
  authorName: string;
  /** Slugs from the topmost category to the node's own one, for patterns with `%category%`. */
  category: readonly string[];
};

/**
 * Address of a node.
 * @param slugs of the node and of those above it, topmost first
 * @returns null for types without addresses
 */
export function buildNodeUri(type: ContentTypeName, slugs: readonly string[]): string | null {
  const declaration: ContentTypeDeclaration = getContentType(type);
  const path = (declaration.hierarchical ? slugs : slugs.slice(-1)).map(toStoredSegment).join('/');
  return declaration.permalink?.replace(':path', path) ?? null;
}

/** The address a node would have if everybody could see it; null for types without addresses. */
export function getPublicUri(node: PermalinkNode, settings: SiteSettings): string | null {
  if (node.id === settings.pageOnFront) return '/';
  if (node.type === 'post' && settings.permalinkStructure !== null)
    return formatPermalink(settings.permalinkStructure, node, settings.timezone);
  return buildNodeUri(
    node.type,
    [...node.ancestorSlugs, node.slug].filter((slug) => slug !== ''),
  );
}

/** The address a node has: none before it is published and none in the trash. */
export function getNodeUri(node: PermalinkNode, settings: SiteSettings): string | null {
  return hasUri(node.status) ? getPublicUri(node, settings) : null;
}

/** WordPress's permalink patterns: `/%year%/%monthnum%/%day%/%postname%/`. */
export function formatPermalink(
  pattern: string,
  node: Pick<PermalinkNode, 'id' | 'slug' | 'date' | 'authorName' | 'category'>,
  timezone: string,
): string {
  const [day = '', clock = ''] = formatLocalDate(node.date, timezone).split('T');
  const [year = '', month = '', monthDay = ''] = day.split('-');
  const [hour = '', minute = '', second = ''] = clock.split(':');
  const values: Record<string, string> = {
    year,
    monthnum: month,
    day: monthDay,
    hour,
    minute,
    second,
    post_id: String(node.id),
    postname: node.slug,
    category: node.category.join('/'),
    author: node.authorName,
  };
  const path = pattern.replaceAll(/%(\w+)%/g, (sign, name: string) => values[name] ?? sign);
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(toStoredSegment).join('/')}/`;
}

/**
 * Gives the nodes below a node the addresses that follow from its path, in one statement.
 * @param path of the node itself, as its children's addresses begin: `/about/people/`
 * @returns the addresses that changed, former and new ones
 * @throws UserError when one of them is taken by something else
 */
export async function updateDescendantUris(
  db: Kysely<Database>,
  root: { id: number; type: ContentTypeName },
  path: string,
  settings: SiteSettings,
): Promise<{ id: number; status: PostStatus; former: string | null; uri: string | null }[]> {
  try {
    const { rows } = await sql<{ id: number; status: PostStatus; former: string | null; uri: string | null }>`
      with recursive tree as (
        select ${root.id}::int as id, ${path}::text as path, 0 as depth
        union all
        select c.id, tree.path || case when c.slug = '' then '' else regexp_replace(c.slug, '__trashed$', '') || '/' end, tree.depth + 1
        from tree join content_node c on c.parent_id = tree.id and c.type = ${root.type} and c.revision_of is null where tree.depth < ${MAX_TREE_DEPTH * 2}
      ), moved as (
        select n.id, n.uri as former,
          case when n.status in ('publish', 'private', 'inherit') then case when n.id = ${settings.pageOnFront ?? 0} then '/' else tree.path end end as uri
        from tree join content_node n on n.id = tree.id where n.id <> ${root.id}
      )
      update content_node n set uri = moved.uri from moved where n.id = moved.id and n.uri is distinct from moved.uri
      returning n.id, n.status, moved.former, n.uri`.execute(db);
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw new UserError(`Pages below this one would get addresses below ${path} that other content has. Choose another slug or parent.`);
  }
}

/** How children's addresses begin below a node. */
export function getChildPath(type: ContentTypeName, slugs: readonly string[]): string {
  return (
    buildNodeUri(
      type,
      slugs.filter((slug) => slug !== ''),
    ) ?? '/'
  );
}

/** Whether nodes of a type stand below each other. */
export function isHierarchical(type: ContentTypeName): boolean {
  const declaration: ContentTypeDeclaration = getContentType(type);
  return declaration.hierarchical;
}
