/** Finds the object at a URI, and objects by global id. */
import type { ContentTypeDeclaration, ContentTypeName, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { buildNodeUri, isHierarchical } from '../../commands/permalinks/node-uri.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import { toDatabaseId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { MAX_URI_LENGTH } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getContentType } from '../../model/content-types.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { isText } from '../../store/core/request-db.ts';
import { canSeeType } from '../../store/nodes/visibility.ts';
import type { CommentAuthorSource } from '../comments/commenters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type {
  ContentContext,
  ContentSite,
  ContentTypeSource,
  DeclaredSource,
  SettingsGroupSource,
  Source,
  TaxonomySource,
} from '../core/context.ts';
import { parseDatabaseId, splitGlobalId } from '../core/lookup-id.ts';
import { findNewestVersion } from '../drafts/newest-version.ts';
import { findSharedNode, isSharedPreviewUri } from '../drafts/preview-links.ts';
import { findDocument } from '../documents/documents.ts';
import { findInstalledItem } from '../installation/installation.ts';
import { findSettingsGroup } from '../settings/settings.ts';
import { findVisibleUserRole } from '../users/user-roles.ts';
import { findOpenableNode, findUnpublishedNode } from './unpublished-uri.ts';

const types = contentTypes;

/** URI of the archive of a content type. Posts are listed on the front page or on the posts page of the reading settings. */
export async function getArchiveUri(type: ContentTypeDeclaration, store: ContentStore): Promise<string | null> {
  if (type.name !== 'post') return type.archive ?? null;
  const { pageForPosts, showOnFront } = await store.option('settings');
  if (showOnFront === 'posts') return '/';
  return typeof pageForPosts === 'number' ? store.getSettingsPageUri(pageForPosts) : null;
}

/**
 * The target of a URI: a path with a slash at both ends, a page by its id (`/?page_id=403`), or content of a type by its slug (`/?name=new-park`,
 * `/?name=about&post_type=page`, `/?markets=dallas`).
 */
type UriTarget = { path: string; pageId: number | null; slug: TypedSlug | null };
type TypedSlug = { type: ContentTypeName; slug: string };

/** What the resolution of a URI depends on. */
type UriContext = Pick<ContentContext, 'store' | 'site' | 'viewer'>;

/** @returns null for an empty or malformed URI, and for other hosts */
function parseUri(uri: string, site: ContentSite): UriTarget | null {
  // A fragment without a path leads nowhere, as in WPGraphQL.
  if (uri.trim() === '' || uri.trim().startsWith('#') || uri.length > MAX_URI_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(uri, `${site.siteUrl}/`);
    // As in WPGraphQL, the port does not matter.
    if (![site.siteUrl, site.contentUrl].some((own) => new URL(own).hostname === url.hostname)) return null;
  } catch {
    return null;
  }
  const path = url.pathname.replaceAll(/\/{2,}/g, '/');
  if (path !== '/') return { path: path.endsWith('/') ? path : `${path}/`, pageId: null, slug: null };
  const pageId = url.searchParams.get('page_id');
  if (pageId !== null) return { path, pageId: parseDatabaseId(pageId), slug: null };
  const slug = parseSlugParameters(url.searchParams);
  // Nothing else is a resource at a URL with parameters (recorded).
  return url.search === '' || slug !== null ? { path, pageId: null, slug } : null;
}

/** Types whose name is a parameter with the slug of a node (WordPress's `query_var`). */
const typesWithParameter = types.filter(({ name, public: isPublic }) => isPublic && name !== 'post' && name !== 'page');

function parseSlugParameters(parameters: URLSearchParams): TypedSlug | null {
  for (const { name } of typesWithParameter) {
    const slug = parameters.get(name);
    if (slug) return { type: name, slug };
  }
  const slug = parameters.get('name');
  if (!slug) return null;
  const type = types.find(({ name, public: isPublic }) => isPublic && name === parameters.get('post_type'));
  return { type: type?.name ?? 'post', slug };
}

/** Endings of the URIs of feeds, embeds and later pages, which WordPress adds to every URI. They lead to the resource itself. */
const COMMON_SUFFIX = /^(\/.+?\/)(?:page\/\d+|embed|(?:feed\/)?(?:feed|rdf|rss|rss2|atom))\/$/;
/** Endings that WordPress adds to the URIs of content: comments, and pages of a text. */
const CONTENT_SUFFIX = /^(\/.+\/)(?:trackback|comment-page-\d+|\d+)\/$/;

/** Finds the node at a URI. Null for the posts page, which resolves to the archive of posts (recorded). */
export async function findNodeByUri(uri: string, context: UriContext): Promise<NodeRow | null> {
  const found = await findResourceByUri(uri, context);
  return found?.kind === 'node' ? found : null;
}

async function findPage(id: number, store: ContentStore): Promise<Source | null> {
  const { pageForPosts, showOnFront } = await store.option('settings');
  if (id === pageForPosts && showOnFront !== 'posts') return { kind: 'content-type', declaration: getContentType('post') };
  const page = await store.nodeById(id);
  return page?.type === 'page' ? page : null;
}

async function findFrontPage(store: ContentStore): Promise<Source | null> {
  const { pageOnFront, showOnFront } = await store.option('settings');
  if (showOnFront === 'posts') return { kind: 'content-type', declaration: getContentType('post') };
  return typeof pageOnFront === 'number' ? store.nodeById(pageOnFront) : null;
}

async function findContentByPath(path: string, context: UriContext): Promise<NodeRow | null> {
  const { pageForPosts } = await context.store.option('settings');
  const node = await context.store.nodeByUri(path);
  return node === null || node.id === pageForPosts ? findUnpublishedNode(path, context) : node;
}

/** @param typedSlug of a hierarchical type: the slugs of its ancestors and its own, as in `about/people` */
async function findBySlug({ type, slug }: TypedSlug, context: UriContext): Promise<NodeRow | null> {
  if (!isHierarchical(type)) return findOpenableNode(await context.store.nodeBySlug(type, slug), context);
  const path = buildNodeUri(
    type,
    slug.split('/').filter((segment) => segment !== ''),
  );
  const node = path === null ? null : await findContentByPath(path, context);
  return node?.type === type ? node : null;
}

async function findByPath(path: string, context: UriContext): Promise<Source | null> {
  const { store } = context;
  const author = /^\/author\/([^/]+)\/$/.exec(path)?.[1];
  if (author) return store.userByNicename(author);
  return (await findArchiveByPath(path, store)) ?? (await findContentByPath(path, context)) ?? findTermByPath(path, store);
}

/** WordPress finds terms also by the text from which their slugs are created: `/tag/Łódź/` leads to `/tag/lodz/`. */
async function findTermByPath(path: string, store: ContentStore): Promise<TermRow | null> {
  const exact = await store.termByUri(path);
  const isTermPath = taxonomies.some(({ prefix }) => path.startsWith(`/${prefix}/`));
  return exact === null && isTermPath ? store.termByUri(toSlugPath(path)) : exact;
}

function toSlugPath(path: string): string {
  const toSlugSegment = (segment: string) => {
    const text = decodeOrKeep(segment);
    // Slugs have no control characters, but text with them matches nothing.
    return (isText(text) && toSlug(text)) || segment;
  };
  return path.split('/').map(toSlugSegment).join('/');
}

/** Finds the node, term, user or content type at a URI. Null if there is none that the viewer may see. */
export async function findResourceByUri(uri: string, context: UriContext): Promise<Source | null> {
  const { store, site } = context;
  const target = parseUri(uri, site);
  if (target === null) return null;
  const { path, pageId, slug } = target;
  if (pageId !== null) return findOpenable(await findPage(pageId, store), context);
  if (slug !== null) return findBySlug(slug, context);
  if (path === '/') return findFrontPage(store);
  const exact = await findAtPath(path, context);
  const lowerCasePath = path.toLowerCase();
  // WordPress compares slugs regardless of case.
  const found = exact ?? (lowerCasePath === path ? null : await findAtPath(lowerCasePath, context));
  if (found) return found;
  const paddedPath = padDates(lowerCasePath, (await store.option('settings')).permalinkStructure);
  return paddedPath === lowerCasePath ? null : findAtPath(paddedPath, context);
}

/** Parts of a date, which WordPress also finds without their leading zeros. */
const datePlaceholders: ReadonlySet<string> = new Set(['monthnum', 'day', 'hour', 'minute', 'second']);

/** What WordPress matches for a placeholder of a permalink structure. */
function getPlaceholderPattern(name: string): string {
  if (datePlaceholders.has(name)) return String.raw`\d{1,2}`;
  return name === 'category' ? '.+?' : '[^/]+';
}

/** Adds the leading zeros of dates in the permalink of a post, which WordPress does not require: `/2024/3/1/new-park/`. */
function padDates(path: string, structure: unknown): string {
  if (typeof structure !== 'string' || structure === '') return path;
  // Every second part is the name of a placeholder.
  const parts = structure.replace(/\/?$/, '/').split(/%(\w+)%/);
  const patterns = parts.map((part, index) =>
    index % 2 === 0 ? part.replaceAll(/[^\w/]/g, String.raw`\$&`) : getPlaceholderPattern(part),
  );
  const [, ...values] = new RegExp(`^${patterns.map((pattern) => `(${pattern})`).join('')}(.*)$`).exec(path) ?? [];
  if (values.length === 0) return path;
  return values.map((value, index) => (datePlaceholders.has(parts[index] ?? '') ? value.padStart(2, '0') : value)).join('');
}

async function findAtPath(path: string, context: UriContext): Promise<Source | null> {
  const found = await findByPath(path, context);
  if (found) return found;
  const base = COMMON_SUFFIX.exec(path)?.[1];
  if (base !== undefined) return findByPath(base, context);
  const contentPath = CONTENT_SUFFIX.exec(path)?.[1];
  return contentPath === undefined ? null : findContentByPath(contentPath, context);
}

const findOpenable = (source: Source | null, context: UriContext) => (source?.kind === 'node' ? findOpenableNode(source, context) : source);

/** Finds the content that a preview URL or a preview link shows. Null if the viewer may not edit it, or the link is not valid. */
async function findPreviewByUri(uri: string, context: ContentContext): Promise<NodeRow | null> {
  if (isSharedPreviewUri(uri)) return await findSharedNode(uri, context);
  const id = toDatabaseId(new URLSearchParams(uri.split('?')[1]).get('p') ?? '');
  return id === null ? null : await findNewestVersion(await context.store.nodeById(id), context);
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
async function findByGlobalId(
  id: string,
  context: ContentContext,
): Promise<Source | DeclaredSource | SettingsGroupSource | CommentAuthorSource | null> {
  const { store, viewer } = context;
  const { kind, key } = splitGlobalId(id);
  if (kind === '' || key === '' || key === '0') throw new UserError(`The global ID isn't recognized ID: ${id}`);
  const databaseId = parseDatabaseId(key);
  switch (kind) {
    case 'post_type':
      return findContentType(key, viewer);
    case 'taxonomy':
      return findTaxonomy(key);
    case 'post':
    case 'nav_menu_item':
      return (await store.nodeById(databaseId)) ?? store.menuItemById(databaseId);
    case 'term':
      return (await store.termById(databaseId)) ?? store.menuById(databaseId);
    case 'user':
      return store.userById(databaseId);
    case 'comment':
      return store.commentById(databaseId);
    case 'comment_author': {
      const comment = await store.commentById(databaseId);
      return comment && { kind: 'comment-author', comment };
    }
    case 'user_role':
      return findVisibleUserRole(key, context);
    case 'graphql_document':
      return findDocument(databaseId, context);
    case 'plugin':
    case 'theme':
    case 'enqueued_script':
    case 'enqueued_stylesheet':
      return findInstalledItem(kind, key, context);
    case 'setting_group':
      return findSettingsGroup(key, store);
    default:
      throw new UserError(`No loader assigned to the key ${kind}`);
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
        asPreview ? findPreviewByUri(uri, context) : findResourceByUri(uri, context),
    },
  });
}
