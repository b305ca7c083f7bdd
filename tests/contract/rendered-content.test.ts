/** Content as rendered HTML, as typed blocks and as JSON, and the URLs of its links. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postGraphql } from '../support/graphql-client.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startContentProcess, type ContentProcess } from '../support/content-process.ts';

let database: TestDatabase;
let content: ContentProcess;
let dataDir = '';
/** URL of the content service according to its settings. */
let contentUrl = '';
/** URL of the site. */
let siteUrl = '';

const query = (source: string, variables: object = {}) => postGraphql(JSON.stringify({ query: source, variables }), {}, content.url);

async function insertNode(type: string, slug: string, markup: string, status = 'publish'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, title, slug, uri, content, published_at, modified_at)
    values (${type}, ${status}, ${slug}, ${slug}, ${type === 'post' ? `/news/${slug}/` : null}, ${markup}, '2024-01-01', '2024-01-01') returning id`.execute(
    database.db,
  );
  return rows[0]?.id ?? 0;
}

const fetchPost = async (slug: string, selection: string) =>
  (await query(`{ post(id: "${slug}", idType: SLUG) { ${selection} } }`)).data.post;

beforeAll(async () => {
  database = await createDatabase('fixture');
  dataDir = await mkdtemp(join(tmpdir(), 'rendered-content-'));
  content = await startContentProcess({ dataDir, databaseUrl: database.url });
  contentUrl = (await query('{ generalSettings { url } }')).data.generalSettings.url;
  siteUrl = (
    await query('{ menuItems(first: 1, where: { location: MAIN_MENU }) { nodes { url uri } } }')
  ).data.menuItems.nodes[0].url.replace(/\/about\/$/, '');
  const hiddenBlockId = await insertNode(
    'wp_block',
    'hidden-block',
    '<!-- wp:paragraph --><p>Hidden text.</p><!-- /wp:paragraph -->',
    'draft',
  );
  const shownBlockId = await insertNode('wp_block', 'shown-block', '<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->');
  await insertNode('post', 'classic', 'First paragraph.\n\nSecond <em>paragraph</em>,\nwith a line break.');
  await insertNode(
    'post',
    'mixed',
    [
      '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->',
      '<!-- wp:acme/undeclared {"foo":"bar"} -->\n<div>Undeclared</div>\n<!-- /wp:acme/undeclared -->',
      `<!-- wp:block {"ref":${hiddenBlockId}} /-->`,
      `<!-- wp:block {"ref":${shownBlockId}} /-->`,
      '<!-- wp:separator -->\n<hr/>\n<!-- /wp:separator -->',
    ].join('\n\n'),
  );
  await insertNode(
    'post',
    'links',
    `<!-- wp:paragraph --><p><a href="${contentUrl}/about/?x=1#y">own page</a> <a href="${contentUrl}/media/2024/02/dock.jpg">own file</a>
      <a href="https://example.org/about/">other host</a> <a href="${contentUrl}.example.org/">host with the same prefix</a> <img src="${contentUrl}/media/2024/02/dock.jpg" alt=""/></p><!-- /wp:paragraph -->`,
  );
});
afterAll(async () => {
  await content.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

describe('blocks', () => {
  test('an undeclared block is returned as UnknownBlock with its saved content', async () => {
    const { blocks } = await fetchPost('mixed', 'blocks { __typename name saveContent attributesJSON }');
    expect(blocks[1]).toMatchObject({
      __typename: 'UnknownBlock',
      name: 'acme/undeclared',
      saveContent: expect.stringContaining('Undeclared') as string,
    });
  });

  test('a block is dynamic if WordPress renders it on the server, even if it has markup', async () => {
    await insertNode('post', 'heading', '<!-- wp:heading -->\n<h2>Facts</h2>\n<!-- /wp:heading -->');
    expect((await fetchPost('heading', 'blocks { name isDynamic }')).blocks).toEqual([{ name: 'core/heading', isDynamic: true }]);
    const { blocks } = await fetchPost('mixed', 'blocks { name isDynamic }');
    expect(blocks.slice(0, 3)).toEqual([
      { name: 'core/paragraph', isDynamic: false },
      { name: 'acme/undeclared', isDynamic: false },
      { name: 'core/block', isDynamic: true },
    ]);
  });

  test('content of the classic editor is returned as one freeform block with the original text', async () => {
    const { blocks } = await fetchPost('classic', 'blocks { __typename name originalContent }');
    expect(blocks).toEqual([
      {
        __typename: 'CoreFreeformBlock',
        name: 'core/freeform',
        originalContent: 'First paragraph.\n\nSecond <em>paragraph</em>,\nwith a line break.',
      },
    ]);
  });

  test('attributesJSON of a block without attributes is an empty list (recorded)', async () => {
    await insertNode('post', 'bare', '<!-- wp:acme/bare -->\n<div>Bare</div>\n<!-- /wp:acme/bare -->');
    const { blocks } = await fetchPost('bare', 'blocks { name attributesJSON }');
    expect(blocks).toEqual([{ name: 'acme/bare', attributesJSON: '[]' }]);
  });

  test('a reusable block that the visitor is not allowed to read does not hide the other blocks', async () => {
    const { data, errors } = await query(
      '{ post(id: "mixed", idType: SLUG) { blocks { name dynamicContent ... on CoreBlock { reusableBlock { ... on ReusableBlock { title } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.post.blocks).toHaveLength(5);
    expect(data.post.blocks[2]).toEqual({ name: 'core/block', dynamicContent: '', reusableBlock: null });
    expect(data.post.blocks[3].reusableBlock).toEqual({ title: 'shown-block' });
    expect(data.post.blocks[3].dynamicContent).toContain('Call us.');
  });

  test('blocksJSON contains inner blocks', async () => {
    const { data } = await query('{ page(id: "/", idType: URI) { blocksJSON } }');
    const [group] = JSON.parse(data.page.blocksJSON) as { name: string; innerBlocks: { name: string; attributes: { level: number } }[] }[];
    expect(group).toMatchObject({ name: 'core/group', innerBlocks: [{ name: 'core/heading', attributes: { level: 3 } }] });
  });
});

describe('rendered content', () => {
  test('content of the classic editor is rendered with paragraphs and line breaks', async () => {
    expect((await fetchPost('classic', 'content')).content.trim()).toBe(
      '<p>First paragraph.</p>\n<p>Second <em>paragraph</em>,<br />\nwith a line break.</p>',
    );
  });

  test('rendered content has no block comments, and only those reusable blocks that are public', async () => {
    const { content: html } = await fetchPost('mixed', 'content');
    expect(html).not.toContain('<!--');
    expect(html).toContain('Call us.');
    expect(html).not.toContain('Hidden text.');
  });

  test('links to own pages get the URL of the site; links to files and other hosts are unchanged', async () => {
    const { content: html, link } = await fetchPost('links', 'content link');
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      `${siteUrl}/about/?x=1#y`,
      `${contentUrl}/media/2024/02/dock.jpg`,
      'https://example.org/about/',
      `${contentUrl}.example.org/`,
      `${contentUrl}/media/2024/02/dock.jpg`,
    ]);
    expect(link).toBe(`${contentUrl}/news/links/`);
  });
});

test('no visitor receives blocks that an editor has hidden', async () => {
  const hidden = '{"metadata":{"name":"Note","blockVisibility":false}}';
  await insertNode(
    'post',
    'hidden-blocks',
    `<!-- wp:paragraph ${hidden} --><p>Whispered zyzzyva.</p><!-- /wp:paragraph -->
    <!-- wp:site/page-hero {"title":"Whispered zyzzyva","metadata":{"blockVisibility":false}} /-->
    <!-- wp:group --><div class="wp-block-group"><!-- wp:group ${hidden} --><div class="wp-block-group"><!-- wp:paragraph --><p>Whispered zyzzyva.</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:paragraph --><p>Spoken quokka.</p><!-- /wp:paragraph --></div><!-- /wp:group -->
    <!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>Shown everywhere.</p><!-- /wp:paragraph -->`,
  );
  const post = await fetchPost(
    'hidden-blocks',
    'content excerpt blocksJSON blocks(flat: true) { name saveContent attributesJSON } seo { metaDesc readingTime fullHead }',
  );
  expect(JSON.stringify(post)).not.toContain('zyzzyva');
  expect(post.content).toMatch(/Spoken quokka\.[\s\S]+Shown everywhere\./);
  expect(post.blocks.map(({ name }: { name: string }) => name)).toEqual(['core/group', 'core/paragraph', 'core/paragraph']);
  const search = async (text: string) =>
    (await query('query ($text: String) { posts(where: { search: $text }) { nodes { slug } } }', { text })).data.posts.nodes;
  expect(await search('zyzzyva')).toEqual([]);
  expect(await search('quokka')).toEqual([{ slug: 'hidden-blocks' }]);
  const rest = await fetch(new URL(`/wp-json/wp/v2/posts?slug=hidden-blocks`, content.url));
  expect(await rest.text()).not.toContain('zyzzyva');
});

test('shortcodes, quotes and dynamic blocks are rendered, and RAW content stays as it is saved', async () => {
  const markup = '[caption width="10" caption="A &quot;dock&quot;"]<img src="/a.jpg" />[/caption]\n\n"Quoted" -- text';
  await insertNode('post', 'shortcodes', markup);
  await insertNode('post', 'dynamic', '<!-- wp:site-title /--><!-- wp:archives {"type":"yearly"} /-->');
  expect((await fetchPost('shortcodes', 'content')).content).toMatch(
    /<figcaption class="wp-caption-text">A &quot;dock&quot;.*&#8220;Quoted&#8221; &#8212; text/s,
  );
  expect((await fetchPost('shortcodes', 'content(format: RAW)')).content).toBeNull();
  const { content: html, blocks } = await fetchPost('dynamic', 'content blocks { dynamicContent }');
  expect(html).toContain('rel="home">Fixture</a></h1>');
  expect(html).toContain('/2024/');
  expect(blocks[0].dynamicContent).toContain('Fixture');
});

test('dates of comments separate date and time with a space, those of nodes with a T (recorded)', async () => {
  const { data } = await query('{ comments(first: 1) { nodes { date dateGmt commentedOn { node { date } } } } }');
  const [comment] = data.comments.nodes;
  expect(comment.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(comment.dateGmt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(comment.commentedOn.node.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
});

test('the email address in the settings is null, with an error, for visitors', async () => {
  const { data, errors, status } = await query('{ generalSettings { title email } }');
  expect([status, data.generalSettings.title, data.generalSettings.email]).toEqual([200, 'Fixture', null]);
  expect(errors?.[0]).toMatchObject({ extensions: { category: 'user' }, path: ['generalSettings', 'email'] });
});

test('WordPress core blocks that the site renders from saved HTML also have their own GraphQL types', async () => {
  await insertNode(
    'post',
    'table',
    '<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>Unit</th></tr></thead><tbody><tr><td>A <b>1</b></td></tr></tbody></table><figcaption>Units</figcaption></figure>\n<!-- /wp:table -->',
  );
  const { blocks } = await fetchPost(
    'table',
    'blocks { ... on CoreTableBlock { attributes { ... on CoreTableBlockAttributes { caption head { cells { content tag } } body { cells { content tag } } } } } }',
  );
  expect(blocks).toEqual([
    {
      attributes: {
        caption: 'Units',
        head: [{ cells: [{ content: 'Unit', tag: 'th' }] }],
        body: [{ cells: [{ content: 'A <b>1</b>', tag: 'td' }] }],
      },
    },
  ]);
});

test('missing values of typed attributes are converted as by PHP, and links to the content host lead to the site', async () => {
  await insertNode(
    'post',
    'typed',
    [
      '<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
      `<!-- wp:image -->\n<figure class="wp-block-image"><a href="${contentUrl}/about/"><img src="${contentUrl}/media/a.jpg" alt=""/></a></figure>\n<!-- /wp:image -->`,
      '<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>\n<!-- /wp:table -->',
    ].join('\n\n'),
  );
  const { blocks } = await fetchPost(
    'typed',
    `blocks {
      ... on CoreListBlock { attributes { ... on CoreListBlockAttributes { ordered start reversed className style } } }
      ... on CoreImageBlock { attributes { ... on CoreImageBlockAttributes { url href alt id sizeSlug } } }
      ... on CoreTableBlock { attributes { ... on CoreTableBlockAttributes { head { cells { content } } body { cells { content scope } } } } }
    }`,
  );
  expect(blocks.map(({ attributes }: { attributes: unknown }) => attributes)).toEqual([
    { ordered: false, start: 0, reversed: false, className: '', style: null },
    { url: `${contentUrl}/media/a.jpg`, href: `${siteUrl}/about/`, alt: '', id: 0, sizeSlug: '' },
    { head: [], body: [{ cells: [{ content: '1', scope: null }] }] },
  ]);
});
