/** Converts an item to a row of `content_node`. References to other rows are set when all rows are written (`link-items.ts`). */
import type { Insertable } from 'kysely';
import { MAX_BLOCK_DEPTH } from '#lib/blocks/max-depth.ts';
import { getBlockDepth } from '../../blocks/block-depth.ts';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import type { ContentNodeTable } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { canDateFloat } from '../../commands/nodes/node-status.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { toJson } from '../../core/json.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { ResolveIds } from '../fields/parse-fields.ts';
import type { WxrItem } from '../parse/records.ts';
import type { ImportReport } from './report.ts';
import { isMissingDate, parseWxrDate } from './dates.ts';
import { formatItemName, type ImportState } from './import-state.ts';
import { getFileDetails } from './media.ts';
import { getMeta, getMetaId, isHandledMeta, parseItemFields, selectExtraMeta } from './meta.ts';

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

export type NewNodeRow = Insertable<ContentNodeTable> & { id: number; uri: string | null; status: PostStatus };

export function createNodeRow(state: ImportState, item: WxrItem, type: ContentTypeName, id: number, resolve: ResolveIds): NewNodeRow {
  const { report } = state;
  const name = formatItemName(item);
  const date = parseItemDate(state, item);
  if (!statuses.has(item.status)) report.warn(`item with the unknown status "${item.status}", imported as a draft`, name);
  const status = statuses.has(item.status) ? (item.status as PostStatus) : 'draft';
  const isMedia = type === 'attachment';
  const content = isMedia ? '' : item.content;
  if (getBlockDepth(content) > MAX_BLOCK_DEPTH)
    report.warn(`blocks nested more than ${MAX_BLOCK_DEPTH} levels deep, stored but not shown below that level`, name);
  const { fields, seo, used } = parseItemFields(item, type, createReportingResolve(resolve, report, name));
  const extraMeta = selectExtraMeta(item.meta, (key) => used.has(key) || isHandledMeta(item, key), report, name);
  const template = getMeta(item.meta, '_wp_page_template');
  const trashedStatus = status === 'trash' ? parseTrashedStatus(item) : null;
  const editorId = getMetaId(item.meta, '_edit_last');
  const editor = editorId === null ? null : (state.localIds.user.get(editorId) ?? null);
  if (editorId !== null && editor === null) report.skip('last editor who is not in the file', `${name} → ${editorId}`);
  return {
    id,
    type,
    status,
    title: item.title,
    slug: item.slug || createSlug(item, status, id),
    uri: getContentType(type).permalink === null || status === 'trash' ? null : getStoredUri(item, report),
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
    date_floats: canDateFloat(trashedStatus ?? status) && isMissingDate(item.dateGmt),
    modified_at: parseWxrDate(item.modified, item.modifiedGmt, state.timezone) ?? date,
    fields: toJson(fields),
    seo: toJson(seo),
    extra_meta: toJson([...(isMedia ? getFileDetails(item, report) : []), ...extraMeta]),
    enclosure: getMeta(item.meta, 'enclosure') || null,
    blocks: toJson(parseBlocks(content)),
    blocks_version: blocksVersion,
    last_edited_by: editor,
    trashed_status: trashedStatus,
  };
}

function parseTrashedStatus({ meta }: WxrItem): PostStatus {
  const status = getMeta(meta, '_wp_trash_meta_status') ?? '';
  return statuses.has(status) ? (status as PostStatus) : 'draft';
}

/** Returns a slug for an item without one, because its URI needs one. Drafts get theirs on publication. */
function createSlug({ title }: WxrItem, status: PostStatus, id: number): string {
  return ['publish', 'private', 'future', 'inherit'].includes(status) ? decodeOrKeep(toSlug(title)) || String(id) : '';
}

/** Returns the date of the item. Drafts of some plugins and hand-made files have none. */
function parseItemDate({ report, services, timezone }: ImportState, item: WxrItem): Date {
  const date = parseWxrDate(item.date, item.dateGmt, timezone);
  if (date) return date;
  const otherDate = parseWxrDate('', item.datePublished, timezone) ?? parseWxrDate(item.modified, item.modifiedGmt, timezone);
  report.warn(`item without a date, imported with ${otherDate ? 'its other date' : 'the time of the import'}`, formatItemName(item));
  return otherDate ?? services.now();
}

/** A plain permalink, such as `/?p=201` or `/?post_type=page&p=201`. */
const PLAIN_PERMALINK = /[?&](?:p|page_id|attachment_id)=\d+/;

/** Returns the path of `<link>`, so that the URIs of the old site stay valid. A plain permalink contains no URI. */
function getStoredUri(item: WxrItem, report: ImportReport): string | null {
  const url = URL.parse(item.link);
  if (url !== null && url.search === '' && url.hash === '') return toStoredUri(url.pathname);
  if (item.link !== '' && !PLAIN_PERMALINK.test(item.link))
    report.warn('link that is not a permalink, replaced by the URI of new content', `${formatItemName(item)}: ${item.link}`);
  return null;
}

/** Reports references of fields to items and users that are not in the file, and values that a field cannot have. */
const createReportingResolve = (resolve: ResolveIds, report: ImportReport, name: string): ResolveIds => {
  const reportMissing = (id: number, localId: number | null) => {
    if (localId === null) report.skip('reference of a field that was not imported', `${name} → ${id}`);
    return localId;
  };
  return {
    node: (id) => reportMissing(id, resolve.node(id)),
    user: (id) => reportMissing(id, resolve.user(id)),
    reportInvalid: (key) => report.skip(`value of the field "${key}" that cannot be read`, name),
  };
};
