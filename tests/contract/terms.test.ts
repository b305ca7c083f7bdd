/** Lists of terms, and terms that are made, changed and deleted (recorded from WPGraphQL 1.14 where it tells). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { ask as askFixture } from '../support/ask.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());

const slugsOf = (list: { nodes: { slug: string }[] }) => list.nodes.map(({ slug }) => slug);

async function categories(where: string): Promise<string[]> {
  const { data, errors } = await askFixture(`{ categories(where: { ${where} }) { nodes { slug } } }`);
  expect(errors).toBeUndefined();
  return slugsOf(data.categories);
}

async function idOf(slug: string): Promise<number> {
  const { data } = await site.ask('query ($slug: ID!) { category(id: $slug, idType: SLUG) { databaseId } }', { variables: { slug } });
  return data.category.databaseId as number;
}

describe('filters', () => {
  test.each([
    ['hideEmpty: true', ['news', 'insights', 'market-reports']],
    ['slug: ["news", "nope"]', ['news']],
    ['name: ["company NEWS"]', ['news']],
    ['nameLike: "report"', ['market-reports']],
    ['search: "mark"', ['market-reports']],
    ['search: "100%"', []],
    ['parent: 0', ['news', 'insights', 'unused']],
    ['childless: true', ['news', 'market-reports', 'unused']],
    ['orderby: COUNT, order: DESC', ['insights', 'news', 'market-reports', 'unused']],
    ['orderby: SLUG, order: DESC', ['unused', 'news', 'market-reports', 'insights']],
    ['orderby: TERM_ID', ['insights', 'news', 'market-reports', 'unused']],
    ['include: ["999999"]', []],
    ['include: [], cacheDomain: "x", updateTermMetaCache: false', ['news', 'insights', 'market-reports', 'unused']],
  ])('%s', async (where, expected) => {
    expect(await categories(where)).toEqual(expected);
  });

  test('by ids in both forms, and by place in the tree', async () => {
    const { data } = await askFixture('{ categories { nodes { id databaseId slug } } }');
    const of = (slug: string) => data.categories.nodes.find((term: { slug: string }) => term.slug === slug);
    expect(await categories(`include: ["${of('news').id}", "${of('unused').databaseId}"]`)).toEqual(['news', 'unused']);
    expect(await categories(`exclude: "${of('news').databaseId}"`)).toEqual(['insights', 'market-reports', 'unused']);
    expect(await categories(`excludeTree: "${of('insights').id}"`)).toEqual(['news', 'unused']);
    expect(await categories(`childOf: ${of('insights').databaseId}`)).toEqual(['market-reports']);
    expect(await categories(`parent: ${of('insights').databaseId}`)).toEqual(['market-reports']);
    expect(await categories(`termTaxonomyId: ["${of('news').databaseId}"]`)).toEqual(['news']);
  });

  test('terms of nodes, told only of nodes that visitors see', async () => {
    const { data } = await askFixture('{ post(id: "report-12", idType: SLUG) { databaseId } }');
    expect(await categories(`objectIds: ["${data.post.databaseId}"]`)).toEqual(['insights']);
    const { rows } = { rows: await site.db.selectFrom('content_node').select('id').where('slug', '=', 'draft').execute() };
    const hidden = await site.ask(`{ terms(where: { objectIds: ["${rows[0]?.id}"] }) { nodes { name } } }`);
    expect(hidden.data.terms.nodes).toEqual([]);
  });

  test('lists without end are refused in words', async () => {
    const many = JSON.stringify(Array.from({ length: 101 }, (_, id) => String(id)));
    for (const field of ['categories', 'terms', 'comments']) {
      const filter = field === 'comments' ? 'commentIn' : 'include';
      const { errors } = await askFixture(`{ ${field}(where: { ${filter}: ${many} }) { nodes { id } } }`);
      expect(errors?.[0]?.message).toContain('takes at most 100 values');
    }
  });

  test('counts with what stands below', async () => {
    const { data } = await askFixture(
      '{ categories(where: { padCounts: true, search: "insights" }) { nodes { count } } plain: categories(where: { search: "insights" }) { nodes { count } } }',
    );
    expect(data.categories.nodes[0].count).toBe(data.plain.nodes[0].count + 1);
  });

  test('pages through equal counts without losing one', async () => {
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { data } = await askFixture(
        `{ terms(first: 1, after: "${after}", where: { orderby: COUNT, order: DESC }) { nodes { slug } pageInfo { endCursor hasNextPage } } }`,
      );
      seen.push(...slugsOf(data.terms));
      after = data.terms.pageInfo.endCursor;
      more = data.terms.pageInfo.hasNextPage;
    }
    const { data } = await askFixture('{ terms(first: 100, where: { orderby: COUNT, order: DESC }) { nodes { slug } } }');
    expect(seen).toEqual(slugsOf(data.terms));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('one term', () => {
  test('by every kind of id; nothing for another taxonomy', async () => {
    const { data, errors } = await askFixture(
      '{ a: termNode(id: "insights", idType: SLUG, taxonomy: CATEGORY) { name } b: termNode(id: "RENT", idType: NAME, taxonomy: TAG) { slug } c: termNode(id: "/category/insights/market-reports/", idType: URI) { slug } d: termNode(id: "insights", idType: SLUG, taxonomy: TAG) { name } e: category(id: "news", idType: URI) { name } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: { name: 'Insights' }, b: { slug: 'rent' }, c: { slug: 'market-reports' }, d: null, e: null });
  });

  test('has null for ancestors at the top, and old names of its number', async () => {
    const { data } = await askFixture(
      '{ category(id: "insights", idType: SLUG) { ancestors { nodes { slug } } databaseId categoryId termGroupId children { nodes { ancestors { nodes { slug } } } } } }',
    );
    expect(data.category.ancestors).toBeNull();
    expect(data.category.termGroupId).toBeNull();
    expect(data.category.categoryId).toBe(data.category.databaseId);
    expect(data.category.children.nodes[0].ancestors.nodes).toEqual([{ slug: 'insights' }]);
  });

  test('a slug or name without its taxonomy is refused in words', async () => {
    const { errors } = await askFixture('{ termNode(id: "insights", idType: SLUG) { name } }');
    expect(errors?.[0]?.message).toContain('taxonomy');
  });
});

describe('rights', () => {
  test.each([null, 'subscriber', 'contributor', 'author'] as const)('%s may not make, change or delete terms', async (as) => {
    const id = toGlobalId('term', await idOf('unused'));
    expect((await site.ask('mutation { createCategory(input: { name: "Parks" }) { category { id } } }', { as })).messages).toEqual([
      'Sorry, you are not allowed to create categories',
    ]);
    expect((await site.ask(`mutation { updateCategory(input: { id: "${id}", name: "X" }) { category { id } } }`, { as })).messages).toEqual(
      ['You do not have permission to update categories'],
    );
    expect((await site.ask(`mutation { deleteCategory(input: { id: "${id}" }) { deletedId } }`, { as })).messages).toEqual([
      'You do not have permission to delete categories',
    ]);
  });

  test.each(['editor', 'administrator', 'wpseo_editor', 'wpseo_manager'] as const)('%s may, in every taxonomy', async (as) => {
    for (const { graphql } of taxonomies) {
      const name = graphql.single.charAt(0).toLowerCase() + graphql.single.slice(1);
      const made = await site.ask(`mutation { create${graphql.single}(input: { name: "Made by ${as}" }) { ${name} { id slug } } }`, { as });
      expect(made.messages).toEqual([]);
      const { id } = made.data[`create${graphql.single}`][name];
      const gone = await site.ask(`mutation { delete${graphql.single}(input: { id: "${id}" }) { deletedId ${name} { name } } }`, { as });
      expect(gone.data[`delete${graphql.single}`]).toEqual({ deletedId: id, [name]: { name: `Made by ${as}` } });
    }
  });
});

describe('making a term', () => {
  const create = (input: string, selection = 'name slug uri description parent { node { slug } } categoryColor') =>
    site.ask(`mutation { createCategory(input: { ${input} }) { clientMutationId category { ${selection} } } }`, { as: 'editor' });

  test('answers with it (recorded)', async () => {
    const { data } = await create('name: "Parks", description: "d", clientMutationId: "z", categoryColor: "signal"');
    expect(data.createCategory).toEqual({
      clientMutationId: 'z',
      category: { name: 'Parks', slug: 'parks', uri: '/category/parks/', description: 'd', parent: null, categoryColor: 'signal' },
    });
  });

  test('below another, with its address below the other’s', async () => {
    const { data } = await create(`name: "Łódź & <b>Kraków</b>", parentId: "${toGlobalId('term', await idOf('parks'))}"`);
    expect(data.createCategory.category).toMatchObject({
      name: 'Łódź & Kraków',
      slug: 'lodz-krakow',
      uri: '/category/parks/lodz-krakow/',
      parent: { node: { slug: 'parks' } },
    });
  });

  test('a taken slug gets the parent’s behind it, then a number', async () => {
    const parent = toGlobalId('term', await idOf('insights'));
    expect((await create(`name: "Parks", parentId: "${parent}"`)).data.createCategory.category.slug).toBe('parks-insights');
    expect((await create('name: "Parks again", slug: "Parks"')).data.createCategory.category.slug).toBe('parks-2');
  });

  test('the same name at the same place is refused', async () => {
    expect((await create('name: "PARKS"')).messages).toEqual(['A term with the name provided already exists with this parent.']);
    expect((await site.ask('mutation { createTag(input: { name: "rent" }) { tag { id } } }', { as: 'editor' })).messages).toEqual([
      'A term with the name provided already exists in this taxonomy.',
    ]);
  });

  test.each([
    ['name: "  "', 'A name is required for this term.'],
    [`name: "${'x'.repeat(201)}"`, 'The name of a term has at most 200 characters. Shorten it.'],
    ['name: "Lost", parentId: "nonsense"', 'The parent ID is not a valid ID'],
    ['name: "Lost", parentId: "999999"', 'The parent does not exist'],
    [
      'name: "Lost", aliasOf: "nobody"',
      'aliasOf is not the slug of a term: the taxonomy has no term "nobody". Give the slug of an existing term.',
    ],
  ])('%s is refused', async (input, message) => {
    expect((await create(input)).messages).toEqual([message]);
  });

  test('a name without letters is known by its number; markup that could harm is left out', async () => {
    const { data } = await create(
      'name: "!!!", description: "<script>alert(1)</script><em onclick=\\"x\\">ok</em>"',
      'databaseId slug description',
    );
    expect(data.createCategory.category.slug).toBe(String(data.createCategory.category.databaseId));
    expect(data.createCategory.category.description).toBe('<em>ok</em>');
  });

  test('signs that the database cannot hold are refused or left out, never a fault', async () => {
    expect(
      (await create('name: "Nu\\u0000ll", slug: "nu\\u0000ll", description: "\\u0000", categoryColor: "\\u0000"', 'name slug')).data
        .createCategory.category,
    ).toEqual({
      name: 'Null',
      slug: 'null',
    });
    expect((await create('name: "Alias", aliasOf: "\\u0000"')).messages[0]).toContain('aliasOf is not the slug of a term');
    const { messages } = await site.ask(
      '{ a: categories(where: { name: ["\\u0000"], slug: ["\\u0000"], search: "\\u0000", nameLike: "\\u0000" }) { nodes { id } } b: comments(where: { search: "\\u0000", authorUrl: "\\u0000", contentName: "\\u0000", commentTypeIn: ["\\u0000"] }) { nodes { id } } c: comments(where: { includeUnapproved: ["\\u0000@"], authorEmail: "\\u0000" }) { nodes { id } } d: category(id: "\\u0000", idType: NAME) { id } }',
      { as: 'editor' },
    );
    expect(messages).toEqual([]);
  });

  test('aliases share a group', async () => {
    const first = await create('name: "Sheds", aliasOf: "parks"', 'termGroupId');
    const second = await create('name: "Barns", aliasOf: "sheds"', 'termGroupId');
    expect(first.data.createCategory.category.termGroupId).toBeGreaterThan(0);
    expect(second.data).toEqual(first.data);
  });

  test('twenty at once get twenty slugs', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, number) => create(`name: "Rush ${number}", slug: "rush"`, 'slug')));
    expect(made.flatMap(({ messages }) => messages)).toEqual([]);
    expect(new Set(made.map(({ data }) => data.createCategory.category.slug)).size).toBe(20);
  });
});

describe('changing a term', () => {
  const update = (slug: string, input: string) =>
    idOf(slug).then((id) =>
      site.ask(`mutation { updateCategory(input: { id: "${id}", ${input} }) { category { name slug uri description categoryColor } } }`, {
        as: 'editor',
      }),
    );

  test('a new slug moves everything below, and caches hear of both addresses', async () => {
    await site.purged();
    expect((await update('parks', 'slug: "business-parks"')).data.updateCategory.category.uri).toBe('/category/business-parks/');
    const { data } = await site.ask('{ nodeByUri(uri: "/category/business-parks/lodz-krakow/") { ... on Category { slug } } }');
    expect(data.nodeByUri).toEqual({ slug: 'lodz-krakow' });
    const { keys, uris } = await site.purged();
    expect(uris).toEqual(
      expect.arrayContaining([
        '/category/parks/',
        '/category/business-parks/',
        '/category/parks/lodz-krakow/',
        '/category/business-parks/lodz-krakow/',
      ]),
    );
    expect(keys).toContain(toGlobalId('term', await idOf('business-parks')));
  });

  test('what is left out stays; a new name leaves the address', async () => {
    const { data } = await update('business-parks', 'name: "Parks of business"');
    expect(data.updateCategory.category).toEqual({
      name: 'Parks of business',
      slug: 'business-parks',
      uri: '/category/business-parks/',
      description: 'd',
      categoryColor: 'signal',
    });
  });

  test('moves below another and back to the top', async () => {
    expect((await update('lodz-krakow', `parentId: "${await idOf('unused')}"`)).data.updateCategory.category.uri).toBe(
      '/category/unused/lodz-krakow/',
    );
    expect((await update('lodz-krakow', 'parentId: null')).data.updateCategory.category.uri).toBe('/category/lodz-krakow/');
  });

  test('never stands below itself', async () => {
    const id = await idOf('market-reports');
    expect((await update('insights', `parentId: "${id}"`)).messages[0]).toContain('cannot be its own ancestor');
    expect((await update('insights', `parentId: "${await idOf('insights')}"`)).messages[0]).toContain('cannot be its own ancestor');
  });

  test('a slug that another term has is refused', async () => {
    expect((await update('unused', 'slug: "news"')).messages).toEqual(['The slug “news” is already in use by another term.']);
  });
});

describe('addresses of posts that hold a category', () => {
  const uri = async () => (await site.ask('{ post(id: "summer-time", idType: SLUG) { uri } }')).data.post.uri as string;
  const setPattern = async (permalinkStructure: string | null) => {
    const { value } = await site.db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirstOrThrow();
    await site.db
      .updateTable('site_option')
      .set({ value: JSON.stringify({ ...value, permalinkStructure }) })
      .where('name', '=', 'settings')
      .execute();
  };
  const rename = async (from: string, to: string) =>
    site.ask(`mutation { updateCategory(input: { id: "${await idOf(from)}", slug: "${to}" }) { category { uri } } }`, { as: 'editor' });

  test('follow when the category moves, and stay where the pattern names none', async () => {
    await rename('insights', 'views');
    expect(await uri()).toBe('/news/summer-time/');
    await setPattern('/%category%/%postname%/');
    await site.purged();
    await rename('views', 'insights');
    expect(await uri()).toBe('/insights/market-reports/summer-time/');
    expect((await site.purged()).uris).toContain('/insights/market-reports/summer-time/');
    await rename('market-reports', 'reports');
    expect(await uri()).toBe('/insights/reports/summer-time/');
    await rename('reports', 'market-reports');
    await setPattern(null);
  });
});

describe('deleting a term', () => {
  const remove = (id: string | number) =>
    site.ask(`mutation { deleteCategory(input: { id: "${id}" }) { deletedId category { name } } }`, { as: 'administrator' });

  test.each([toGlobalId('term', 999), '999'])('%s, which is not there, is refused (recorded)', async (id) => {
    expect((await remove(id)).messages).toEqual(['The ID passed is invalid']);
  });

  test('one of another taxonomy is not deleted through this one', async () => {
    const { data } = await site.ask('{ tag(id: "rent", idType: SLUG) { id } }');
    expect((await remove(data.tag.id)).messages).toEqual(['The ID passed is invalid']);
    expect((await remove(toGlobalId('post', 1))).messages).toEqual(['The ID for the Category was not valid']);
  });

  test('children move up, posts without another category get the default one, menu items go', async () => {
    const [insights, news, reports] = [await idOf('insights'), await idOf('news'), await idOf('market-reports')];
    await site.ask(`mutation { updateSettings(input: { writingSettingsDefaultCategory: ${news} }) { clientMutationId } }`, {
      as: 'administrator',
    });
    const before = await site.ask('{ menuItems(first: 100) { nodes { label } } category(id: "news", idType: SLUG) { count } }');
    expect((await remove(insights)).data.deleteCategory).toEqual({
      deletedId: toGlobalId('term', insights),
      category: { name: 'Insights' },
    });
    const { data } = await site.ask(
      '{ category(id: "market-reports", idType: SLUG) { databaseId uri parent { node { slug } } } post(id: "report-12", idType: SLUG) { categories { nodes { slug } } } news: category(id: "news", idType: SLUG) { count contentNodes(first: 100) { nodes { id } } } menuItems(first: 100) { nodes { label } } }',
    );
    expect(data.category).toEqual({ databaseId: reports, uri: '/category/market-reports/', parent: null });
    expect(data.post.categories.nodes).toEqual([{ slug: 'news' }]);
    expect(data.news.count).toBe(data.news.contentNodes.nodes.length);
    expect(data.news.count).toBeGreaterThan(before.data.category.count);
    const labels = (list: { nodes: { label: string }[] }) => list.nodes.map(({ label }) => label);
    expect(labels(before.data.menuItems).filter((label) => label !== 'Insights')).toEqual(labels(data.menuItems));
  });

  test('the default category stays', async () => {
    expect((await remove(await idOf('news'))).messages[0]).toContain('default category');
  });
});
