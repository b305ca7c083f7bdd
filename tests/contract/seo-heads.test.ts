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
