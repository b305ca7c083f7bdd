/** Reading and updating site settings, and their effects. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { fetchGraphql } from '../support/graphql-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const as = 'administrator';
const update = (input: string, selection = 'clientMutationId') =>
  site.execute(`mutation { updateSettings(input: { ${input} }) { ${selection} } }`, { as });

describe('reading settings', () => {
  test('everyone can read all settings except the email address (recorded)', async () => {
    const { data, errors } = await fetchGraphql(
      '{ generalSettings { title description url email timezone language startOfWeek } readingSettings { postsPerPage showOnFront } discussionSettings { defaultCommentStatus defaultPingStatus } writingSettings { useSmilies defaultPostFormat } allSettings { generalSettingsTitle readingSettingsPostsPerPage writingSettingsDefaultPostFormat } }',
    );
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([
      ['Sorry, you do not have permission to view this setting.', ['generalSettings', 'email']],
    ]);
    expect(data).toEqual({
      generalSettings: {
        title: 'Fixture',
        description: 'A small site.',
        url: 'http://cms.test',
        email: null,
        timezone: 'America/Los_Angeles',
        language: 'en_US',
        startOfWeek: 0,
      },
      readingSettings: { postsPerPage: 10, showOnFront: 'page' },
      discussionSettings: { defaultCommentStatus: 'open', defaultPingStatus: 'open' },
      writingSettings: { useSmilies: true, defaultPostFormat: '0' },
      allSettings: { generalSettingsTitle: 'Fixture', readingSettingsPostsPerPage: 10, writingSettingsDefaultPostFormat: '' },
    });
  });

  test('administrators can read the email address in generalSettings and allSettings', async () => {
    const { data } = await site.execute('{ generalSettings { email } allSettings { generalSettingsEmail } }', { as });
    expect(data).toEqual({ generalSettings: { email: 'admin@example.com' }, allSettings: { generalSettingsEmail: 'admin@example.com' } });
    expect((await site.execute('{ allSettings { generalSettingsEmail } }', { as: 'editor' })).messages).toEqual([
      'Sorry, you do not have permission to view this setting.',
    ]);
  });
});

describe('groups of settings', () => {
  test('every group is a node', async () => {
    const { data } = await fetchGraphql(
      '{ discussionSettings { id } generalSettings { id title } permalinkSettings { id } readingSettings { id } writingSettings { id } }',
    );
    for (const [field, { id }] of Object.entries(data as Record<string, { id: string }>)) {
      expect(id).toBe(toGlobalId('setting_group', field.replace('Settings', '')));
      const { data: found } = await fetchGraphql('query ($id: ID!) { node(id: $id) { __typename id ... on GeneralSettings { title } } }', {
        id,
      });
      const __typename = field.charAt(0).toUpperCase() + field.slice(1);
      expect(found.node).toEqual({ __typename, id, ...(field === 'generalSettings' && { title: data.generalSettings.title }) });
    }
    expect(
      (await fetchGraphql('query ($id: ID!) { node(id: $id) { id } }', { id: toGlobalId('setting_group', 'none') })).data.node,
    ).toBeNull();
  });

  test('the URL of the site and the permalinks can be read but not updated', async () => {
    const { data } = await fetchGraphql(
      '{ generalSettings { homeUrl } permalinkStructure permalinkSettings { structure categoryBase tagBase } allSettings { generalSettingsHomeUrl permalinkSettingsStructure permalinkSettingsCategoryBase permalinkSettingsTagBase } }',
    );
    const { permalinkStructure: structure, generalSettings, permalinkSettings, allSettings } = data;
    expect(generalSettings).toEqual({ homeUrl: 'http://site.test' });
    expect(permalinkSettings).toEqual({ structure, categoryBase: '', tagBase: '' });
    expect(allSettings).toEqual({
      generalSettingsHomeUrl: 'http://site.test',
      permalinkSettingsStructure: structure,
      permalinkSettingsCategoryBase: '',
      permalinkSettingsTagBase: '',
    });
    for (const input of ['generalSettingsHomeUrl: "https://example.org"', 'permalinkSettingsStructure: "/%postname%/"'])
      expect((await update(input)).messages[0]).toContain('is not defined by type "UpdateSettingsInput"');
  });

  test('the icon of the site is returned as a media item and as a URL of a square size', async () => {
    const query =
      '{ generalSettings { siteIcon { node { slug } } siteIconUrl small: siteIconUrl(size: 32) large: siteIconUrl(size: 600) } }';
    const read = async () => (await site.execute(query)).data.generalSettings;
    expect(await read()).toEqual({ siteIcon: null, siteIconUrl: null, small: null, large: null });
    const { data } = await site.execute(
      '{ mediaItem(id: "dock", idType: SLUG) { databaseId sourceUrl thumbnail: sourceUrl(size: THUMBNAIL) } }',
    );
    const { databaseId, sourceUrl, thumbnail } = data.mediaItem;
    expect((await update(`identitySettingsSiteIcon: ${databaseId}`)).messages).toEqual([]);
    expect(await read()).toEqual({ siteIcon: { node: { slug: 'dock' } }, siteIconUrl: sourceUrl, small: thumbnail, large: sourceUrl });
    await update('identitySettingsSiteIcon: null');
  });
});

describe('updating settings', () => {
  test.each([null, 'subscriber', 'contributor', 'author', 'editor', 'wpseo_editor', 'wpseo_manager'] as const)(
    'updating settings is forbidden for %s (recorded)',
    async (actor) => {
      const { messages } = await site.execute(
        'mutation { updateSettings(input: { generalSettingsTitle: "X" }) { allSettings { generalSettingsTitle } } }',
        {
          as: actor,
        },
      );
      expect(messages).toEqual(['Sorry, you are not allowed to edit settings as this user.']);
    },
  );

  test('an update returns the new values and keeps settings that are not in the input', async () => {
    const { data } = await update(
      'generalSettingsTitle: "A <b>new</b> name", readingSettingsPostsPerPage: 7, writingSettingsUseSmilies: false, discussionSettingsDefaultCommentStatus: "closed"',
      'generalSettings { title description } readingSettings { postsPerPage } writingSettings { useSmilies } discussionSettings { defaultCommentStatus } allSettings { generalSettingsTitle }',
    );
    expect(data.updateSettings).toEqual({
      generalSettings: { title: 'A new name', description: 'A small site.' },
      readingSettings: { postsPerPage: 7 },
      writingSettings: { useSmilies: false },
      discussionSettings: { defaultCommentStatus: 'closed' },
      allSettings: { generalSettingsTitle: 'A new name' },
    });
  });

  test.each([
    ['generalSettingsTimezone: "Mars/Olympus"', 'generalSettingsTimezone must be an IANA time zone name'],
    ['generalSettingsTimezone: "+02:00"', 'generalSettingsTimezone must be an IANA time zone name'],
    ['generalSettingsLanguage: "klingon"', 'generalSettingsLanguage must be a language'],
    ['generalSettingsEmail: "nobody"', 'generalSettingsEmail must be an email address'],
    ['generalSettingsStartOfWeek: 7', 'generalSettingsStartOfWeek must be a number from 0 to 6.'],
    ['generalSettingsDateFormat: ""', 'generalSettingsDateFormat must be a PHP date format'],
    ['readingSettingsPostsPerPage: 0', 'readingSettingsPostsPerPage must be a number from 1 to 100.'],
    ['readingSettingsShowOnFront: "cats"', 'readingSettingsShowOnFront must be one of: page, posts.'],
    ['readingSettingsPageOnFront: 999999', 'readingSettingsPageOnFront must be the database id of a published page; 999999 is not.'],
    ['writingSettingsDefaultCategory: 999999', 'writingSettingsDefaultCategory must be the database id of a category; 999999 is not.'],
    ['writingSettingsDefaultPostFormat: "novel"', 'writingSettingsDefaultPostFormat must be one of'],
    ['discussionSettingsDefaultPingStatus: "maybe"', 'discussionSettingsDefaultPingStatus must be one of: open, closed.'],
    ['generalSettingsUrl: "https://example.org"', 'Sorry, that is not allowed, speak with your site administrator to change the site URL.'],
  ])('%s is rejected, and nothing changes', async (input, message) => {
    const { messages } = await update(`generalSettingsDescription: "Half done", ${input}`);
    expect(messages[0]).toContain(message);
    expect((await site.execute('{ generalSettings { description } }')).data.generalSettings.description).toBe('A small site.');
  });

  test('changing the time zone changes local dates', async () => {
    const fetchDates = async () => (await site.execute('{ post(id: "report-1", idType: SLUG) { date dateGmt } }')).data.post;
    const before = await fetchDates();
    await update('generalSettingsTimezone: "Asia/Tokyo"');
    const after = await fetchDates();
    expect(after.dateGmt).toBe(before.dateGmt);
    expect(after.date).not.toBe(before.date);
  });
});

describe('the front page setting', () => {
  const fetchUris = async () =>
    (
      await site.execute(
        '{ pages(first: 100) { nodes { slug uri isFrontPage isPostsPage } } front: nodeByUri(uri: "/") { ... on Page { slug } } }',
      )
    ).data;
  const getPageId = async (slug: string) => {
    const row = await site.db
      .selectFrom('content_node')
      .select('id')
      .where('slug', '=', slug)
      .where('type', '=', 'page')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const getUri = (data: { pages: { nodes: { slug: string; uri: string }[] } }, slug: string) =>
    data.pages.nodes.find((page) => page.slug === slug)?.uri;

  test('a new front page gets the URI "/", the former one gets its own URI back, and both are purged', async () => {
    await site.takePurgeEvents();
    await update(`readingSettingsPageOnFront: ${await getPageId('about')}`);
    const data = await fetchUris();
    expect(data.front).toEqual({ slug: 'about' });
    expect([getUri(data, 'about'), getUri(data, 'home'), getUri(data, 'people')]).toEqual(['/', '/home/', '/about/people/']);
    const purged = await site.takePurgeEvents();
    expect(purged.uris).toEqual(expect.arrayContaining(['/', '/home/', '/about/']));
    expect(purged.keys).toContain('graphql:Query');
  });

  test('the front page has its own URI while the front shows the latest posts', async () => {
    await update('readingSettingsShowOnFront: "posts"');
    expect(getUri(await fetchUris(), 'about')).toBe('/about/');
    await update('readingSettingsShowOnFront: "page"');
    expect(getUri(await fetchUris(), 'about')).toBe('/');
  });

  test('posts have a page of their own only if the settings name one', async () => {
    const fetchType = async () =>
      (await site.execute('{ contentType(id: "post", idType: NAME) { isFrontPage isPostsPage } }')).data.contentType;
    expect(await fetchType()).toEqual({ isFrontPage: false, isPostsPage: false });
    await update('readingSettingsShowOnFront: "posts"');
    expect(await fetchType()).toEqual({ isFrontPage: true, isPostsPage: true });
    await update('readingSettingsShowOnFront: "page"');
    await sql`update site_option set value = value - 'pageForPosts' where name = 'settings'`.execute(site.db);
    expect(await fetchType()).toEqual({ isFrontPage: false, isPostsPage: true });
  });

  test('the front page cannot also be the posts page', async () => {
    const { messages } = await update(`readingSettingsPageForPosts: ${await getPageId('about')}`);
    expect(messages[0]).toContain('are the same page');
  });
});
