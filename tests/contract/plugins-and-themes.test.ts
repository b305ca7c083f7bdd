/** Plugins, themes and stylesheets, and who can see them. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const listNames = (list: { nodes: { name: string }[] }) => list.nodes.map(({ name }) => name);

test('plugins are visible only to users who can activate plugins', async () => {
  const id = toGlobalId('plugin', 'graphql');
  const query = `{ plugins(first: 100) { nodes { id name version path } } plugin(id: "${id}") { name } }`;
  for (const as of [null, 'subscriber', 'author', 'editor', 'wpseo_manager'] as const)
    expect((await site.execute(query, { as })).data).toEqual({ plugins: { nodes: [] }, plugin: null });
  const { data } = await site.execute(query, { as: 'administrator' });
  expect(data.plugin).toEqual({ name: 'GraphQL API' });
  expect(data.plugins.nodes.find((plugin: { id: string }) => plugin.id === id)).toMatchObject({
    path: 'content/schema',
    version: expect.stringMatching(/^\d/),
  });
});

test('plugins can be filtered by search text and by status', async () => {
  const { data } = await site.execute(
    '{ a: plugins(where: { search: "wordpress exports" }) { nodes { name } } b: plugins(first: 100, where: { status: MUST_USE }) { nodes { name } } c: plugins(where: { stati: [INACTIVE, UPGRADE] }) { nodes { name } } d: plugins(first: 100) { nodes { name } } e: plugins(first: 2) { nodes { name } pageInfo { hasNextPage } } }',
    { as: 'administrator' },
  );
  expect(listNames(data.a)).toEqual(['Import and export']);
  expect(listNames(data.b)).toEqual(listNames(data.d));
  expect(listNames(data.c)).toEqual([]);
  expect(data.e.pageInfo.hasNextPage).toBe(true);
});

test('the id of a plugin that does not exist returns null', async () => {
  const query = `{ plugin(id: "${toGlobalId('plugin', 'nope')}") { name } }`;
  expect(await site.execute(query, { as: 'administrator' })).toMatchObject({ data: { plugin: null }, messages: [] });
});

test('the site is listed as the theme, visible to everyone (recorded)', async () => {
  const { data } = await site.execute('{ themes { nodes { id slug name version themeUri author screenshot tags } } }');
  expect(data.themes.nodes).toEqual([
    {
      id: toGlobalId('theme', 'site'),
      slug: 'site',
      name: 'Causeway',
      version: expect.stringMatching(/^\d/),
      themeUri: 'http://site.test',
      author: 'The Causeway site authors',
      screenshot: 'http://site.test/theme-screenshot.webp',
      tags: expect.arrayContaining(['accessibility-ready']),
    },
  ]);
  expect(existsSync('public/theme-screenshot.webp')).toBe(true);
  for (const id of [data.themes.nodes[0].id, 'nonsense'])
    expect((await site.execute(`{ theme(id: "${id}") { slug } }`)).data.theme).toEqual({ slug: 'site' });
});

test('plugins, themes and stylesheets can be queried by global id if the user can see them', async () => {
  const ids = [toGlobalId('theme', 'site'), toGlobalId('plugin', 'graphql'), toGlobalId('enqueued_stylesheet', 'tokens')];
  const fetchNodes = async (as: 'administrator' | null) =>
    (
      await site.execute(
        'query ($a: ID!, $b: ID!, $c: ID!) { a: node(id: $a) { __typename id } b: node(id: $b) { __typename id } c: node(id: $c) { __typename id } }',
        {
          as,
          variables: { a: ids[0], b: ids[1], c: ids[2] },
        },
      )
    ).data;
  const [a, b, c] = ['Theme', 'Plugin', 'EnqueuedStylesheet'].map((__typename, index) => ({ __typename, id: ids[index] }));
  expect(await fetchNodes('administrator')).toEqual({ a, b, c });
  expect(await fetchNodes(null)).toEqual({ a, b: null, c });
});

test('every page lists the stylesheets of the site', async () => {
  const { data } = await site.execute(
    '{ registeredStylesheets(first: 100) { nodes { handle src } } registeredScripts { nodes { handle src version } } post(id: "report-1", idType: SLUG) { enqueuedStylesheets(first: 100) { nodes { id handle } } enqueuedScripts { nodes { handle } } } category(id: "news", idType: SLUG) { enqueuedStylesheets { nodes { handle } } } }',
  );
  const handles = ['layers', 'reset', 'tokens', 'base', 'layout', 'utilities', 'print'];
  expect(data.registeredStylesheets.nodes).toEqual(handles.map((handle) => ({ handle, src: null })));
  expect(data.post.enqueuedStylesheets.nodes[2]).toEqual({ id: toGlobalId('enqueued_stylesheet', 'tokens'), handle: 'tokens' });
  expect(data.category.enqueuedStylesheets.nodes).toHaveLength(handles.length);
  const sheets = await site.execute(
    '{ registeredStylesheets(first: 100) { nodes { handle media rel isRtl group dependencies { handle } } } }',
  );
  const common = { rel: 'stylesheet', isRtl: false, group: 0, dependencies: null };
  expect(sheets.data.registeredStylesheets.nodes).toEqual(
    handles.map((handle) => ({ ...common, handle, media: handle === 'print' ? 'print' : 'all' })),
  );
  // Pages of content load no script that is a file of its own.
  expect(data.post.enqueuedScripts.nodes).toEqual([]);
  expect(data.registeredScripts.nodes).toEqual([
    { handle: 'passkeys', src: expect.stringMatching(/^https?:.*\/passkeys\.js$/) as string, version: expect.any(String) as string },
  ]);
});

test('the global stylesheet contains the requested parts', async () => {
  const { data } = await site.execute(
    '{ all: globalStylesheet empty: globalStylesheet(types: []) tokens: globalStylesheet(types: [VARIABLES]) styles: globalStylesheet(types: [STYLES, BASE_LAYOUT_STYLES]) }',
  );
  expect(data.tokens).toContain('--paper:');
  expect(data.tokens).not.toContain('/*');
  expect(data.all).toContain(data.tokens);
  expect(data.empty).toBe(data.all);
  expect(data.styles).not.toContain('--paper:');
  // Browsers do not support custom media queries.
  expect(data.all).not.toMatch(/@media[^{]*\(--/);
});
