/** Reads the rows of an export, in batches ordered by id. All reads run in one transaction, which sees one snapshot of the database. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { MenuLocation } from '../../model/menus.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { RedirectRow } from '../../core/rows/redirects.ts';
import type { FieldValues, Seo } from '../../core/rows/fields.ts';
import type { MediaRow } from '../../core/rows/media.ts';
import type { NodeRow, PostStatus } from '../../core/rows/nodes.ts';
import type { WxrMeta } from '../parse/records.ts';
import { exportedOptions } from '../exported-options.ts';

type Db = Transaction<Database>;

const BATCH = 200;

export type ExportedUser = {
  id: number;
  login: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  description: string;
  roles: string[];
  nicename: string;
  nickname: string;
  url: string;
  locale: string;
};

export type ExportedNode = Pick<
  NodeRow,
  | 'id'
  | 'title'
  | 'slug'
  | 'uri'
  | 'parentId'
  | 'menuOrder'
  | 'content'
  | 'excerpt'
  | 'password'
  | 'sticky'
  | 'commentStatus'
  | 'pingStatus'
  | 'featuredImageId'
  | 'template'
  | 'guid'
  | 'date'
  | 'dateFloats'
  | 'modified'
  | 'fields'
  | 'seo'
  | 'revisionOf'
  | 'lastEditedBy'
> & {
  type: ContentTypeName;
  status: PostStatus;
  trashedStatus: PostStatus | null;
  author: string | null;
  enclosure: string | null;
  extraMeta: WxrMeta[];
};

export type ExportedTerm = {
  id: number;
  taxonomy: TaxonomyName;
  slug: string;
  name: string;
  description: string;
  parent: string | null;
  fields: FieldValues;
  seo: Seo;
  extraMeta: WxrMeta[];
};

export type ExportedMenu = { id: number; name: string; slug: string; locations: MenuLocation[]; extraMeta: WxrMeta[] };

export type ExportedMenuItem = {
  id: number;
  menu: { slug: string; name: string };
  parentId: number | null;
  position: number;
  label: string;
  title: string | null;
  description: string | null;
  url: string | null;
  target: string | null;
  linkRelationship: string | null;
  cssClasses: string[];
  nodeId: number | null;
  nodeType: string | null;
  termId: number | null;
  taxonomy: string | null;
  fields: FieldValues;
  extraMeta: WxrMeta[];
};

/** Reads the accounts that have written or edited content. Other accounts are not exported. */
export async function readUsers(db: Db): Promise<ExportedUser[]> {
  const { rows } = await sql<ExportedUser>`
    select id, login, email, display_name as "displayName", first_name as "firstName", last_name as "lastName", description, roles, nicename, nickname, url,
      locale
    from user_account u
    where exists (select from content_node n where n.author_id = u.id or n.last_edited_by = u.id) or exists (select from comment c where c.user_id = u.id)
    order by id`.execute(db);
  return rows;
}

export async function readTerms(db: Db): Promise<ExportedTerm[]> {
  const { rows } = await sql<ExportedTerm>`
    select t.id, t.taxonomy, t.slug, t.name, t.description, p.slug as parent, t.fields, t.seo, t.extra_meta as "extraMeta"
    from term t left join term p on p.id = t.parent_id
    order by t.taxonomy, t.id`.execute(db);
  return rows;
}

export async function readMenus(db: Db): Promise<ExportedMenu[]> {
  const { rows } = await sql<ExportedMenu>`
    select m.id, m.name, m.slug, array(select l.location from menu_location l where l.menu_id = m.id order by l.location) as locations, m.extra_meta as "extraMeta"
    from menu m order by m.id`.execute(db);
  return rows;
}

/** The redirects are part of the SEO options, as in exports of earlier versions. */
export async function readOptions(db: Db): Promise<{ name: string; value: FieldValues }[]> {
  const { rows } = await sql<{ name: string; value: FieldValues }>`
    select name, value from site_option where name = any(${exportedOptions}::text[]) order by name`.execute(db);
  const { rows: redirects } = await sql<RedirectRow>`select origin, target, type, format from redirect order by id`.execute(db);
  return rows.map(({ name, value }) => ({ name, value: name === 'seo' ? { ...value, redirects } : value }));
}

/** Reads all nodes, except for auto-drafts and editor previews, which exist only while the editor is open. */
export async function* readNodes(db: Db): AsyncGenerator<ExportedNode[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<ExportedNode>`
      select n.id, n.type, n.status, n.title, n.slug, n.uri, n.parent_id as "parentId", u.login as author, n.menu_order as "menuOrder", n.content, n.excerpt, n.password,
        n.sticky, n.comment_status as "commentStatus", n.ping_status as "pingStatus", n.featured_image_id as "featuredImageId", n.template, n.guid,
        n.published_at as date, n.date_floats as "dateFloats", n.modified_at as modified, n.fields, n.seo, n.revision_of as "revisionOf", n.last_edited_by as "lastEditedBy",
        n.trashed_status as "trashedStatus", n.enclosure, n.extra_meta as "extraMeta"
      from content_node n left join user_account u on u.id = n.author_id
      where n.id > ${after} and n.status <> 'auto-draft' and n.type <> 'wgg_preview' order by n.id limit ${BATCH}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

export async function readMedia(db: Db, ids: readonly number[]): Promise<Map<number, MediaRow & { contentHash: string }>> {
  const { rows } = await sql<MediaRow & { contentHash: string }>`
    select node_id as id, file, mime_type as "mimeType", file_size::float8 as "fileSize", width, height, alt_text as "altText", focal_point as "focalPoint", caption, description,
      placeholder_color as "placeholderColor", content_hash as "contentHash", sizes, sources, meta
    from media_item where node_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type NodeTerm = { nodeId: number; taxonomy: string; slug: string; name: string };

export async function readNodeTerms(db: Db, ids: readonly number[]): Promise<Map<number, NodeTerm[]>> {
  const { rows } = await sql<NodeTerm>`
    select r.node_id as "nodeId", t.taxonomy, t.slug, t.name from term_relationship r join term t on t.id = r.term_id
    where r.node_id = any(${ids}::int[]) order by r.node_id, t.taxonomy, t.id`.execute(db);
  return Map.groupBy(rows, ({ nodeId }) => nodeId);
}

export type ExportedComment = Omit<CommentRow, 'kind'> & { extraMeta: WxrMeta[] };

export async function readComments(db: Db, ids: readonly number[]): Promise<Map<number, ExportedComment[]>> {
  const { rows } = await sql<ExportedComment>`
    select id, node_id as "nodeId", parent_id as "parentId", user_id as "userId", author_name as "authorName", author_email as "authorEmail", author_url as "authorUrl",
      author_ip as "authorIp", agent, content, status, type, karma, created_at as date, extra_meta as "extraMeta"
    from comment where node_id = any(${ids}::int[]) order by node_id, id`.execute(db);
  return Map.groupBy(rows, ({ nodeId }) => nodeId);
}

export async function readMenuItems(db: Db): Promise<ExportedMenuItem[]> {
  const { rows } = await sql<ExportedMenuItem>`
    select i.id, json_build_object('slug', m.slug, 'name', m.name) as menu, i.parent_id as "parentId", i.position, i.label, i.title, i.description, i.url, i.target,
      i.link_relationship as "linkRelationship", i.css_classes as "cssClasses", i.node_id as "nodeId", n.type as "nodeType", i.term_id as "termId", t.taxonomy, i.fields,
      i.extra_meta as "extraMeta"
    from menu_item i join menu m on m.id = i.menu_id left join content_node n on n.id = i.node_id left join term t on t.id = i.term_id
    order by i.id`.execute(db);
  return rows;
}
