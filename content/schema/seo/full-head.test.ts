import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { renderFullHead } from './full-head.ts';
import type { PageSeo, SiteSeo } from './page-seo.ts';
import { renderSchemaGraph } from './schema-graph.ts';

const image = { url: 'https://cms.example.com/media/dock.jpg', width: 1200, height: 630, mimeType: 'image/jpeg', caption: 'A dock' };

const site: SiteSeo = {
  url: 'https://www.example.com/',
  name: 'Example',
  description: 'Warehouses.',
  language: 'en-US',
  searchUrlTemplate: 'https://www.example.com/search/?q={search_term_string}',
  publisher: {
    type: 'Organization',
    name: 'Example Inc.',
    image,
    profiles: ['https://www.linkedin.com/company/example'],
    address: null,
    telephone: null,
  },
  facebookUrl: 'https://www.facebook.com/example',
  twitter: { cardType: 'summary_large_image', username: 'example' },
  verificationCodes: { 'google-site-verification': 'abc', 'baidu-site-verification': '' },
};

const author = {
  key: 'k1',
  name: 'Ana Reyes',
  description: '',
  imageUrl: null,
  url: 'https://www.example.com/author/ana/',
  profiles: [],
};

const url = 'https://www.example.com/news/docks/';
const post: PageSeo = {
  kind: 'node',
  url,
  canonical: url,
  title: 'Docks - Example',
  description: 'About docks.',
  isIndexable: true,
  isFollowable: true,
  openGraph: { type: 'article', title: 'Docks', description: 'About docks.', image },
  twitter: { title: null, description: null },
  pageTypes: ['WebPage'],
  facts: { questions: [], howTos: [] },
  primaryImage: image,
  breadcrumbs: [
    { text: 'Home', url: 'https://www.example.com/' },
    { text: 'Docks', url },
  ],
  published: new Date('2026-01-02T03:04:05Z'),
  modified: new Date('2026-02-02T03:04:05Z'),
  showsPublished: true,
  article: {
    types: ['Article', 'NewsArticle'],
    headline: 'Docks',
    author,
    wordCount: 300,
    commentCount: 0,
    isOpenForComments: true,
    keywords: ['Docks'],
    sections: ['News'],
  },
  person: null,
  readingTime: 2,
  writtenBy: 'Ana Reyes',
};

const withoutScript = (head: string) => head.replace(/<script[\s\S]*<\/script>/, '<script>');

test('prints the elements of a post in the order of Yoast SEO', () => {
  expect(withoutScript(renderFullHead(post, site)).split('\n')).toEqual([
    expect.stringMatching(/^<!-- This site is optimized with the Yoast SEO plugin v20/),
    '<title>Docks - Example</title>',
    '<meta name="description" content="About docks." />',
    '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1" />',
    `<link rel="canonical" href="${url}" />`,
    '<meta property="og:locale" content="en_US" />',
    '<meta property="og:type" content="article" />',
    '<meta property="og:title" content="Docks" />',
    '<meta property="og:description" content="About docks." />',
    `<meta property="og:url" content="${url}" />`,
    '<meta property="og:site_name" content="Example" />',
    '<meta property="article:publisher" content="https://www.facebook.com/example" />',
    '<meta property="article:published_time" content="2026-01-02T03:04:05+00:00" />',
    '<meta property="article:modified_time" content="2026-02-02T03:04:05+00:00" />',
    `<meta property="og:image" content="${image.url}" />`,
    '\t<meta property="og:image:width" content="1200" />',
    '\t<meta property="og:image:height" content="630" />',
    '\t<meta property="og:image:type" content="image/jpeg" />',
    '<meta name="author" content="Ana Reyes" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="twitter:creator" content="@example" />',
    '<meta name="twitter:site" content="@example" />',
    '<meta name="twitter:label1" content="Written by" />',
    '\t<meta name="twitter:data1" content="Ana Reyes" />',
    '\t<meta name="twitter:label2" content="Est. reading time" />',
    '\t<meta name="twitter:data2" content="2 minutes" />',
    '<script>',
    '<!-- / Yoast SEO plugin. -->',
  ]);
});

test('a page that search engines must not index has no canonical link and no directives for excerpts', () => {
  const head = renderFullHead({ ...post, isIndexable: false, isFollowable: false }, site);
  expect(head).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(head).not.toContain('rel="canonical"');
});

test('only the front page has verification codes', () => {
  expect(renderFullHead(post, site)).not.toContain('google-site-verification');
  const head = renderFullHead({ ...post, kind: 'front-page' }, site);
  expect(head).toContain('<meta name="google-site-verification" content="abc" />');
  expect(head).not.toContain('baidu');
});

test('a list has no data of articles', () => {
  const list: PageSeo = { ...post, kind: 'term', article: null, published: null, modified: null, writtenBy: null, readingTime: null };
  expect(withoutScript(renderFullHead(list, site))).not.toMatch(/article:|twitter:creator|twitter:label|name="author"/);
});

const HOSTILE = `"'></title></script><script>alert(1)</script><!--\u2028</style>`;

test('no text can add or leave an element', () => {
  const hostileImage = { ...image, url: HOSTILE, caption: HOSTILE, mimeType: HOSTILE };
  const page: PageSeo = {
    ...post,
    title: HOSTILE,
    description: HOSTILE,
    canonical: HOSTILE,
    openGraph: { type: 'article', title: HOSTILE, description: HOSTILE, image: hostileImage },
    primaryImage: hostileImage,
    breadcrumbs: [{ text: HOSTILE, url: HOSTILE }],
    article: post.article && { ...post.article, headline: HOSTILE, keywords: [HOSTILE], author: { ...author, name: HOSTILE } },
    facts: {
      questions: [{ id: HOSTILE, question: HOSTILE, answer: HOSTILE }],
      howTos: [{ name: HOSTILE, description: HOSTILE, duration: null, steps: [{ id: HOSTILE, heading: HOSTILE, text: HOSTILE }] }],
    },
    writtenBy: HOSTILE,
  };
  const hostileSite: SiteSeo = { ...site, name: HOSTILE, description: HOSTILE, facebookUrl: HOSTILE };
  const names = (html: string) =>
    parseFragment(html)
      .childNodes.map(({ nodeName }) => nodeName)
      .filter((name) => name !== '#text');
  expect(names(renderFullHead(page, hostileSite))).toEqual(names(renderFullHead(post, site)));
  expect(JSON.parse(renderSchemaGraph(page, hostileSite))['@graph'][0].headline).toBe(HOSTILE);
});

test('the graph has the pieces of Yoast SEO, and every reference leads to one of them', () => {
  const raw = renderSchemaGraph({ ...post, title: 'Docks – Example' }, site);
  expect(raw).toContain(String.raw`Docks \u2013 Example`);
  const graph = JSON.parse(raw)['@graph'];
  expect(graph.map((piece: { '@type': unknown }) => piece['@type'])).toEqual([
    ['Article', 'NewsArticle'],
    'WebPage',
    'ImageObject',
    'BreadcrumbList',
    'WebSite',
    'Organization',
    'Person',
  ]);
  expect(graph[0]).toMatchObject({
    '@id': `${url}#article`,
    datePublished: '2026-01-02T03:04:05+00:00',
    commentCount: 0,
    potentialAction: [{ '@type': 'CommentAction', target: [`${url}#respond`] }],
  });
  expect(graph[3].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Docks' },
  ]);
  const ids = new Set([...raw.matchAll(/"@type":[^{]*?"@id":"([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of raw.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});

test('the publisher has an address and a phone number', () => {
  const address = { street: '1 Pier Row', city: 'Long Beach', state: 'CA', postalCode: null };
  const publisher = { ...site.publisher, address, telephone: '+15625550142' };
  const graph: { '@type': unknown }[] = JSON.parse(renderSchemaGraph(post, { ...site, publisher }))['@graph'];
  expect(graph.find((piece) => piece['@type'] === 'Organization')).toMatchObject({
    telephone: '+15625550142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Pier Row',
      addressLocality: 'Long Beach',
      addressRegion: 'CA',
      addressCountry: 'US',
    },
  });
});

test('the front page is about the publisher, and lists contain no action to read', () => {
  const [front] = JSON.parse(renderSchemaGraph({ ...post, kind: 'front-page', article: null }, site))['@graph'];
  expect(front.about).toEqual({ '@id': 'https://www.example.com/#organization' });
  const [list] = JSON.parse(renderSchemaGraph({ ...post, kind: 'term', article: null, pageTypes: ['CollectionPage'] }, site))['@graph'];
  expect(list.potentialAction).toBeUndefined();
});
