/** The head of an export: the site, its authors, terms and menus. */
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { writeFields } from '../fields/write.ts';
import { writeSeo } from '../fields/seo.ts';
import type { WxrMeta } from '../reading/records.ts';
import type { ExportedMenu, ExportedTerm, ExportedUser } from './rows.ts';
import { cdata, escape, line, plain } from './xml.ts';

/**
 * Elements of our own tell what WordPress's format has no place for: site-wide values, roles, places of menus. WordPress reads over them.
 */
const NAMESPACES = {
  excerpt: 'http://wordpress.org/export/1.2/excerpt/',
  content: 'http://purl.org/rss/1.0/modules/content/',
  wfw: 'http://wellformedweb.org/CommentAPI/',
  dc: 'http://purl.org/dc/elements/1.1/',
  wp: 'http://wordpress.org/export/1.2/',
  site: 'urn:causeway:site',
};

export type Head = {
  siteUrl: string;
  contentUrl: string;
  now: Date;
  options: readonly { name: string; value: FieldValues }[];
};

export function writeHead({ siteUrl, contentUrl, now, options }: Head): string {
  const settings = options.find(({ name }) => name === 'settings')?.value ?? {};
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  const names = Object.entries(NAMESPACES).map(([prefix, address]) => `\n\txmlns:${prefix}="${address}"`);
  return [
    `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0"${names.join('')}\n>\n<channel>\n`,
    plain(1, 'title', text('title')),
    plain(1, 'link', siteUrl),
    plain(1, 'description', text('description')),
    plain(1, 'pubDate', toRfc822(now)),
    plain(1, 'language', text('language').replace('_', '-')),
    plain(1, 'wp:wxr_version', '1.2'),
    plain(1, 'wp:base_site_url', contentUrl),
    plain(1, 'wp:base_blog_url', contentUrl),
    ...options.map(({ name, value }) => `\t<site:option name="${escape(name)}">${cdata(JSON.stringify(value))}</site:option>\n`),
  ].join('');
}

export const FOOT = '</channel>\n</rss>\n';

/** `Sun, 10 Mar 2024 09:30:00 +0000`. */
export function toRfc822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

export function writeUser(user: ExportedUser): string {
  return [
    '\t<wp:author>\n',
    line(2, 'wp:author_id', user.id),
    line(2, 'wp:author_login', user.login),
    line(2, 'wp:author_email', user.email),
    line(2, 'wp:author_display_name', user.displayName),
    line(2, 'wp:author_first_name', user.firstName),
    line(2, 'wp:author_last_name', user.lastName),
    ...user.roles.map((role) => line(2, 'site:role', role)),
    '\t</wp:author>\n',
  ].join('');
}

export function writeTerm(term: ExportedTerm): string {
  const declaration: TaxonomyDeclaration = getTaxonomy(term.taxonomy);
  const meta = [...writeFields({ fields: declaration.fields ?? {} }, term.fields), ...writeSeo(term.seo)];
  const slug = toStoredSegment(term.slug);
  const parent = term.parent === null ? '' : toStoredSegment(term.parent);
  if (term.taxonomy === 'category')
    return element('wp:category', [
      line(2, 'wp:term_id', term.id),
      line(2, 'wp:category_nicename', slug),
      line(2, 'wp:category_parent', parent),
      line(2, 'wp:cat_name', term.name),
      line(2, 'wp:category_description', term.description),
      writeMeta(2, 'wp:termmeta', meta),
    ]);
  if (term.taxonomy === 'post_tag')
    return element('wp:tag', [
      line(2, 'wp:term_id', term.id),
      line(2, 'wp:tag_slug', slug),
      line(2, 'wp:tag_name', term.name),
      line(2, 'wp:tag_description', term.description),
      writeMeta(2, 'wp:termmeta', meta),
    ]);
  return element('wp:term', [
    line(2, 'wp:term_id', term.id),
    line(2, 'wp:term_taxonomy', term.taxonomy),
    line(2, 'wp:term_slug', slug),
    line(2, 'wp:term_parent', parent),
    line(2, 'wp:term_name', term.name),
    line(2, 'wp:term_description', term.description),
    writeMeta(2, 'wp:termmeta', meta),
  ]);
}

export function writeMenu(menu: ExportedMenu): string {
  return element('wp:term', [
    line(2, 'wp:term_id', menu.id),
    line(2, 'wp:term_taxonomy', 'nav_menu'),
    line(2, 'wp:term_slug', toStoredSegment(menu.slug)),
    line(2, 'wp:term_name', menu.name),
    ...menu.locations.map((location) => line(2, 'site:location', location)),
  ]);
}

function element(name: string, parts: readonly string[]): string {
  return `\t<${name}>\n${parts.join('')}\t</${name}>\n`;
}

export function writeMeta(depth: number, name: string, meta: readonly WxrMeta[]): string {
  const indent = '\t'.repeat(depth);
  return meta
    .map(
      ({ key, value }) =>
        `${indent}<${name}>\n${line(depth + 1, 'wp:meta_key', key)}${line(depth + 1, 'wp:meta_value', value)}${indent}</${name}>\n`,
    )
    .join('');
}
