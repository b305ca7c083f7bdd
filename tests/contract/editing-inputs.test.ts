/** Bad input is refused with the field, the rule and the remedy, and leaves nothing behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';
import { writesOn } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());
const { write, refusal } = writesOn(() => site);

const idOf = async (type: string, slug: string) =>
  (
    await site.db
      .selectFrom('content_node')
      .select('id')
      .where('type', '=', type as 'post')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).id;
const rows = async () =>
  Number(
    (
      await site.db
        .selectFrom('content_node')
        .select((find) => find.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('values every type has', () => {
  test.each([
    [{ date: 'yesterday' }, /date "yesterday" is not a date\. Write it like 2026-11-12T09:00:00/],
    [{ date: '2026-02-30' }, /is not a date/],
    [{ date: '2026-11-12T25:00:00' }, /is not a date/],
    [{ title: 'x'.repeat(1001) }, /title has 1001 characters\. At most 1000 are allowed/],
    [{ slug: 'x'.repeat(201) }, /slug has 201 characters\. At most 200 are allowed/],
    [{ slug: '!!!' }, /slug "!!!" has no letter or digit/],
    [{ content: 'ä'.repeat(1_100_000) }, /larger than 2 MB/],
    [{ content: '<!-- wp:group {'.repeat(60) }, /has 60 unclosed comments\. At most 50/],
    [{ content: '<b>'.repeat(600_000) }, /elements of the content are nested more than 100 levels deep/],
    [{ postLeadSection: { leadParagraph: '<b>'.repeat(200) } }, /elements of the postLeadSection\.leadParagraph are nested more than/],
    [{ excerpt: 'x'.repeat(70_000) }, /excerpt has 70000 characters/],
    [{ commentStatus: 'maybe' }, /commentStatus cannot be "maybe"\. Give "open" or "closed"/],
    [{ pingStatus: 'x' }, /pingStatus/],
    [{ toPing: ['javascript:alert(1)'] }, /toPing: "javascript:alert\(1\)" is not a web address/],
    [{ authorId: '999999' }, /The provided `authorId` is not a valid user/],
    [{ authorId: toGlobalId('post', 1) }, /The provided `authorId` is not a valid user/],
    [{ status: 'INHERIT' }, /status "inherit" is not one content can have/],
    [{ status: 'REQUEST_PENDING' }, /status "request-pending" is not one content can have/],
    [{ status: 'TRASH' }, /New content cannot have the status "trash"/],
    [{ featuredImageId: '999999' }, /featuredImageId "999999" is not the id of a media item/],
    [{ isSticky: true, password: 'x' }, /can not be sticky and have a password/],
    [{ categories: { nodes: [{ id: '999999' }] } }, /categories: no term has the id "999999"/],
    [{ categories: { nodes: [{}] } }, /categories: a term has neither id, slug nor name/],
    [{ tags: { nodes: [{ id: toGlobalId('post', 1) }] } }, /tags: no term has the id/],
    [{ seo: { canonical: 'javascript:alert(1)' } }, /seo\.canonical is not a URL/],
    [{ seo: { opengraphImageId: '1x' } }, /seo\.opengraphImageId/],
    [{ password: 'x'.repeat(256) }, /password has 256 characters/],
  ])('is refused (%#)', async (input, message) => {
    const before = await rows();
    expect(await refusal('createPost', { title: 'Bad', status: 'PUBLISH', ...input })).toMatch(message);
    expect(await rows()).toBe(before);
  });

  test('a term of another taxonomy is none', async () => {
    const { id } = await site.db.selectFrom('term').select('id').where('slug', '=', 'rent').executeTakeFirstOrThrow();
    expect(await refusal('createPost', { title: 'x', categories: { nodes: [{ id: String(id) }] } })).toContain('no term has the id');
  });

  test('a post must say something', async () => {
    expect(await refusal('createPost', {})).toBe('Content, title, and excerpt are empty.');
    const post = await write('createPost', { title: 'Something' });
    expect(await refusal('updatePost', { id: post.id, title: '' })).toBe('Content, title, and excerpt are empty.');
  });

  test('NUL and half signs leave nothing broken behind', async () => {
    expect((await write('createPost', { title: 'a\0b \ud800', content: '<p>\0</p>', status: 'PUBLISH' })).title).toBe('ab \ufffd');
  });
});

describe('dates', () => {
  test.each([
    ['2024-03-10T10:30:00', '2024-03-10T10:30:00'],
    ['2024-03-10 10:30', '2024-03-10T10:30:00'],
    ['2024/3/9', '2024-03-09T00:00:00'],
    ['03/09/2024', '2024-03-09T00:00:00'],
    ['2024-07-01T12:00:00Z', '2024-07-01T05:00:00'],
    ['2024-07-01T12:00:00+02:00', '2024-07-01T03:00:00'],
  ])('%s', async (date, told) => {
    expect((await write('createPost', { title: 'When', date })).date).toBe(told);
  });
});

describe('declared fields', () => {
  test('every kind is kept and told as it was given', async () => {
    const [market, team, dock] = [await idOf('markets', 'reno'), await idOf('team', 'ana'), await idOf('attachment', 'dock')];
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
    const { data } = await site.ask('{ market(id: "reno", idType: SLUG) { properties { nodes { slug } } } }');
    expect(data.market.properties.nodes).toEqual([{ slug: 'dock-one' }]);

    const changed = await write(
      'updateProperty',
      { id: property.id, propertyFacts: { rail: null, yearBuilt: 1998 }, propertyMeta: { market: null } },
      { select: 'propertyFacts { rail yearBuilt buildingType } propertyMeta { market { slug } propertyAddress }' },
    );
    expect(changed).toMatchObject({
      propertyFacts: { rail: null, yearBuilt: 1998, buildingType: 'Cross-dock' },
      propertyMeta: { market: null, propertyAddress: '1 Dock Street' },
    });
    const after = await site.ask('{ market(id: "reno", idType: SLUG) { properties { nodes { slug } } } }');
    expect(after.data.market.properties.nodes).toEqual([]);
  });

  test('status terms are set with the append flag', async () => {
    const statuses = { select: 'allStatus { nodes { name } }' };
    const property = await write('createProperty', { title: 'Leasable', allStatus: { nodes: [{ name: 'Available' }] } }, statuses);
    expect(property.allStatus.nodes).toEqual([{ name: 'Available' }]);
    const more = await write(
      'updateProperty',
      { id: property.id, allStatus: { append: true, nodes: [{ name: 'Build to suit' }] } },
      statuses,
    );
    expect(more.allStatus.nodes).toHaveLength(2);
    const other = await write('updateProperty', { id: property.id, allStatus: { append: false, nodes: [{ name: 'Leased' }] } }, statuses);
    expect(other.allStatus.nodes).toEqual([{ name: 'Leased' }]);
  });

  test('sections are one of their shapes each', async () => {
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
    expect(await refusal('updatePropertyPage', { id: page.id, propertyPages: { blocks: [both] } })).toMatch(
      /propertyPages\.blocks\[0\] must be exactly one section\. Give one of: Hero, Highlights/,
    );
    expect(await refusal('updatePropertyPage', { id: page.id, propertyPages: { blocks: [{}] } })).toContain('exactly one section');
  });

  test.each([
    [
      'createProperty',
      { propertyFacts: { buildingType: 'Castle' } },
      /propertyFacts\.buildingType cannot be "Castle"\. Give one of: Cross-dock/,
    ],
    ['createProperty', { propertyFacts: { availableFrom: '12 May' } }, /propertyFacts\.availableFrom "12 May" is not a day/],
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
    ['createPost', { postMediaContact: { contactItems: [{ email: 'x' }] } }, /postMediaContact\.contactItems\[0\]\.email/],
  ])('%s %j', async (name, input, message) => {
    expect(await refusal(name, { title: 'Bad', ...input })).toMatch(message);
  });

  test('a reference leads to its own type only', async () => {
    const region = await idOf('regions', 'west');
    expect(await refusal('createProperty', { title: 'x', propertyMeta: { market: String(region) } })).toContain('a market with the id');
  });
});

describe('what search engines are told, and the picture', () => {
  test('values are set, kept and taken away', async () => {
    const dock = String(await idOf('attachment', 'dock'));
    const select = { select: 'featuredImage { node { slug } } isSticky' };
    const post = await write(
      'createPost',
      { title: 'Seen', featuredImageId: dock, isSticky: true, seo: { title: 'Own title', metaRobotsNoindex: true } },
      select,
    );
    expect(post).toMatchObject({ featuredImage: { node: { slug: 'dock' } }, isSticky: true });
    const stored = async () =>
      (await site.db.selectFrom('content_node').select('seo').where('id', '=', post.databaseId).executeTakeFirstOrThrow()).seo;
    expect(await stored()).toEqual({ title: 'Own title', noindex: true });
    await write('updatePost', { id: post.id, seo: { metaDesc: 'Words', metaRobotsNoindex: null } });
    expect(await stored()).toEqual({ title: 'Own title', description: 'Words' });
    expect(await write('updatePost', { id: post.id, featuredImageId: null, isSticky: false, seo: null }, select)).toMatchObject({
      featuredImage: null,
      isSticky: false,
    });
    expect(await stored()).toEqual({});
  });
});

describe('markup', () => {
  const markup = '<!-- wp:paragraph -->\n<p onclick="x()">Words<script>alert(1)</script></p>\n<!-- /wp:paragraph -->';
  const contentOf = async (id: number) =>
    await site.db.selectFrom('content_node').select(['content', 'title', 'blocks']).where('id', '=', id).executeTakeFirstOrThrow();

  test('of who may not write everything is cleaned, with its blocks', async () => {
    const { databaseId } = await write('createPost', { title: 'A <script>1</script><em>title</em>', content: markup }, { as: 'author' });
    const { content, title, blocks } = await contentOf(databaseId);
    expect(content).toBe('<!-- wp:paragraph -->\n<p>Words</p>\n<!-- /wp:paragraph -->');
    expect(title).toBe('A <em>title</em>');
    expect(blocks?.map(({ name }) => name)).toEqual(['core/paragraph']);
  });

  test('of editors stays as it is', async () => {
    const { databaseId } = await write('createPost', { title: 'Trusted', content: markup });
    expect((await contentOf(databaseId)).content).toBe(markup);
  });
});
