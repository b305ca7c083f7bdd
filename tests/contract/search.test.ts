/** Full-text search across the site and in lists. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateAttributeNames } from '../../content/blocks/public-attributes.ts';
import { createRestClient } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;

type NodeRow = { title: string; content?: string; excerpt?: string; status?: string; password?: string; type?: string };

/** Each node is published a day after the previous one. */
const nodes: NodeRow[] = [
  { title: 'Beacon', content: '<!-- wp:paragraph --><p>Twelve drayage trucks left the warehouse before dawn.</p><!-- /wp:paragraph -->' },
  { title: 'Warehouse', content: '<p>Nothing else.</p>' },
  { title: 'Our warehouse in winter', content: '<p>It snowed. &amp; snowed.</p>' },
  { title: 'Who we are', content: '<p>People.</p>' },
  {
    title: 'Banner',
    content: '<!-- wp:site/page-hero {"title":"Mezzanine floors \\u003cem\\u003eabove\\u003c/em\\u003e the docks","ground":"sky"} /-->',
  },
  { title: 'Sealed quarrystone', content: '<p>The vault holds obsidian.</p>', password: 'open sesame' },
  { title: 'Hidden obsidian', content: '<p>Draft obsidian.</p>', status: 'draft' },
  { title: 'Danger <script>alert(1)</script>', content: '<p>if a &lt; b or 2 < 3 then <b>tungsten</b> <script>evil()</script></p>' },
  { title: 'A page of tungsten', content: '<p>Page.</p>', type: 'page' },
  { title: 'Señora Zoë', content: '<p>Über the façade – “naïve” … and so on. 🚚 Her résumé lists a crème brûlée.</p>' },
];

beforeAll(async () => {
  site = await createWritableSite();
  for (const [index, { title, content = '', excerpt = '', status = 'publish', password = null, type = 'post' }] of nodes.entries())
    await sql`insert into content_node (type, status, title, slug, uri, content, excerpt, password, published_at, modified_at)
      values (${type}, ${status}, ${title}, ${`written-${index}`}, ${`/written-${index}/`}, ${content}, ${excerpt}, ${password},
      timestamptz '2030-01-01Z' + make_interval(days => ${index}), now())`.execute(site.db);
});
afterAll(() => site.drop());

async function search(query: string, more = ''): Promise<{ title: string; snippet: string }[]> {
  const { data, messages } = await site.execute(
    `query ($query: String!) { search(query: $query, first: 20 ${more}) { edges { snippet node { ... on NodeWithTitle { title } } } } }`,
    { variables: { query } },
  );
  expect(messages).toEqual([]);
  return data.search.edges.map((edge: { snippet: string; node: { title: string } }) => ({ title: edge.node.title, snippet: edge.snippet }));
}
const searchTitles = async (query: string, more = '') => (await search(query, more)).map(({ title }) => title);

async function listTitles(search: string, options: Parameters<WritableSite['execute']>[1] = {}, where = ''): Promise<string[]> {
  const { data, messages } = await site.execute(
    `query ($search: String) { posts(first: 20, where: { search: $search ${where} }) { nodes { title } } }`,
    { ...options, variables: { search } },
  );
  expect(messages).toEqual([]);
  return data.posts.nodes.map((node: { title: string }) => node.title);
}

test('an exact title ranks first, then titles that contain the word, then nodes that mention it', async () => {
  expect(await searchTitles('warehouse')).toEqual(['Warehouse', 'Our warehouse in winter', 'Beacon']);
});

test('a search in a list keeps the order of the list', async () => {
  expect(await listTitles('warehouse')).toEqual(['Our warehouse in winter', 'Warehouse', 'Beacon']);
});

test.each([
  ['another form of the word', 'warehouses', 'Warehouse'],
  ['the beginning of a word', 'drayag', 'Beacon'],
  ['the middle of a word', 'zzanin', 'Banner'],
  ['capital letters', 'DRAYAGE Trucks', 'Beacon'],
  ['a misspelled word', 'mezanine', 'Banner'],
  ['two transposed letters', 'warehosue', 'Warehouse'],
  ['stop words', 'who we', 'Who we are'],
  ['a word with an accent, typed without it', 'senora', 'Señora Zoë'],
  ['a word with an accent, typed with it', 'façade', 'Señora Zoë'],
  ['a word with another accent than the text', 'rësume', 'Señora Zoë'],
  ['words in attributes of a block without markup', 'mezzanine docks', 'Banner'],
  ['punctuation between words', 'drayage – trucks, dawn!', 'Beacon'],
])('a search for %s finds the node', async (_name, text, title) => {
  expect(await searchTitles(text)).toContain(title);
  expect(await listTitles(text)).toContain(title);
});

test('if no node has all words, a search of the site finds nodes with some, and a search in a list finds nothing', async () => {
  expect(await searchTitles('drayage mezzanine')).toEqual(['Banner', 'Beacon']);
  expect(await listTitles('drayage mezzanine')).toEqual([]);
});

test('a minus sign excludes nodes with a word', async () => {
  expect(await listTitles('warehouse -winter')).toEqual(['Warehouse', 'Beacon']);
  expect(await searchTitles('warehouse -winter')).toEqual(['Warehouse', 'Beacon']);
  expect(await listTitles('warehouse - winter')).toEqual(['Our warehouse in winter']);
  // WordPress lists everything without the word too.
  expect(await listTitles('-warehouse')).toEqual(expect.arrayContaining(['Banner', 'Who we are']));
  expect(await listTitles('-warehouse')).not.toContain('Warehouse');
  expect(await searchTitles('-warehouse')).toContain('Banner');
  // Stop words are in no index, so nothing is excluded.
  expect(await listTitles('-the')).toEqual(expect.arrayContaining(['Banner', 'Warehouse', 'Who we are']));
});

test.each([
  ['names of blocks and attributes', 'ground'],
  ['content protected by a password', 'vault'],
  ['the content of a draft', 'obsidian'],
  ['punctuation only', '--- !!! "'],
  ['an unknown word', 'qqqqqqq'],
])('a search for %s finds nothing', async (_name, text) => {
  expect(await searchTitles(text)).toEqual([]);
  expect(await listTitles(text)).toEqual([]);
});

test('a password-protected post is not found, even by its title', async () => {
  expect(await searchTitles('quarrystone')).toEqual([]);
});

test('a search in a list finds drafts only for users who can read them', async () => {
  const where = 'stati: [PUBLISH, DRAFT]';
  expect(await listTitles('obsidian', {}, where)).toEqual([]);
  expect(await listTitles('obsidian', { as: 'editor' }, where)).toEqual(['Hidden obsidian']);
});

test('a snippet is escaped HTML with the matching words marked', async () => {
  expect((await search('dawn trucks'))[0]?.snippet).toBe('Twelve drayage <mark>trucks</mark> left the warehouse before <mark>dawn</mark>.');
  expect((await search('floors'))[0]?.snippet).toBe('Mezzanine <mark>floors</mark> above the docks');
  const [danger] = await search('danger');
  expect(danger?.snippet).toBe('if a &lt; b or 2 &lt; 3 then tungsten evil()');
});

test('a snippet keeps the accents of the text', async () => {
  const [{ snippet } = { snippet: '' }] = await search('resume creme');
  expect(snippet).toContain('🚚 Her <mark>résumé</mark> lists a <mark>crème</mark> brûlée');
});

test('a search in a list of terms ignores accents', async () => {
  await sql`insert into term (taxonomy, name, slug, uri) values ('category', 'Élevage', 'elevage', '/category/elevage/')`.execute(site.db);
  const { data, messages } = await site.execute('{ categories(where: { search: "elèvage" }) { nodes { name } } }');
  expect({ data, messages }).toEqual({ data: { categories: { nodes: [{ name: 'Élevage' }] } }, messages: [] });
});

test('a search can be limited to content types', async () => {
  expect(await searchTitles('tungsten', ', contentTypes: [PAGE]')).toEqual(['A page of tungsten']);
  expect(await searchTitles('tungsten')).toHaveLength(2);
});

test('search results can be paged by cursor', async () => {
  const page = async (after: string | null) =>
    (
      await site.execute(
        'query ($after: String) { search(query: "warehouse", first: 1, after: $after) { nodes { ... on Post { title } } pageInfo { endCursor hasNextPage } } }',
        { variables: { after } },
      )
    ).data.search;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  const third = await page(second.pageInfo.endCursor);
  expect([first, second, third].map(({ nodes }) => nodes[0].title)).toEqual(['Warehouse', 'Our warehouse in winter', 'Beacon']);
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
});

test('saved content is found immediately, and no longer by its former words', async () => {
  const { data, messages } = await site.execute(
    'mutation { createPost(input: { title: "Gantry", content: "<p>A portal of basalt.</p>", status: PUBLISH }) { post { id } } }',
    { as: 'administrator' },
  );
  expect(messages).toEqual([]);
  expect(await searchTitles('bazalt')).toEqual(['Gantry']);
  await site.execute('mutation ($id: ID!) { updatePost(input: { id: $id, content: "<p>A portal of granite.</p>" }) { post { id } } }', {
    as: 'administrator',
    variables: { id: data.createPost.post.id },
  });
  expect(await searchTitles('basalt')).toEqual([]);
  expect(await searchTitles('granite')).toEqual(['Gantry']);
});

test('private attributes of blocks are not searchable and not in snippets', async () => {
  expect(privateAttributeNames.size).toBeGreaterThan(0);
  for (const name of privateAttributeNames) {
    const values = { [name]: 'Secret \\"Zebra\\" <zebra@example.com>', topics: [{ title: 'Okapi', [name]: 'zebra@example.com' }] };
    const content = `<!-- wp:site/contact-form ${JSON.stringify(values)} /--><!-- wp:paragraph --><p>Gazelle.</p><!-- /wp:paragraph -->`;
    await sql`insert into content_node (type, status, title, slug, uri, content, published_at, modified_at)
      values ('page', 'publish', 'Write to us', ${`write-${name}`}, ${`/write-${name}/`}, ${content}, now(), now())`.execute(site.db);
  }
  for (const query of ['zebra', 'zebra@example.com', 'Secret']) expect(await search(query)).toEqual([]);
  const results = await search('okapi');
  expect(results).toHaveLength(privateAttributeNames.size);
  expect(JSON.stringify(results)).not.toMatch(/zebra/i);
});

test('whether a word is corrected does not reveal the words of drafts and protected content', async () => {
  const insert = (slug: string, status: string, password: string | null) =>
    sql`insert into content_node (type, status, title, slug, uri, content, password, published_at, modified_at)
      values ('post', ${status}, ${slug}, ${slug}, ${`/${slug}/`}, '<p>Mezzanimus and drayagio.</p>', ${password}, now(), now())`.execute(
      site.db,
    );
  expect(await searchTitles('mezzanim')).toEqual(['Banner']);
  await insert('secret-draft', 'draft', null);
  await insert('secret-page', 'publish', 'a password');
  expect(await searchTitles('mezzanim')).toEqual(['Banner']);
  await sql`update content_node set status = 'publish' where slug = 'secret-draft'`.execute(site.db);
  expect(await searchTitles('mezzanim')).toEqual(['secret-draft']);
  expect(await searchTitles('rayagi')).toEqual(['secret-draft']);
});

test('a search text that is too long is rejected with an explanation', async () => {
  const { messages } = await site.execute('query ($query: String!) { search(query: $query) { nodes { id } } }', {
    variables: { query: 'a'.repeat(201) },
  });
  expect(messages).toEqual(['"query" has 201 characters. At most 200 are allowed. Search for fewer words.']);
});

test('dozens of sizes in a text are bounded, also where no limit of the schema applies', async () => {
  const sizes = "9'+".repeat(4_000);
  const { data, messages } = await site.execute(
    'query ($search: String!) { propertySearch(where: { search: $search }) { nodes { title } } }',
    {
      variables: { search: sizes.slice(0, 200) },
    },
  );
  expect([messages, data.propertySearch.nodes]).toEqual([[], expect.any(Array)]);
  const request = createRestClient(() => site.db);
  for (const text of [sizes, '972-555-0118 '.repeat(1_000)])
    expect((await request(null, 'GET', `/wp/v2/search?search=${encodeURIComponent(text)}`)).status).toBe(200);
});

test.each(["it's", "' | '", '\\', "o':*", 'a & b', '<->', '\u0000', '%', '_', '👷', '🚚🚚', 'ÅÄÖ', '中文'.repeat(60)])(
  'the search text %j causes no error',
  async (text) => {
    expect(await listTitles(text)).toEqual(expect.any(Array));
    expect(await searchTitles(text)).toEqual(expect.any(Array));
  },
);

test('of thousands of matches, those in titles rank first, then the newest', async () => {
  await sql`insert into content_node (type, status, title, slug, uri, content, published_at, modified_at)
    select 'post', 'publish', case when n in (7, 9) then 'The zeppelin ' || n when n = 3 then 'Zeppelin' else 'Airship ' || n end, 'airship-' || n, '/airship-' || n || '/',
      '<p>A zeppelin zeppelin zeppelin.</p>', timestamptz '2020-01-01Z' + make_interval(hours => n), now() from generate_series(1, 2100) n`.execute(
    site.db,
  );
  expect((await searchTitles('zeppelin')).slice(0, 5)).toEqual([
    'Zeppelin',
    'The zeppelin 9',
    'The zeppelin 7',
    'Airship 2100',
    'Airship 2099',
  ]);
});

test('lists sort what they find by the words in titles and then by date, unless an order is requested', async () => {
  const list = async (where: string) => {
    const { data } = await site.execute(`{ posts(first: 5, where: { ${where} }) { nodes { title } } }`);
    return data.posts.nodes.map(({ title }: { title: string }) => title);
  };
  expect(await list('search: "warehouse"')).toEqual(['Our warehouse in winter', 'Warehouse', 'Beacon']);
  expect(await list('search: "warehouse", orderby: [{ field: DATE, order: ASC }]')).toEqual([
    'Beacon',
    'Warehouse',
    'Our warehouse in winter',
  ]);
  await sql`update content_node set published_at = '2031-01-01Z' where slug = 'written-0'`.execute(site.db);
  expect(await list('search: "warehouse"')).toEqual(['Our warehouse in winter', 'Warehouse', 'Beacon']);
  expect(await list('search: "winter warehouse"')).toEqual(['Our warehouse in winter']);
  const { data } = await site.execute('{ posts(first: 2, where: { search: "warehouse" }) { pageInfo { endCursor } } }');
  const next = await site.execute(
    `{ posts(after: "${data.posts.pageInfo.endCursor}", where: { search: "warehouse" }) { nodes { title } } }`,
  );
  expect(next.data.posts.nodes).toEqual([{ title: 'Beacon' }]);
});

test('visitors cannot find protected content in lists, not even by its title', async () => {
  const { data } = await site.execute('{ posts(where: { search: "quarrystone" }) { nodes { title } } }');
  expect(data.posts.nodes).toEqual([]);
});
