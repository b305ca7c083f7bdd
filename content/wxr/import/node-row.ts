/** An item as a row of content. What leads to other rows is set when all of them are there (`link.ts`). */
import type { Insertable } from 'kysely';
import { blocksVersion } from '../../blocks/declarations.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import type { ContentNodeTable } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { toJson } from '../../core/json.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { Resolve } from '../fields/read.ts';
import type { WxrItem } from '../reading/records.ts';
import { readDate } from './dates.ts';
import type { Job } from './job.ts';
import { firstOf, valuesOf } from './meta.ts';

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

/** The item can't be kept; the message says why. */
export class BrokenItem extends Error {
  override name = 'BrokenItem';
}

export type NodeRowToWrite = Insertable<ContentNodeTable> & { id: number; uri: string | null; status: PostStatus };

/** @throws BrokenItem */
export function nodeRow(job: Job, item: WxrItem, type: ContentTypeName, id: number, resolve: Resolve): NodeRowToWrite {
  const { report } = job;
  const name = `${item.type} ${item.id ?? ''} “${item.title}”`;
  const date = readDate(item.date, item.dateGmt, job.timezone);
  if (!date) throw new BrokenItem('item without a date');
  if (!statuses.has(item.status)) report.note(`status "${item.status}" is unknown here, kept as a draft`, name);
  const status = statuses.has(item.status) ? (item.status as PostStatus) : 'draft';
  const isMedia = type === 'attachment';
  const content = isMedia ? '' : item.content;
  const { fields, seo } = valuesOf(item, type, resolve, report);
  const template = firstOf(item.meta, '_wp_page_template');
  const trashedFrom = firstOf(item.meta, '_wp_trash_meta_status') ?? '';
  const editor = Number(firstOf(item.meta, '_edit_last') ?? 0);
  return {
    id,
    type,
    status,
    title: item.title,
    slug: item.slug,
    uri: getContentType(type).permalink === null || status === 'trash' ? null : pathOf(item.link),
    author_id: job.users.get(item.creator) ?? null,
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
    modified_at: readDate(item.modified, item.modifiedGmt, job.timezone) ?? date,
    fields: toJson(fields),
    seo: toJson(seo),
    blocks: toJson(parseBlocks(content)),
    blocks_version: blocksVersion,
    last_edited_by: job.usersById.get(editor) ?? null,
    trashed_status: status === 'trash' ? (statuses.has(trashedFrom) ? (trashedFrom as PostStatus) : 'draft') : null,
  };
}

/** Addresses of the old site stay: the path of `<link>`, unless it is one with a query (`/?p=201`), which says that there is none yet. */
function pathOf(link: string): string | null {
  const url = URL.parse(link);
  return url === null || url.search !== '' ? null : toStoredUri(url.pathname);
}
