/** Addresses of nodes: where they stand, or will stand, and where previews of them are shown. */
import { formatPermalink } from '../../commands/permalinks/node-uri.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentContext } from '../core/context.ts';

type Site = Pick<ContentContext, 'store' | 'site'>;

/** Paths like `/?p=201`, of what has no address of its own yet (WordPress). */
function plainAddress({ type, id }: NodeRow): string {
  switch (type) {
    case 'post':
      return `/?p=${id}`;
    case 'page':
      return `/?page_id=${id}`;
    case 'attachment':
      return `/?attachment_id=${id}`;
    default:
      return `/?post_type=${type}&p=${id}`;
  }
}

const standing = new Set<NodeRow['status']>(['publish', 'private', 'inherit']);

/**
 * A node's `uri`. Null for the posts page, whose address is that of the list of posts (recorded); a whole address for revisions, which are
 * shown by the site's preview.
 */
export function uriOf(node: NodeRow, context: Site): string | null | Promise<string | null> {
  if (node.revisionOf !== null) return previewAddress(node.revisionOf, context);
  if (!standing.has(node.status)) return plainAddress(node);
  if (node.uri === null) return node.type === 'wp_block' ? patternAddress(node, context) : plainAddress(node);
  return node.type === 'page' ? pageAddress(node, context) : node.uri;
}

/** Reusable blocks have no page, yet WordPress tells an address by the pattern of posts (recorded). */
async function patternAddress(node: NodeRow, { store, site }: Site): Promise<string> {
  const { permalinkStructure } = await store.option('settings');
  if (typeof permalinkStructure !== 'string' || permalinkStructure === '') return plainAddress(node);
  return formatPermalink(permalinkStructure, { ...node, authorName: '', category: [] }, site.timezone);
}

async function pageAddress(node: NodeRow, { store }: Site): Promise<string | null> {
  const { pageOnFront, pageForPosts, showOnFront } = await store.option('settings');
  if (showOnFront !== 'posts' && pageOnFront === node.id) return '/';
  return pageForPosts === node.id ? null : node.uri;
}

/** A node's `link`: the same on the content host. */
export async function linkOf(node: NodeRow, context: Site): Promise<string | null> {
  const uri = (await uriOf(node, context)) ?? node.uri;
  if (uri === null || node.revisionOf !== null) return uri;
  return context.site.contentUrl + uri;
}

/** Address at which the site shows an unsaved version of a node, with what the site needs to find it (recorded from the Faust plugin). */
async function previewAddress(id: number, context: Site): Promise<string | null> {
  const node = await context.store.nodeById(id);
  if (!node) return null;
  const path = (await uriOf(node, context)) ?? node.uri;
  if (path === null) return null;
  const [pathname = '', query = ''] = path.split('?');
  const parameters = new Map(query.split('&').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])));
  const add = (name: string, value: string | number) => {
    if (!parameters.has(name)) parameters.set(name, String(value));
  };
  add('preview', 'true');
  add('previewPathname', path);
  add('p', node.id);
  if (node.type === 'page') add('page_id', node.id);
  add('typeName', getContentType(node.type).graphql.single);
  return `${context.site.siteUrl}${pathname}?${[...parameters].map(([name, value]) => `${name}=${value}`).join('&')}`;
}
