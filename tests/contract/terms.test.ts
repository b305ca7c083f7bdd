/** Lists of terms, and creating, updating and deleting terms. Titles that end in "(recorded)" describe behavior recorded from WPGraphQL 1.14. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { fetchGraphql } from '../support/graphql-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const listSlugs = (list: { nodes: { slug: string }[] }) => list.nodes.map(({ slug }) => slug);

async function listCategories(where: string): Promise<string[]> {
  const { data, errors } = await fetchGraphql(`{ categories(where: { ${where} }) { nodes { slug } } }`);
  expect(errors).toBeUndefined();
  return listSlugs(data.categories);
}

async function getCategoryId(slug: string): Promise<number> {
  const { data } = await site.execute('query ($slug: ID!) { category(id: $slug, idType: SLUG) { databaseId } }', { variables: { slug } });
  return data.category.databaseId as number;
}

describe('filters of terms', () => {
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
    ['orderby: TERM_ORDER', ['insights', 'news', 'market-reports', 'unused']],
    ['include: ["999999"]', []],
    ['include: [], cacheDomain: "x", updateTermMetaCache: false', ['news', 'insights', 'market-reports', 'unused']],
  ])('categories are filtered by %s', async (where, expected) => {
    expect(await listCategories(where)).toEqual(expected);
  });

  test('descriptions are sorted by letters, regardless of case and accents', async () => {
    for (const [index, description] of ['zinc', 'Ábc', 'bcd', 'Zebra'].entries())
      await site.db
        .insertInto('term')
        .values({ taxonomy: 'post_tag', name: `Sorted ${index}`, slug: `sorted-${index}`, uri: `/tag/sorted-${index}/`, description })
        .execute();
    const { data } = await site.execute(
      '{ tags(where: { hideEmpty: false, slug: ["sorted-0", "sorted-1", "sorted-2", "sorted-3"], orderby: DESCRIPTION }) { nodes { slug } } }',
    );
    expect(data.tags.nodes.map(({ slug }: { slug: string }) => slug)).toEqual(['sorted-1', 'sorted-2', 'sorted-3', 'sorted-0']);
  });

  test('terms can be filtered by database ids, global ids, parents and ancestors', async () => {
    const { data } = await fetchGraphql('{ categories { nodes { id databaseId slug } } }');
    const getTerm = (slug: string) => data.categories.nodes.find((term: { slug: string }) => term.slug === slug);
    expect(await listCategories(`include: ["${getTerm('news').id}", "${getTerm('unused').databaseId}"]`)).toEqual(['news', 'unused']);
    expect(await listCategories(`exclude: "${getTerm('news').databaseId}"`)).toEqual(['insights', 'market-reports', 'unused']);
    expect(await listCategories(`excludeTree: "${getTerm('insights').id}"`)).toEqual(['news', 'unused']);
    expect(await listCategories(`childOf: ${getTerm('insights').databaseId}`)).toEqual(['market-reports']);
    expect(await listCategories(`parent: ${getTerm('insights').databaseId}`)).toEqual(['market-reports']);
    expect(await listCategories(`termTaxonomyId: ["${getTerm('news').databaseId}"]`)).toEqual(['news']);
  });

  test('a taxonomy lists its terms', async () => {
    const { data } = await fetchGraphql(
      '{ taxonomy(id: "category", idType: NAME) { connectedTerms(first: 2) { nodes { __typename slug } pageInfo { hasNextPage } } } categories(first: 2) { nodes { __typename slug } } }',
    );
    expect(data.categories.nodes).toHaveLength(2);
    expect(data.taxonomy.connectedTerms).toEqual({ nodes: data.categories.nodes, pageInfo: { hasNextPage: true } });
  });

  test('objectIds returns terms only of nodes that are visible to the visitor', async () => {
    const { data } = await fetchGraphql('{ post(id: "report-12", idType: SLUG) { databaseId } }');
    expect(await listCategories(`objectIds: ["${data.post.databaseId}"]`)).toEqual(['insights']);
    const { rows } = { rows: await site.db.selectFrom('content_node').select('id').where('slug', '=', 'draft').execute() };
    const hidden = await site.execute(`{ terms(where: { objectIds: ["${rows[0]?.id}"] }) { nodes { name } } }`);
    expect(hidden.data.terms.nodes).toEqual([]);
  });

  test('a filter with too many values is rejected with an explanation', async () => {
    const many = JSON.stringify(Array.from({ length: 101 }, (_, id) => String(id)));
    for (const field of ['categories', 'terms', 'comments']) {
      const filter = field === 'comments' ? 'commentIn' : 'include';
      const { errors } = await fetchGraphql(`{ ${field}(where: { ${filter}: ${many} }) { nodes { id } } }`);
      expect(errors?.[0]?.message).toContain('has 101 values. At most 100 are allowed.');
    }
  });

  test('padCounts has no effect, as in WPGraphQL', async () => {
    const { data } = await fetchGraphql(
      '{ categories(where: { padCounts: true, search: "insights" }) { nodes { count } } plain: categories(where: { search: "insights" }) { nodes { count } } }',
    );
    expect(data.categories).toEqual(data.plain);
  });

  test('paging by count returns every term once, even if counts are equal', async () => {
    const slugs: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { data } = await fetchGraphql(
        `{ terms(first: 1, after: "${after}", where: { orderby: COUNT, order: DESC }) { nodes { slug } pageInfo { endCursor hasNextPage } } }`,
      );
      slugs.push(...listSlugs(data.terms));
      after = data.terms.pageInfo.endCursor;
      more = data.terms.pageInfo.hasNextPage;
    }
    const { data } = await fetchGraphql('{ terms(first: 100, where: { orderby: COUNT, order: DESC }) { nodes { slug } } }');
    expect(slugs).toEqual(listSlugs(data.terms));
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('a single term', () => {
  test('a term can be queried by every type of id, and is null for another taxonomy', async () => {
    const { data, errors } = await fetchGraphql(
      '{ a: termNode(id: "insights", idType: SLUG, taxonomy: CATEGORY) { name } b: termNode(id: "RENT", idType: NAME, taxonomy: TAG) { slug } c: termNode(id: "/category/insights/market-reports/", idType: URI) { slug } d: termNode(id: "insights", idType: SLUG, taxonomy: TAG) { name } e: category(id: "news", idType: URI) { name } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: { name: 'Insights' }, b: { slug: 'rent' }, c: { slug: 'market-reports' }, d: null, e: null });
  });

  test('ancestors of a top-level term is null, and categoryId equals databaseId', async () => {
    const { data } = await fetchGraphql(
      '{ category(id: "insights", idType: SLUG) { ancestors { nodes { slug } } databaseId categoryId termGroupId children { nodes { ancestors { nodes { slug } } } } } }',
    );
    expect(data.category.ancestors).toBeNull();
    expect(data.category.termGroupId).toBeNull();
    expect(data.category.categoryId).toBe(data.category.databaseId);
    expect(data.category.children.nodes[0].ancestors.nodes).toEqual([{ slug: 'insights' }]);
  });

  test('a slug without a taxonomy is rejected with an explanation', async () => {
    const { errors } = await fetchGraphql('{ termNode(id: "insights", idType: SLUG) { name } }');
    expect(errors?.[0]?.message).toContain('taxonomy');
  });
});

describe('permissions for terms', () => {
  test.each([null, 'subscriber', 'contributor', 'author'] as const)('%s cannot create, update or delete terms', async (as) => {
    const id = toGlobalId('term', await getCategoryId('unused'));
    expect((await site.execute('mutation { createCategory(input: { name: "Parks" }) { category { id } } }', { as })).messages).toEqual([
      'Sorry, you are not allowed to create categories',
    ]);
    expect(
      (await site.execute(`mutation { updateCategory(input: { id: "${id}", name: "X" }) { category { id } } }`, { as })).messages,
    ).toEqual(['You do not have permission to update categories']);
    expect((await site.execute(`mutation { deleteCategory(input: { id: "${id}" }) { deletedId } }`, { as })).messages).toEqual([
      'You do not have permission to delete categories',
    ]);
  });

  test.each(['editor', 'administrator', 'wpseo_editor', 'wpseo_manager'] as const)(
    '%s can create and delete terms of every taxonomy',
    async (as) => {
      for (const { graphql } of taxonomies) {
        const name = graphql.single.charAt(0).toLowerCase() + graphql.single.slice(1);
        const created = await site.execute(
          `mutation { create${graphql.single}(input: { name: "Created by ${as}" }) { ${name} { id slug } } }`,
          {
            as,
          },
        );
        expect(created.messages).toEqual([]);
        const { id } = created.data[`create${graphql.single}`][name];
        const deleted = await site.execute(`mutation { delete${graphql.single}(input: { id: "${id}" }) { deletedId ${name} { name } } }`, {
          as,
        });
        expect(deleted.data[`delete${graphql.single}`]).toEqual({ deletedId: id, [name]: { name: `Created by ${as}` } });
      }
    },
  );
});

describe('creating terms', () => {
  const createTerm = (input: string, selection = 'name slug uri description parent { node { slug } } categoryColor') =>
    site.execute(`mutation { createCategory(input: { ${input} }) { clientMutationId category { ${selection} } } }`, { as: 'editor' });

  const createTag = (input: string) =>
    site.execute(`mutation { createTag(input: { ${input} }) { tag { id } } }`, { as: 'editor' }).then(({ messages }) => messages);

  test('creating a term returns it (recorded)', async () => {
    const { data } = await createTerm('name: "Parks", description: "d", clientMutationId: "z", categoryColor: "signal"');
    expect(data.createCategory).toEqual({
      clientMutationId: 'z',
      category: { name: 'Parks', slug: 'parks', uri: '/category/parks/', description: 'd', parent: null, categoryColor: 'signal' },
    });
  });

  test('the URI of a child term starts with the URI of its parent', async () => {
    const { data } = await createTerm(`name: "Łódź & <b>Kraków</b>", parentId: "${toGlobalId('term', await getCategoryId('parks'))}"`);
    expect(data.createCategory.category).toMatchObject({
      name: 'Łódź & Kraków',
      slug: 'lodz-krakow',
      uri: '/category/parks/lodz-krakow/',
      parent: { node: { slug: 'parks' } },
    });
  });

  test('a slug that is taken gets the slug of the parent as suffix, or a number', async () => {
    const parent = toGlobalId('term', await getCategoryId('insights'));
    expect((await createTerm(`name: "Parks", parentId: "${parent}"`)).data.createCategory.category.slug).toBe('parks-insights');
    expect((await createTerm('name: "Parks again", slug: "Parks"')).data.createCategory.category.slug).toBe('parks-2');
  });

  test('a duplicate name with the same parent is rejected', async () => {
    expect((await createTerm('name: "PARKS"')).messages).toEqual(['A term with the name provided already exists with this parent.']);
    expect(await createTag('name: "rent"')).toEqual(['A term with the name provided already exists in this taxonomy.']);
  });

  test('a duplicate name with a slug that another term has is rejected', async () => {
    expect(await createTag('name: "Lease terms", slug: "lease"')).toEqual([]);
    expect(await createTag('name: "rent", slug: "lease"')).toEqual(['A term with the name provided already exists in this taxonomy.']);
    expect((await createTerm('name: "Parks", slug: "news"')).messages).toEqual([
      'A term with the name provided already exists with this parent.',
    ]);
  });

  test('a duplicate name with a slug of its own is accepted, and in a hierarchy also one in another case', async () => {
    expect(await createTag('name: "rent", slug: "rent-of-land"')).toEqual([]);
    await createTerm('name: "Docks", slug: "all-docks"');
    expect((await createTerm('name: "DOCKS"', 'slug')).data.createCategory.category.slug).toBe('docks');
  });

  test.each([
    ['name: ""', 'A name is required to create a category'],
    ['name: "  "', 'A name is required for this term.'],
    [`name: "${'x'.repeat(201)}"`, 'The name of the term has 201 characters. At most 200 are allowed. Shorten it.'],
    ['name: "Lost", parentId: "nonsense"', 'The parent ID is not a valid ID'],
    ['name: "Lost", parentId: "999999"', 'The parent does not exist'],
    ['name: "Lost", parentDatabaseId: 999999', 'The parent does not exist'],
    ['name: "Lost", parentId: "1", parentDatabaseId: 1', 'Please provide only one of parentId or parentDatabaseId'],
  ])('the input %s is rejected', async (input, message) => {
    expect((await createTerm(input)).messages).toEqual([message]);
  });

  test('a term whose name has no letters gets its id as slug, and unsafe markup is removed', async () => {
    const { data } = await createTerm(
      'name: "!!!", description: "<script>alert(1)</script><em onclick=\\"x\\">ok</em>"',
      'databaseId slug description',
    );
    expect(data.createCategory.category.slug).toBe(String(data.createCategory.category.databaseId));
    expect(data.createCategory.category.description).toBe('<em>ok</em>');
  });

  test('NUL characters are removed or rejected, and cause no internal error', async () => {
    expect(
      (await createTerm('name: "Nu\\u0000ll", slug: "nu\\u0000ll", description: "\\u0000", categoryColor: "\\u0000"', 'name slug')).data
        .createCategory.category,
    ).toEqual({
      name: 'Null',
      slug: 'null',
    });
    expect((await createTerm('name: "Alias", aliasOf: "\\u0000"')).messages).toEqual([]);
    const { messages } = await site.execute(
      '{ a: categories(where: { name: ["\\u0000"], slug: ["\\u0000"], search: "\\u0000", nameLike: "\\u0000" }) { nodes { id } } b: comments(where: { search: "\\u0000", authorUrl: "\\u0000", contentName: "\\u0000", commentTypeIn: ["\\u0000"] }) { nodes { id } } c: comments(where: { includeUnapproved: ["\\u0000@"], authorEmail: "\\u0000" }) { nodes { id } } d: category(id: "\\u0000", idType: NAME) { id } }',
      { as: 'editor' },
    );
    expect(messages).toEqual([]);
  });

  test('fields of a term can be of every kind, and are validated like those of nodes', async () => {
    const createSubmarket = (input: string) =>
      site.execute(
        `mutation { createSubmarket(input: { name: "Docklands", ${input} }) {
          submarket { uri coordinates { latitude longitude } figures { value label source date } }
        } }`,
        { as: 'editor' },
      );
    expect((await createSubmarket('coordinates: { latitude: 95, longitude: 0 }')).messages).toEqual([
      'coordinates.latitude must be between -90 and 90. Use a value in degrees.',
    ]);
    const figure = { value: '7.6%', label: 'Vacant', source: 'Research', date: '2026-09-30' };
    const { data } = await createSubmarket(
      `coordinates: { latitude: 32.6, longitude: -96.7 }, figures: [{ value: "7.6%", label: "Vacant", source: "Research", date: "2026-09-30" }]`,
    );
    expect(data.createSubmarket.submarket).toEqual({
      uri: '/submarkets/docklands/',
      coordinates: { latitude: 32.6, longitude: -96.7 },
      figures: [figure],
    });
  });

  test('visitors see a submarket only while a published property has it', async () => {
    const { data } = await site.execute(
      `mutation {
        createSubmarket(input: { name: "Old Yard" }) { submarket { uri } }
        createProperty(input: { title: "Planned", status: DRAFT, submarkets: { nodes: [{ slug: "old-yard" }] } }) { property { id } }
      }`,
      { as: 'editor' },
    );
    const { uri } = data.createSubmarket.submarket;
    const setStatus = (status: string) =>
      site.execute(
        'mutation ($id: ID!, $status: PostStatusEnum) { updateProperty(input: { id: $id, status: $status }) { property { id } } }',
        {
          as: 'editor',
          variables: { id: data.createProperty.property.id, status },
        },
      );
    const find = async (as: 'editor' | null) => {
      const query = `query ($uri: String!) {
        submarket(id: "old-yard", idType: SLUG) { uri }
        nodeByUri(uri: $uri) { ... on Submarket { uri } }
        submarkets(where: { slug: "old-yard" }) { nodes { uri } }
      }`;
      const found = (await site.execute(query, { as, variables: { uri } })).data;
      return [found.submarket, found.nodeByUri, ...found.submarkets.nodes].filter(Boolean).length;
    };
    expect([await find(null), await find('editor')]).toEqual([0, 3]);
    await site.takePurgeEvents();
    await setStatus('PUBLISH');
    expect(await find(null)).toBe(3);
    expect((await site.takePurgeEvents()).keys).toContain(toGlobalId('uri', uri));
    await setStatus('DRAFT');
    expect(await find(null)).toBe(0);
  });

  test('a term and its aliases share a term group', async () => {
    const first = await createTerm('name: "Sheds", aliasOf: "parks"', 'termGroupId');
    const second = await createTerm('name: "Barns", aliasOf: "sheds"', 'termGroupId');
    expect(first.data.createCategory.category.termGroupId).toBeGreaterThan(0);
    expect(second.data).toEqual(first.data);
    const { data } = await createTerm('name: "Huts", aliasOf: "nobody"', 'termGroupId');
    expect(data.createCategory.category.termGroupId).toBeNull();
  });

  test('twenty terms created concurrently get different slugs', async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, number) => createTerm(`name: "Rush ${number}", slug: "rush"`, 'slug')),
    );
    expect(created.flatMap(({ messages }) => messages)).toEqual([]);
    expect(new Set(created.map(({ data }) => data.createCategory.category.slug)).size).toBe(20);
  });
});

describe('updating terms', () => {
  const updateTerm = (slug: string, input: string) =>
    getCategoryId(slug).then((id) =>
      site.execute(
        `mutation { updateCategory(input: { id: "${id}", ${input} }) { category { name slug uri description categoryColor } } }`,
        {
          as: 'editor',
        },
      ),
    );

  test('a new slug changes the URIs of all descendants, and old and new URIs are purged', async () => {
    await site.takePurgeEvents();
    expect((await updateTerm('parks', 'slug: "business-parks"')).data.updateCategory.category.uri).toBe('/category/business-parks/');
    const { data } = await site.execute('{ nodeByUri(uri: "/category/business-parks/lodz-krakow/") { ... on Category { slug } } }');
    expect(data.nodeByUri).toEqual({ slug: 'lodz-krakow' });
    const { keys, uris } = await site.takePurgeEvents();
    expect(uris).toEqual(
      expect.arrayContaining([
        '/category/parks/',
        '/category/business-parks/',
        '/category/parks/lodz-krakow/',
        '/category/business-parks/lodz-krakow/',
      ]),
    );
    expect(keys).toContain(toGlobalId('term', await getCategoryId('business-parks')));
  });

  test('fields that are not in the input stay unchanged, and a new name does not change the URI', async () => {
    const { data } = await updateTerm('business-parks', 'name: "Parks of business"');
    expect(data.updateCategory.category).toEqual({
      name: 'Parks of business',
      slug: 'business-parks',
      uri: '/category/business-parks/',
      description: 'd',
      categoryColor: 'signal',
    });
  });

  test('a term can be moved to another parent and back to the top level', async () => {
    expect((await updateTerm('lodz-krakow', `parentId: "${await getCategoryId('unused')}"`)).data.updateCategory.category.uri).toBe(
      '/category/unused/lodz-krakow/',
    );
    expect((await updateTerm('lodz-krakow', 'parentDatabaseId: 0')).data.updateCategory.category.uri).toBe('/category/lodz-krakow/');
    expect((await updateTerm('lodz-krakow', `parentDatabaseId: ${await getCategoryId('unused')}`)).data.updateCategory.category.uri).toBe(
      '/category/unused/lodz-krakow/',
    );
    // As in WPGraphQL, an empty parentId changes nothing.
    for (const parentId of ['null', '""', '"0"'])
      expect((await updateTerm('lodz-krakow', `parentId: ${parentId}`)).data.updateCategory.category.uri).toBe(
        '/category/unused/lodz-krakow/',
      );
    await updateTerm('lodz-krakow', 'parentDatabaseId: 0');
  });

  test('empty values leave the former ones unchanged, as in WPGraphQL', async () => {
    const { data, messages } = await updateTerm('business-parks', 'name: "", slug: "", description: "", aliasOf: null');
    expect(messages).toEqual([]);
    expect(data.updateCategory.category).toMatchObject({ name: 'Parks of business', slug: 'business-parks', description: 'd' });
  });

  test('a term cannot become its own descendant', async () => {
    const id = await getCategoryId('market-reports');
    expect((await updateTerm('insights', `parentId: "${id}"`)).messages[0]).toContain('cannot be its own ancestor');
    expect((await updateTerm('insights', `parentId: "${await getCategoryId('insights')}"`)).messages[0]).toContain(
      'cannot be its own ancestor',
    );
  });

  test('a slug of another term is rejected', async () => {
    expect((await updateTerm('unused', 'slug: "news"')).messages).toEqual(['The slug “news” is already in use by another term.']);
  });

  test('a slug of another term gets a suffix if the parent changes too', async () => {
    await site.execute('mutation { createCategory(input: { name: "Moved" }) { category { id } } }', { as: 'editor' });
    const { data } = await updateTerm('moved', `slug: "news", parentId: "${await getCategoryId('insights')}"`);
    expect(data.updateCategory.category.slug).toBe('news-insights');
  });
});

describe('post URIs that contain a category', () => {
  const fetchUri = async () => (await site.execute('{ post(id: "summer-time", idType: SLUG) { uri } }')).data.post.uri as string;
  const setPermalinkStructure = async (permalinkStructure: string | null) => {
    const { value } = await site.db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirstOrThrow();
    await site.db
      .updateTable('site_option')
      .set({ value: JSON.stringify({ ...value, permalinkStructure }) })
      .where('name', '=', 'settings')
      .execute();
  };
  const rename = async (from: string, to: string) =>
    site.execute(`mutation { updateCategory(input: { id: "${await getCategoryId(from)}", slug: "${to}" }) { category { uri } } }`, {
      as: 'editor',
    });

  test('post URIs change with the slug of their category if the permalink structure contains it', async () => {
    await rename('insights', 'views');
    expect(await fetchUri()).toBe('/news/summer-time/');
    await setPermalinkStructure('/%category%/%postname%/');
    await site.takePurgeEvents();
    await rename('views', 'insights');
    expect(await fetchUri()).toBe('/insights/market-reports/summer-time/');
    expect((await site.takePurgeEvents()).uris).toContain('/insights/market-reports/summer-time/');
    await rename('market-reports', 'reports');
    expect(await fetchUri()).toBe('/insights/reports/summer-time/');
    await rename('reports', 'market-reports');
    await setPermalinkStructure(null);
  });
});

test.each([
  ['nonsense', 'The ID passed is not for a category object'],
  ['999999', 'The category node failed to update'],
])('updating a category with the id %s is rejected', async (id, message) => {
  const { messages } = await site.execute(`mutation { updateCategory(input: { id: "${id}", name: "x" }) { category { id } } }`, {
    as: 'administrator',
  });
  expect(messages).toEqual([message]);
});

describe('deleting terms', () => {
  const deleteTerm = (id: string | number) =>
    site.execute(`mutation { deleteCategory(input: { id: "${id}" }) { deletedId category { name } } }`, { as: 'administrator' });

  test.each([toGlobalId('term', 999), '999'])('deleting the unknown id %s is rejected (recorded)', async (id) => {
    expect((await deleteTerm(id)).messages).toEqual(['The ID passed is invalid']);
  });

  test('deleteCategory rejects ids of other taxonomies and types', async () => {
    const { data } = await site.execute('{ tag(id: "rent", idType: SLUG) { id } }');
    expect((await deleteTerm(data.tag.id)).messages).toEqual(['The ID passed is invalid']);
    expect((await deleteTerm(toGlobalId('post', 1))).messages).toEqual(['The ID for the category was not valid']);
  });

  test('deleting a category moves its children to its parent, its posts to the default category, and removes its menu items', async () => {
    const [insights, news, reports] = [await getCategoryId('insights'), await getCategoryId('news'), await getCategoryId('market-reports')];
    await site.execute(`mutation { updateSettings(input: { writingSettingsDefaultCategory: ${news} }) { clientMutationId } }`, {
      as: 'administrator',
    });
    const before = await site.execute('{ menuItems(first: 100) { nodes { label } } category(id: "news", idType: SLUG) { count } }');
    expect((await deleteTerm(insights)).data.deleteCategory).toEqual({
      deletedId: toGlobalId('term', insights),
      category: { name: 'Insights' },
    });
    const { data } = await site.execute(
      '{ category(id: "market-reports", idType: SLUG) { databaseId uri parent { node { slug } } } post(id: "report-12", idType: SLUG) { categories { nodes { slug } } } news: category(id: "news", idType: SLUG) { count contentNodes(first: 100) { nodes { id } } } menuItems(first: 100) { nodes { label } } }',
    );
    expect(data.category).toEqual({ databaseId: reports, uri: '/category/market-reports/', parent: null });
    expect(data.post.categories.nodes).toEqual([{ slug: 'news' }]);
    expect(data.news.count).toBe(data.news.contentNodes.nodes.length);
    expect(data.news.count).toBeGreaterThan(before.data.category.count);
    const listLabels = (list: { nodes: { label: string }[] }) => list.nodes.map(({ label }) => label);
    expect(listLabels(before.data.menuItems).filter((label) => label !== 'Insights')).toEqual(listLabels(data.menuItems));
  });

  test('the default category cannot be deleted', async () => {
    expect((await deleteTerm(await getCategoryId('news'))).messages[0]).toContain('default category');
  });
});

test('a database id leads to a term of the requested taxonomy only, and a global id to any term (WPGraphQL)', async () => {
  const databaseId = await getCategoryId('news');
  const id = String(databaseId);
  const { data } = await site.execute(
    'query ($id: ID!, $globalId: ID!) { termNode(id: $id, idType: DATABASE_ID, taxonomy: TAG) { slug } tag(id: $id, idType: DATABASE_ID) { slug } global: tag(id: $globalId) { slug taxonomyName } }',
    { variables: { id, globalId: toGlobalId('term', databaseId) } },
  );
  expect(data).toEqual({ termNode: { slug: 'news' }, tag: null, global: { slug: 'news', taxonomyName: 'category' } });
});
