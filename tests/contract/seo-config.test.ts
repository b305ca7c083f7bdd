/** Site-wide SEO configuration, and canonical URLs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../content/server/http.ts';
import { sitemapRoute } from '../../content/server/rest/sitemap.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const query = `{ seo {
  breadcrumbs { enabled homeText separator boldLast showBlogPage archivePrefix notFoundText prefix searchPrefix }
  meta { homepage { title description } notFound { title breadcrumb } author { title } date { title } config { separator } }
  openGraph { defaultImage { sourceUrl } frontPage { title description image { sourceUrl } } }
  redirects { origin target type format }
  schema { companyName companyOrPerson siteName siteUrl homeUrl inLanguage wordpressSiteName companyLogo { id } personName }
  social { linkedIn { url } facebook { url } youTube { url } twitter { username cardType } otherSocials }
  webmaster { googleVerify msVerify baiduVerify yandexVerify }
  contentTypes { post { title schemaType metaRobotsNoindex archive { archiveLink hasArchive title } } mediaItem { metaRobotsNoindex archive { hasArchive } } }
} }`;

test('the SEO configuration defaults to values derived from settings and options', async () => {
  const { data, messages } = await site.execute(query);
  expect(messages).toEqual([]);
  expect(data.seo).toMatchObject({
    breadcrumbs: { enabled: true, homeText: 'Home', separator: '/', boldLast: false, showBlogPage: true },
    meta: {
      homepage: { title: 'Fixture', description: 'A small site.' },
      notFound: { title: 'Page not found | Fixture' },
      config: { separator: '|' },
    },
    openGraph: { defaultImage: { sourceUrl: expect.stringContaining('/media/') }, frontPage: { title: 'Fixture' } },
    redirects: [{ origin: '/old/', target: '/about/', type: 301, format: 'plain' }],
    schema: {
      companyName: 'Fixture',
      companyOrPerson: 'company',
      siteUrl: 'http://site.test',
      homeUrl: 'http://site.test/',
      inLanguage: 'en-US',
    },
    social: {
      linkedIn: { url: 'https://www.linkedin.com/company/fixture' },
      facebook: { url: null },
      twitter: { username: null, cardType: 'summary_large_image' },
    },
    webmaster: { googleVerify: null },
    contentTypes: {
      post: { schemaType: 'NewsArticle', metaRobotsNoindex: false, archive: { archiveLink: 'http://site.test/news/', hasArchive: true } },
      mediaItem: { metaRobotsNoindex: true, archive: { hasArchive: false } },
    },
  });
});

test('the SEO configuration returns stored values', async () => {
  const row = await site.db.selectFrom('site_option').select('value').where('name', '=', 'seo').executeTakeFirstOrThrow();
  const value = {
    ...row.value,
    webmaster: { googleVerify: 'abc' },
    social: { twitter: { username: 'fixture' }, otherSocials: ['https://social.example/fixture'] },
    schema: { companyName: 'Fixture Inc.', inLanguage: 'de-AT' },
  };
  await site.db
    .updateTable('site_option')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', 'seo')
    .execute();
  const { data } = await site.execute(query);
  expect(data.seo).toMatchObject({
    webmaster: { googleVerify: 'abc' },
    social: { twitter: { username: 'fixture' }, otherSocials: ['https://social.example/fixture'] },
    schema: { companyName: 'Fixture Inc.', inLanguage: 'de-AT', siteName: 'Fixture' },
  });
});

test('a campaign page has the canonical URL of its property, and sitemaps list only the property', async () => {
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    routes: [sitemapRoute({ db: site.db, contentUrl: 'http://cms.test' })],
    log: () => {},
    isSharedSecret: () => false,
  });
  const fetchListed = async () => await (await fetch(`http://127.0.0.1:${server.port}/wp-sitemap-posts-property_page-1.xml`)).text();
  const fetchSeo = async () =>
    (
      await site.execute(
        '{ propertyPage(id: "gate-one", idType: SLUG) { id seo { canonical opengraphUrl } properties { nodes { uri } } } }',
      )
    ).data.propertyPage;
  const alone = await fetchSeo();
  expect(alone.seo).toEqual({
    canonical: 'http://site.test/property-pages/gate-one/',
    opengraphUrl: 'http://site.test/property-pages/gate-one/',
  });
  expect(await fetchListed()).toContain('/property-pages/gate-one/');

  const mutate = async (mutation: string, variables: object) => {
    const { data, messages } = await site.execute(mutation, { as: 'administrator', variables: { ...variables } });
    expect(messages).toEqual([]);
    return data;
  };
  const create = 'mutation ($input: CreatePropertyInput!) { createProperty(input: $input) { property { id } } }';
  const draft = { title: 'Gate One', slug: 'gate-one', propertyFacts: { propertyPage: alone.id } };
  const { createProperty } = await mutate(create, { input: draft });
  expect(await fetchSeo()).toEqual(alone);
  expect(await fetchListed()).toContain('/property-pages/gate-one/');

  const update = 'mutation ($input: UpdatePropertyInput!) { updateProperty(input: $input) { property { id } } }';
  await mutate(update, { input: { id: createProperty.property.id, status: 'PUBLISH' } });
  const url = 'http://site.test/properties/gate-one/';
  expect(await fetchSeo()).toMatchObject({
    seo: { canonical: url, opengraphUrl: url },
    properties: { nodes: [{ uri: '/properties/gate-one/' }] },
  });
  expect(await fetchListed()).not.toContain('/property-pages/gate-one/');
  await server.stop();
});
