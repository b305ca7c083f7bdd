/** What stands at an address, and the reverse. */
import { contentTypes } from '../model/content-types.ts';
import type { ContentTypeDeclaration } from '../model/define.ts';
import type { ContentStore } from '../store/types.ts';
import type { SchemaBuilder } from './builder.ts';
import type { ContentSite, ContentTypeSource, Source } from './context.ts';
import { UserError } from './errors.ts';
import { fromGlobalId, toDatabaseId } from './ids.ts';
import { contentTypeOf } from '../model/content-types.ts';
import { taxonomies } from '../model/taxonomies.ts';

const types = contentTypes as readonly ContentTypeDeclaration[];

/** Address of the list of all nodes of a type: its declared archive, and for posts the page chosen in the reading settings. */
export async function archiveOf(type: ContentTypeDeclaration, store: ContentStore): Promise<string | null> {
  if (type.name !== 'post') return type.archive ?? null;
  const { pageForPosts } = await store.option('settings');
  return typeof pageForPosts === 'number' ? ((await store.nodeById(pageForPosts))?.uri ?? null) : null;
}

/**
 * Path of an address on this site, with slashes around it; `/page/2/` at its end is left off.
 * @returns null for what has no path here: the empty address, other hosts, malformed addresses
 */
export function toPath(uri: string, site: ContentSite): string | null {
  if (uri.trim() === '') return null;
  let url: URL;
  try {
    url = new URL(uri, `${site.siteUrl}/`);
    if (![new URL(site.siteUrl).host, new URL(site.contentUrl).host].includes(url.host)) return null;
  } catch {
    return null;
  }
  // A search is no resource of its own (recorded).
  if (url.pathname === '/' && url.searchParams.has('s')) return null;
  const path = url.pathname.replace(/\/page\/\d+\/?$/, '/').replaceAll(/\/{2,}/g, '/');
  return path.endsWith('/') ? path : `${path}/`;
}

/** The node, term, user or content type at an address; null when there is none the viewer may see. */
export async function resourceAt(uri: string, store: ContentStore, site: ContentSite): Promise<Source | null> {
  const path = toPath(uri, site);
  if (path === null) return null;
  const { pageOnFront } = await store.option('settings');
  if (path === '/') return typeof pageOnFront === 'number' ? store.nodeById(pageOnFront) : null;
  const author = /^\/author\/([^/]+)\/$/.exec(path)?.[1];
  if (author) return store.userByNicename(author);
  const archive = await archiveAt(path, store);
  if (archive) return archive;
  return (await store.nodeByUri(path)) ?? store.termByUri(path);
}

async function archiveAt(path: string, store: ContentStore): Promise<ContentTypeSource | null> {
  for (const declaration of types) {
    if (declaration.public && (await archiveOf(declaration, store)) === path) return { kind: 'content-type', declaration };
  }
  return null;
}

/** Whatever has a global id. */
async function nodeById(id: string, store: ContentStore): Promise<Source | null> {
  const parsed = fromGlobalId(id);
  if (!parsed) throw new UserError(`The global ID isn't recognized ID: ${id}`);
  const databaseId = toDatabaseId(parsed.key);
  switch (parsed.kind) {
    case 'post_type':
      return types.some((type) => type.name === parsed.key)
        ? { kind: 'content-type', declaration: contentTypeOf(parsed.key as ContentTypeDeclaration['name']) }
        : null;
    case 'taxonomy': {
      const declaration = taxonomies.find((taxonomy) => taxonomy.name === parsed.key);
      return declaration ? { kind: 'taxonomy', declaration } : null;
    }
    case 'post':
      return databaseId === null ? null : ((await store.nodeById(databaseId)) ?? store.menuItemById(databaseId));
    case 'term':
      return databaseId === null ? null : ((await store.termById(databaseId)) ?? store.menuById(databaseId));
    case 'user':
      return databaseId === null ? null : store.userById(databaseId);
    case 'comment':
      return databaseId === null ? null : store.commentById(databaseId);
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
      resolve: (_root, { id }: { id?: string | null }, { store }) => (id ? nodeById(id, store) : null),
    },
    nodeByUri: {
      type: 'UniformResourceIdentifiable',
      description: 'What stands at an address of the site. Slashes around the path are optional; query and fragment do not matter.',
      args: { uri: { type: 'String!', description: 'Path, or a whole address of this site.' } },
      resolve: (_root, { uri }: { uri: string }, { store, site }) => resourceAt(uri, store, site),
    },
  });
}
