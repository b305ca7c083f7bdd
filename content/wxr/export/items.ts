/** The items of an export: nodes, revisions, media items and menu items. */
import { isRecord } from '#lib/json/records.ts';
import { getContentType } from '../../model/content-types.ts';
import { menuItemFields } from '../../model/menus.ts';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { getFileUrl, isRemoteFile } from '../../core/media-url.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { MediaRow } from '../../core/rows/media.ts';
import { formatFields } from '../fields/format-fields.ts';
import { formatYoastMeta } from '../fields/yoast-meta.ts';
import { AGENT_KEY, KARMA_KEY } from '../import/comments.ts';
import { FILE_DETAILS_KEY, FOCAL_POINT_KEY, SITE_MEDIA_KEY } from '../import/media.ts';
import { mapMetaValue } from '../map-texts.ts';
import { toCompleteMediaLinks } from '../own-media-links.ts';
import { serializePhp, unserializePhp, type PhpValue } from '../parse/php-serialize.ts';
import type { WxrMeta } from '../parse/records.ts';
import { toRfc822, formatMeta } from './channel.ts';
import type { ExportedComment, ExportedMenuItem, ExportedNode, NodeTerm } from './rows.ts';
import { escapeXml } from '#lib/xml/escape-xml.ts';
import { formatCdata, formatCdataElement, formatTextElement } from './xml.ts';

export type ExportSite = { siteUrl: string; contentUrl: string; timezone: string };

export type RelatedRows = {
  media: (MediaRow & { contentHash: string }) | undefined;
  terms: readonly NodeTerm[];
  comments: readonly ExportedComment[];
};

export function formatNode(node: ExportedNode, { media, terms, comments }: RelatedRows, site: ExportSite): string {
  const isRevision = node.revisionOf !== null;
  return formatItem(
    {
      id: node.id,
      title: node.title,
      link: getLink(node, site),
      date: node.date,
      dateFloats: node.dateFloats,
      modified: node.modified,
      creator: node.author ?? '',
      guid: node.guid,
      content: media ? media.description : node.content,
      excerpt: media ? media.caption : node.excerpt,
      commentStatus: node.commentStatus,
      pingStatus: node.pingStatus,
      slug: node.slug,
      status: node.status,
      parent: node.revisionOf ?? node.parentId ?? 0,
      menuOrder: node.menuOrder,
      type: isRevision ? 'revision' : node.type,
      password: node.password ?? '',
      sticky: node.sticky,
      attachmentUrl: media && getFileUrl(media.file, site.contentUrl),
      terms,
      meta: [
        ...getNodeMeta(node),
        ...(media ? getMediaMeta(media, node.extraMeta) : []),
        ...formatFields(getContentType(node.type), node.fields),
        ...formatYoastMeta(node.seo),
        ...createMeta('enclosure', node.enclosure),
        ...node.extraMeta.filter(({ key }) => key !== FILE_DETAILS_KEY),
      ],
    },
    site,
    comments.map((comment) => formatComment(comment, site)).join(''),
  );
}

type ExportItem = {
  id: number;
  title: string;
  link: string;
  date: Date;
  dateFloats: boolean;
  modified: Date;
  creator: string;
  guid: string;
  content: string;
  excerpt: string;
  commentStatus: string;
  pingStatus: string;
  slug: string;
  status: string;
  parent: number;
  menuOrder: number;
  type: string;
  password: string;
  sticky: boolean;
  attachmentUrl: string | undefined;
  terms: readonly Omit<NodeTerm, 'nodeId'>[];
  meta: readonly WxrMeta[];
};

/** WordPress's date in UTC of a draft whose date is not set. */
const NO_DATE = '0000-00-00 00:00:00';

function formatItem(item: ExportItem, { timezone, contentUrl }: ExportSite, comments: string): string {
  const complete = (text: string) => toCompleteMediaLinks(text, contentUrl);
  return [
    '\t<item>\n',
    formatCdataElement(2, 'title', item.title),
    formatTextElement(2, 'link', item.link),
    formatTextElement(2, 'pubDate', toRfc822(item.date)),
    formatCdataElement(2, 'dc:creator', item.creator),
    `\t\t<guid isPermaLink="false">${escapeXml(item.guid)}</guid>\n`,
    '\t\t<description></description>\n',
    formatCdataElement(2, 'content:encoded', complete(item.content)),
    formatCdataElement(2, 'excerpt:encoded', complete(item.excerpt)),
    formatCdataElement(2, 'wp:post_id', item.id),
    formatCdataElement(2, 'wp:post_date', formatLocalDate(item.date, timezone, ' ')),
    formatCdataElement(2, 'wp:post_date_gmt', item.dateFloats ? NO_DATE : formatGmtDate(item.date, ' ')),
    formatCdataElement(2, 'wp:post_modified', formatLocalDate(item.modified, timezone, ' ')),
    formatCdataElement(2, 'wp:post_modified_gmt', formatGmtDate(item.modified, ' ')),
    formatCdataElement(2, 'wp:comment_status', item.commentStatus),
    formatCdataElement(2, 'wp:ping_status', item.pingStatus),
    formatCdataElement(2, 'wp:post_name', toStoredSegment(item.slug)),
    formatCdataElement(2, 'wp:status', item.status),
    formatCdataElement(2, 'wp:post_parent', item.parent),
    formatCdataElement(2, 'wp:menu_order', item.menuOrder),
    formatCdataElement(2, 'wp:post_type', item.type),
    formatCdataElement(2, 'wp:post_password', item.password),
    formatCdataElement(2, 'wp:is_sticky', item.sticky ? 1 : 0),
    item.attachmentUrl === undefined ? '' : formatCdataElement(2, 'wp:attachment_url', item.attachmentUrl),
    ...item.terms.map(
      ({ taxonomy, slug, name }) =>
        `\t\t<category domain="${escapeXml(taxonomy)}" nicename="${escapeXml(toStoredSegment(slug))}">${formatCdata(name)}</category>\n`,
    ),
    formatMeta(
      2,
      'wp:postmeta',
      item.meta.map(({ key, value }) => ({ key, value: mapMetaValue(value, complete) })),
    ),
    comments,
    '\t</item>\n',
  ].join('');
}

/** Returns the URL of a published node. Any other node gets a plain permalink with its id, as in WordPress. */
function getLink({ id, type, status, uri }: ExportedNode, { siteUrl }: ExportSite): string {
  if (uri !== null && (status === 'publish' || status === 'private' || status === 'inherit')) return siteUrl + uri;
  return `${siteUrl}/?${type === 'page' ? 'page_id' : 'p'}=${id}`;
}

const createMeta = (key: string, value: string | number | null): WxrMeta[] => (value === null ? [] : [{ key, value: String(value) }]);

function getNodeMeta(node: ExportedNode): WxrMeta[] {
  return [
    ...createMeta('_edit_last', node.lastEditedBy),
    ...createMeta('_thumbnail_id', node.featuredImageId),
    ...createMeta('_wp_page_template', node.template),
    ...createMeta('_wp_trash_meta_status', node.status === 'trash' ? (node.trashedStatus ?? 'draft') : null),
  ];
}

const getFileName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

function getMediaMeta(media: MediaRow & { contentHash: string }, extraMeta: readonly WxrMeta[]): WxrMeta[] {
  const path = isRemoteFile(media.file) ? new URL(media.file).pathname.replace(/^\/(.*\/uploads\/)?/, '') : media.file;
  const sizes = media.sizes.map((size): [string, PhpValue] => [
    size.name,
    { file: getFileName(size.file), width: size.width, height: size.height, 'mime-type': size.mimeType, filesize: size.fileSize },
  ]);
  const details: PhpValue = {
    ...(media.width !== null && { width: media.width }),
    ...(media.height !== null && { height: media.height }),
    file: path,
    filesize: media.fileSize,
    sizes: Object.fromEntries(sizes),
    image_meta: toSnakeCase(media.meta),
    ...getFileDetails(extraMeta),
  };
  const { placeholderColor, contentHash, sources } = media;
  return [
    ...createMeta('_wp_attached_file', path),
    ...createMeta('_wp_attachment_metadata', serializePhp(details)),
    ...createMeta('_wp_attachment_image_alt', media.altText || null),
    ...createMeta(FOCAL_POINT_KEY, media.focalPoint && `${media.focalPoint.x} ${media.focalPoint.y}`),
    ...createMeta(SITE_MEDIA_KEY, isRemoteFile(media.file) ? null : JSON.stringify({ placeholderColor, contentHash, sources })),
  ];
}

function getFileDetails(extraMeta: readonly WxrMeta[]): { [name: string]: PhpValue } {
  const details = unserializePhp(extraMeta.find(({ key }) => key === FILE_DETAILS_KEY)?.value ?? '');
  return isRecord(details) ? details : {};
}

/** Converts the property names of camera data to those of WordPress. */
function toSnakeCase(values: FieldValues): PhpValue {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

function formatComment(comment: ExportedComment, { timezone, contentUrl }: ExportSite): string {
  const approved = comment.status === 'approve' ? '1' : comment.status === 'hold' ? '0' : comment.status;
  return [
    '\t\t<wp:comment>\n',
    formatCdataElement(3, 'wp:comment_id', comment.id),
    formatCdataElement(3, 'wp:comment_author', comment.authorName),
    formatCdataElement(3, 'wp:comment_author_email', comment.authorEmail),
    formatCdataElement(3, 'wp:comment_author_url', comment.authorUrl),
    formatCdataElement(3, 'wp:comment_author_IP', comment.authorIp),
    formatCdataElement(3, 'wp:comment_date', formatLocalDate(comment.date, timezone, ' ')),
    formatCdataElement(3, 'wp:comment_date_gmt', formatGmtDate(comment.date, ' ')),
    formatCdataElement(3, 'wp:comment_content', toCompleteMediaLinks(comment.content, contentUrl)),
    formatCdataElement(3, 'wp:comment_approved', approved),
    formatCdataElement(3, 'wp:comment_type', comment.type),
    formatCdataElement(3, 'wp:comment_parent', comment.parentId ?? 0),
    formatCdataElement(3, 'wp:comment_user_id', comment.userId ?? 0),
    formatMeta(3, 'wp:commentmeta', [
      ...createMeta(AGENT_KEY, comment.agent || null),
      ...createMeta(KARMA_KEY, comment.karma || null),
      ...comment.extraMeta,
    ]),
    '\t\t</wp:comment>\n',
  ].join('');
}

/** Menu items have no dates in this service, but WordPress requires dates. */
const PLACEHOLDER_DATE = new Date(0);

export function formatMenuItem(item: ExportedMenuItem, site: ExportSite): string {
  const kind = item.nodeId !== null ? 'post_type' : item.termId !== null ? 'taxonomy' : 'custom';
  return formatItem(
    {
      id: item.id,
      title: item.label,
      link: `${site.siteUrl}/?p=${item.id}`,
      date: PLACEHOLDER_DATE,
      dateFloats: false,
      modified: PLACEHOLDER_DATE,
      creator: '',
      guid: `${site.contentUrl}/?p=${item.id}`,
      content: item.description ?? '',
      excerpt: item.title ?? '',
      commentStatus: 'closed',
      pingStatus: 'closed',
      slug: String(item.id),
      status: 'publish',
      parent: 0,
      menuOrder: item.position,
      type: 'nav_menu_item',
      password: '',
      sticky: false,
      attachmentUrl: undefined,
      terms: [{ taxonomy: 'nav_menu', slug: item.menu.slug, name: item.menu.name }],
      meta: [
        ...createMeta('_menu_item_type', kind),
        ...createMeta('_menu_item_menu_item_parent', item.parentId ?? 0),
        ...createMeta('_menu_item_object_id', item.nodeId ?? item.termId ?? item.id),
        ...createMeta('_menu_item_object', item.nodeType ?? item.taxonomy ?? 'custom'),
        ...createMeta('_menu_item_target', item.target ?? ''),
        ...createMeta('_menu_item_classes', serializePhp(item.cssClasses.length > 0 ? item.cssClasses : [''])),
        ...createMeta('_menu_item_xfn', item.linkRelationship ?? ''),
        ...createMeta('_menu_item_url', item.url ?? ''),
        ...formatFields({ fields: menuItemFields }, item.fields),
        ...item.extraMeta,
      ],
    },
    site,
    '',
  );
}
