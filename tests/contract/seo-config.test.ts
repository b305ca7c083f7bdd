/** Site-wide SEO configuration. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
