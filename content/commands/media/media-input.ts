/** What an editor gives for a media item, checked and laid over what it was. */
import { toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import { parseId } from '../../core/parse-id.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, canEditNode } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeMarkup } from '../markup/sanitize-markup.ts';
import { applyNodeInput } from '../nodes/node-input.ts';
import { resolveAuthor } from '../nodes/node-place.ts';
import { assertCanDelete } from '../nodes/node-rights.ts';
import { findNodeForUpdate } from '../nodes/node-rows.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

type Maybe<T> = T | null | undefined;

/** Input of WPGraphQL: null leaves a value as it is. */
export type MediaInput = {
  altText?: Maybe<string>;
  authorId?: Maybe<string>;
  caption?: Maybe<string>;
  commentStatus?: Maybe<string>;
  date?: Maybe<string>;
  dateGmt?: Maybe<string>;
  description?: Maybe<string>;
  filePath?: Maybe<string>;
  fileType?: Maybe<string>;
  parentId?: Maybe<string>;
  pingStatus?: Maybe<string>;
  slug?: Maybe<string>;
  status?: Maybe<string>;
  title?: Maybe<string>;
};

const attachment = getContentType('attachment');

const statuses = ['inherit', 'private', 'auto-draft', 'trash'] as const;

/** The node with the input's values; slug and address are settled elsewhere. */
export async function applyMediaInput(
  tx: Tx,
  node: NodeRow,
  input: MediaInput,
  settings: SiteSettings,
  doing: 'create' | 'update',
): Promise<NodeRow> {
  const { title, commentStatus, pingStatus, date, dateGmt } = input;
  const next = applyNodeInput(tx, attachment, node, { title, commentStatus, pingStatus, date }, settings.timezone);
  if (!date && dateGmt) next.date = parseDate('dateGmt', dateGmt, 'UTC');
  next.modified = tx.now;
  next.lastEditedBy = tx.viewer.user?.id ?? null;
  if (input.authorId) {
    next.authorId = await resolveAuthor(tx.db, input.authorId);
    if (next.authorId !== tx.viewer.user?.id && !can(tx.viewer, 'edit_others_posts'))
      throw new UserError(`Sorry, you are not allowed to ${doing} mediaItems as this user${doing === 'update' ? '.' : ''}`);
  }
  if (typeof input.parentId === 'string') next.parentId = await resolveParent(tx, node, input.parentId);
  const status = statuses.find((one) => one === (input.status ?? node.status));
  if (!status)
    throw new UserError(`A media item can't have the status "${input.status}". Give one of INHERIT, PRIVATE, AUTO_DRAFT, TRASH.`);
  if (doing === 'create' && status === 'trash')
    throw new UserError('A new media item can\'t have the status "trash". Create it first, then delete it.');
  if (status === 'trash' && node.status !== 'trash') assertCanDelete(tx.viewer, attachment, node);
  next.status = status;
  next.trashedStatus = status === 'trash' ? (node.status === 'trash' ? node.trashedStatus : node.status) : null;
  return next;
}

/** Content a media item belongs to: of any type, and the viewer's to change. */
async function resolveParent(tx: Tx, node: NodeRow, given: string): Promise<number | null> {
  if (given === '' || given === '0') return null;
  const id = parseId('post', given);
  const parent = id === null ? null : await findNodeForUpdate(tx.db, id);
  if (!parent || parent.revisionOf !== null || parent.id === node.id || parent.type === 'attachment')
    throw new UserError(
      `The parentId "${given.slice(0, 60)}" is the id of no content that media can belong to. Give the id of a post or page.`,
    );
  if (!canEditNode(tx.viewer, parent)) throw new UserError('Sorry, you are not allowed to upload mediaItems assigned to this parent node');
  return parent.id;
}

const MAX_ALT = 2_000;
const MAX_TEXT = 65_535;

/** The input's words that are kept beside the file. */
export function getMediaTexts(
  tx: Tx,
  { altText, caption, description }: MediaInput,
): { alt_text?: string; caption?: string; description?: string } {
  const clean = (name: string, given: string) => {
    const text = toStorableText(assertLength(name, given, MAX_TEXT));
    return can(tx.viewer, 'unfiltered_html') ? text : sanitizeMarkup(text);
  };
  return {
    ...(typeof altText === 'string' && { alt_text: toAttributeText(assertLength('altText', altText, MAX_ALT)) }),
    ...(typeof caption === 'string' && { caption: clean('caption', caption) }),
    ...(typeof description === 'string' && { description: clean('description', description) }),
  };
}

/** Text for an attribute: no markup. */
const toAttributeText = (text: string) => (/<[a-z!/]/i.test(text) ? toPlainText(toStorableText(text)) : toStorableText(text).trim());

function assertLength(name: string, given: string, limit: number): string {
  if (given.length > limit) throw new UserError(`The ${name} is ${given.length} signs long; at most ${limit} fit. Shorten it.`);
  return given;
}

/** @throws UserError when the file is of another type than the caller believes */
export function assertFileType(asked: Maybe<string>, file: { mimeType: string } | null): void {
  if (asked && file && asked !== file.mimeType)
    throw new UserError(`The file is ${file.mimeType} by its content, not ${asked.slice(0, 100)}. Leave fileType out, or give its type.`);
}
