/** What stands at an address, and the reverse. */
import { fromGlobalId, toDatabaseId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { MAX_URI_LENGTH } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { seesType } from '../../store/nodes/visibility.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentSite, ContentTypeSource, DeclaredSource, Source, TaxonomySource } from '../core/context.ts';
import { installedThing } from '../installation/installation.ts';

const types = contentTypes;

/** Address of the list of all nodes of a type: its declared archive; for posts the front page, or the page chosen in the reading settings. */
export async function archiveOf(type: ContentTypeDeclaration, store: ContentStore): Promise<string | null> {
  if (type.name !== 'post') return type.archive ?? null;
  const { pageForPosts, showOnFront } = await store.option('settings');
  if (showOnFront === 'posts') return '/';
  return typeof pageForPosts === 'number' ? ((await store.nodeById(pageForPosts))?.uri ?? null) : null;
}

/** What an address asks for: a path with slashes around it, or a page by its number (`/?page_id=403`). */
type Place = { path: string; pageId: number | null };

/**
 * Reads an address of this site; `/page/2/` and `/embed/` at its end are left off.
 * @returns null for what has no place here: the empty address, other hosts, malformed addresses
 */
function toPlace(uri: string, site: ContentSite): Place | null {
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
  // Neither a search nor a post by its number is a resource of its own (recorded).
  return ['s', 'p', 'attachment_id', 'post_type'].some((name) => url.searchParams.has(name)) ? null : { path, pageId: null };
}

/** The node at an address; null for the posts page, which is the list of posts (recorded). */
export async function nodeAt(uri: string, store: ContentStore, site: ContentSite): Promise<NodeRow | null> {
  const place = toPlace(uri, site);
  return place && nodeAtPlace(place, store);
}

async function nodeAtPlace({ path, pageId }: Place, store: ContentStore): Promise<NodeRow | null> {
  const { pageOnFront, pageForPosts, showOnFront } = await store.option('settings');
  if (pageId !== null) {
    const page = await store.nodeById(pageId);
    return page?.type === 'page' && page.id !== pageForPosts ? page : null;
  }
  if (path === '/') return typeof pageOnFront === 'number' && showOnFront !== 'posts' ? store.nodeById(pageOnFront) : null;
  const node = await store.nodeByUri(path);
  return node?.id === pageForPosts ? null : node;
}

/** The node, term, user or content type at an address; null when there is none the viewer may see. */
export async function resourceAt(uri: string, store: ContentStore, site: ContentSite): Promise<Source | null> {
  const place = toPlace(uri, site);
  if (place === null) return null;
  const author = /^\/author\/([^/]+)\/$/.exec(place.path)?.[1];
  if (author) return store.userByNicename(author);
  if (place.path === '/') return (await nodeAtPlace(place, store)) ?? (place.pageId === null ? listAtFront(store) : null);
  return (await archiveAt(place.path, store)) ?? (await nodeAtPlace(place, store)) ?? store.termByUri(place.path);
}

async function listAtFront(store: ContentStore): Promise<ContentTypeSource | null> {
  const { showOnFront } = await store.option('settings');
  return showOnFront === 'posts' ? { kind: 'content-type', declaration: getContentType('post') } : null;
}

async function archiveAt(path: string, store: ContentStore): Promise<ContentTypeSource | null> {
  for (const declaration of types) {
    if (declaration.public && (await archiveOf(declaration, store)) === path) return { kind: 'content-type', declaration };
  }
  return null;
}

/** A content type by its stored name; null when there is none the viewer sees anything of. */
export function contentTypeNamed(name: string, viewer: Viewer): ContentTypeSource | null {
  const declaration = types.find((type) => type.name === name);
  return declaration && seesType(viewer, declaration.name) ? { kind: 'content-type', declaration } : null;
}

/** A taxonomy by its stored name. */
export function taxonomyNamed(name: string): TaxonomySource | null {
  const declaration = (taxonomies as readonly TaxonomyDeclaration[]).find((taxonomy) => taxonomy.name === name);
  return declaration ? { kind: 'taxonomy', declaration } : null;
}

/** Whatever has a global id. */
async function thingById(id: string, context: ContentContext): Promise<Source | DeclaredSource | null> {
  const { store, viewer } = context;
  const parsed = fromGlobalId(id);
  if (!parsed) throw new UserError(`The global ID isn't recognized ID: ${id}`);
  const databaseId = toDatabaseId(parsed.key);
  switch (parsed.kind) {
    case 'post_type':
      return contentTypeNamed(parsed.key, viewer);
    case 'taxonomy':
      return taxonomyNamed(parsed.key);
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
      return installedThing(parsed.kind, parsed.key, context);
    default:
      throw new UserError(`The global ID isn't recognized ID: ${id}`);
  }
}

export function declareLookup(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    node: {
      type: 'Node',
      description: 'Anything with a global id.',
      args: { id: { type: 'ID', description: 'Global id.' } },
      resolve: (_root, { id }: { id?: string | null }, context) => (id ? thingById(id, context) : null),
    },
    nodeByUri: {
      type: 'UniformResourceIdentifiable',
      description: 'What stands at an address of the site. Slashes around the path are optional; query and fragment do not matter.',
      args: { uri: { type: 'String!', description: 'Path, or a whole address of this site.' } },
      resolve: (_root, { uri }: { uri: string }, { store, site }) => resourceAt(uri, store, site),
    },
  });
}
