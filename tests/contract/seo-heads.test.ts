/** SEO data of pages: titles from patterns, structured data, and the elements of the head. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldValues } from '../../content/core/rows/fields.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

async function updateSeo(input: FieldValues): Promise<void> {
  const { messages } = await site.execute('mutation($i:UpdateSeoConfigInput!){updateSeoConfig(input:$i){version}}', {
    as: 'administrator',
    variables: { i: input },
  });
  expect(messages).toEqual([]);
}

const loadOne = async (query: string) => {
  const { data, messages } = await site.execute(`{ one: ${query} }`);
  expect(messages).toEqual([]);
  return data.one;
};

const schema = 'seo { title canonical fullHead schema { raw } }';
const post = (fields: string) => loadOne(`post(id: "report-1", idType: SLUG) { ${fields} }`);
const page = (uri: string, fields: string) => loadOne(`nodeByUri(uri: "${uri}") { ... on Page { ${fields} } }`);
const getTypes = (raw: string) => JSON.parse(raw)['@graph'].map((piece: { '@type': unknown }) => piece['@type']);

test('a post is an article by its author', async () => {
  const { seo } = await post('seo { title fullHead opengraphType schema { pageType articleType raw } }');
  expect(seo.schema).toMatchObject({ pageType: ['WebPage'], articleType: ['NewsArticle'] });
  expect(getTypes(seo.schema.raw)).toEqual([['Article', 'NewsArticle'], 'WebPage', 'BreadcrumbList', 'WebSite', 'Organization', 'Person']);
  const [article] = JSON.parse(seo.schema.raw)['@graph'];
  expect(article).toMatchObject({
    headline: 'Report number 1',
    articleSection: ['Company news', 'Insights'],
    datePublished: expect.stringMatching(/^2025-02-01T\d\d:00:00\+00:00$/),
  });
  expect(seo.opengraphType).toBe('article');
  expect(seo.fullHead).toContain(`<title>${seo.title}</title>`);
  expect(seo.fullHead).toMatch(/<meta property="article:published_time" content="2025-02-01T/);
});

test('pages, terms, users and archives have a head and structured data of their own', async () => {
  const front = await page('/', schema);
  expect(front.seo.fullHead).toContain('<meta property="og:type" content="website" />');
  expect(getTypes(front.seo.schema.raw)[0]).toBe('WebPage');
  const about = await page('/about/', schema);
  expect(about.seo.fullHead).toContain('<link rel="canonical" href="http://site.test/about/" />');
  expect(about.seo.fullHead).not.toContain('article:published_time');
  const term = await loadOne(`category(id: "news", idType: SLUG) { ${schema} }`);
  expect(getTypes(term.seo.schema.raw)).toEqual(['CollectionPage', 'BreadcrumbList', 'WebSite', 'Organization']);
  const user = await loadOne(`user(id: "editor", idType: SLUG) { seo { title canonical fullHead schema { raw pageType } } }`);
  expect(user.seo.schema.pageType).toEqual(['ProfilePage']);
  expect(user.seo.fullHead).toContain('<meta property="og:type" content="profile" />');
  expect(getTypes(user.seo.schema.raw)).toEqual(['ProfilePage', 'BreadcrumbList', 'WebSite', 'Organization', 'Person']);
  const archive = await loadOne('nodeByUri(uri: "/markets/") { ... on ContentType { seo { title fullHead schema { raw } } } }');
  expect(archive.seo.fullHead).toContain('<title>Markets | Fixture</title>');
  expect(getTypes(archive.seo.schema.raw)[0]).toBe('CollectionPage');
});

test('the questions and the instructions of blocks are pieces of the structured data, as in Yoast SEO', async () => {
  const questions = [
    {
      id: 'faq-question-17',
      jsonQuestion: 'How <em>high</em> is it?',
      jsonAnswer: '<p>36 ft, see <a href="/x/" onclick="y()">this</a>.</p>',
    },
    { id: 'faq-question-17', jsonQuestion: 'Copied?', jsonAnswer: 'Yes.' },
    { id: 'faq-question-19', jsonQuestion: 'Without an answer' },
  ];
  const howTo = {
    hasDuration: true,
    hours: '2',
    minutes: '30',
    jsonDescription: 'Before <strong>noon</strong>.',
    steps: [
      { id: 'step-1', jsonName: 'Call', jsonText: 'Call <script>x()</script>us.' },
      { id: 'step-2', jsonName: 'Wait' },
      { id: 'step-3', jsonText: 'Enter.' },
    ],
  };
  const reusable = `<!-- wp:site/accordion-faq ${JSON.stringify({ questions: [{ question: 'Reused?', answer: 'Yes.' }] })} /-->`;
  const { id } = await site.db
    .insertInto('content_node')
    .values({
      type: 'wp_block',
      status: 'publish',
      slug: 'reused-faq',
      content: reusable,
      published_at: new Date(),
      modified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = [
    `<!-- wp:group --><!-- wp:yoast/faq-block ${JSON.stringify({ questions })} /--><!-- /wp:group -->`,
    `<!-- wp:yoast/how-to-block ${JSON.stringify(howTo)} /-->`,
    `<!-- wp:block ${JSON.stringify({ ref: id })} /-->`,
  ].join('\n');
  await site.db.updateTable('content_node').set({ content, blocks: null, blocks_version: null }).where('slug', '=', 'about').execute();
  const { seo } = await page('/about/', 'seo { fullHead schema { raw } }');
  const graph: Record<string, unknown>[] = JSON.parse(seo.schema.raw)['@graph'];
  const url = 'http://site.test/about/';
  const webPage = graph.find((piece) => piece['@id'] === url);
  expect(webPage).toMatchObject({
    '@type': ['WebPage', 'FAQPage'],
    mainEntity: ['faq-question-17', 'faq-question-2', 'faq-question-3'].map((anchor) => ({ '@id': `${url}#${anchor}` })),
  });
  expect(graph.filter((piece) => piece['@type'] === 'Question')).toMatchObject([
    {
      '@id': `${url}#faq-question-17`,
      position: 1,
      url: `${url}#faq-question-17`,
      name: 'How high is it?',
      answerCount: 1,
      acceptedAnswer: { '@type': 'Answer', text: '<p>36 ft, see <a href="/x/">this</a>.</p>', inLanguage: 'en-US' },
      inLanguage: 'en-US',
    },
    { name: 'Copied?', position: 2 },
    { name: 'Reused?', position: 3 },
  ]);
  expect(graph.find((piece) => piece['@type'] === 'HowTo')).toEqual({
    '@type': 'HowTo',
    '@id': `${url}#howto-1`,
    name: 'About',
    mainEntityOfPage: { '@id': url },
    description: 'Before noon.',
    totalTime: 'P0DT2H30M',
    step: [
      { '@type': 'HowToStep', url: `${url}#step-1`, name: 'Call', itemListElement: [{ '@type': 'HowToDirection', text: 'Call us.' }] },
      { '@type': 'HowToStep', url: `${url}#step-2`, text: 'Wait' },
      { '@type': 'HowToStep', url: `${url}#step-3`, text: 'Enter.' },
    ],
    inLanguage: 'en-US',
  });
  expect(seo.fullHead).toContain('"@type":"HowTo"');
});

test('the page information of a list of one content type has the structured data of its archive', async () => {
  const { markets, posts, contentNodes } = (
    await site.execute(`{
      markets(first: 1) { pageInfo { seo { schema { raw } } } }
      posts { pageInfo { seo { schema { raw } } } }
      contentNodes { pageInfo { seo { schema { raw } } } }
      categories { pageInfo { hasNextPage } }
    }`)
  ).data;
  expect(JSON.parse(markets.pageInfo.seo.schema.raw)['@graph'][0]).toMatchObject({
    '@type': 'CollectionPage',
    '@id': 'http://site.test/markets/',
  });
  expect(getTypes(posts.pageInfo.seo.schema.raw)[0]).toBe('CollectionPage');
  expect(contentNodes.pageInfo.seo).toBeNull();
});

test('content that the viewer may not read is in neither the head nor the structured data', async () => {
  const { seo } = await loadOne('post(id: "locked", idType: SLUG) { seo { fullHead schema { raw } } }');
  for (const text of [seo.fullHead, seo.schema.raw]) expect(text).not.toMatch(/vault|1234|2025-02-10|Article/);
});

test('imported titles contain variables, which are filled in', async () => {
  const seo = { title: '%%title%% %%page%% %%sep%% %%sitename%%', description: '%%category%%: %%excerpt%%' };
  await site.db
    .updateTable('content_node')
    .set({ seo: JSON.stringify(seo) })
    .where('slug', '=', 'report-1')
    .execute();
  expect((await post('seo { title metaDesc }')).seo).toEqual({
    title: 'Report number 1 | Fixture',
    metaDesc: 'Company news, Insights: What happened in week 1.',
  });
});

test('patterns and types of the settings apply to content, terms, authors and archives', async () => {
  await updateSeo({
    meta: {
      config: { separator: 'sc-ndash' },
      search: { title: 'Found: %%searchphrase%%' },
      notFound: { title: 'Lost %%page%% %%sep%% %%sitename%%' },
      author: { title: '%%name%% writes %%sep%% %%sitename%%', description: 'By %%name%%.' },
    },
    breadcrumbs: { homeText: 'Start', archivePrefix: 'Archive:' },
    contentTypes: {
      page: { title: '%%pt_single%% %%title%% %%sep%% %%sitename%%', schemaType: 'ItemPage', articleType: 'TechArticle' },
      market: { archive: { title: 'All %%pt_plural%% %%sep%% %%sitename%%', metaDesc: 'Where we are.', breadcrumbTitle: 'Places' } },
    },
    taxonomyArchives: {
      category: { archive: { title: 'Topic %%term_title%%', metaDesc: 'About %%term_title%%', metaRobotsNoindex: true } },
    },
  });
  const about = await page('/about/', 'seo { title schema { pageType articleType raw } breadcrumbs { text } }');
  expect(about.seo).toMatchObject({
    title: 'Page About – Fixture',
    schema: { pageType: ['WebPage', 'ItemPage'], articleType: ['TechArticle'] },
    breadcrumbs: [{ text: 'Start' }, { text: 'About' }],
  });
  expect(await loadOne('category(id: "news", idType: SLUG) { seo { title metaDesc metaRobotsNoindex breadcrumbs { text } } }')).toEqual({
    seo: {
      title: 'Topic Company news',
      metaDesc: 'About Company news',
      metaRobotsNoindex: 'noindex',
      breadcrumbs: [{ text: 'Start' }, { text: 'Archive: Company news' }],
    },
  });
  expect((await loadOne('user(id: "editor", idType: SLUG) { seo { title metaDesc } }')).seo).toMatchObject({
    title: expect.stringMatching(/ writes – Fixture$/),
    metaDesc: expect.stringMatching(/^By /),
  });
  expect(await loadOne('seo { meta { search { title(phrase: "<dock>") } } }')).toEqual({ meta: { search: { title: 'Found: <dock>' } } });
  expect(await loadOne('seo { meta { notFound { title } } }')).toEqual({ meta: { notFound: { title: 'Lost – Fixture' } } });
  const archive = 'nodeByUri(uri: "/markets/") { ... on ContentType { seo { title metaDesc breadcrumbs { text } } } }';
  expect((await loadOne(archive)).seo).toEqual({
    title: 'All Markets – Fixture',
    metaDesc: 'Where we are.',
    breadcrumbs: [{ text: 'Start' }, { text: 'Places' }],
  });
});

test('the posts page has its own SEO data', async () => {
  const seo = { title: 'The newsroom %%sep%% %%sitename%%', description: 'What is new.' };
  await site.db
    .updateTable('content_node')
    .set({ seo: JSON.stringify(seo) })
    .where('slug', '=', 'news')
    .execute();
  const archive = await loadOne('nodeByUri(uri: "/news/") { ... on ContentType { seo { title fullHead } } }');
  expect(archive.seo.title).toMatch(/^The newsroom . Fixture$/);
  expect(archive.seo.fullHead).toContain('<meta name="description" content="What is new." />');
});

test('editors choose the types, texts of link previews and keywords of a page', async () => {
  const { id } = await page('/about/', 'id');
  const update = (seo: object) =>
    site.execute('mutation($i:UpdatePageInput!){updatePage(input:$i){page{id}}}', { as: 'editor', variables: { i: { id, seo } } });
  const own = {
    schemaPageType: 'AboutPage',
    schemaArticleType: 'None',
    opengraphTitle: 'Who we are',
    opengraphDescription: 'In short.',
    focuskw: 'warehouses',
    cornerstone: true,
    metaRobotsNoindex: false,
  };
  expect((await update(own)).messages).toEqual([]);
  const fields = 'seo { focuskw cornerstone opengraphTitle opengraphDescription fullHead schema { pageType articleType } }';
  const { seo } = await page('/about/', fields);
  expect(seo).toMatchObject({
    focuskw: 'warehouses',
    cornerstone: true,
    opengraphTitle: 'Who we are',
    opengraphDescription: 'In short.',
    schema: { pageType: ['WebPage', 'AboutPage'], articleType: [] },
  });
  expect(seo.fullHead).toContain('<meta property="og:title" content="Who we are" />');
  expect((await update({ schemaPageType: '<script>' })).messages[0]).toMatch(/is not a schema\.org type/);
});
