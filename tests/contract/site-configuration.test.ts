/** Mutations of site-wide data: groups of options, SEO data, redirects, permalinks. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up as moveRedirects } from '../../content/db/migrations/0029-redirects.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await createWritableSite();
  const nodes = await site.db.selectFrom('content_node').select(['id', 'slug']).where('revision_of', 'is', null).execute();
  for (const { id, slug } of nodes) ids[slug] = id;
});
afterAll(() => site.drop());

type Input = Record<string, unknown>;
type Actor = NonNullable<Parameters<WritableSite['execute']>[1]>['as'];

/** Runs a mutation. @returns the payload, or throws its error */
async function mutate(name: string, input: Input, selection = 'clientMutationId', as: Actor = 'administrator') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, messages } = await site.execute(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, {
    as,
    variables: { input },
  });
  if (messages.length > 0) throw new Error(messages.join(' '));
  return data[name];
}
const query = async (text: string, as: Actor = null) => (await site.execute(text, { as })).data;

describe('groups of options', () => {
  test('an update changes the given values, keeps the others, and returns all', async () => {
    const { options } = await mutate(
      'updateSiteOptions',
      { gtmId: 'GTM-AB12CD3', largeMediaContact: { header: 'Press' }, socialMedia: [{ social: 'x', link: 'https://x.com/fixture' }] },
      'options { gtmId gaId largeMediaContact { header content } socialMedia { social link } }',
    );
    expect(options).toMatchObject({ gtmId: 'GTM-AB12CD3', socialMedia: [{ social: 'x', link: 'https://x.com/fixture' }] });
    await mutate('updateSiteOptions', { largeMediaContact: { content: '<p>Call us.</p>' } });
    const { largeMediaContact } = (await query('{ options { largeMediaContact { header content } } }')).options;
    expect(largeMediaContact).toEqual({ header: 'Press', content: '<p>Call us.</p>' });
    await mutate('updateSiteOptions', { largeMediaContact: { header: null }, gtmId: '' });
    expect((await query('{ options { gtmId largeMediaContact { header content } } }')).options).toEqual({
      gtmId: '',
      largeMediaContact: { header: null, content: '<p>Call us.</p>' },
    });
  });

  test('a social network needs only a name and a link, and is a profile of the organization', async () => {
    const socialMedia = [
      { social: 'LinkedIn', link: 'https://www.linkedin.com/company/fixture' },
      { social: 'Bluesky', link: 'https://bsky.app/profile/fixture.example' },
    ];
    const { options } = await mutate('updateSiteOptions', { socialMedia }, 'options { socialMedia { social link icon { id } } }');
    expect(options.socialMedia).toEqual(socialMedia.map((item) => ({ ...item, icon: null })));
    const { nodeByUri } = await query('{ nodeByUri(uri: "/") { ... on Page { seo { schema { raw } } } } }');
    for (const { link } of socialMedia) expect(nodeByUri.seo.schema.raw).toContain(JSON.stringify(link));
  });

  test('popup items are updated by editors', async () => {
    const popupItems = [{ popupTitle: 'Calumet Stack', popupContent: '<p>Three levels.</p>' }];
    const selection = 'popupModule { popupItems { popupTitle popupContent } }';
    expect((await mutate('updatePopupModule', { popupItems }, selection, 'editor')).popupModule).toEqual({ popupItems });
    expect((await query(`{ ${selection} }`)).popupModule).toEqual({ popupItems });
  });

  test('editors can update options, except for those that load third-party code', async () => {
    const { numberModule } = await mutate(
      'updateNumberModule',
      { mainHeading: 'In numbers', numberGrid: [{ heading: 'doors', number: '98' }] },
      'numberModule { mainHeading numberGrid { heading number } }',
      'editor',
    );
    expect(numberModule).toEqual({ mainHeading: 'In numbers', numberGrid: [{ heading: 'doors', number: '98' }] });
    await expect(mutate('updateSiteOptions', { gaId: 'G-AB12CD34' }, undefined, 'editor')).rejects.toThrow('not allowed to change gaId');
    await expect(mutate('updateSiteOptions', { footerContactInfo: '' }, undefined, 'author')).rejects.toThrow(
      'not allowed to edit options',
    );
  });

  test.each<[string, Input, string]>([
    ['updateSiteOptions', { gaId: '"><script>' }, 'gaId cannot be ""><script>". Use a format such as G-AB12CD34EF.'],
    ['updateSiteOptions', { gtmId: 'G-AB12CD34' }, 'gtmId cannot be "G-AB12CD34". Use a format such as GTM-AB12CD3.'],
    ['updateSiteOptions', { socialMedia: [{ social: 'x', link: 'javascript:x' }] }, 'socialMedia[0].link cannot link to'],
    ['updateSiteOptions', { mediaContactItems: [{ email: 'nobody' }] }, 'mediaContactItems[0].email "nobody" is not an email address.'],
    ['updateNumberModule', { styleOption: 'huge' }, 'styleOption cannot be "huge".'],
  ])('%s with %j is rejected', async (name, input, message) => {
    await expect(mutate(name, input)).rejects.toThrow(message);
  });

  test('an update with an outdated version is rejected', async () => {
    const { editVersion: version } = await query('{ editVersion(object: NUMBER_MODULE) }', 'editor');
    const payload = await mutate('updateNumberModule', { pageTitle: 'First', version }, 'version', 'editor');
    await expect(mutate('updateNumberModule', { pageTitle: 'Second', version })).rejects.toThrow(
      'NumberModule has changed since it was loaded.',
    );
    await mutate('updateNumberModule', { pageTitle: 'Third', version: payload.version });
    expect((await query('{ numberModule { pageTitle } }')).numberModule.pageTitle).toBe('Third');
  });
});

describe('the SEO configuration', () => {
  test('an SEO manager changes values in all sections, and null restores the default', async () => {
    const input = {
      meta: { config: { separator: '–' }, homepage: { title: 'Warehouses' }, notFound: { breadcrumb: 'Lost' } },
      openGraph: { defaultImage: String(ids['dock']), frontPage: { title: 'Doors' } },
      schema: { companyName: 'Fixture Inc.', companyLogo: String(ids['dock']), companyOrPerson: 'company' },
      social: { twitter: { username: 'fixture', cardType: 'summary' }, otherSocials: [{ url: 'https://social.example/fixture' }] },
      webmaster: { googleVerify: 'abc-123' },
      breadcrumbs: { homeText: 'Start', enabled: false },
      contentTypes: { post: { title: '%%title%% by us', metaRobotsNoindex: true, archive: { title: 'All news' } } },
    };
    const selection = `seo { meta { config { separator } homepage { title description } notFound { breadcrumb title } }
      openGraph { defaultImage { databaseId } frontPage { title } } schema { companyName companyLogo { databaseId } siteName }
      social { twitter { username cardType } otherSocials } webmaster { googleVerify } breadcrumbs { homeText enabled separator }
      contentTypes { post { title metaRobotsNoindex archive { title metaRobotsIndex } } page { metaRobotsNoindex } } redirects { origin } }`;
    const { seo } = await mutate('updateSeoConfig', input, selection, 'wpseo_manager');
    expect(seo).toMatchObject({
      meta: {
        config: { separator: '–' },
        homepage: { title: 'Warehouses', description: 'A small site.' },
        notFound: { breadcrumb: 'Lost' },
      },
      openGraph: { defaultImage: { databaseId: ids['dock'] }, frontPage: { title: 'Doors' } },
      schema: { companyName: 'Fixture Inc.', companyLogo: { databaseId: ids['dock'] }, siteName: 'Fixture' },
      social: { twitter: { username: 'fixture', cardType: 'summary' }, otherSocials: ['https://social.example/fixture'] },
      webmaster: { googleVerify: 'abc-123' },
      breadcrumbs: { homeText: 'Start', enabled: false, separator: '/' },
      contentTypes: {
        post: { title: '%%title%% by us', metaRobotsNoindex: true, archive: { title: 'All news', metaRobotsIndex: true } },
        page: { metaRobotsNoindex: false },
      },
      redirects: [{ origin: '/old/' }],
    });
    await mutate('updateSeoConfig', { meta: { homepage: { title: null } }, webmaster: null });
    const after = (await query('{ seo { meta { homepage { title } config { separator } } webmaster { googleVerify } } }')).seo;
    expect(after).toEqual({ meta: { homepage: { title: 'Fixture' }, config: { separator: '–' } }, webmaster: { googleVerify: null } });
  });

  test('the patterns and the separator determine the titles, descriptions and robots of content without SEO data', async () => {
    const fetchSeo = async () =>
      await query(
        '{ page(id: "/about/people/", idType: URI) { seo { title metaDesc metaRobotsNoindex } } category(id: "insights", idType: SLUG) { seo { title } } }',
      );
    await mutate('updateSeoConfig', {
      meta: { config: { separator: '–' } },
      contentTypes: {
        page: {
          title: '%%title%% %%page%% %%sep%% %%pt_single%% %%sep%% %%sitedesc%%',
          metaDesc: 'All about %%title%%',
          metaRobotsNoindex: true,
        },
      },
    });
    expect(await fetchSeo()).toEqual({
      page: { seo: { title: 'People – Page – A small site.', metaDesc: 'All about People', metaRobotsNoindex: 'noindex' } },
      category: { seo: { title: 'Insights – Fixture' } },
    });
    await mutate('updateSeoConfig', { meta: null, contentTypes: { page: null } });
    expect(await fetchSeo()).toMatchObject({
      page: { seo: { title: 'People | Fixture', metaRobotsNoindex: 'index' } },
      category: { seo: { title: 'Insights | Fixture' } },
    });
  });

  test.each<[Input, string]>([
    [{ webmaster: { googleVerify: '"><script>' } }, 'webmaster.googleVerify cannot be'],
    [{ schema: { companyOrPerson: 'robot' } }, 'schema.companyOrPerson cannot be "robot".'],
    [{ schema: { companyLogo: '999999' } }, 'schema.companyLogo: a media item with the id 999999 does not exist.'],
    [{ social: { facebook: { url: 'javascript:x' } } }, 'social.facebook.url cannot link to'],
    [{ social: { twitter: { username: '@a b' } } }, 'social.twitter.username cannot be "@a b".'],
    [{ version: 'old' }, 'SEOConfig has changed since it was loaded.'],
  ])('%j is rejected', async (input, message) => {
    await expect(mutate('updateSeoConfig', input)).rejects.toThrow(message);
  });
});

describe('redirects', () => {
  const selection = 'redirect { origin target type format }';
  const list = async () =>
    (await query('{ seo { redirects { origin target type } } }')).seo.redirects.map(
      ({ origin, target, type }: { origin: string; target: string; type: number }) => `${origin} ${target} ${type}`,
    );

  test('a redirect is created, updated and deleted', async () => {
    expect((await mutate('createSeoRedirect', { origin: 'former', target: '/about/' }, selection)).redirect).toEqual({
      origin: '/former',
      target: '/about/',
      type: 301,
      format: 'plain',
    });
    await mutate('updateSeoRedirect', { origin: '/FORMER/', type: 410, target: '' });
    await mutate('createSeoRedirect', { origin: '^/blog/(.+)$', target: '/news/$1', format: 'REGEX', type: 308 });
    await mutate('updateSeoRedirect', { origin: '/former', newOrigin: '/gone/' });
    expect(await list()).toEqual(['/old/ /about/ 301', '/gone/  410', '^/blog/(.+)$ /news/$1 308']);
    await mutate('deleteSeoRedirect', { origin: '/gone' });
    await mutate('deleteSeoRedirect', { origin: '^/blog/(.+)$', format: 'REGEX' });
    expect(await list()).toEqual(['/old/ /about/ 301']);
  });

  test.each([301, 302, 307, 308, 410, 451])('the type %i is accepted', async (type) => {
    const target = type < 400 ? '/about/' : null;
    expect((await mutate('createSeoRedirect', { origin: `/type-${type}/`, target, type }, selection)).redirect.type).toBe(type);
    await mutate('deleteSeoRedirect', { origin: `/type-${type}/` });
  });

  test.each<[Input, string]>([
    [{ origin: '/a/', target: '/b/', type: 303 }, 'type cannot be 303. Use one of: 301, 302, 307, 308, 410, 451.'],
    [{ origin: '/a/' }, 'target is missing.'],
    [{ origin: '/a/', target: '/b/', type: 410 }, 'target must be empty'],
    [{ origin: '/', target: '/b/' }, 'origin is empty or the front page'],
    [{ origin: '/a/?b=1', target: '/b/' }, 'contains a query'],
    [{ origin: 'https://example.org/a/', target: '/b/' }, 'is not a path of this site'],
    [{ origin: '/a/', target: '//evil.example' }, 'target cannot be "//evil.example".'],
    [{ origin: '/a/', target: 'javascript:x' }, 'target cannot be "javascript:x".'],
    [{ origin: '^/(a', target: '/b/', format: 'REGEX' }, 'Expressions use RE2 syntax'],
    [{ origin: '/OLD', target: '/b/' }, 'A redirect from /OLD already exists.'],
    [{ origin: '/a/', target: '/A' }, 'leads back to itself'],
    [{ origin: '^/n/(.+)$', target: '/n/x-$1', format: 'REGEX' }, 'leads back to itself'],
    [
      { origin: '/a/', target: 'http://site.test/old/?q=1' },
      'The target http://site.test/old/?q=1 is itself redirected. Redirects cannot be chained. Use /about/ as the target.',
    ],
    [{ origin: '/about/', target: '/b/' }, 'The redirect from /old/ leads to /about/, which would be redirected again.'],
    [
      { origin: '/about/', target: '/old/' },
      'creates a loop, because /old/ is redirected back: /about/ → /old/ → /about/. Delete one of these redirects first.',
    ],
    [{ origin: '^/ab(.*)$', target: '/b/', format: 'REGEX' }, 'The redirect from /old/ leads to /about/, which would be redirected again.'],
  ])('%j is rejected', async (input, message) => {
    await expect(mutate('createSeoRedirect', input)).rejects.toThrow(message);
    expect(await list()).toEqual(['/old/ /about/ 301']);
  });

  test('a redirect from the address of published content is rejected, and one from its former address is not', async () => {
    const input = { title: 'Moving page', slug: 'moving-page', status: 'PUBLISH' };
    const { page } = await mutate('createPage', input, 'page { id }');
    const redirect = { origin: '/Moving-Page', target: '/moved-page/' };
    await expect(mutate('createSeoRedirect', redirect)).rejects.toThrow('“Moving page” is published at /moving-page/.');
    await expect(mutate('updateSeoRedirect', { origin: '/old/', newOrigin: '/moving-page/' })).rejects.toThrow('is published at');
    const redirects = [{ origin: '/moving-page/', target: '/news/' }];
    expect(await mutate('importSeoRedirects', { redirects }, 'created')).toEqual({ created: 1 });
    await mutate('deleteSeoRedirect', { origin: '/moving-page/' });
    await mutate('updatePage', { id: page.id, slug: 'moved-page' });
    expect((await mutate('createSeoRedirect', redirect, selection)).redirect.target).toBe('/moved-page/');
    await mutate('deleteSeoRedirect', { origin: redirect.origin });
  });

  test.each<[string, Input, string]>([
    ['updateSeoRedirect', { origin: '/nothing/', target: '/b/' }, 'There is no redirect from "/nothing/".'],
    ['updateSeoRedirect', { origin: '/old/', target: '/old' }, 'leads back to itself'],
    ['deleteSeoRedirect', { origin: '/old/', format: 'REGEX' }, 'There is no redirect from "/old/".'],
  ])('%s with %j is rejected', async (name, input, message) => {
    await expect(mutate(name, input)).rejects.toThrow(message);
  });

  test('an import stores valid redirects, keeps or replaces existing ones, and reports the others', async () => {
    const redirects = [
      { origin: '/one/', target: '/about/' },
      { origin: '/two/', target: '/one/' },
      { origin: '/three/', target: 'x' },
      { origin: '/old/', target: '/news/' },
    ];
    const fields = 'created updated skipped problems { index origin message }';
    const first = await mutate('importSeoRedirects', { redirects }, fields, 'wpseo_manager');
    expect(first).toEqual({
      created: 1,
      updated: 0,
      skipped: 1,
      problems: [
        { index: 1, origin: '/two/', message: expect.stringContaining('Use /about/ as the target.') },
        { index: 2, origin: '/three/', message: expect.stringContaining('target cannot be "x".') },
      ],
    });
    expect(await mutate('importSeoRedirects', { redirects, replaceExisting: true }, fields)).toMatchObject({
      created: 0,
      updated: 2,
      skipped: 0,
    });
    expect(await list()).toEqual(['/old/ /news/ 301', '/one/ /about/ 301']);
    await expect(mutate('importSeoRedirects', { redirects: Array(2_001).fill(redirects[0]) })).rejects.toThrow('At most 2000 are allowed.');
  });
});

test('the redirect of a path is found among thousands, plain ones and expressions, in their order', async () => {
  const find = async (path: string) => (await query(`{ seo { redirect(path: ${JSON.stringify(path)}) { target } } }`)).seo.redirect;
  const plain = Array.from({ length: 6_000 }, (_, index) => ({ origin: `/p/${index}`, target: `/q/${index}` }));
  const expressions = Array.from({ length: 300 }, (_, index) => ({ origin: `^/e/${index}-(.*)$`, target: '/f/$1', format: 'REGEX' }));
  const redirects = [
    ...expressions,
    { origin: '^/E/1(.*)$', target: '/second/', format: 'REGEX' },
    ...plain,
    { origin: '/e/7-x/', target: '/last/' },
  ];
  for (let start = 0; start < redirects.length; start += 2_000) {
    const part = redirects.slice(start, start + 2_000);
    const result = await mutate('importSeoRedirects', { redirects: part }, 'created problems { message }');
    expect(result).toEqual({ created: part.length, problems: [] });
  }
  expect(await Promise.all(['/P/5999/', '/p/6000', '/e/299-abc', '/e/1-a', '/e/19', '/e/7-x', '/%00', '/'].map(find))).toEqual([
    { target: '/q/5999' },
    null,
    { target: '/f/$1' },
    { target: '/f/$1' },
    { target: '/second/' },
    { target: '/f/$1' },
    null,
    null,
  ]);
  await site.db.deleteFrom('redirect').where('origin', 'like', '%/p/%').execute();
  await site.db.deleteFrom('redirect').where('target', 'in', ['/f/$1', '/second/', '/last/']).execute();
});

test('redirects in the stored SEO options of earlier versions move to the table, the first one of each origin', async () => {
  await site.db.transaction().execute(async (db) => {
    const stored = await db.selectFrom('site_option').select('value').where('name', '=', 'seo').executeTakeFirstOrThrow();
    const redirects = [
      { origin: '/Caf%C3%A9/', target: '/about/', type: 301, format: 'plain' },
      { origin: 'café', target: '/news/', type: 302, format: 'plain' },
      { origin: '^/old-(.*)$', target: '/$1/', type: null, format: 'regex' },
      { origin: '/%00%E0/', target: null, type: 410, format: 'plain' },
      { target: '/nothing/' },
      null,
    ];
    await sql`drop table redirect`.execute(db);
    await sql`update site_option set value = ${JSON.stringify({ ...stored.value, redirects })}::jsonb where name = 'seo'`.execute(db);
    await moveRedirects(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('redirect').select(['origin', 'origin_key', 'target', 'type', 'format']).orderBy('id').execute();
    expect(rows).toEqual([
      { origin: '/Caf%C3%A9/', origin_key: 'café', target: '/about/', type: 301, format: 'plain' },
      { origin: '^/old-(.*)$', origin_key: '^/old-(.*)$', target: '/$1/', type: 301, format: 'regex' },
      { origin: '/%00%E0/', origin_key: '%00%e0', target: '', type: 410, format: 'plain' },
    ]);
    const after = await db.selectFrom('site_option').select('value').where('name', '=', 'seo').executeTakeFirstOrThrow();
    expect(after.value).toEqual(stored.value);
    await db.deleteFrom('redirect').execute();
  });
});

describe('the permalink structure', () => {
  const fields = 'structure changed redirects conflicts { uri post { databaseId } }';
  const getUri = async () => (await query(`{ post(id: "report-1", idType: SLUG) { uri } }`)).post.uri as string;
  const findRedirects = async () =>
    (await query('{ seo { redirects { origin target format } } }')).seo.redirects.filter(
      ({ origin }: { origin: string }) => !['/old/', '/one/'].includes(origin),
    );

  test('a dry run reports the effects and changes nothing', async () => {
    const result = await mutate('updatePermalinkStructure', { structure: '/blog/%postname%', dryRun: true }, fields);
    expect(result).toMatchObject({ structure: '/blog/%postname%/', redirects: 1, conflicts: [] });
    expect(result.changed).toBeGreaterThan(10);
    expect([await getUri(), (await query('{ permalinkStructure }')).permalinkStructure]).toEqual(['/news/report-1/', '/news/%postname%/']);
  });

  test('a new structure moves all posts, redirects their former addresses, and purges everything', async () => {
    await site.takePurgeEvents();
    await mutate('updatePermalinkStructure', { structure: '/blog/%postname%' }, fields);
    expect(await getUri()).toBe('/blog/report-1/');
    expect((await query('{ nodeByUri(uri: "/blog/report-1/") { __typename } }')).nodeByUri).toEqual({ __typename: 'Post' });
    expect(await findRedirects()).toEqual([{ origin: '^/news/([^/]+)$', target: '/blog/$1/', format: 'regex' }]);
    const event = await site.takePurgeEvents();
    expect(event.keys).toContain('graphql:Query');
    expect(event.uris).toEqual(expect.arrayContaining(['/news/report-1/', '/blog/report-1/']));
  });

  test('if one redirect is not enough, each post gets its own', async () => {
    const { redirects, changed } = await mutate('updatePermalinkStructure', { structure: '/%year%/%category%/%postname%/' }, fields);
    expect(redirects).toBeGreaterThan(10);
    expect(changed).toBeGreaterThanOrEqual(redirects);
    const uri = await getUri();
    expect(uri).toMatch(/^\/20\d\d\/.+\/report-1\/$/);
    expect(await findRedirects()).toContainEqual({ origin: '/blog/report-1/', target: uri, format: 'plain' });
  });

  test('the empty string restores the addresses of the content model, and its obsolete redirect is removed', async () => {
    await mutate('updatePermalinkStructure', { structure: '', createRedirects: false }, fields);
    expect(await getUri()).toBe('/news/report-1/');
    expect((await findRedirects()).map(({ origin }: { origin: string }) => origin)).not.toContain('^/news/([^/]+)$');
  });

  test('structures with one redirect per post never redirect in a loop or in two steps', async () => {
    const change = (structure: string) => mutate('updatePermalinkStructure', { structure }, fields);
    const findPlain = async () => (await findRedirects()).filter(({ format }: { format: string }) => format === 'plain');
    await change('/%postname%/');
    await change('/%year%/%postname%/');
    const dated = await getUri();
    expect(await findPlain()).toContainEqual({ origin: '/report-1/', target: dated, format: 'plain' });
    await change('/%year%/%author%/%postname%/');
    const byAuthor = await getUri();
    expect(await findPlain()).toEqual(
      expect.arrayContaining([dated, '/report-1/'].map((origin) => ({ origin, target: byAuthor, format: 'plain' }))),
    );
    await change('/%postname%/');
    const redirects: { origin: string; target: string }[] = await findPlain();
    const origins = new Set(redirects.map(({ origin }) => origin));
    expect(origins).not.toContain('/report-1/');
    expect(redirects.filter(({ target }) => origins.has(target))).toEqual([]);
    await mutate('updatePermalinkStructure', { structure: '', createRedirects: false }, fields);
  });

  test('a structure that would assign an address of other content is rejected, and nothing changes', async () => {
    await site.db
      .updateTable('content_node')
      .set({ slug: 'about', uri: '/news/about/' })
      .where('id', '=', ids['report-2'] ?? 0)
      .execute();
    await expect(mutate('updatePermalinkStructure', { structure: '/%postname%/' })).rejects.toThrow(
      `Post ${ids['report-2']} would get the address /about/, which other content already has.`,
    );
    const { conflicts } = await mutate('updatePermalinkStructure', { structure: '/%postname%/', dryRun: true }, fields);
    expect(conflicts).toEqual([{ uri: '/about/', post: { databaseId: ids['report-2'] } }]);
    expect(await getUri()).toBe('/news/report-1/');
  });
});
