/** The types of the database tables for Kysely. `content/db/migrations` creates the tables; a change of one requires a change of the other. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Block } from '../blocks/types.ts';
import type { FieldError, FieldValues as SentFields } from '#lib/forms/types.ts';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { MenuLocation } from '../model/menus.ts';
import type { DocumentGrant } from '../core/rows/graphql-documents.ts';
import type { AuditAction, AuditChange } from '../core/rows/audit-records.ts';
import type { BrokenLink } from '../core/rows/broken-links.ts';
import type { CommentRow } from '../core/rows/comments.ts';
import type { FieldValues, Seo } from '../core/rows/fields.ts';
import type { FocalPoint, MediaRow } from '../core/rows/media.ts';
import type { PostStatus } from '../core/rows/nodes.ts';
import type { RedirectRow } from '../core/rows/redirects.ts';

/** Values are written as text, because pg would send a JavaScript array as a PostgreSQL array. */
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Imported meta without a declared field. It is stored only so that exports contain it. */
type ExtraMeta = { key: string; value: string }[];

export type ContentNodeTable = {
  id: Generated<number>;
  type: ContentTypeName;
  status: PostStatus;
  title: Generated<string>;
  slug: Generated<string>;
  uri: string | null;
  parent_id: number | null;
  author_id: number | null;
  menu_order: Generated<number>;
  content: Generated<string>;
  /** Text of the file of a media item. */
  document_text: Generated<string>;
  excerpt: Generated<string>;
  password: string | null;
  sticky: Generated<boolean>;
  comment_status: Generated<'open' | 'closed'>;
  ping_status: Generated<'open' | 'closed'>;
  featured_image_id: number | null;
  template: string | null;
  guid: Generated<string>;
  published_at: Date;
  /** The date of a draft changes with each save, until an editor sets it or the draft is published. */
  date_floats: Generated<boolean>;
  modified_at: Date;
  fields: Json<FieldValues>;
  seo: Json<Seo>;
  blocks: NullableJson<Block[]>;
  blocks_version: string | null;
  /** For a revision: the id of its node. */
  revision_of: number | null;
  is_autosave: Generated<boolean>;
  last_edited_by: number | null;
  edit_lock_user_id: number | null;
  edit_lock_at: Date | null;
  /** Status before the node was moved to the trash. */
  trashed_status: PostStatus | null;
  to_ping: Generated<string>;
  pinged: Generated<string>;
  extra_meta: Json<ExtraMeta>;
  enclosure: string | null;
};

export type MediaItemTable = {
  node_id: number;
  file: string;
  mime_type: string;
  /** pg returns bigint as text. */
  file_size: ColumnType<string, number, number>;
  width: number | null;
  height: number | null;
  alt_text: Generated<string>;
  caption: Generated<string>;
  description: Generated<string>;
  placeholder_color: string | null;
  content_hash: string;
  sizes: Json<MediaRow['sizes']>;
  sources: Json<MediaRow['sources']>;
  meta: Json<FieldValues>;
  focal_point: NullableJson<FocalPoint>;
};

export type RedirectTable = {
  id: Generated<number>;
  origin: string;
  origin_key: string;
  target: string;
  type: number;
  format: RedirectRow['format'];
};

/** A file that a visitor sent with a form. It is stored in a folder that is not served over HTTP. */
export type StoredFile = { field: string; name: string; mimeType: string; bytes: number; path: string };
export type FormResultState = 'INVALID' | 'CHECK' | 'SENT';

/** Kinds of imported items. Users are identified by login, terms and menus by slug, all others by their id. */
export type ImportKind = 'user' | 'term' | 'menu' | 'node' | 'menu_item' | 'comment';

export type Database = {
  content_node: ContentNodeTable;
  media_item: MediaItemTable;
  former_media_file: { file: string; node_id: number; width: number | null };
  node_reference: { node_id: number; field_group: string; field: string; position: number; target_id: number };
  term: {
    id: Generated<number>;
    taxonomy: TaxonomyName;
    name: string;
    slug: string;
    description: Generated<string>;
    uri: string;
    parent_id: number | null;
    count: Generated<number>;
    /** Terms that are aliases of each other have the same number. 0 means no aliases. */
    term_group: Generated<number>;
    fields: Json<FieldValues>;
    seo: Json<Seo>;
    extra_meta: Json<ExtraMeta>;
  };
  term_relationship: { node_id: number; term_id: number };
  user_account: {
    id: Generated<number>;
    login: string;
    nicename: string;
    display_name: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    description: Generated<string>;
    url: Generated<string>;
    email: string;
    locale: Generated<string>;
    roles: string[];
    registered_at: Date;
    /** Argon2id hash. Null if the account cannot sign in with a password. */
    password_hash: string | null;
    nickname: Generated<string>;
    jwt_secret: Generated<string>;
    jwt_revoked: Generated<boolean>;
    preferences: Json<FieldValues>;
  };
  sign_in_session: {
    id: Generated<string>;
    user_id: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    /** The browser and the IP address that used the session last. */
    user_agent: Generated<string>;
    address: Generated<string>;
    last_used_at: Date | null;
  };
  /** Tokens, codes and keys are stored as SHA-256 hashes, so that read access to the database is not enough to sign in. */
  refresh_token: { hash: Buffer; session_id: string; expires_at: Date; used_at: Date | null };
  /** A used code has the id of the session that it started. */
  authorization_code: { hash: Buffer; user_id: number; expires_at: Date; session_id: string | null };
  preview_link: {
    id: Generated<string>;
    node_id: number;
    nonce: Buffer;
    created_by: number | null;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  password_reset: { user_id: number; key_hash: Buffer; expires_at: Date };
  /** The secret is encrypted. pg returns bigint as text. */
  totp_secret: {
    user_id: number;
    sealed_secret: Buffer;
    confirmed_at: Date | null;
    last_step: ColumnType<string | null, number | undefined, number>;
  };
  recovery_code: { user_id: number; hash: Buffer };
  passkey: {
    id: Generated<number>;
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: ColumnType<string, number, number>;
    transports: string[];
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  application_password: {
    id: Generated<string>;
    user_id: number;
    app_id: string | null;
    name: string;
    hash: Buffer;
    created_at: Date;
    last_used_at: Date | null;
    last_address: Generated<string>;
  };
  /** `user_id` is null for a sign-in. */
  passkey_challenge: { hash: Buffer; user_id: number | null; expires_at: Date };
  /** Sign-ins with a correct password that wait for a second factor. */
  pending_sign_in: { hash: Buffer; user_id: number; attempts: Generated<number>; expires_at: Date };
  /** Counters of rate limits, which rate-limiter-flexible reads and writes. */
  rate_limit: { key: string; points: number; expire: string | null };
  /** Networks from which accounts have signed in, as keyed hashes. */
  known_network: { user_id: number; network: Buffer; expires_at: Date };
  comment: {
    id: Generated<number>;
    node_id: number;
    parent_id: number | null;
    user_id: number | null;
    author_name: Generated<string>;
    author_email: Generated<string>;
    author_url: Generated<string>;
    author_ip: Generated<string>;
    agent: Generated<string>;
    content: string;
    status: CommentRow['status'];
    /** Status before the comment was moved to the trash or marked as spam. */
    former_status: CommentRow['status'] | null;
    type: Generated<string>;
    karma: Generated<number>;
    created_at: Date;
    extra_meta: Json<ExtraMeta>;
  };
  form_submission: {
    id: Generated<string>;
    reference: string;
    form: string;
    node_id: number | null;
    values: JSONColumnType<SentFields, string, string>;
    files: JSONColumnType<readonly StoredFile[], string, string>;
    recipient: string;
    state: 'new' | 'spam';
    /** No email was sent, because the form had exceeded its limit of emails. */
    awaits_summary: Generated<boolean>;
    sender: Buffer;
    digest: Buffer;
    created_at: Date;
  };
  form_outcome: {
    token_hash: Buffer;
    form: string;
    /** The placement (node and block), as sent to the page. */
    place: string;
    state: FormResultState;
    reference: string | null;
    values: JSONColumnType<SentFields, string | undefined, string>;
    errors: JSONColumnType<readonly FieldError[], string | undefined, string>;
    created_at: Date;
    expires_at: Date;
  };
  menu: { id: Generated<number>; name: string; slug: string; extra_meta: Json<ExtraMeta> };
  menu_location: { location: MenuLocation; menu_id: number };
  menu_item: {
    id: Generated<number>;
    menu_id: number;
    parent_id: number | null;
    position: number;
    label: string;
    title: string | null;
    description: string | null;
    url: string | null;
    target: string | null;
    link_relationship: string | null;
    css_classes: string[];
    node_id: number | null;
    term_id: number | null;
    fields: Json<FieldValues>;
    extra_meta: Json<ExtraMeta>;
  };
  /** A table with one row. pg returns bigint as text. */
  content_version: { id: Generated<boolean>; version: ColumnType<string, number, number> };
  purge_event: {
    id: Generated<string>;
    keys: string[];
    uris: string[];
    cause: string;
    created_at: Generated<Date>;
    /** When the cache in front of the service confirmed the purge, or when there was none. */
    cache_purged_at: Date | null;
    /** When the webhook accepted the event, or when there was none. */
    delivered_at: Date | null;
  };
  import_record: {
    source: string;
    kind: ImportKind;
    foreign_id: string;
    /** Id in this database. Null until it is assigned. */
    local_id: number | null;
    digest: string | null;
    linked: string | null;
    run: string | null;
  };
  import_media_url: { source: string; url: string; node_id: number; width: number | null; height: number | null };
  audit_record: {
    id: Generated<string>;
    created_at: Date;
    user_id: number | null;
    user_login: string;
    action: AuditAction;
    object_type: string;
    object_id: number | null;
    object_name: string;
    network: string;
    changes: JSONColumnType<AuditChange[], string, string>;
  };
  graphql_document: {
    id: Generated<number>;
    query_id: string;
    title: string;
    slug: string;
    content: string;
    description: Generated<string>;
    status: Generated<string>;
    access_grant: Generated<DocumentGrant>;
    max_age: number | null;
    groups: Generated<string[]>;
    is_automatic: Generated<boolean>;
    created_at: Date;
    modified_at: Date;
    used_at: Date;
  };
  graphql_document_alias: { alias: string; document_id: number };
  stale_property: { id: number };
  redirect: RedirectTable;
  subscription: {
    id: Generated<string>;
    email: string;
    topic: string;
    query: string;
    created_at: Date;
    confirmation_hash: Buffer | null;
    confirmed_at: Date | null;
    checked_at: Date | null;
    last_sent_at: Date | null;
    claimed_at: Date | null;
    sending_at: Date | null;
    rejections: Generated<number>;
  };
  document_extraction: { node_id: number; file: string; extracted_at: Generated<Date> };
  announced_node: { node_id: number; since: Date };
  property_vacancy: { property_id: number; available_square_feet: number; since: Date };
  link_check: { id: Generated<boolean>; checked_at: Date; broken_links: JSONColumnType<BrokenLink[], string, string> };
  page_view: { day: Date; path: string; views: Generated<number>; prerenders: Generated<number> };
  site_option: { name: string; value: JSONColumnType<FieldValues, string, string> };
};
