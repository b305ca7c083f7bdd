/** Converts the elements of a WordPress export to records. */
import { createHash } from 'node:crypto';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import { toStorableText } from '../../core/json.ts';
import { type Element, getChild, getChildren, getText } from './element-reader.ts';
import { parseInteger } from './lost-values.ts';
import type { WxrAuthor, WxrComment, WxrItem, WxrMeta, WxrTerm } from './records.ts';

/** Returns null for elements that are not records, such as those that describe the channel. */
export function toRecord(element: Element): WxrAuthor | WxrTerm | WxrItem | null {
  switch (element.name) {
    case 'wp:author':
      return toAuthor(element);
    case 'wp:category':
      return toTerm(element, {
        taxonomy: 'category',
        slug: 'wp:category_nicename',
        parent: 'wp:category_parent',
        name: 'wp:cat_name',
        description: 'wp:category_description',
      });
    case 'wp:tag':
      return toTerm(element, {
        taxonomy: 'post_tag',
        slug: 'wp:tag_slug',
        parent: '',
        name: 'wp:tag_name',
        description: 'wp:tag_description',
      });
    case 'wp:term':
      return toTerm(element, {
        taxonomy: toTaxonomy(getText(element, 'wp:term_taxonomy').trim()),
        slug: 'wp:term_slug',
        parent: 'wp:term_parent',
        name: 'wp:term_name',
        description: 'wp:term_description',
      });
    case 'item':
      return toItem(element);
    default:
      return null;
  }
}

function toAuthor(element: Element): WxrAuthor {
  return {
    kind: 'author',
    id: getId(element, 'wp:author_id'),
    login: getText(element, 'wp:author_login').trim(),
    email: getText(element, 'wp:author_email').trim(),
    displayName: getText(element, 'wp:author_display_name'),
    firstName: getText(element, 'wp:author_first_name'),
    lastName: getText(element, 'wp:author_last_name'),
    description: getText(element, 'wp:author_description'),
    roles: getChildren(element, 'site:role').map(({ text }) => text),
    nicename: getText(element, 'site:nicename'),
    nickname: getChild(element, 'site:nickname') ? getText(element, 'site:nickname') : null,
    url: getText(element, 'site:url'),
    locale: getText(element, 'site:locale'),
  };
}

type TermElementNames = { taxonomy: string; slug: string; parent: string; name: string; description: string };

function toTerm(element: Element, { taxonomy, slug, parent, name, description }: TermElementNames): WxrTerm {
  return {
    kind: 'term',
    id: getId(element, 'wp:term_id'),
    taxonomy,
    slug: decodeSlug(getText(element, slug)) || createSlug(getText(element, name)),
    parent: decodeSlug(getText(element, parent)),
    name: getText(element, name),
    description: getText(element, description),
    locations: getChildren(element, 'site:location').map(({ text }) => text),
    meta: toMeta(element, 'wp:termmeta'),
  };
}

function toItem(element: Element): WxrItem {
  const id = getId(element, 'wp:post_id');
  return {
    kind: 'item',
    key: id === null ? createKey(element) : String(id),
    id,
    type: getText(element, 'wp:post_type').trim(),
    title: getText(element, 'title'),
    link: getText(element, 'link').trim(),
    guid: getText(element, 'guid').trim(),
    creator: getText(element, 'dc:creator').trim(),
    content: getText(element, 'content:encoded'),
    excerpt: getText(element, 'excerpt:encoded'),
    date: getText(element, 'wp:post_date').trim(),
    dateGmt: getText(element, 'wp:post_date_gmt').trim(),
    datePublished: parseRssDate(getText(element, 'pubDate').trim()),
    modified: getText(element, 'wp:post_modified').trim(),
    modifiedGmt: getText(element, 'wp:post_modified_gmt').trim(),
    commentStatus: getText(element, 'wp:comment_status').trim(),
    pingStatus: getText(element, 'wp:ping_status').trim(),
    slug: decodeSlug(getText(element, 'wp:post_name')),
    status: getText(element, 'wp:status').trim(),
    parent: getId(element, 'wp:post_parent'),
    menuOrder: parseInteger(getText(element, 'wp:menu_order')) ?? 0,
    password: getText(element, 'wp:post_password'),
    sticky: getText(element, 'wp:is_sticky').trim() === '1',
    attachmentUrl: getText(element, 'wp:attachment_url').trim(),
    terms: toItemTerms(element),
    meta: toMeta(element, 'wp:postmeta'),
    comments: getChildren(element, 'wp:comment').map(toComment),
    line: element.line,
  };
}

/** Identifies an item without an id, so that it is not imported again with the next run. */
function createKey(element: Element): string {
  const names = ['wp:post_type', 'title', 'link', 'guid', 'wp:post_name', 'wp:post_date'];
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => getText(element, name))))
    .digest('base64url');
}

/** Converts a date such as `Sun, 10 Mar 2024 09:30:00 +0000`. Returns an empty string for anything else. */
function parseRssDate(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getTime() <= 0 ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * WordPress before 3.0 listed each term of an item twice, the second time without taxonomy and slug. In hand-made files, terms can have only a name.
 */
function toItemTerms(element: Element): WxrItem['terms'] {
  const categories = getChildren(element, 'category').map(({ attributes: { domain, nicename }, text }) => ({
    domain,
    slug: decodeSlug(nicename ?? '') || createSlug(text),
    name: toStorableText(text),
  }));
  const complete = categories.filter(({ domain }) => domain !== undefined);
  return categories
    .filter(({ domain, name }) => domain !== undefined || !complete.some((other) => other.name === name))
    .filter(({ slug }) => slug !== '')
    .map(({ domain = 'category', slug, name }) => ({ taxonomy: toTaxonomy(domain), slug, name }));
}

/** WordPress before 3.0 wrote `tag` for the taxonomy of tags. */
const toTaxonomy = (domain: string) => (domain === 'tag' ? 'post_tag' : domain);

function toComment(element: Element): WxrComment {
  return {
    id: getId(element, 'wp:comment_id'),
    author: getText(element, 'wp:comment_author'),
    email: getText(element, 'wp:comment_author_email').trim(),
    url: getText(element, 'wp:comment_author_url').trim(),
    ip: getText(element, 'wp:comment_author_IP').trim(),
    date: getText(element, 'wp:comment_date').trim(),
    dateGmt: getText(element, 'wp:comment_date_gmt').trim(),
    content: getText(element, 'wp:comment_content'),
    approved: getText(element, 'wp:comment_approved').trim(),
    type: getText(element, 'wp:comment_type').trim() || 'comment',
    parent: getId(element, 'wp:comment_parent'),
    userId: getId(element, 'wp:comment_user_id'),
    meta: toMeta(element, 'wp:commentmeta'),
  };
}

function toMeta(element: Element, name: string): WxrMeta[] {
  return getChildren(element, name).map((meta) => ({ key: getText(meta, 'wp:meta_key').trim(), value: getText(meta, 'wp:meta_value') }));
}

/** Returns an id, or null for 0, which WordPress writes for "none". */
function getId(element: Element, name: string): number | null {
  const text = getText(element, name).trim();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 0x7fffffff ? Number(text) : null;
}

/** WordPress stores slugs percent-encoded. This service stores them decoded. */
const decodeSlug = (text: string) => toStorableText(decodeOrKeep(text.trim()));

const createSlug = (name: string) => decodeSlug(toSlug(name));
