/** The elements of a page’s `head` for search engines and link previews, as Yoast SEO prints them. */
import { escapeHtml } from '../../rendering/html/escape.ts';
import { formatSeoDate } from './format-seo-date.ts';
import type { PageSeo, SiteSeo } from './page-seo.ts';
import { renderSchemaScript } from './schema-graph.ts';

/** The version of Yoast SEO whose output this is. Clients find the part that it wrote by its comments. */
const MARKER = 'This site is optimized with the Yoast SEO plugin v20.13 - https://yoast.com/wordpress/plugins/seo/';

type Value = string | number | null;

/** An element, or nothing if it has no value. */
function meta(attribute: 'name' | 'property', name: string, content: Value): string[] {
  return content === null || content === '' ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(String(content))}" />`];
}

/** Elements that belong to the one before them are indented. */
const indent = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

export function renderFullHead(page: PageSeo, site: SiteSeo): string {
  return [
    `<!-- ${MARKER} -->`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...meta('name', 'description', page.description),
    ...meta('name', 'robots', getRobots(page)),
    // Search engines must not merge a page that they may not index with another one.
    ...(page.isIndexable ? [`<link rel="canonical" href="${escapeHtml(page.canonical)}" />`] : []),
    ...renderOpenGraph(page, site),
    ...renderTwitterCard(page, site),
    ...(page.kind === 'front-page' ? Object.entries(site.verificationCodes).flatMap(([name, code]) => meta('name', name, code)) : []),
    `<script type="application/ld+json" class="yoast-schema-graph">${renderSchemaScript(page, site)}</script>`,
    '<!-- / Yoast SEO plugin. -->',
  ].join('\n');
}

function getRobots({ isIndexable, isFollowable }: PageSeo): string {
  const directives = [isIndexable ? 'index' : 'noindex', isFollowable ? 'follow' : 'nofollow'];
  return [...directives, ...(isIndexable ? ['max-snippet:-1', 'max-image-preview:large', 'max-video-preview:-1'] : [])].join(', ');
}

function renderOpenGraph(page: PageSeo, site: SiteSeo): string[] {
  const { type, title, description, image } = page.openGraph;
  const { published, modified } = page;
  const isSingular = page.kind === 'node' || page.kind === 'front-page';
  return [
    ...meta('property', 'og:locale', site.language.replace('-', '_')),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', page.canonical),
    ...meta('property', 'og:site_name', site.name),
    ...(isSingular
      ? [
          ...meta('property', 'article:publisher', site.facebookUrl),
          ...meta('property', 'article:published_time', page.showsPublished && published ? formatSeoDate(published) : null),
          ...meta(
            'property',
            'article:modified_time',
            modified && modified.getTime() !== published?.getTime() ? formatSeoDate(modified) : null,
          ),
        ]
      : []),
    ...(image
      ? [
          ...meta('property', 'og:image', image.url),
          ...indent([
            ...meta('property', 'og:image:width', image.width),
            ...meta('property', 'og:image:height', image.height),
            ...meta('property', 'og:image:type', image.mimeType),
          ]),
        ]
      : []),
    ...meta('name', 'author', page.writtenBy),
  ];
}

function renderTwitterCard(page: PageSeo, site: SiteSeo): string[] {
  const { cardType, username } = site.twitter;
  const account = username && `@${username}`;
  const labels: [string, string][] = [
    ...(page.writtenBy === null ? [] : [['Written by', page.writtenBy] satisfies [string, string]]),
    ...(page.readingTime === null || page.kind !== 'node'
      ? []
      : [['Est. reading time', `${page.readingTime} minute${page.readingTime === 1 ? '' : 's'}`] satisfies [string, string]]),
  ];
  const data = labels.flatMap(([label, value], index) => [
    ...meta('name', `twitter:label${index + 1}`, label),
    ...indent(meta('name', `twitter:data${index + 1}`, value)),
  ]);
  return [
    ...meta('name', 'twitter:card', cardType),
    ...meta('name', 'twitter:title', page.twitter.title),
    ...meta('name', 'twitter:description', page.twitter.description),
    ...(page.kind === 'node' || page.kind === 'front-page' ? meta('name', 'twitter:creator', account) : []),
    ...meta('name', 'twitter:site', account),
    // The first label has no indentation, and everything after it does.
    ...data.slice(0, 1),
    ...data.slice(1).map((line) => (line.startsWith('\t') ? line : `\t${line}`)),
  ];
}
