/** Invalid input of node mutations is rejected with the field, the rule and what to do, and changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError } = createNodeWriter(() => site);

const getNodeId = async (type: string, slug: string) =>
  (
    await site.db
      .selectFrom('content_node')
      .select('id')
      .where('type', '=', type as 'post')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id;
const countNodes = async () =>
  Number(
    (
      await site.db
        .selectFrom('content_node')
        .select((find) => find.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('fields of every content type', () => {
  test.each([
    [{ date: 'yesterday' }, /date "yesterday" is not a date\. Use a format such as 2026-11-12T09:00:00/],
    [{ date: '2026-02-30' }, /is not a date/],
    [{ date: '2026-11-12T25:00:00' }, /is not a date/],
    [{ title: 'x'.repeat(1001) }, /title has 1001 characters\. At most 1000 are allowed/],
    [{ slug: 'x'.repeat(201) }, /slug has 201 characters\. At most 200 are allowed/],
    [{ slug: '!!!' }, /slug "!!!" contains no letter or digit/],
    [{ content: 'ä'.repeat(1_100_000) }, /larger than 2 MB/],
    [{ content: '<!-- wp:group {'.repeat(60) }, /has 60 unclosed blocks\. At most 50/],
    [{ content: '<b>'.repeat(600_000) }, /content has 600000 tags and comments\. At most 20000/],
    [{ content: '<b>'.repeat(5_000) }, /elements of the content are nested more than 100 levels deep/],
    [{ postLeadSection: { leadParagraph: '<b>'.repeat(200) } }, /elements of the postLeadSection\.leadParagraph are nested more than/],
    [{ excerpt: 'x'.repeat(70_000) }, /excerpt has 70000 characters/],
    [{ commentStatus: 'maybe' }, /commentStatus cannot be "maybe"\. Use "open" or "closed"/],
    [{ pingStatus: 'x' }, /pingStatus/],
    [{ toPing: ['javascript:alert(1)'] }, /toPing: "javascript:alert\(1\)" is not a web URL/],
    [{ authorId: '999999' }, /The provided `authorId` is not a valid user/],
    [{ authorId: toGlobalId('post', 1) }, /The provided `authorId` is not a valid user/],
    [{ status: 'INHERIT' }, /status "inherit" cannot be set/],
    [{ status: 'REQUEST_PENDING' }, /status "request-pending" cannot be set/],
    [{ status: 'TRASH' }, /New content cannot have the status "trash"/],
    [{ featuredImageId: '999999' }, /featuredImageId "999999" is not the id of a media item/],
    [{ isSticky: true, password: 'x' }, /can not be sticky and have a password/],
    [{ categories: { nodes: [{ id: '999999' }] } }, /categories: no term has the id "999999"/],
    [{ categories: { nodes: [{}] } }, /categories: a term has neither id, slug nor name/],
    [{ tags: { nodes: [{ id: toGlobalId('post', 1) }] } }, /tags: no term has the id/],
    [{ seo: { canonical: 'javascript:alert(1)' } }, /seo\.canonical is not a URL/],
    [{ seo: { opengraphImageId: '1x' } }, /seo\.opengraphImageId/],
    [{ password: 'x'.repeat(256) }, /password has 256 characters/],
  ])('invalid input is rejected (%#)', async (input, message) => {
    const before = await countNodes();
    expect(await getError('createPost', { title: 'Bad', status: 'PUBLISH', ...input })).toMatch(message);
    expect(await countNodes()).toBe(before);
  });

  test('a term of another taxonomy is rejected', async () => {
    const { id } = await site.db.selectFrom('term').select('id').where('slug', '=', 'rent').executeTakeFirstOrThrow();
    expect(await getError('createPost', { title: 'x', categories: { nodes: [{ id: String(id) }] } })).toContain('no term has the id');
  });

  test('a post without content, title and excerpt is rejected', async () => {
    expect(await getError('createPost', {})).toMatch(/^Mutation not processed\. There was no input/);
    expect(await getError('createPost', { title: '' })).toBe('Content, title, and excerpt are empty.');
  });

  test('NUL characters are removed and lone surrogates are replaced', async () => {
    expect((await write('createPost', { title: 'a\0b \ud800', content: '<p>\0</p>', status: 'PUBLISH' })).title).toBe('ab \ufffd');
  });
});

describe('date formats', () => {
  test.each([
    ['2024-03-10T10:30:00', '2024-03-10T10:30:00'],
    ['2024-03-10 10:30', '2024-03-10T10:30:00'],
    ['2024/3/9', '2024-03-09T00:00:00'],
    ['03/09/2024', '2024-03-09T00:00:00'],
    ['2024-07-01T12:00:00Z', '2024-07-01T05:00:00'],
    ['2024-07-01T12:00:00+02:00', '2024-07-01T03:00:00'],
  ])('the date %s is stored as %s', async (date, stored) => {
    expect((await write('createPost', { title: 'When', date })).date).toBe(stored);
  });
});

describe('declared fields', () => {
  test('every kind of field is stored and returned unchanged', async () => {
    const [market, team, dock] = [
      await getNodeId('markets', 'reno'),
      await getNodeId('team', 'ana'),
      await getNodeId('attachment', 'dock'),
    ];
    const property = await write(
      'createProperty',
      {
        title: 'Dock One',
        status: 'PUBLISH',
        propertyMeta: {
          propertyAddress: '1 Dock Street',
          market: String(market),
          propertyDownload: toGlobalId('post', dock),
          propertyMeta: [{ metaTitle: 'Slab', metaValue: '8 in' }, { metaTitle: 'Roof' }],
        },
        propertyFacts: {
          buildingType: 'Cross-dock',
          availableSquareFeet: 120_000,
          clearHeightFeet: 40.5,
          rail: true,
          availableFrom: '2027-01-01',
          coordinates: { latitude: 39.5, longitude: -119.8 },
          contacts: [String(team)],
          gallery: [String(dock), String(dock)],
        },
      },
      {
        select:
          'propertyMeta { propertyAddress market { slug } propertyDownload { databaseId } propertyMeta { metaTitle metaValue } } propertyFacts { buildingType availableSquareFeet clearHeightFeet rail availableFrom coordinates { latitude longitude } contacts { slug } gallery { databaseId } yearBuilt }',
      },
    );
    expect(property).toMatchObject({
      propertyMeta: {
        propertyAddress: '1 Dock Street',
        market: { slug: 'reno' },
        propertyDownload: { databaseId: dock },
        propertyMeta: [
          { metaTitle: 'Slab', metaValue: '8 in' },
          { metaTitle: 'Roof', metaValue: null },
        ],
      },
      propertyFacts: {
        buildingType: 'Cross-dock',
        availableSquareFeet: 120_000,
        clearHeightFeet: 40.5,
        rail: true,
        availableFrom: '2027-01-01',
        coordinates: { latitude: 39.5, longitude: -119.8 },
        contacts: [{ slug: 'ana' }],
        gallery: [{ databaseId: dock }, { databaseId: dock }],
        yearBuilt: null,
      },
    });
    const { data } = await site.execute('{ market(id: "reno", idType: SLUG) { properties { nodes { slug } } } }');
    expect(data.market.properties.nodes).toEqual([{ slug: 'dock-one' }]);

    const updated = await write(
      'updateProperty',
      { id: property.id, propertyFacts: { rail: null, yearBuilt: 1998 }, propertyMeta: { market: null } },
      { select: 'propertyFacts { rail yearBuilt buildingType } propertyMeta { market { slug } propertyAddress }' },
    );
    expect(updated).toMatchObject({
      propertyFacts: { rail: null, yearBuilt: 1998, buildingType: 'Cross-dock' },
      propertyMeta: { market: null, propertyAddress: '1 Dock Street' },
    });
    const afterUpdate = await site.execute('{ market(id: "reno", idType: SLUG) { properties { nodes { slug } } } }');
    expect(afterUpdate.data.market.properties.nodes).toEqual([]);
  });

  test('status terms are added or replaced depending on the append flag', async () => {
    const statuses = { select: 'allStatus { nodes { name } }' };
    const property = await write('createProperty', { title: 'Leasable', allStatus: { nodes: [{ name: 'Available' }] } }, statuses);
    expect(property.allStatus.nodes).toEqual([{ name: 'Available' }]);
    const appended = await write(
      'updateProperty',
      { id: property.id, allStatus: { append: true, nodes: [{ name: 'Build to suit' }] } },
      statuses,
    );
    expect(appended.allStatus.nodes).toHaveLength(2);
    const replaced = await write(
      'updateProperty',
      { id: property.id, allStatus: { append: false, nodes: [{ name: 'Leased' }] } },
      statuses,
    );
    expect(replaced.allStatus.nodes).toEqual([{ name: 'Leased' }]);
  });

  test('each section of a property page has exactly one layout', async () => {
    const page = await write(
      'createPropertyPage',
      {
        title: 'Campaign',
        status: 'PUBLISH',
        propertyPages: { blocks: [{ Hero: { title: 'Gate', sqft: 1.5 } }, { Highlights: { highlights: [{ title: 'Near' }] } }] },
      },
      { select: 'propertyPages { blocks { __typename ... on PropertyPage_Propertypages_Blocks_Hero { title sqft } } }' },
    );
    expect(page.propertyPages.blocks).toEqual([
      { __typename: 'PropertyPage_Propertypages_Blocks_Hero', title: 'Gate', sqft: 1.5 },
      { __typename: 'PropertyPage_Propertypages_Blocks_Highlights' },
    ]);
    const both = { Hero: { title: 'a' }, AboutLink: { aboutLinkTitle: 'b' } };
    expect(await getError('updatePropertyPage', { id: page.id, propertyPages: { blocks: [both] } })).toMatch(
      /propertyPages\.blocks\[0\] must be exactly one section\. Use one of: Hero, Highlights/,
    );
    expect(await getError('updatePropertyPage', { id: page.id, propertyPages: { blocks: [{}] } })).toContain('exactly one section');
  });

  test.each([
    [
      'createProperty',
      { propertyFacts: { buildingType: 'Castle' } },
      /propertyFacts\.buildingType cannot be "Castle"\. Use one of: Cross-dock/,
    ],
    ['createProperty', { propertyFacts: { availableFrom: '12 May' } }, /propertyFacts\.availableFrom "12 May" is not a date/],
    ['createProperty', { propertyFacts: { availableFrom: '2026-02-30' } }, /is not a date/],
    [
      'createProperty',
      { propertyFacts: { coordinates: { latitude: 91, longitude: 0 } } },
      /coordinates\.latitude must be between -90 and 90/,
    ],
    ['createProperty', { propertyFacts: { coordinates: { latitude: 9 } } }, /coordinates\.longitude/],
    [
      'createProperty',
      { propertyFacts: { contacts: ['999999'] } },
      /propertyFacts\.contacts\[0\]: a team member with the id 999999 does not exist/,
    ],
    ['createProperty', { propertyMeta: { market: toGlobalId('term', 1) } }, /propertyMeta\.market is not the id of a market/],
    ['createTeam', { teamMeta: { email: 'nobody' } }, /teamMeta\.email "nobody" is not an email address/],
    ['createTeam', { teamMeta: { linkToStory: { url: 'javascript:alert(1)' } } }, /teamMeta\.linkToStory\.url cannot link to/],
    ['createTeam', { teamMeta: { linkToStory: { url: '//evil.test' } } }, /cannot link to/],
    ['createTeam', { teamMeta: { linkToStory: { url: '/x', target: 'top' } } }, /linkToStory\.target must be/],
    ['createProperty', { propertyFacts: { dockDoors: -5 } }, /propertyFacts\.dockDoors cannot be -5\. Use a number that is at least 0\./],
    [
      'createProperty',
      { propertyFacts: { yearBuilt: 3026 } },
      /propertyFacts\.yearBuilt cannot be 3026\. Use a number from 1800 to 2200\./,
    ],
    ['createProperty', { propertyFacts: { distances: [{ miles: -0.5 }] } }, /distances\[0\]\.miles cannot be -0\.5\./],
    ['createPost', { postMediaContact: { contactItems: [{ email: 'x' }] } }, /postMediaContact\.contactItems\[0\]\.email/],
  ])('%s rejects %j', async (name, input, message) => {
    expect(await getError(name, { title: 'Bad', ...input })).toMatch(message);
  });

  test('a reference to a node of another type is rejected', async () => {
    const region = await getNodeId('regions', 'west');
    expect(await getError('createProperty', { title: 'x', propertyMeta: { market: String(region) } })).toContain('a market with the id');
  });
});

describe('SEO fields and the featured image', () => {
  test('SEO fields and the featured image are set, kept and removed', async () => {
    const dock = String(await getNodeId('attachment', 'dock'));
    const select = { select: 'featuredImage { node { slug } } isSticky' };
    const post = await write(
      'createPost',
      { title: 'With SEO fields', featuredImageId: dock, isSticky: true, seo: { title: 'Own title', metaRobotsNoindex: true } },
      select,
    );
    expect(post).toMatchObject({ featuredImage: { node: { slug: 'dock' } }, isSticky: true });
    const getStoredSeo = async () =>
      (await site.db.selectFrom('content_node').select('seo').where('id', '=', post.databaseId).executeTakeFirstOrThrow()).seo;
    expect(await getStoredSeo()).toEqual({ title: 'Own title', noindex: true });
    await write('updatePost', { id: post.id, seo: { metaDesc: 'Words', metaRobotsNoindex: null } });
    expect(await getStoredSeo()).toEqual({ title: 'Own title', description: 'Words' });
    expect(await write('updatePost', { id: post.id, featuredImageId: null, isSticky: false, seo: null }, select)).toMatchObject({
      featuredImage: null,
      isSticky: false,
    });
    expect(await getStoredSeo()).toEqual({});
  });
});

describe('markup', () => {
  const markup = '<!-- wp:paragraph -->\n<p onclick="x()">Words<script>alert(1)</script></p>\n<!-- /wp:paragraph -->';
  const getStoredNode = async (id: number) =>
    await site.db.selectFrom('content_node').select(['content', 'title', 'blocks']).where('id', '=', id).executeTakeFirstOrThrow();

  test('markup by users without the unfiltered_html capability is sanitized, including its blocks', async () => {
    const { databaseId } = await write('createPost', { title: 'A <script>1</script><em>title</em>', content: markup }, { as: 'author' });
    const { content, title, blocks } = await getStoredNode(databaseId);
    expect(content).toBe('<!-- wp:paragraph -->\n<p>Words</p>\n<!-- /wp:paragraph -->');
    expect(title).toBe('A <em>title</em>');
    expect(blocks?.map(({ name }) => name)).toEqual(['core/paragraph']);
  });

  test('markup by editors is stored unchanged', async () => {
    const { databaseId } = await write('createPost', { title: 'Trusted', content: markup });
    expect((await getStoredNode(databaseId)).content).toBe(markup);
  });
});
