/**
 * What the GraphQL layer may ask of storage. One store serves one request: equal questions within a request are asked once, and questions
 * asked in the same tick travel together, so a query's SQL count does not grow with the number of nodes.
 * Everything a store returns is visible to its viewer; what the viewer may not see is absent.
 */
import type { Block } from '../blocks/types.ts';
import type { ContentTypeName, TaxonomyName } from '../model/define.ts';
import type { NodeSearch } from '../search/nodes.ts';
import type { PropertySearch } from '../search/properties.ts';
import type { UserSearchColumn } from './user-lists.ts';
import type { MenuLocation } from '../model/menus.ts';
import type { NodeFilter, NodeOrder } from './node-filter.ts';

export type PostStatus = 'publish' | 'draft' | 'pending' | 'future' | 'private' | 'trash' | 'inherit' | 'auto-draft';

/** Values of fields as stored: references are database ids, links are {url,title,target}. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };
export type FieldValues = { [name: string]: FieldValue };

export type Seo = { title?: string; description?: string; noindex?: boolean; nofollow?: boolean; canonical?: string; imageId?: number };

export type NodeRow = {
  kind: 'node';
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  title: string;
  slug: string;
  /** With slashes around, `/news/the-dock-door/`; null for types without an address. */
  uri: string | null;
  parentId: number | null;
  authorId: number | null;
  menuOrder: number;
  /** WordPress block markup. */
  content: string;
  excerpt: string;
  /** A value: the node is listed, its content is not shown. */
  password: string | null;
  /** Whether what it says is hidden from the viewer: content, excerpt, fields and SEO are empty then. */
  restricted: boolean;
  sticky: boolean;
  commentStatus: 'open' | 'closed';
  pingStatus: 'open' | 'closed';
  featuredImageId: number | null;
  template: string | null;
  guid: string;
  /** Instants; site-local forms are made with the site's time zone. */
  date: Date;
  modified: Date;
  fields: FieldValues;
  seo: Seo;
  /** The node this is a revision of. A revision has its node's type and the status `inherit`, and no address. */
  revisionOf: number | null;
  isAutosave: boolean;
  lastEditedBy: number | null;
  editLockUserId: number | null;
  editLockAt: Date | null;
  /** Status before it was thrown away. */
  trashedStatus: PostStatus | null;
  /** Addresses, one a line. */
  toPing: string;
  pinged: string;
};

/** `node` is null for those who may not edit the node it was made of: they learn no more than that there is one (recorded). */
export type Autosave = { id: number; node: NodeRow | null };

export type MediaSizeRow = { name: string; file: string; width: number; height: number; mimeType: string; fileSize: number };

export type MediaRow = {
  id: number;
  /** Path below the media folder, `2026/11/hero-port.jpg`; or the whole address of an imported file that stayed where it was. */
  file: string;
  mimeType: string;
  /** Bytes of the original. */
  fileSize: number;
  width: number | null;
  height: number | null;
  altText: string;
  caption: string;
  description: string;
  /** Mean colour, `#7d7e72`. */
  placeholderColor: string | null;
  /** WordPress's named sizes, in the original's format. */
  sizes: MediaSizeRow[];
  /** Widths in modern formats, for `<picture>`. */
  sources: { mimeType: string; variants: { file: string; width: number }[] }[];
  meta: { [name: string]: FieldValue };
};

export type TermRow = {
  kind: 'term';
  id: number;
  taxonomy: TaxonomyName;
  name: string;
  slug: string;
  description: string;
  uri: string;
  parentId: number | null;
  /** Published nodes that carry the term. */
  count: number;
  /** Terms that are aliases of each other share a number; 0: none. */
  termGroup: number;
  fields: FieldValues;
  seo: Seo;
};

export type UserRow = {
  kind: 'user';
  id: number;
  login: string;
  nicename: string;
  displayName: string;
  firstName: string;
  lastName: string;
  description: string;
  url: string;
  email: string;
  locale: string;
  /** What the person is called among friends; empty: as the login. */
  nickname: string;
  roles: string[];
  /** Null for whom it is private to, as are the empty texts and roles of such a row. */
  registered: Date | null;
  /** MD5 of the mail address, as Gravatar asks for it in WordPress 6.2. */
  emailHash: string;
  /** Whether the person wants a bar with shortcuts above the pages of the site. */
  showsToolbar: boolean;
  /** Only what everybody may know of the person is told to the viewer. */
  restricted: boolean;
};

export type CommentRow = {
  kind: 'comment';
  id: number;
  nodeId: number;
  parentId: number | null;
  userId: number | null;
  authorName: string;
  /** Empty for those who are no moderators, as are the IP address and the agent. */
  authorEmail: string;
  /** MD5 of the mail address, as Gravatar asks for it in WordPress 6.2. */
  authorHash: string;
  authorUrl: string;
  authorIp: string;
  agent: string;
  content: string;
  status: 'approve' | 'hold' | 'spam' | 'trash';
  type: string;
  karma: number;
  date: Date;
};

export type MenuRow = { kind: 'menu'; id: number; name: string; slug: string; locations: MenuLocation[]; count: number };

export type MenuItemRow = {
  kind: 'menu-item';
  id: number;
  menuId: number;
  parentId: number | null;
  order: number;
  label: string;
  title: string | null;
  description: string | null;
  /** Own address of a custom link; null when the item points at a node, term or content type. */
  url: string | null;
  target: string | null;
  linkRelationship: string | null;
  cssClasses: string[];
  connected: { kind: 'node' | 'term'; id: number } | null;
  fields: FieldValues;
};

/** Arguments of a connection as WPGraphQL takes them, already checked. `after` and `before` are database ids. */
export type PageArgs = {
  limit: number;
  direction: 'forward' | 'backward';
  after: number | null;
  before: number | null;
  offset: number | null;
  /** Nobody asked for a size. */
  isDefault?: boolean;
};

/** One page, in display order whatever the direction. `total` is counted only for offset pages. */
export type Page<T> = { rows: T[]; hasNext: boolean; hasPrevious: boolean; total: number | null };

export type NodeQuery = {
  types: readonly ContentTypeName[];
  /** Instead of what is published: nodes of these stati, as far as the viewer may list them. */
  stati?: readonly PostStatus[];
  /** Instead of nodes: revisions of one node, or of all, as far as the viewer may edit their nodes. */
  revisionsOf?: number | 'any';
  filter?: NodeFilter;
  /** Nodes with one of these terms, or with none of them; each group must match. */
  terms?: readonly TermGroup[];
  parentId?: number | null;
  authorId?: number;
  /** Nodes whose reference field points at a node. */
  reference?: { group: string; field: string; target: number };
  ids?: readonly number[];
  search?: string;
  /** `date`: newest first; `menu`: menu order, then title; or keys of one's own, the database id last. */
  orderby?: 'date' | 'menu' | readonly NodeOrder[];
};
export type TermGroup = { taxonomy: TaxonomyName; ids: readonly number[]; not?: boolean; withChildren?: boolean };

export type TermQuery = {
  taxonomies: readonly TaxonomyName[];
  /** Null: only those without a parent. */
  parentId?: number | null;
  /** Terms of a node. */
  nodeId?: number;
  hideEmpty?: boolean;
  /** False: a term is empty though one below it is not. */
  hierarchical?: boolean;
  /** Anywhere below this term. */
  childOf?: number;
  childless?: boolean;
  ids?: readonly number[];
  exclude?: readonly number[];
  /** Without these terms and all below them. */
  excludeTree?: readonly number[];
  /** Terms of any of these nodes. */
  objectIds?: readonly number[];
  names?: readonly string[];
  nameLike?: string;
  descriptionLike?: string;
  slugs?: readonly string[];
  /** Part of the name or the slug. */
  search?: string;
  /** Counts with what is filed under the terms below. */
  padCounts?: boolean;
  orderby?: 'name' | 'slug' | 'id' | 'count' | 'description' | 'group';
  descending?: boolean;
};

export type UserOrder = { descending: boolean } & (
  | { by: 'login' | 'nicename' | 'email' | 'url' | 'displayName' | 'registered' }
  | { by: 'loginIn' | 'nicenameIn'; list: readonly string[] }
);
export type UserQuery = {
  ids?: readonly number[];
  exclude?: readonly number[];
  /** Users who have published something of one of these types. */
  published?: readonly ContentTypeName[];
  logins?: readonly string[];
  loginsNot?: readonly string[];
  nicenames?: readonly string[];
  nicenamesNot?: readonly string[];
  /** Users with any of these roles, with all of them, with none of them. */
  roles?: readonly string[];
  rolesAll?: readonly string[];
  rolesNot?: readonly string[];
  search?: { text: string; columns: readonly UserSearchColumn[] };
  /** By login where nothing is said. */
  orderby?: readonly UserOrder[];
};
export type MenuItemQuery = { id?: number; menuId?: number; location?: MenuLocation; parentId?: number | null };

export type CommentStatus = CommentRow['status'];
export type CommentOrder =
  | 'date'
  | 'author'
  | 'email'
  | 'ip'
  | 'url'
  | 'agent'
  | 'content'
  | 'status'
  | 'type'
  | 'karma'
  | 'node'
  | 'parent'
  | 'user'
  | 'id'
  /** As `ids` names them. */
  | 'given';

export type CommentQuery = {
  nodeId?: number;
  /** Null: those that answer no other. */
  parentId?: number | null;
  userId?: number;
  ids?: readonly number[];
  notIds?: readonly number[];
  parentIn?: readonly number[];
  parentNotIn?: readonly number[];
  nodeIn?: readonly number[];
  nodeNotIn?: readonly number[];
  userIn?: readonly number[];
  userNotIn?: readonly number[];
  /** For moderators, and for the owner of the address. */
  authorEmail?: string;
  authorUrl?: string;
  nodeAuthorIn?: readonly number[];
  nodeAuthorNotIn?: readonly number[];
  nodeSlug?: string;
  nodeParentId?: number;
  nodeStati?: readonly PostStatus[];
  nodeTypes?: readonly ContentTypeName[];
  types?: readonly string[];
  notTypes?: readonly string[];
  karma?: number;
  search?: string;
  /** For moderators; others get approved ones, whatever they ask. */
  stati?: readonly CommentStatus[];
  /** For moderators: also what these people wrote and nobody has decided on. */
  includeHeldOf?: { users: readonly number[]; emails: readonly string[] };
  orderby?: CommentOrder;
  /** True unless said otherwise. */
  descending?: boolean;
};

export interface ContentStore extends NodeSearch, PropertySearch {
  nodeById(id: number): Promise<NodeRow | null>;
  nodesByIds(ids: readonly number[]): Promise<NodeRow[]>;
  nodeByUri(uri: string): Promise<NodeRow | null>;
  nodeBySlug(type: ContentTypeName, slug: string): Promise<NodeRow | null>;
  nodes(query: NodeQuery, page: PageArgs): Promise<Page<NodeRow>>;
  /** Parsed blocks of a node, kept beside it and parsed again when a block's declaration has changed. */
  blocksOf(node: NodeRow): Promise<Block[]>;
  /** Nodes above a hierarchical node, nearest first. */
  ancestorsOf(node: NodeRow): Promise<NodeRow[]>;
  commentCountOf(nodeId: number): Promise<number>;
  /** Years in which posts were published, in a time zone (IANA name), the newest first. */
  postYears(timezone: string): Promise<{ year: number; count: number }[]>;
  /** A published reusable block, for the blocks that show it: it has no address, and lists of them are for editors. */
  reusableBlock(id: number): Promise<NodeRow | null>;
  /** The same for blocks that name it: patterns and template parts. */
  reusableBlockBySlug(slug: string): Promise<NodeRow | null>;
  /** Newest revision of a node, when that is an unsaved change of an open editor. For those who may write the node's type. */
  autosaveOf(node: NodeRow): Promise<Autosave | null>;
  /** Blocks an editor has not saved yet: the newest preview of a node, made within the editor of `parentId` where that is given. */
  blockPreviewOf(node: NodeRow, parentId?: number): Promise<NodeRow | null>;
  /** Whether more than one person has published posts. */
  hasSeveralAuthors(): Promise<boolean>;

  mediaOf(nodeId: number): Promise<MediaRow | null>;
  /** `file` as in MediaRow. */
  nodeByMediaFile(file: string): Promise<NodeRow | null>;

  termById(id: number): Promise<TermRow | null>;
  termByUri(uri: string): Promise<TermRow | null>;
  termBySlug(taxonomy: TaxonomyName, slug: string): Promise<TermRow | null>;
  termByName(taxonomy: TaxonomyName, name: string): Promise<TermRow | null>;
  terms(query: TermQuery, page: PageArgs): Promise<Page<TermRow>>;
  termAncestorsOf(term: TermRow): Promise<TermRow[]>;

  userById(id: number): Promise<UserRow | null>;
  userByNicename(nicename: string): Promise<UserRow | null>;
  /** By what is private only people themselves are found, or by who keeps the accounts. Neither heeds case. */
  userByEmail(email: string): Promise<UserRow | null>;
  userByLogin(login: string): Promise<UserRow | null>;
  /** Only users who have published something are visible to everybody. */
  users(query: UserQuery, page: PageArgs): Promise<Page<UserRow>>;

  commentById(id: number): Promise<CommentRow | null>;
  comments(query: CommentQuery, page: PageArgs): Promise<Page<CommentRow>>;

  menuById(id: number): Promise<MenuRow | null>;
  menuBySlug(slug: string): Promise<MenuRow | null>;
  menuByName(name: string): Promise<MenuRow | null>;
  menuByLocation(location: MenuLocation): Promise<MenuRow | null>;
  menus(query: { id?: number; location?: MenuLocation; slug?: string }, page: PageArgs): Promise<Page<MenuRow>>;
  menuItemById(id: number): Promise<MenuItemRow | null>;
  menuItems(query: MenuItemQuery, page: PageArgs): Promise<Page<MenuItemRow>>;

  /** A stored site-wide value: `settings`, `siteOptions`, `numberModule`, `seo`. */
  option(name: string): Promise<FieldValues>;

  /** Statements sent so far in this request; asserted in tests. */
  readonly statements: number;
}
