/** The start of an export: the site, its authors, terms and menus. */
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { formatFields } from '../fields/format-fields.ts';
import { formatYoastMeta } from '../fields/yoast-meta.ts';
import type { WxrMeta } from '../parse/records.ts';
import type { ExportedMenu, ExportedTerm, ExportedUser } from './rows.ts';
import { escapeXml } from '#lib/xml/escape-xml.ts';
import { formatCdata, formatCdataElement, formatTextElement } from './xml.ts';

/**
 * The prefix `site` is for elements of this service, with values that WordPress's format does not contain: site options, roles, and menu locations.
 * WordPress ignores these elements.
 */
const NAMESPACES = {
  excerpt: 'http://wordpress.org/export/1.2/excerpt/',
  content: 'http://purl.org/rss/1.0/modules/content/',
  wfw: 'http://wellformedweb.org/CommentAPI/',
  dc: 'http://purl.org/dc/elements/1.1/',
  wp: 'http://wordpress.org/export/1.2/',
  site: 'urn:causeway:site',
};

export type ExportHeader = {
  siteUrl: string;
  contentUrl: string;
  now: Date;
  options: readonly { name: string; value: FieldValues }[];
};

export function formatHeader({ siteUrl, contentUrl, now, options }: ExportHeader): string {
  const settings = options.find(({ name }) => name === 'settings')?.value ?? {};
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => `\n\txmlns:${prefix}="${uri}"`);
  return [
    `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0"${names.join('')}\n>\n<channel>\n`,
    formatTextElement(1, 'title', text('title')),
    formatTextElement(1, 'link', siteUrl),
    formatTextElement(1, 'description', text('description')),
    formatTextElement(1, 'pubDate', toRfc822(now)),
    formatTextElement(1, 'language', text('language').replace('_', '-')),
    formatTextElement(1, 'wp:wxr_version', '1.2'),
    formatTextElement(1, 'wp:base_site_url', contentUrl),
    formatTextElement(1, 'wp:base_blog_url', contentUrl),
    ...options.map(({ name, value }) => `\t<site:option name="${escapeXml(name)}">${formatCdata(JSON.stringify(value))}</site:option>\n`),
  ].join('');
}

export const FOOTER = '</channel>\n</rss>\n';

/** Formats a date such as `Sun, 10 Mar 2024 09:30:00 +0000`. */
export function toRfc822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

export function formatAuthor(user: ExportedUser): string {
  return [
    '\t<wp:author>\n',
    formatCdataElement(2, 'wp:author_id', user.id),
    formatCdataElement(2, 'wp:author_login', user.login),
    formatCdataElement(2, 'wp:author_email', user.email),
    formatCdataElement(2, 'wp:author_display_name', user.displayName),
    formatCdataElement(2, 'wp:author_first_name', user.firstName),
    formatCdataElement(2, 'wp:author_last_name', user.lastName),
    formatCdataElement(2, 'wp:author_description', user.description),
    ...user.roles.map((role) => formatCdataElement(2, 'site:role', role)),
    formatCdataElement(2, 'site:nicename', user.nicename),
    formatCdataElement(2, 'site:nickname', user.nickname),
    formatCdataElement(2, 'site:url', user.url),
    formatCdataElement(2, 'site:locale', user.locale),
    '\t</wp:author>\n',
  ].join('');
}

export function formatTerm(term: ExportedTerm): string {
  const declaration: TaxonomyDeclaration = getTaxonomy(term.taxonomy);
  const meta = [...formatFields({ fields: declaration.fields ?? {} }, term.fields), ...formatYoastMeta(term.seo), ...term.extraMeta];
  const slug = toStoredSegment(term.slug);
  const parent = term.parent === null ? '' : toStoredSegment(term.parent);
  if (term.taxonomy === 'category')
    return formatParent('wp:category', [
      formatCdataElement(2, 'wp:term_id', term.id),
      formatCdataElement(2, 'wp:category_nicename', slug),
      formatCdataElement(2, 'wp:category_parent', parent),
      formatCdataElement(2, 'wp:cat_name', term.name),
      formatCdataElement(2, 'wp:category_description', term.description),
      formatMeta(2, 'wp:termmeta', meta),
    ]);
  if (term.taxonomy === 'post_tag')
    return formatParent('wp:tag', [
      formatCdataElement(2, 'wp:term_id', term.id),
      formatCdataElement(2, 'wp:tag_slug', slug),
      formatCdataElement(2, 'wp:tag_name', term.name),
      formatCdataElement(2, 'wp:tag_description', term.description),
      formatMeta(2, 'wp:termmeta', meta),
    ]);
  return formatParent('wp:term', [
    formatCdataElement(2, 'wp:term_id', term.id),
    formatCdataElement(2, 'wp:term_taxonomy', term.taxonomy),
    formatCdataElement(2, 'wp:term_slug', slug),
    formatCdataElement(2, 'wp:term_parent', parent),
    formatCdataElement(2, 'wp:term_name', term.name),
    formatCdataElement(2, 'wp:term_description', term.description),
    formatMeta(2, 'wp:termmeta', meta),
  ]);
}

export function formatMenu(menu: ExportedMenu): string {
  return formatParent('wp:term', [
    formatCdataElement(2, 'wp:term_id', menu.id),
    formatCdataElement(2, 'wp:term_taxonomy', 'nav_menu'),
    formatCdataElement(2, 'wp:term_slug', toStoredSegment(menu.slug)),
    formatCdataElement(2, 'wp:term_name', menu.name),
    formatMeta(2, 'wp:termmeta', menu.extraMeta),
    ...menu.locations.map((location) => formatCdataElement(2, 'site:location', location)),
  ]);
}

function formatParent(name: string, parts: readonly string[]): string {
  return `\t<${name}>\n${parts.join('')}\t</${name}>\n`;
}

export function formatMeta(depth: number, name: string, meta: readonly WxrMeta[]): string {
  const indent = '\t'.repeat(depth);
  return meta
    .map(
      ({ key, value }) =>
        `${indent}<${name}>\n${formatCdataElement(depth + 1, 'wp:meta_key', key)}${formatCdataElement(depth + 1, 'wp:meta_value', value)}${indent}</${name}>\n`,
    )
    .join('');
}
