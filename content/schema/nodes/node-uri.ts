/** URIs and URLs of nodes: permalinks, plain URIs of unpublished nodes, and preview URLs. */
import { formatPermalink } from '../../commands/permalinks/node-uri.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentContext } from '../core/context.ts';
import { isNewestRevision } from '../drafts/previews.ts';

type Site = Pick<ContentContext, 'store' | 'site'>;

/** Returns a plain URI such as `/?p=201` for a node without a permalink (WordPress). */
function getPlainUri({ type, id }: NodeRow): string {
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

const statusesWithUri = new Set<NodeRow['status']>(['publish', 'private', 'inherit']);

/**
 * Returns the `uri` of a node. Null for the posts page, whose URI belongs to the archive of posts (recorded). The newest revision has the URL of the site's
 * preview, older ones have a plain URI.
 */
export function getUri(node: NodeRow, context: Site): string | null | Promise<string | null> {
  if (node.revisionOf !== null) return getRevisionUri(node, node.revisionOf, context);
  if (!statusesWithUri.has(node.status)) return getPlainUri(node);
  if (node.uri === null) return node.type === 'wp_block' ? getReusableBlockUri(node, context) : getPlainUri(node);
  return node.type === 'page' ? getPageUri(node, context) : node.uri;
}

async function getRevisionUri(revision: NodeRow, nodeId: number, context: Site): Promise<string | null> {
  return (await isNewestRevision(revision, context.store)) ? getPreviewUrl(nodeId, context) : `/?p=${revision.id}`;
}

/** Reusable blocks have no page, but WordPress returns a URI with the permalink structure of posts (recorded). */
async function getReusableBlockUri(node: NodeRow, { store, site }: Site): Promise<string> {
  const { permalinkStructure } = await store.option('settings');
  if (typeof permalinkStructure !== 'string' || permalinkStructure === '') return getPlainUri(node);
  return formatPermalink(permalinkStructure, { ...node, authorName: '', category: [] }, site.timezone);
}

async function getPageUri(node: NodeRow, { store }: Site): Promise<string | null> {
  const { pageOnFront, pageForPosts, showOnFront } = await store.option('settings');
  if (showOnFront !== 'posts' && pageOnFront === node.id) return '/';
  return pageForPosts === node.id ? null : node.uri;
}

/** Returns the `link` of a node: its URI on the content host. */
export async function getLink(node: NodeRow, context: Site): Promise<string | null> {
  const uri = (await getUri(node, context)) ?? node.uri;
  return uri?.startsWith('/') ? context.site.contentUrl + uri : uri;
}

/** Returns the URL at which visitors find a node. Nodes without such a page have their link on the content host, which shows a preview to editors. */
export async function getSiteLink(node: NodeRow, context: Site): Promise<string | null> {
  const link = await getLink(node, context);
  const isOnSite = node.revisionOf === null && statusesWithUri.has(node.status) && node.uri !== null;
  return isOnSite && link !== null ? link.replace(context.site.contentUrl, context.site.siteUrl) : link;
}

/** Returns the URL at which the site previews a node, with the parameters that Faust needs (recorded). */
async function getPreviewUrl(id: number, context: Site): Promise<string | null> {
  const node = await context.store.nodeById(id);
  if (!node) return null;
  const path = (await getUri(node, context)) ?? node.uri;
  if (path === null) return null;
  const [pathname = '', query = ''] = path.split('?');
  const parameters = new Map(query.split('&').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])));
  const addDefault = (name: string, value: string | number) => {
    if (!parameters.has(name)) parameters.set(name, String(value));
  };
  addDefault('preview', 'true');
  addDefault('previewPathname', path);
  addDefault('p', node.id);
  if (node.type === 'page') addDefault('page_id', node.id);
  addDefault('typeName', getContentType(node.type).graphql.single);
  return `${context.site.siteUrl}${pathname}?${[...parameters].map(([name, value]) => `${name}=${value}`).join('&')}`;
}
