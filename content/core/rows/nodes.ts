/** Rows of content nodes. */
import type { ContentTypeName } from '../../model/define.ts';
import type { FieldValues, Seo } from './fields.ts';

export type PostStatus = 'publish' | 'draft' | 'pending' | 'future' | 'private' | 'trash' | 'inherit' | 'auto-draft';

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
