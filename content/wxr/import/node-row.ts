/** Converts an item to a row of `content_node`. References to other rows are set when all rows are written (`link-items.ts`). */
import type { Insertable } from 'kysely';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import type { ContentNodeTable } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { toJson } from '../../core/json.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { ResolveIds } from '../fields/parse-fields.ts';
import type { WxrItem } from '../parse/records.ts';
import { parseWxrDate } from './dates.ts';
import type { ImportState } from './import-state.ts';
import { getMeta, parseItemFields } from './meta.ts';

const statuses = new Set<string>([
  'publish',
  'draft',
  'pending',
  'future',
  'private',
  'trash',
  'inherit',
  'auto-draft',
] satisfies PostStatus[]);

/** The item cannot be imported, for the reason in the message. */
export class InvalidItemError extends Error {
  override name = 'InvalidItemError';
}

export type NewNodeRow = Insertable<ContentNodeTable> & { id: number; uri: string | null; status: PostStatus };

/** @throws InvalidItemError */
export function createNodeRow(state: ImportState, item: WxrItem, type: ContentTypeName, id: number, resolve: ResolveIds): NewNodeRow {
  const { report } = state;
  const name = `${item.type} ${item.id ?? ''} “${item.title}”`;
  const date = parseWxrDate(item.date, item.dateGmt, state.timezone);
  if (!date) throw new InvalidItemError('item without a date');
  if (!statuses.has(item.status)) report.warn(`item with the unknown status "${item.status}" is imported as a draft`, name);
  const status = statuses.has(item.status) ? (item.status as PostStatus) : 'draft';
  const isMedia = type === 'attachment';
  const content = isMedia ? '' : item.content;
  const { fields, seo } = parseItemFields(item, type, resolve, report);
  const template = getMeta(item.meta, '_wp_page_template');
  const trashedStatus = getMeta(item.meta, '_wp_trash_meta_status') ?? '';
  const editorId = Number(getMeta(item.meta, '_edit_last') ?? 0);
  return {
    id,
    type,
    status,
    title: item.title,
    slug: item.slug,
    uri: getContentType(type).permalink === null || status === 'trash' ? null : getStoredUri(item.link),
    author_id: state.users.get(item.creator) ?? null,
    menu_order: item.menuOrder,
    content,
    excerpt: isMedia ? '' : item.excerpt,
    password: item.password === '' ? null : item.password,
    sticky: item.sticky,
    comment_status: item.commentStatus === 'open' ? 'open' : 'closed',
    ping_status: item.pingStatus === 'open' ? 'open' : 'closed',
    template: template === undefined || template === '' || template === 'default' ? null : template,
    guid: item.guid,
    published_at: date,
    modified_at: parseWxrDate(item.modified, item.modifiedGmt, state.timezone) ?? date,
    fields: toJson(fields),
    seo: toJson(seo),
    blocks: toJson(parseBlocks(content)),
    blocks_version: blocksVersion,
    last_edited_by: state.usersById.get(editorId) ?? null,
    trashed_status: status === 'trash' ? (statuses.has(trashedStatus) ? (trashedStatus as PostStatus) : 'draft') : null,
  };
}

/** Returns the path of `<link>`, so that the URIs of the old site stay valid. A plain permalink (`/?p=201`) contains no URI. */
function getStoredUri(link: string): string | null {
  const url = URL.parse(link);
  return url === null || url.search !== '' ? null : toStoredUri(url.pathname);
}
