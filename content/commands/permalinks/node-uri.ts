/** Builds the URIs of nodes, and updates the URIs of their descendants. */
import { type Kysely, sql } from 'kysely';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import { hasUri } from '../nodes/node-status.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** Deeper trees are rejected, because the length of URIs and the depth of recursive queries are limited. */
export const MAX_TREE_DEPTH = 16;

/** The properties of a node from which its permalink is built. */
export type PermalinkNode = {
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  slug: string;
  /** Slugs of the ancestors from the root down. Only for hierarchical types. */
  ancestorSlugs: readonly string[];
  date: Date;
  authorName: string;
  /** Slugs from the top-level category down to the category of the post, for structures with `%category%`. */
  category: readonly string[];
};

/**
 * Builds the URI of a node from slugs.
 * @param slugs of the ancestors from the root down, then of the node itself
 * @returns null for types without permalinks
 */
export function buildNodeUri(type: ContentTypeName, slugs: readonly string[]): string | null {
  const declaration: ContentTypeDeclaration = getContentType(type);
  const path = (declaration.hierarchical ? slugs : slugs.slice(-1)).map(toStoredSegment).join('/');
  return declaration.permalink?.replace(':path', path) ?? null;
}

/** The URI that the node has when it is published. Null for types without permalinks. */
export function getPublicUri(node: PermalinkNode, settings: SiteSettings): string | null {
  if (node.id === settings.pageOnFront) return '/';
  if (node.type === 'post' && settings.permalinkStructure !== null)
    return formatPermalink(settings.permalinkStructure, node, settings.timezone);
  return buildNodeUri(
    node.type,
    [...node.ancestorSlugs, node.slug].filter((slug) => slug !== ''),
  );
}

/** The current URI of a node. Drafts and nodes in the trash have none. */
export function getNodeUri(node: PermalinkNode, settings: SiteSettings): string | null {
  return hasUri(node.status) ? getPublicUri(node, settings) : null;
}

/** Fills a permalink structure of WordPress such as `/%year%/%monthnum%/%day%/%postname%/`. */
export function formatPermalink(
  structure: string,
  node: Pick<PermalinkNode, 'id' | 'slug' | 'date' | 'authorName' | 'category'>,
  timezone: string,
): string {
  const [localDate = '', localTime = ''] = formatLocalDate(node.date, timezone).split('T');
  const [year = '', month = '', day = ''] = localDate.split('-');
  const [hour = '', minute = '', second = ''] = localTime.split(':');
  const values: Record<string, string> = {
    year,
    monthnum: month,
    day,
    hour,
    minute,
    second,
    post_id: String(node.id),
    postname: node.slug,
    category: node.category.join('/'),
    author: node.authorName,
  };
  const path = structure.replaceAll(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(toStoredSegment).join('/')}/`;
}

/**
 * Updates the URIs of all descendants of a node in one statement.
 * @param path the URI path of the node itself, with which the URIs of its children begin: `/about/people/`
 * @returns the changed descendants with their former and new URIs
 * @throws UserError if other content already has one of the new URIs
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
    throw new UserError(
      `Other content already has an address below ${path} that a child page of this page would get. Choose another slug or parent.`,
    );
  }
}

/** The URI path with which the URIs of child nodes begin. */
export function getChildPath(type: ContentTypeName, slugs: readonly string[]): string {
  return (
    buildNodeUri(
      type,
      slugs.filter((slug) => slug !== ''),
    ) ?? '/'
  );
}

/** Whether nodes of a type can have children. */
export function isHierarchical(type: ContentTypeName): boolean {
  const declaration: ContentTypeDeclaration = getContentType(type);
  return declaration.hierarchical;
}
