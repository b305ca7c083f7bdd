/** Rows of content nodes. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { FieldValues, Seo } from './fields.ts';

export type PostStatus = 'publish' | 'draft' | 'pending' | 'future' | 'private' | 'trash' | 'inherit' | 'auto-draft';

export type NodeRow = {
  kind: 'node';
  id: number;
  type: ContentTypeName;
  status: PostStatus;
  title: string;
  slug: string;
  /** With a slash at both ends: `/news/the-dock-door/`. Null for types that have no permalinks. */
  uri: string | null;
  parentId: number | null;
  authorId: number | null;
  menuOrder: number;
  /** WordPress block markup. */
  content: string;
  excerpt: string;
  /** If set, lists show the node, but its content is hidden. */
  password: string | null;
  /** Whether the content is hidden from the viewer. Content, excerpt, fields and SEO data are empty then. */
  restricted: boolean;
  sticky: boolean;
  commentStatus: 'open' | 'closed';
  pingStatus: 'open' | 'closed';
  featuredImageId: number | null;
  template: string | null;
  guid: string;
  /** Stored as an instant. Local dates are formatted in the site's time zone. */
  date: Date;
  /** The date of a draft changes with each save, until an editor sets it or the draft is published. */
  dateFloats: boolean;
  modified: Date;
  fields: FieldValues;
  seo: Seo;
  /** The node of which this is a revision. A revision has the type of its node, the status `inherit` and no URI. */
  revisionOf: number | null;
  isAutosave: boolean;
  lastEditedBy: number | null;
  editLockUserId: number | null;
  editLockAt: Date | null;
  /** Status before the node was moved to the trash. */
  trashedStatus: PostStatus | null;
  /** URLs, one per line. */
  toPing: string;
  pinged: string;
  /** Podcast file: URL, size in bytes and MIME type on one line each. */
  enclosure: string | null;
  /** In a preview: the unsaved blocks that are shown in place of the node's own. */
  unsavedBlocks?: NodeRow;
};

/** `node` is null for viewers who cannot edit the original node. The response shows them at most that a revision exists (recorded). */
export type Revision = { id: number; isAutosave: boolean; node: NodeRow | null };
