/** Content in its forms: rendered, as blocks, as JSON; and what its links lead to. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/ask.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { startOwnContent, type OwnContent } from '../support/own-content.ts';

let database: TestDatabase;
let content: OwnContent;
let dataDir = '';
/** Address of the content service as its settings say it. */
let contentUrl = '';
/** Address of the site. */
let siteUrl = '';

const ask = (query: string, variables: object = {}) => send(JSON.stringify({ query, variables }), {}, content.url);

async function write(type: string, slug: string, markup: string, status = 'publish'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, title, slug, uri, content, published_at, modified_at)
    values (${type}, ${status}, ${slug}, ${slug}, ${type === 'post' ? `/news/${slug}/` : null}, ${markup}, '2024-01-01', '2024-01-01') returning id`.execute(
    database.db,
  );
  return rows[0]?.id ?? 0;
}

const post = async (slug: string, selection: string) => (await ask(`{ post(id: "${slug}", idType: SLUG) { ${selection} } }`)).data.post;

beforeAll(async () => {
  database = await makeDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'forms-'));
  content = await startOwnContent({ dataDir, databaseUrl: database.url });
  contentUrl = (await ask('{ generalSettings { url } }')).data.generalSettings.url;
  siteUrl = (
    await ask('{ menuItems(first: 1, where: { location: MAIN_MENU }) { nodes { url uri } } }')
  ).data.menuItems.nodes[0].url.replace(/\/about\/$/, '');
  const hidden = await write('wp_block', 'hidden-strip', '<!-- wp:paragraph --><p>Hidden words.</p><!-- /wp:paragraph -->', 'draft');
  const shown = await write('wp_block', 'strip', '<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->');
  await write('post', 'classic', 'First words.\n\nSecond <em>words</em>,\nand a third.');
  await write(
    'post',
    'mixed',
    [
      '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->',
      '<!-- wp:acme/unheard-of {"foo":"bar"} -->\n<div>Strange</div>\n<!-- /wp:acme/unheard-of -->',
      `<!-- wp:block {"ref":${hidden}} /-->`,
      `<!-- wp:block {"ref":${shown}} /-->`,
      '<!-- wp:separator -->\n<hr/>\n<!-- /wp:separator -->',
    ].join('\n\n'),
  );
  await write(
    'post',
    'links',
    `<!-- wp:paragraph --><p><a href="${contentUrl}/about/?x=1#y">own</a> <a href="${contentUrl}/media/2024/02/dock.jpg">file</a>
      <a href="https://example.org/about/">other</a> <a href="${contentUrl}.example.org/">like it</a> <img src="${contentUrl}/media/2024/02/dock.jpg" alt=""/></p><!-- /wp:paragraph -->`,
  );
});
afterAll(async () => {
  await content.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

describe('blocks', () => {
  test('of a kind nobody has declared are there all the same, with what they were given', async () => {
    const { blocks } = await post('mixed', 'blocks { __typename name saveContent attributesJSON }');
    expect(blocks[1]).toMatchObject({
      __typename: 'UnknownBlock',
      name: 'acme/unheard-of',
      saveContent: expect.stringContaining('Strange') as string,
    });
  });

  test('of classic content are one, with the words as they were written', async () => {
    const { blocks } = await post('classic', 'blocks { __typename name originalContent }');
    expect(blocks).toEqual([
      { __typename: 'CoreFreeformBlock', name: 'core/freeform', originalContent: 'First words.\n\nSecond <em>words</em>,\nand a third.' },
    ]);
  });

  test('without attributes have an empty list for them (recorded)', async () => {
    await write('post', 'bare', '<!-- wp:acme/bare -->\n<div>Bare</div>\n<!-- /wp:acme/bare -->');
    const { blocks } = await post('bare', 'blocks { name attributesJSON }');
    expect(blocks).toEqual([{ name: 'acme/bare', attributesJSON: '[]' }]);
  });

  test('a reusable block that a visitor may not read takes no other with it', async () => {
    const { data, errors } = await ask(
      '{ post(id: "mixed", idType: SLUG) { blocks { name dynamicContent ... on CoreBlock { reusableBlock { ... on ReusableBlock { title } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.post.blocks).toHaveLength(5);
    expect(data.post.blocks[2]).toEqual({ name: 'core/block', dynamicContent: null, reusableBlock: null });
    expect(data.post.blocks[3].reusableBlock).toEqual({ title: 'strip' });
    expect(data.post.blocks[3].dynamicContent).toContain('Call us.');
  });

  test('are told as JSON with those inside them', async () => {
    const { data } = await ask('{ page(id: "/", idType: URI) { blocksJSON } }');
    const [group] = JSON.parse(data.page.blocksJSON) as { name: string; innerBlocks: { name: string; attributes: { level: number } }[] }[];
    expect(group).toMatchObject({ name: 'core/group', innerBlocks: [{ name: 'core/heading', attributes: { level: 3 } }] });
  });
});

describe('rendered content', () => {
  test('of the classic editor has paragraphs and line breaks', async () => {
    expect((await post('classic', 'content')).content.trim()).toBe(
      '<p>First words.</p>\n<p>Second <em>words</em>,<br />\nand a third.</p>',
    );
  });

  test('shows no comments of the editor, and reusable blocks only where everybody may see them', async () => {
    const { content: html } = await post('mixed', 'content');
    expect(html).not.toContain('<!--');
    expect(html).toContain('Call us.');
    expect(html).not.toContain('Hidden words.');
  });

  test('leads own links to the site; files, other hosts and likes of the own one stay', async () => {
    const { content: html, link } = await post('links', 'content link');
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      `${siteUrl}/about/?x=1#y`,
      `${contentUrl}/media/2024/02/dock.jpg`,
      'https://example.org/about/',
      `${contentUrl}.example.org/`,
      `${contentUrl}/media/2024/02/dock.jpg`,
    ]);
    expect(link).toBe(`${contentUrl}/news/links/`);
  });
});

test('dates of comments have a space where those of nodes have a T (recorded)', async () => {
  const { data } = await ask('{ comments(first: 1) { nodes { date dateGmt commentedOn { node { date } } } } }');
  const [comment] = data.comments.nodes;
  expect(comment.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(comment.dateGmt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(comment.commentedOn.node.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
});

test('the settings’ mail address is null, with an error, for everybody but those who change settings', async () => {
  const { data, errors, status } = await ask('{ generalSettings { title email } }');
  expect([status, data.generalSettings.title, data.generalSettings.email]).toEqual([200, 'Fixture', null]);
  expect(errors?.[0]).toMatchObject({ extensions: { category: 'user' }, path: ['generalSettings', 'email'] });
});

test('blocks of WordPress that the site shows as they were saved have types of their own too', async () => {
  await write(
    'post',
    'table',
    '<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>Unit</th></tr></thead><tbody><tr><td>A <b>1</b></td></tr></tbody></table><figcaption>Units</figcaption></figure>\n<!-- /wp:table -->',
  );
  const { blocks } = await post(
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
