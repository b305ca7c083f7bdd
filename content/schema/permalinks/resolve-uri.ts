/** Finds the object at a URI, and objects by global id. */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { fromGlobalId, toDatabaseId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { MAX_URI_LENGTH } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getContentType } from '../../model/content-types.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { canSeeType } from '../../store/nodes/visibility.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentSite, ContentTypeSource, DeclaredSource, Source, TaxonomySource } from '../core/context.ts';
import { findNewestVersion } from '../drafts/newest-version.ts';
import { findSharedNode, isSharedPreviewUri } from '../drafts/preview-links.ts';
import { findInstalledItem } from '../installation/installation.ts';

const types = contentTypes;

/** URI of the archive of a content type. Posts are listed on the front page or on the posts page of the reading settings. */
export async function getArchiveUri(type: ContentTypeDeclaration, store: ContentStore): Promise<string | null> {
  if (type.name !== 'post') return type.archive ?? null;
  const { pageForPosts, showOnFront } = await store.option('settings');
  if (showOnFront === 'posts') return '/';
  return typeof pageForPosts === 'number' ? store.getSettingsPageUri(pageForPosts) : null;
}

/** The target of a URI: a path with a slash at both ends, or a page by its id (`/?page_id=403`). */
type UriTarget = { path: string; pageId: number | null };

/**
 * Parses a URI of this site. A trailing `/page/2/` or `/embed/` is ignored.
 * @returns null for an empty or malformed URI, and for other hosts
 */
function parseUri(uri: string, site: ContentSite): UriTarget | null {
  if (uri.trim() === '' || uri.length > MAX_URI_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(uri, `${site.siteUrl}/`);
    if (![new URL(site.siteUrl).host, new URL(site.contentUrl).host].includes(url.host)) return null;
  } catch {
    return null;
  }
  const path = url.pathname.replace(/\/(?:page\/\d+|embed)\/?$/, '/').replaceAll(/\/{2,}/g, '/');
  if (path !== '/') return { path: path.endsWith('/') ? path : `${path}/`, pageId: null };
  const pageId = url.searchParams.get('page_id');
  if (pageId !== null) return { path, pageId: toDatabaseId(pageId) ?? 0 };
  // Searches, and posts by their id, are not resources of their own (recorded).
  return ['s', 'p', 'attachment_id', 'post_type'].some((name) => url.searchParams.has(name)) ? null : { path, pageId: null };
}

/** Finds the node at a URI. Null for the posts page, which resolves to the archive of posts (recorded). */
export async function findNodeByUri(uri: string, store: ContentStore, site: ContentSite): Promise<NodeRow | null> {
  const target = parseUri(uri, site);
  return target && findTargetNode(target, store);
}

async function findTargetNode({ path, pageId }: UriTarget, store: ContentStore): Promise<NodeRow | null> {
  const { pageOnFront, pageForPosts, showOnFront } = await store.option('settings');
  if (pageId !== null) {
    const page = await store.nodeById(pageId);
    return page?.type === 'page' && page.id !== pageForPosts ? page : null;
  }
  if (path === '/') return typeof pageOnFront === 'number' && showOnFront !== 'posts' ? store.nodeById(pageOnFront) : null;
  const node = await store.nodeByUri(path);
  return node?.id === pageForPosts ? null : node;
}

/** Finds the node, term, user or content type at a URI. Null if there is none that the viewer may see. */
export async function findResourceByUri(uri: string, store: ContentStore, site: ContentSite): Promise<Source | null> {
  const target = parseUri(uri, site);
  if (target === null) return null;
  const author = /^\/author\/([^/]+)\/$/.exec(target.path)?.[1];
  if (author) return store.userByNicename(author);
  if (target.path === '/') return (await findTargetNode(target, store)) ?? (target.pageId === null ? findFrontPageArchive(store) : null);
  return (await findArchiveByPath(target.path, store)) ?? (await findTargetNode(target, store)) ?? store.termByUri(target.path);
}

/** Finds the content that a preview URL or a preview link shows. Null if the viewer may not edit it, or the link is not valid. */
async function findPreviewByUri(uri: string, context: ContentContext): Promise<NodeRow | null> {
  if (isSharedPreviewUri(uri)) return await findSharedNode(uri, context);
  const id = toDatabaseId(new URLSearchParams(uri.split('?')[1]).get('p') ?? '');
  return id === null ? null : await findNewestVersion(await context.store.nodeById(id), context);
}

async function findFrontPageArchive(store: ContentStore): Promise<ContentTypeSource | null> {
  const { showOnFront } = await store.option('settings');
  return showOnFront === 'posts' ? { kind: 'content-type', declaration: getContentType('post') } : null;
}

async function findArchiveByPath(path: string, store: ContentStore): Promise<ContentTypeSource | null> {
  for (const declaration of types) {
    if (declaration.public && (await getArchiveUri(declaration, store)) === path) return { kind: 'content-type', declaration };
  }
  return null;
}

/** Finds a content type by its stored name. Null if the viewer may not see any of its nodes. */
export function findContentType(name: string, viewer: Viewer): ContentTypeSource | null {
  const declaration = types.find((type) => type.name === name);
  return declaration && canSeeType(viewer, declaration.name) ? { kind: 'content-type', declaration } : null;
}

/** Finds a taxonomy by its stored name. */
export function findTaxonomy(name: string): TaxonomySource | null {
  const declaration = (taxonomies as readonly TaxonomyDeclaration[]).find((taxonomy) => taxonomy.name === name);
  return declaration ? { kind: 'taxonomy', declaration } : null;
}

/** Finds any object by its global id. */
async function findByGlobalId(id: string, context: ContentContext): Promise<Source | DeclaredSource | null> {
  const { store, viewer } = context;
  const parsed = fromGlobalId(id);
  if (!parsed) throw new UserError(`The global ID isn't recognized ID: ${id}`);
  const databaseId = toDatabaseId(parsed.key);
  switch (parsed.kind) {
    case 'post_type':
      return findContentType(parsed.key, viewer);
    case 'taxonomy':
      return findTaxonomy(parsed.key);
    case 'post':
      return databaseId === null ? null : ((await store.nodeById(databaseId)) ?? store.menuItemById(databaseId));
    case 'term':
      return databaseId === null ? null : ((await store.termById(databaseId)) ?? store.menuById(databaseId));
    case 'user':
      return databaseId === null ? null : store.userById(databaseId);
    case 'comment':
      return databaseId === null ? null : store.commentById(databaseId);
    case 'plugin':
    case 'theme':
    case 'enqueued_script':
    case 'enqueued_stylesheet':
      return findInstalledItem(parsed.kind, parsed.key, context);
    default:
      throw new UserError(`The global ID isn't recognized ID: ${id}`);
  }
}

export function declareUriLookup(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    node: {
      type: 'Node',
      description: 'An object by its global id.',
      args: { id: { type: 'ID', description: 'Global id.' } },
      resolve: (_root, { id }: { id?: string | null }, context) => (id ? findByGlobalId(id, context) : null),
    },
    nodeByUri: {
      type: 'UniformResourceIdentifiable',
      description: 'The object at a URI of the site. Leading and trailing slashes are optional. Query and fragment are ignored.',
      args: {
        uri: { type: 'String!', description: 'Path, or a full URL of this site.' },
        asPreview: {
          type: 'Boolean',
          description:
            'Returns the newest version, saved or not: for viewers who may edit the content with the database id `p` of the query of the URI, and for everyone if the URI is that of a preview link.',
        },
      },
      resolve: (_root, { uri, asPreview }: { uri: string; asPreview?: boolean | null }, context) =>
        asPreview ? findPreviewByUri(uri, context) : findResourceByUri(uri, context.store, context.site),
    },
  });
}
