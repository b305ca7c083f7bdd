/** Items of an export: nodes, revisions, media and menu items. */
import { getContentType } from '../../model/content-types.ts';
import { menuItemFields } from '../../model/menus.ts';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { MediaRow } from '../../core/rows/media.ts';
import { writeFields } from '../fields/write.ts';
import { writeSeo } from '../fields/seo.ts';
import { AGENT, KARMA } from '../import/comments.ts';
import { OWN_MEDIA } from '../import/media.ts';
import { writePhp, type PhpValue } from '../reading/php.ts';
import type { WxrMeta } from '../reading/records.ts';
import { toRfc822, writeMeta } from './channel.ts';
import type { ExportedMenuItem, ExportedNode, NodeTerm } from './rows.ts';
import { cdata, escape, line, plain } from './xml.ts';

export type Site = { siteUrl: string; contentUrl: string; timezone: string };

export type Parts = {
  media: (MediaRow & { contentHash: string }) | undefined;
  terms: readonly NodeTerm[];
  comments: readonly Omit<CommentRow, 'kind'>[];
};

export function writeNode(node: ExportedNode, { media, terms, comments }: Parts, site: Site): string {
  const isRevision = node.revisionOf !== null;
  return writeItem(
    {
      id: node.id,
      title: node.title,
      link: linkOf(node, site),
      date: node.date,
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
      attachmentUrl: media && addressOf(media.file, site),
      terms,
      meta: [
        ...metaOf(node),
        ...(media ? mediaMeta(media) : []),
        ...writeFields(getContentType(node.type), node.fields),
        ...writeSeo(node.seo),
      ],
    },
    site,
    comments.map((comment) => writeComment(comment, site)).join(''),
  );
}

type Item = {
  id: number;
  title: string;
  link: string;
  date: Date;
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

function writeItem(item: Item, { timezone }: Site, comments: string): string {
  return [
    '\t<item>\n',
    line(2, 'title', item.title),
    plain(2, 'link', item.link),
    plain(2, 'pubDate', toRfc822(item.date)),
    line(2, 'dc:creator', item.creator),
    `\t\t<guid isPermaLink="false">${escape(item.guid)}</guid>\n`,
    '\t\t<description></description>\n',
    line(2, 'content:encoded', item.content),
    line(2, 'excerpt:encoded', item.excerpt),
    line(2, 'wp:post_id', item.id),
    line(2, 'wp:post_date', formatLocalDate(item.date, timezone, ' ')),
    line(2, 'wp:post_date_gmt', formatGmtDate(item.date, ' ')),
    line(2, 'wp:post_modified', formatLocalDate(item.modified, timezone, ' ')),
    line(2, 'wp:post_modified_gmt', formatGmtDate(item.modified, ' ')),
    line(2, 'wp:comment_status', item.commentStatus),
    line(2, 'wp:ping_status', item.pingStatus),
    line(2, 'wp:post_name', toStoredSegment(item.slug)),
    line(2, 'wp:status', item.status),
    line(2, 'wp:post_parent', item.parent),
    line(2, 'wp:menu_order', item.menuOrder),
    line(2, 'wp:post_type', item.type),
    line(2, 'wp:post_password', item.password),
    line(2, 'wp:is_sticky', item.sticky ? 1 : 0),
    item.attachmentUrl === undefined ? '' : line(2, 'wp:attachment_url', item.attachmentUrl),
    ...item.terms.map(
      ({ taxonomy, slug, name }) =>
        `\t\t<category domain="${escape(taxonomy)}" nicename="${escape(toStoredSegment(slug))}">${cdata(name)}</category>\n`,
    ),
    writeMeta(2, 'wp:postmeta', item.meta),
    comments,
    '\t</item>\n',
  ].join('');
}

/** As WordPress: the address of what is published, and an address with the number of what has none yet. */
function linkOf({ id, type, status, uri }: ExportedNode, { siteUrl }: Site): string {
  if (uri !== null && (status === 'publish' || status === 'private' || status === 'inherit')) return siteUrl + uri;
  return `${siteUrl}/?${type === 'page' ? 'page_id' : 'p'}=${id}`;
}

const meta = (key: string, value: string | number | null): WxrMeta[] => (value === null ? [] : [{ key, value: String(value) }]);

function metaOf(node: ExportedNode): WxrMeta[] {
  return [
    ...meta('_edit_last', node.lastEditedBy),
    ...meta('_thumbnail_id', node.featuredImageId),
    ...meta('_wp_page_template', node.template),
    ...meta('_wp_trash_meta_status', node.status === 'trash' ? (node.trashedStatus ?? 'draft') : null),
  ];
}

const isAway = (file: string) => /^https?:\/\//.test(file);

function addressOf(file: string, { contentUrl }: Site): string {
  return isAway(file) ? file : `${contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

function mediaMeta(media: MediaRow & { contentHash: string }): WxrMeta[] {
  const path = isAway(media.file) ? new URL(media.file).pathname.replace(/^\/(.*\/uploads\/)?/, '') : media.file;
  const sizes = media.sizes.map((size): [string, PhpValue] => [
    size.name,
    { file: nameOf(size.file), width: size.width, height: size.height, 'mime-type': size.mimeType, filesize: size.fileSize },
  ]);
  const details: PhpValue = {
    ...(media.width !== null && { width: media.width }),
    ...(media.height !== null && { height: media.height }),
    file: path,
    filesize: media.fileSize,
    sizes: Object.fromEntries(sizes),
    image_meta: toSnakeCase(media.meta),
  };
  const { placeholderColor, contentHash, sources } = media;
  return [
    ...meta('_wp_attached_file', path),
    ...meta('_wp_attachment_metadata', writePhp(details)),
    ...meta('_wp_attachment_image_alt', media.altText || null),
    ...meta(OWN_MEDIA, isAway(media.file) ? null : JSON.stringify({ placeholderColor, contentHash, sources })),
  ];
}

/** What the camera noted, under WordPress's names. */
function toSnakeCase(values: FieldValues): PhpValue {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

function writeComment(comment: Omit<CommentRow, 'kind'>, { timezone }: Site): string {
  const approved = comment.status === 'approve' ? '1' : comment.status === 'hold' ? '0' : comment.status;
  return [
    '\t\t<wp:comment>\n',
    line(3, 'wp:comment_id', comment.id),
    line(3, 'wp:comment_author', comment.authorName),
    line(3, 'wp:comment_author_email', comment.authorEmail),
    line(3, 'wp:comment_author_url', comment.authorUrl),
    line(3, 'wp:comment_author_IP', comment.authorIp),
    line(3, 'wp:comment_date', formatLocalDate(comment.date, timezone, ' ')),
    line(3, 'wp:comment_date_gmt', formatGmtDate(comment.date, ' ')),
    line(3, 'wp:comment_content', comment.content),
    line(3, 'wp:comment_approved', approved),
    line(3, 'wp:comment_type', comment.type),
    line(3, 'wp:comment_parent', comment.parentId ?? 0),
    line(3, 'wp:comment_user_id', comment.userId ?? 0),
    writeMeta(3, 'wp:commentmeta', [...meta(AGENT, comment.agent || null), ...meta(KARMA, comment.karma || null)]),
    '\t\t</wp:comment>\n',
  ].join('');
}

/** Menu items have no dates here; WordPress asks for some. */
const NO_DATE = new Date(0);

export function writeMenuItem(item: ExportedMenuItem, site: Site): string {
  const kind = item.nodeId !== null ? 'post_type' : item.termId !== null ? 'taxonomy' : 'custom';
  return writeItem(
    {
      id: item.id,
      title: item.label,
      link: `${site.siteUrl}/?p=${item.id}`,
      date: NO_DATE,
      modified: NO_DATE,
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
        ...meta('_menu_item_type', kind),
        ...meta('_menu_item_menu_item_parent', item.parentId ?? 0),
        ...meta('_menu_item_object_id', item.nodeId ?? item.termId ?? item.id),
        ...meta('_menu_item_object', item.nodeType ?? item.taxonomy ?? 'custom'),
        ...meta('_menu_item_target', item.target ?? ''),
        ...meta('_menu_item_classes', writePhp(item.cssClasses.length > 0 ? item.cssClasses : [''])),
        ...meta('_menu_item_xfn', item.linkRelationship ?? ''),
        ...meta('_menu_item_url', item.url ?? ''),
        ...writeFields({ fields: menuItemFields }, item.fields),
      ],
    },
    site,
    '',
  );
}
