/** Validates the input of a media item and applies it to the node. */
import { createFocalPoint } from '../../core/focal-point.ts';
import { toJson, toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import { parseId } from '../../core/parse-id.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { FocalPoint } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, canEditNode } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeMarkup } from '../markup/sanitize-markup.ts';
import { applyNodeInput } from '../nodes/node-input.ts';
import { assertCanDelete } from '../nodes/node-permissions.ts';
import { resolveAuthor } from '../nodes/node-relations.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { assertLength } from '../core/assert-length.ts';

type Maybe<T> = T | null | undefined;

/** WPGraphQL's input. Null leaves a value unchanged. */
export type MediaInput = {
  /** The id of an update as it was sent, which a message repeats. */
  id?: Maybe<string>;
  altText?: Maybe<string>;
  authorId?: Maybe<string>;
  caption?: Maybe<string>;
  commentStatus?: Maybe<string>;
  date?: Maybe<string>;
  dateGmt?: Maybe<string>;
  description?: Maybe<string>;
  filePath?: Maybe<string>;
  focalPoint?: Maybe<FocalPoint>;
  fileType?: Maybe<string>;
  parentId?: Maybe<string>;
  pingStatus?: Maybe<string>;
  slug?: Maybe<string>;
  status?: Maybe<string>;
  title?: Maybe<string>;
};

const attachment = getContentType('attachment');

const statuses = ['inherit', 'private', 'auto-draft', 'trash'] as const;

/** Applies the input to a node, except for the slug and the URI. */
export async function applyMediaInput(
  tx: Tx,
  node: NodeRow,
  input: MediaInput,
  settings: SiteSettings,
  action: 'create' | 'update',
): Promise<NodeRow> {
  const { title, commentStatus, pingStatus, date, dateGmt } = input;
  const next = applyNodeInput(tx, attachment, node, { title, commentStatus, pingStatus, date }, settings.timezone);
  if (!date && dateGmt) next.date = parseDate('dateGmt', dateGmt, 'UTC');
  next.modified = tx.now;
  next.lastEditedBy = tx.viewer.user?.id ?? null;
  if (input.authorId) {
    next.authorId = await resolveAuthor(tx.db, input.authorId);
    if (next.authorId !== tx.viewer.user?.id && !can(tx.viewer, 'edit_others_posts'))
      throw new UserError(`Sorry, you are not allowed to ${action} mediaItems as this user${action === 'update' ? '.' : ''}`, {
        kind: 'forbidden',
      });
  }
  if (typeof input.parentId === 'string') next.parentId = await resolveParent(tx, node, input.parentId);
  const status = statuses.find((candidate) => candidate === (input.status ?? node.status));
  if (!status)
    throw new UserError(`A media item cannot have the status "${input.status}". Use one of INHERIT, PRIVATE, AUTO_DRAFT, TRASH.`);
  if (action === 'create' && status === 'trash')
    throw new UserError('A new media item cannot have the status "trash". Create it first, then delete it.');
  if (status === 'trash' && node.status !== 'trash') assertCanDelete(tx.viewer, attachment, node);
  next.status = status;
  next.trashedStatus = status === 'trash' ? (node.status === 'trash' ? node.trashedStatus : node.status) : null;
  return next;
}

/** Resolves the node to which a media item is attached. It can have any type, and the viewer must be able to edit it. */
async function resolveParent(tx: Tx, node: NodeRow, parentId: string): Promise<number | null> {
  if (parentId === '' || parentId === '0') return null;
  const id = parseId('post', parentId);
  const parent = id === null ? null : await findNodeForUpdate(tx.db, id);
  if (!parent || parent.revisionOf !== null || parent.id === node.id || parent.type === 'attachment')
    throw new UserError(
      `The parentId "${parentId.slice(0, 60)}" is not the id of content that media can be attached to. Use the id of a post or page.`,
    );
  if (!canEditNode(tx.viewer, parent))
    throw new UserError('Sorry, you are not allowed to upload mediaItems assigned to this parent node', { kind: 'forbidden' });
  return parent.id;
}

const MAX_ALT = 2_000;
const MAX_TEXT = 65_535;

/** Returns the texts and the focal point, which are stored with the file. */
export function getMediaColumns(
  tx: Tx,
  { altText, caption, description, focalPoint }: MediaInput,
): { alt_text?: string; caption?: string; description?: string; focal_point?: string | null } {
  const sanitize = (name: string, value: string) => {
    const text = toStorableText(assertLength(`The ${name}`, value, MAX_TEXT));
    return can(tx.viewer, 'unfiltered_html') ? text : sanitizeMarkup(text);
  };
  return {
    ...(typeof altText === 'string' && { alt_text: toAttributeText(assertLength('The altText', altText, MAX_ALT)) }),
    ...(typeof caption === 'string' && { caption: sanitize('caption', caption) }),
    ...(typeof description === 'string' && { description: sanitize('description', description) }),
    ...(focalPoint && { focal_point: toStoredFocalPoint(focalPoint) }),
  };
}

/** The center is stored as null, so that a picture has a focal point only if an editor has chosen one. */
function toStoredFocalPoint({ x, y }: FocalPoint): string | null {
  const point = createFocalPoint(x, y);
  if (!point)
    throw new UserError(
      `The focal point (${x}, ${y}) is outside the picture. x and y must be from 0 (left, top) to 1 (right, bottom). Choose a point inside the picture.`,
    );
  return point.x === 0.5 && point.y === 0.5 ? null : toJson(point);
}

/** Converts text for use in an attribute: without markup. */
const toAttributeText = (text: string) => (/<[a-z!/]/i.test(text) ? toPlainText(toStorableText(text)) : toStorableText(text).trim());

/** @throws UserError if the file is not of the requested type */
export function assertFileType(requested: Maybe<string>, file: { mimeType: string } | null): void {
  if (requested && file && requested !== file.mimeType)
    throw new UserError(
      `The content of the file is ${file.mimeType}, not ${requested.slice(0, 100)}. Omit fileType, or set it to the type of the content.`,
    );
}
