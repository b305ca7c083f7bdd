/** Ids, references between nodes, image sizes, menus and settings. */
import { expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const decodeBase64 = (id: string) => Buffer.from(id, 'base64').toString();

test('nodes, media and menu items share one id sequence, and terms and menus share another', async () => {
  const { data } = await fetchGraphql(`{
    contentNodes(first: 100) { nodes { id databaseId } } mediaItems { nodes { id databaseId } } menuItems(first: 100) { nodes { id databaseId } }
    terms(first: 100) { nodes { id databaseId } } menus { nodes { id databaseId } } users { nodes { id databaseId } } comments { nodes { id databaseId } }
  }`);
  const ids = (...lists: string[]) =>
    lists.flatMap((list) =>
      data[list].nodes.map((node: { id: string; databaseId: number }) => [decodeBase64(node.id), node.databaseId] as const),
    );
  const expectUnique = (kind: string, found: (readonly [string, number])[]) => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(([id]) => id)).toEqual(found.map(([, databaseId]) => `${kind}:${databaseId}`));
    expect(new Set(found.map(([id]) => id)).size).toBe(found.length);
  };
  expectUnique('post', ids('contentNodes', 'mediaItems', 'menuItems'));
  expectUnique('term', ids('terms', 'menus'));
  expectUnique('user', ids('users'));
  expectUnique('comment', ids('comments'));
});

test('references can be queried in both directions, in the order of the field or of the content type', async () => {
  const { data } = await fetchGraphql(
    '{ region(id: "west", idType: SLUG) { regionMeta { leasingContacts { slug } } markets { nodes { slug } } team { nodes { slug } } } }',
  );
  expect(data.region.regionMeta.leasingContacts).toEqual([{ slug: 'ana' }, { slug: 'bo' }]);
  expect(data.region.markets.nodes).toEqual([{ slug: 'reno' }, { slug: 'oakland' }]);
  expect(data.region.team.nodes).toEqual([{ slug: 'bo' }, { slug: 'ana' }]);
});

test('an image has the sizes of WordPress and modern formats, none larger than the original', async () => {
  const { data } = await fetchGraphql(
    '{ mediaItem(id: "dock", idType: SLUG) { sourceUrl placeholderColor mediaDetails { width height sizes { name width height } } pictureSources { mimeType srcSet } } }',
  );
  const { mediaDetails, pictureSources, sourceUrl, placeholderColor } = data.mediaItem;
  expect(sourceUrl).toBe('http://cms.test/media/2024/02/dock.jpg');
  expect(placeholderColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(mediaDetails.sizes.map((size: { name: string; width: string }) => `${size.name} ${size.width}`)).toEqual([
    'thumbnail 150',
    'medium 300',
    'medium_large 768',
    'large 1024',
    '1536x1536 1536',
  ]);
  expect(pictureSources.map((source: { mimeType: string }) => source.mimeType)).toEqual(['image/avif', 'image/webp']);
  const widths = [...pictureSources[0].srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([480, 960, 1440, mediaDetails.width]);
});

test('the sources of an image begin with the requested size, and a cropped size has none (WordPress)', async () => {
  const { data } = await fetchGraphql(
    '{ mediaItem(id: "dock", idType: SLUG) { medium: srcSet large: srcSet(size: LARGE) absent: srcSet(size: _2048X2048) cropped: srcSet(size: THUMBNAIL) sizes: sizes(size: THUMBNAIL) mediaDetails { width all: sizes(include: []) { name } none: sizes(include: [_2048X2048]) { name } } } }',
  );
  const { mediaDetails, cropped, sizes, ...sources } = data.mediaItem as Record<string, string> & {
    mediaDetails: { width: number; all: object[]; none: null };
  };
  const { width, all, none } = mediaDetails;
  const listWidths = (srcSet: string | undefined) => [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, value]) => Number(value));
  expect(listWidths(sources['medium'])).toEqual([300, 768, 1024, 1536, width]);
  expect(listWidths(sources['large'])).toEqual([1024, 300, 768, 1536, width]);
  expect(listWidths(sources['absent'])).toEqual([width, 300, 768, 1024, 1536]);
  expect([cropped, sizes, all.length, none]).toEqual([null, '(max-width: 150px) 100vw, 150px', 5, null]);
});

test('a media item has the name and the path of its file and of each size', async () => {
  const { data } = await fetchGraphql(
    '{ mediaItem(id: "dock", idType: SLUG) { file filePath thumbnail: file(size: THUMBNAIL) thumbnailPath: filePath(size: THUMBNAIL) absent: file(size: _2048X2048) mediaDetails { filePath sizes(include: THUMBNAIL) { file filePath sourceUrl } } } }',
  );
  const { thumbnail, thumbnailPath, mediaDetails, ...original } = data.mediaItem;
  expect(original).toEqual({ file: 'dock.jpg', filePath: '/media/2024/02/dock.jpg', absent: 'dock.jpg' });
  expect(mediaDetails).toEqual({
    filePath: '/media/2024/02/dock.jpg',
    sizes: [{ file: thumbnail, filePath: thumbnailPath, sourceUrl: `http://cms.test${thumbnailPath}` }],
  });
  expect(thumbnailPath).toBe(`/media/2024/02/${thumbnail}`);
});

test('menus with a location are returned with their item tree, and menus without one are not returned', async () => {
  const { data } = await fetchGraphql(`{
    menus { nodes { name locations count } } menu(id: "main_menu", idType: LOCATION) { name } upper: menu(id: "MAIN_MENU", idType: LOCATION) { name } loose: menu(id: "Unassigned", idType: NAME) { name }
    menuItems(where: { location: MAIN_MENU }, first: 50) { nodes { label path uri parentId parentDatabaseId target } }
  }`);
  expect(data.menus.nodes).toEqual([
    { name: 'Legal menu', locations: ['LEGAL_MENU'], count: 1 },
    { name: 'Main menu', locations: ['MAIN_MENU'], count: 6 },
  ]);
  expect([data.menu?.name, data.upper, data.loose]).toEqual(['Main menu', null, null]);
  const items = Object.fromEntries(data.menuItems.nodes.map((item: { label: string }) => [item.label, item]));
  expect(Object.keys(items)).toEqual(['About', 'People', 'Insights', 'Search', 'Elsewhere', 'Anchor']);
  expect(items.About).toMatchObject({ path: '/about/', parentId: null, parentDatabaseId: 0 });
  expect(items.People.parentDatabaseId).toBeGreaterThan(0);
  expect(items.Search).toMatchObject({ path: '/properties/', uri: '/properties/?type=cold#list' });
  expect(items.Elsewhere).toMatchObject({ path: 'https://example.org/path?x=1', target: '_blank' });
  expect(items.Anchor.path).toBe('#contact');
});

test('visitors can read settings and options, but not the email address of the administrator', async () => {
  const { data, errors } = await fetchGraphql(
    '{ generalSettings { title timezone email } readingSettings { pageOnFront showOnFront } options { socialMedia { social link } } numberModule { numberGrid { heading number } } seo { redirects { origin target type } } }',
  );
  expect(data.generalSettings).toEqual({ title: 'Fixture', timezone: 'America/Los_Angeles', email: null });
  expect(errors?.map((error) => error.path)).toEqual([['generalSettings', 'email']]);
  expect(data.options.socialMedia[0].social).toBe('linkedin');
  expect(data.numberModule.numberGrid).toEqual([{ heading: 'Buildings', number: '12' }]);
  expect(data.seo.redirects).toEqual([{ origin: '/old/', target: '/about/', type: 301 }]);
});
