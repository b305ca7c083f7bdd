/**
 * Every response that a mutation changes shares a key with the purge event, or is at one of its URIs. Visitors' responses are compared before and after each
 * mutation, so the test knows which ones have changed, whatever they contain.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type DocumentNode, execute, Kind, parse, visit } from 'graphql';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMedia } from '../../content/commands/media/media-commands.ts';
import { publishDueNodes } from '../../content/commands/nodes/publish-scheduled.ts';
import { ALL_QUERIES_KEY } from '../../content/core/cache-keys.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { listGrantedCapabilities, roles } from '../../content/model/roles.ts';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { anonymous } from '../../content/permissions/viewer.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createSharedReads } from '../../content/store/shared-reads.ts';
import type { Readers } from '../../content/store/track-reads.ts';
import { readKnownOperations } from '../../content/server/known-operations.ts';
import { createTestContext, createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

type Observed = { body: string; keys: Set<string>; uri: string | undefined };
type Responses = Map<string, Observed>;
type Input = Record<string, unknown>;
type Step = { name: string; run: () => Promise<unknown>; isTextOnly?: boolean; isInvisible?: boolean };

let site: WritableSite;
let mediaDir: string;
let responses: Responses;
/** Ids that steps pass on to later steps. */
const ids: Record<string, string> = {};

const pageOperation = readKnownOperations().find(({ name }) => name === 'PageByUriQuery')?.text ?? '';

/** A page for each block that shows data of other content, so that each block is tested by itself. */
const sourceBlocks = globSync('components/blocks/*/block.json')
  .toSorted()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; 'x-data'?: unknown })
  .filter((block) => block['x-data'] !== undefined)
  .map(({ name }) => name);
const getBlockMarkup = (name: string) =>
  name === 'core/query'
    ? '<!-- wp:core/query {"query":{"postType":"post","perPage":5}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- /wp:core/query -->'
    : `<!-- wp:${name} {"showPostCounts":true,"showContent":true} /-->`;

const uris = [
  '/',
  '/about/',
  '/about/people/',
  '/about/people/board/',
  '/news/',
  '/news/locked/',
  '/news/report-1/',
  '/news/report-12/',
  '/category/insights/',
  '/category/insights/market-reports/',
  '/category/unused/',
  '/tag/rent/',
  '/author/editor/',
  '/author/writer/',
  '/markets/',
  '/markets/oakland/',
  '/regions/west/',
  '/properties/',
  '/reusable/',
  '/renamed/',
  '/nothing/here/',
];

const nodeFields = `__typename databaseId uri slug date modified ... on NodeWithTitle { title } ... on NodeWithContentEditor { content }
  ... on NodeWithFeaturedImage { featuredImage { node { altText sourceUrl } } } ... on NodeWithAuthor { author { node { name } } }`;
const queries: Readonly<Record<string, string>> = {
  'all nodes': `{ contentNodes(first: 100) { nodes { ${nodeFields} } } }`,
  'posts by date': '{ posts(first: 3) { nodes { title categories { nodes { name count } } } pageInfo { hasNextPage } } }',
  'posts by modification': '{ posts(first: 3, where: { orderby: [{ field: MODIFIED, order: DESC }] }) { nodes { databaseId } } }',
  'posts by comments': '{ posts(first: 3, where: { orderby: [{ field: COMMENT_COUNT, order: DESC }] }) { nodes { databaseId } } }',
  'posts with words': '{ posts(where: { search: "unusual" }) { nodes { title } } }',
  'posts of an author': '{ posts(where: { authorName: "editor" }) { nodes { databaseId } } }',
  'posts of a category': '{ posts(where: { categoryName: "insights" }) { nodes { databaseId } } }',
  'posts of a term':
    '{ category(id: "insights", idType: SLUG) { name description count posts(first: 2) { nodes { title } } children { nodes { name } } } }',
  'posts of February': '{ posts(where: { dateQuery: { year: 2025, month: 2 } }) { nodes { databaseId } } }',
  'page tree': '{ pages(first: 100, where: { parent: 0 }) { nodes { title children { nodes { uri } } } } }',
  categories: '{ categories(first: 50, where: { hideEmpty: true, orderby: COUNT, order: DESC }) { nodes { name count parentId } } }',
  'one category': '{ categories(first: 1, where: { orderby: NAME }) { nodes { name } } }',
  users: '{ users(first: 50) { nodes { name slug description posts(first: 1) { nodes { title } } } } }',
  'users with pages': '{ users(where: { hasPublishedPosts: [PAGE] }) { nodes { name } } }',
  comments: '{ comments(first: 50) { nodes { content date author { node { name } } replies { nodes { content } } } } }',
  'comments of a post': '{ comments(where: { contentId: "REPORT" }) { nodes { content } } }',
  'comments of a user': '{ user(id: "editor", idType: SLUG) { comments { nodes { content } } } }',
  'menu by slug': '{ menu(id: "footer", idType: SLUG) { name } }',
  'items of the footer': '{ menuItems(where: { location: FOOTER_MENU }) { nodes { label order parentId } } }',
  options: '{ options { footerContactInfo gaId } }',
  'number module': '{ numberModule { mainHeading } }',
  'popup module': '{ popupModule { popupItems { popupTitle } } }',
  redirects: '{ seo { redirects { origin target type } } }',
  'seo configuration': '{ seo { breadcrumbs { homeText } contentTypes { post { title } } } }',
  menus: '{ menus { nodes { name count menuItems { nodes { label uri } } } } }',
  'menu of a location': '{ menuItems(first: 50, where: { location: MAIN_MENU }) { nodes { label uri path } } }',
  media: '{ mediaItems(first: 50) { nodes { title altText caption sourceUrl parent { node { id } } } } }',
  'media by file': '{ mediaItem(id: "nothing-here.jpg", idType: SOURCE_URL) { id } }',
  'content by slug':
    '{ post(id: "renamed", idType: SLUG) { title } category(id: "renamed", idType: SLUG) { name } user(id: "renamed", idType: SLUG) { name } }',
  settings: '{ permalinkStructure generalSettings { title description } readingSettings { pageOnFront pageForPosts } }',
  'content types': '{ contentTypes { nodes { name uri } } }',
  search: '{ search(query: "unusual", first: 5) { nodes { uri } edges { cursor } } }',
  properties: '{ propertySearch(first: 5) { nodes { title } facets { region { count } market { count } } } }',
  'markets of a region': '{ region(id: "/regions/west/", idType: URI) { title markets { nodes { title } } } }',
  'news of a region': '{ region(id: "/regions/west/", idType: URI) { news { nodes { title } } } }',
};

/** Responses that depend on words: whether a change affects them is not known before. */
const searches: ReadonlySet<string> = new Set(['posts with words', 'search', 'site/search']);

const schema = buildContentSchema();
const pageDocument = parse(pageOperation);
/** Leaves out what all pages have in common, because its keys could hide that the page of a block lacks a key. */
const mainDocument = visit(pageDocument, {
  OperationDefinition: ({ selectionSet, ...definition }) => ({
    ...definition,
    selectionSet: { ...selectionSet, selections: selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD) },
  }),
});

async function observe(): Promise<Responses> {
  const observed: Responses = new Map();
  // The queries have many reads in common. They are shared as the server shares them between requests at one content version.
  const sharedReads = createSharedReads(64_000_000);
  const shareReads = (readers: Readers) => sharedReads.share(readers, 0);
  const add = async (name: string, document: DocumentNode, uri?: string) => {
    const contextValue = await createTestContext(site.db, anonymous, false, { shareReads });
    const { data, errors = [] } = await execute({ schema, document, contextValue, variableValues: { uri } });
    expect(
      errors.map(({ message }) => message),
      `errors of ${name}`,
    ).toEqual([]);
    const { cacheKeys } = contextValue;
    const keys = new Set([ALL_QUERIES_KEY, ...cacheKeys.listNames(), ...cacheKeys.listReplaceable().map(({ key }) => key)]);
    observed.set(name, { body: JSON.stringify(data), keys, uri });
  };
  for (const uri of uris) await add(uri, pageDocument, uri);
  for (const name of sourceBlocks) await add(name, mainDocument, getBlockPageUri(name));
  for (const [name, query] of Object.entries(queries)) await add(name, parse(query.replace('REPORT', ids['report'] ?? '')));
  return observed;
}

const getBlockPageUri = (name: string) => `/${name.replace('/', '-')}-page/`;

type Payload = Record<string, { databaseId: number } | undefined>;
const getId = (payload: Payload, field: string) => String(payload[field]?.databaseId);

async function mutate(
  mutation: string,
  input: Input,
  selection: string,
  as: (typeof roles)[number]['name'] = 'administrator',
): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const { data, messages } = await site.execute(`mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${selection} } }`, {
    as,
    variables: { input },
  });
  expect(messages).toEqual([]);
  return data[mutation] as Payload;
}

const typeSteps = contentTypes
  .filter(({ name }) => name !== 'attachment' && name !== 'wgg_preview')
  .flatMap(({ graphql: { single } }): Step[] => {
    const field = single.charAt(0).toLowerCase() + single.slice(1);
    const selection = `${field} { databaseId }`;
    const update = (input: Input) => async () => mutate(`update${single}`, { id: ids[single], ...input }, selection);
    return [
      {
        name: `create${single}`,
        run: async () => {
          const payload = await mutate(`create${single}`, { title: `New ${single}`, slug: 'renamed', status: 'PUBLISH' }, selection);
          ids[single] = getId(payload, field);
        },
      },
      { name: `update${single} title`, run: update({ title: `Changed ${single}` }) },
      { name: `update${single} slug`, run: update({ slug: 'renamed-again' }) },
      { name: `update${single} status`, run: update({ status: 'DRAFT' }) },
      { name: `update${single} of a draft`, run: update({ title: `Draft ${single}` }), isInvisible: true },
      { name: `update${single} publish`, run: update({ status: 'PUBLISH' }) },
      { name: `update${single} password`, run: update({ password: 'secret' }) },
      { name: `update${single} password removed`, run: update({ password: '' }) },
      { name: `delete${single}`, run: async () => mutate(`delete${single}`, { id: ids[single] }, 'deletedId') },
      { name: `untrashNode ${single}`, run: async () => mutate('untrashNode', { id: ids[single] }, 'clientMutationId') },
      { name: `delete${single} for good`, run: async () => mutate(`delete${single}`, { id: ids[single], forceDelete: true }, 'deletedId') },
    ];
  });

const termSteps = taxonomies.flatMap(({ graphql: { single }, hierarchical }): Step[] => {
  const field = single.charAt(0).toLowerCase() + single.slice(1);
  const selection = `${field} { databaseId }`;
  const update = (input: () => Input) => async () => mutate(`update${single}`, { id: ids[single], ...input() }, selection);
  return [
    {
      name: `create${single}`,
      run: async () => {
        ids[single] = getId(await mutate(`create${single}`, { name: 'Renamed', slug: 'renamed' }, selection), field);
      },
    },
    { name: `update${single} name`, run: update(() => ({ name: 'A name' })) },
    { name: `update${single} description`, run: update(() => ({ description: 'Words' })) },
    { name: `update${single} slug`, run: update(() => ({ slug: 'moved' })) },
    ...(hierarchical && single === 'Category'
      ? [
          {
            name: 'updatePost terms',
            run: async () =>
              mutate('updatePost', { id: ids['report'], categories: { append: true, nodes: [{ id: ids['Category'] }] } }, 'post { id }'),
          },
          { name: 'updateCategory parent', run: update(() => ({ parentId: ids['insights'] })) },
          { name: 'updateCategory parent removed', run: update(() => ({ parentDatabaseId: 0 })) },
        ]
      : []),
    { name: `delete${single}`, run: async () => mutate(`delete${single}`, { id: ids[single] }, 'deletedId') },
  ];
});

const updatePost = (input: () => Input) => async () => mutate('updatePost', { id: ids['report'], ...input() }, 'post { id }');
const updatePage = (slug: string, input: () => Input) => async () => mutate('updatePage', { id: ids[slug], ...input() }, 'page { id }');
const text = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;

const postSteps: Step[] = [
  { name: 'updatePost content', run: updatePost(() => ({ content: text('Quite unusual.') })), isTextOnly: true },
  { name: 'updatePost excerpt', run: updatePost(() => ({ excerpt: 'In short.' })), isTextOnly: true },
  { name: 'updatePost seo', run: updatePost(() => ({ seo: { title: 'For search engines' } })), isTextOnly: true },
  { name: 'updatePost commentStatus', run: updatePost(() => ({ commentStatus: 'closed' })), isTextOnly: true },
  { name: 'updatePost commentStatus open', run: updatePost(() => ({ commentStatus: 'open' })), isTextOnly: true },
  { name: 'updatePost featured image', run: updatePost(() => ({ featuredImageId: ids['dock'] })), isTextOnly: true },
  { name: 'updatePost title', run: updatePost(() => ({ title: 'Another report' })) },
  { name: 'updatePost date', run: updatePost(() => ({ date: '2025-02-20T12:00:00' })) },
  { name: 'updatePost isSticky', run: updatePost(() => ({ isSticky: true })) },
  { name: 'updatePost author', run: updatePost(() => ({ authorId: ids['writer'] })) },
  { name: 'updatePost author again', run: updatePost(() => ({ authorId: ids['editor'] })) },
  { name: 'updatePost tags', run: updatePost(() => ({ tags: { append: false, nodes: [{ slug: 'fresh' }] } })) },
  { name: 'updatePost slug', run: updatePost(() => ({ slug: 'renamed' })) },
  { name: 'restoreRevision', run: async () => mutate('restoreRevision', { id: await findRevision() }, 'contentNode { id }') },
  { name: 'updatePage slug of a parent', run: updatePage('people', () => ({ slug: 'persons' })) },
  { name: 'updatePage parent', run: updatePage('people', () => ({ parentDatabaseId: 0 })) },
  { name: 'updatePage menu order', run: updatePage('people', () => ({ menuOrder: -3 })) },
  { name: 'updatePage in a menu', run: updatePage('about', () => ({ title: 'About this company' })) },
  { name: 'updatePage in a menu, unpublished', run: updatePage('about', () => ({ status: 'DRAFT' })) },
  { name: 'updatePage in a menu, published', run: updatePage('about', () => ({ status: 'PUBLISH' })) },
  { name: 'updatePage of the posts', run: updatePage('news', () => ({ slug: 'newsroom' })) },
  {
    name: 'updateReusableBlock',
    run: async () => mutate('updateReusableBlock', { id: ids['reusable'], content: text('Reworded') }, 'reusableBlock { id }'),
  },
  {
    name: 'updateMarket region',
    run: async () => mutate('updateMarket', { id: ids['oakland'], marketMeta: { region: ids['east'] } }, 'market { id }'),
  },
  { name: 'deletePage in a menu', run: async () => mutate('deletePage', { id: ids['about'], forceDelete: true }, 'deletedId') },
  {
    name: 'scheduled publishing',
    run: async () => {
      const later = new Date(Date.now() + 3_600_000);
      const input = { title: 'In time', status: 'FUTURE', date: later.toISOString() };
      await mutate('createPost', input, 'post { id }');
      await sql`update content_node set published_at = now() where title = 'In time'`.execute(site.db);
      expect(await publishDueNodes(createTestServices(site.db))).toHaveLength(1);
    },
  },
];

const commentSteps: Step[] = [
  {
    name: 'createComment',
    run: async () => {
      const payload = await mutate('createComment', { commentOn: Number(ids['report']), content: 'First' }, 'comment { databaseId }');
      ids['comment'] = getId(payload, 'comment');
    },
  },
  {
    name: 'createComment reply',
    run: async () => mutate('createComment', { commentOn: Number(ids['report']), content: 'Reply', parent: ids['comment'] }, 'success'),
  },
  { name: 'updateComment', run: async () => mutate('updateComment', { id: ids['comment'], content: 'Reworded' }, 'success') },
  { name: 'updateComment status', run: async () => mutate('updateComment', { id: ids['comment'], status: 'HOLD' }, 'success') },
  { name: 'updateComment approved', run: async () => mutate('updateComment', { id: ids['comment'], status: 'APPROVE' }, 'success') },
  {
    name: 'updateComment node',
    run: async () => mutate('updateComment', { id: ids['comment'], commentOn: Number(ids['report-1']) }, 'success'),
  },
  { name: 'deleteComment', run: async () => mutate('deleteComment', { id: ids['comment'] }, 'deletedId') },
  { name: 'restoreComment', run: async () => mutate('restoreComment', { id: ids['comment'] }, 'restoredId') },
  {
    name: 'erasePersonalData',
    run: async () => {
      const { author_email: email } = await site.db
        .selectFrom('comment')
        .select('author_email')
        .where('id', '=', Number(ids['comment']))
        .executeTakeFirstOrThrow();
      await mutate('erasePersonalData', { email }, 'anonymized');
    },
  },
  { name: 'deleteComment for good', run: async () => mutate('deleteComment', { id: ids['comment'], forceDelete: true }, 'deletedId') },
  { name: 'updatePost with comments', run: async () => mutate('updatePost', { id: ids['report'], status: 'DRAFT' }, 'post { id }') },
  {
    name: 'updatePost with comments again',
    run: async () => mutate('updatePost', { id: ids['report'], status: 'PUBLISH' }, 'post { id }'),
  },
];

const userSteps: Step[] = [
  {
    name: 'createUser',
    run: async () => mutate('createUser', { username: 'renamed', email: 'renamed@example.com' }, 'user { id }'),
    isInvisible: true,
  },
  { name: 'updateUser', run: async () => mutate('updateUser', { id: ids['editor'], displayName: 'Editor in chief' }, 'user { id }') },
  { name: 'updateUser nicename', run: async () => mutate('updateUser', { id: ids['editor'], nicename: 'chief' }, 'user { id }') },
  { name: 'updateUser description', run: async () => mutate('updateUser', { id: ids['editor'], description: 'Edits.' }, 'user { id }') },
  { name: 'deleteUser', run: async () => mutate('deleteUser', { id: ids['editor'], reassignId: ids['writer'] }, 'deletedId') },
  { name: 'deleteUser with the content', run: async () => mutate('deleteUser', { id: ids['writer'] }, 'deletedId') },
];

const mediaSteps: Step[] = [
  {
    name: 'createMediaItem',
    run: async () => {
      const image = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36c' } })
        .png()
        .toBuffer();
      const services = { ...createTestServices(site.db), mediaDir };
      const administrator = { user: null, capabilities: new Set(roles.flatMap(listGrantedCapabilities)) };
      const file = { name: 'new.png', type: 'image/png', content: Readable.from(image) };
      ids['media'] = String(await createMedia(services, administrator, { title: 'New picture' }, file));
    },
  },
  {
    name: 'updateMediaItem alt text',
    run: async () => mutate('updateMediaItem', { id: ids['dock'], altText: 'Doors at night' }, 'mediaItem { id }'),
  },
  {
    name: 'updateMediaItem caption',
    run: async () => mutate('updateMediaItem', { id: ids['dock'], caption: 'At night' }, 'mediaItem { id }'),
  },
  {
    name: 'updateMediaItem parent',
    run: async () => mutate('updateMediaItem', { id: ids['media'], parentId: ids['report-1'] }, 'mediaItem { id }'),
  },
  { name: 'deleteMediaItem', run: async () => mutate('deleteMediaItem', { id: ids['dock'] }, 'deletedId') },
  {
    name: 'updateMediaItem status',
    run: async () => mutate('updateMediaItem', { id: ids['dock'], status: 'INHERIT' }, 'mediaItem { id }'),
  },
  { name: 'deleteMediaItem for good', run: async () => mutate('deleteMediaItem', { id: ids['media'], forceDelete: true }, 'deletedId') },
];

const settingSteps: Step[] = [
  { name: 'updateSettings title', run: async () => mutate('updateSettings', { generalSettingsTitle: 'Renamed' }, 'clientMutationId') },
  {
    name: 'updateSettings front page',
    run: async () => mutate('updateSettings', { readingSettingsPageOnFront: Number(ids['board']) }, 'clientMutationId'),
  },
  {
    name: 'updateSettings posts page',
    run: async () => mutate('updateSettings', { readingSettingsShowOnFront: 'posts' }, 'clientMutationId'),
  },
];

const version = async () =>
  (await site.execute(`{ editVersion(object: MENU, id: "${ids['menu']}") }`, { as: 'administrator' })).data.editVersion as string;
const createItem = (label: string, parentId?: string) =>
  mutate('createMenuItem', { menuId: ids['menu'], label, url: `/${label}/`, ...(parentId && { parentId }) }, 'menuItem { databaseId }');

const menuSteps: Step[] = [
  {
    name: 'createMenu',
    run: async () => {
      ids['menu'] = getId(await mutate('createMenu', { name: 'Footer', slug: 'footer' }, 'menu { databaseId }'), 'menu');
    },
    isInvisible: true,
  },
  {
    name: 'createMenuItem without a location',
    run: async () => {
      ids['item'] = getId(await createItem('first'), 'menuItem');
    },
    isInvisible: true,
  },
  {
    name: 'updateMenuLocations',
    run: async () => mutate('updateMenuLocations', { locations: [{ location: 'FOOTER_MENU', menuId: ids['menu'] }] }, 'clientMutationId'),
  },
  { name: 'createMenuItem', run: () => createItem('second') },
  { name: 'createMenuItem child', run: () => createItem('third', ids['item']) },
  { name: 'updateMenuItem', run: async () => mutate('updateMenuItem', { id: ids['item'], label: 'Renamed' }, 'clientMutationId') },
  { name: 'updateMenuItem place', run: async () => mutate('updateMenuItem', { id: ids['item'], position: 2 }, 'clientMutationId') },
  { name: 'updateMenu', run: async () => mutate('updateMenu', { id: ids['menu'], name: 'Bottom', slug: 'bottom' }, 'clientMutationId') },
  { name: 'deleteMenuItem', run: async () => mutate('deleteMenuItem', { id: ids['item'] }, 'deletedId') },
  {
    name: 'updateMenuItems',
    run: async () =>
      mutate('updateMenuItems', { menuId: ids['menu'], version: await version(), items: [{ label: 'new', url: '/new/' }] }, 'version'),
  },
  { name: 'deleteMenu', run: async () => mutate('deleteMenu', { id: ids['menu'] }, 'deletedId') },
];

const configurationSteps: Step[] = [
  {
    name: 'updateSiteOptions',
    // All pages show the text, and their structured data contain the number.
    run: async () =>
      mutate('updateSiteOptions', { footerContactInfo: '<p><a href="tel:+15625550142">Call us</a></p>' }, 'clientMutationId'),
    isTextOnly: true,
  },
  {
    name: 'updateNumberModule',
    run: async () => mutate('updateNumberModule', { mainHeading: 'In numbers' }, 'clientMutationId'),
  },
  {
    name: 'updatePopupModule',
    run: async () => mutate('updatePopupModule', { popupItems: [{ popupTitle: 'Calumet Stack' }] }, 'clientMutationId'),
  },
  {
    name: 'updateSeoConfig',
    run: async () => mutate('updateSeoConfig', { breadcrumbs: { homeText: 'Start' } }, 'clientMutationId'),
  },
  {
    name: 'createSeoRedirect',
    run: async () => mutate('createSeoRedirect', { origin: '/former/', target: '/about/' }, 'clientMutationId'),
    isTextOnly: true,
  },
  {
    name: 'updateSeoRedirect',
    run: async () => mutate('updateSeoRedirect', { origin: '/former/', type: 302 }, 'clientMutationId'),
    isTextOnly: true,
  },
  { name: 'deleteSeoRedirect', run: async () => mutate('deleteSeoRedirect', { origin: '/former/' }, 'clientMutationId'), isTextOnly: true },
  {
    name: 'importSeoRedirects',
    run: async () => mutate('importSeoRedirects', { redirects: [{ origin: '/was/', target: '/about/' }] }, 'created'),
    isTextOnly: true,
  },
  {
    name: 'updatePermalinkStructure',
    run: async () => mutate('updatePermalinkStructure', { structure: '/blog/%postname%/' }, 'changed'),
  },
];

const draftSteps: Step[] = [
  {
    name: 'saveAutosave',
    run: async () => mutate('saveAutosave', { id: ids['report-1'], title: 'Unsaved' }, 'clientMutationId'),
    isInvisible: true,
  },
  { name: 'lockNode', run: async () => mutate('lockNode', { id: ids['report-1'] }, 'clientMutationId'), isInvisible: true },
  { name: 'unlockNode', run: async () => mutate('unlockNode', { id: ids['report-1'] }, 'clientMutationId'), isInvisible: true },
  {
    name: 'createPreviewLink',
    run: async () => mutate('createPreviewLink', { id: ids['report-1'], hours: 1 }, 'clientMutationId'),
    isInvisible: true,
  },
  {
    name: 'createBlockEditorPreview',
    run: async () => mutate('createBlockEditorPreview', { title: 'Preview', status: 'PUBLISH' }, 'clientMutationId'),
    isInvisible: true,
  },
];

/** Mutations of accounts, sessions, files of forms, previews and saved queries, which visitors do not see. */
const withoutContent = [
  'changePassword',
  'confirmTotpSetup',
  'createGraphqlDocument',
  'createRecoveryCodes',
  'deleteBlockEditorPreview',
  'deleteFormSubmission',
  'deleteGraphqlDocument',
  'endOtherSessions',
  'endSession',
  'generateAuthorizationCode',
  'increaseCount',
  'inviteUser',
  'login',
  'refreshJwtAuthToken',
  'registerPasskey',
  'registerUser',
  'removePasskey',
  'removeTotp',
  'renamePasskey',
  'resetSecondFactors',
  'resetUserPassword',
  'revokePreviewLink',
  'sendPasswordResetEmail',
  'signInWithPasskey',
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'startTotpSetup',
  'unlockContent',
  'updateBlockEditorPreview',
  'updateGraphqlDocument',
  'verifySecondFactor',
];

const steps = [
  ...draftSteps,
  ...menuSteps,
  ...typeSteps,
  ...termSteps,
  ...commentSteps,
  ...mediaSteps,
  ...postSteps,
  ...configurationSteps,
  ...settingSteps,
  ...userSteps,
];

async function findRevision(): Promise<string> {
  const row = await site.db
    .selectFrom('content_node')
    .select('id')
    .where('revision_of', '=', Number(ids['report']))
    .where('title', '<>', 'Another report')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return String(row.id);
}

beforeAll(async () => {
  site = await createWritableSite();
  mediaDir = await mkdtemp(join(tmpdir(), 'purge-media-'));
  const nodes = await site.db.selectFrom('content_node').select(['id', 'slug']).where('revision_of', 'is', null).execute();
  for (const { id, slug } of nodes) ids[slug] = String(id);
  ids['report'] = ids['report-12'] ?? '';
  for (const { id, login } of await site.db.selectFrom('user_account').select(['id', 'login']).execute()) ids[login] = String(id);
  for (const { id, slug } of await site.db.selectFrom('term').select(['id', 'slug']).execute()) ids[slug] ??= String(id);
  const reusable = await mutate(
    'createReusableBlock',
    { title: 'Shared', content: text('Shared words'), status: 'PUBLISH' },
    'reusableBlock { databaseId }',
  );
  ids['reusable'] = getId(reusable, 'reusableBlock');
  const createPage = (slug: string, content: string) =>
    mutate('createPage', { title: slug, slug, content, status: 'PUBLISH' }, 'page { uri }');
  await createPage('reusable', `<!-- wp:block {"ref":${ids['reusable']}} /-->`);
  for (const name of sourceBlocks) await createPage(getBlockPageUri(name).slice(1, -1), getBlockMarkup(name));
  responses = await observe();
});
afterAll(async () => {
  await site.drop();
  await rm(mediaDir, { recursive: true });
});

test('every block that shows other content has a page', () => {
  expect(sourceBlocks.length).toBeGreaterThan(20);
  expect(sourceBlocks.filter((name) => !responses.get(name)?.body.includes(`"${name}"`))).toEqual([]);
});

test('the steps contain every mutation that changes content', () => {
  const tested = new Set(steps.map(({ name }) => name.split(' ')[0]));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.filter((name) => !tested.has(name) && !withoutContent.includes(name))).toEqual([]);
  expect(withoutContent.filter((name) => tested.has(name) || !mutations.includes(name))).toEqual([]);
});

describe('a purge event covers every response that changes', () => {
  test.each(steps)('$name', async ({ run, isTextOnly = false, isInvisible = false }) => {
    await site.takePurgeEvents();
    await run();
    const event = await site.takePurgeEvents();
    const before = responses;
    responses = await observe();
    const isPurged = ({ keys, uri }: Observed) =>
      event.keys.some((key) => keys.has(key)) || (uri !== undefined && event.uris.includes(uri));
    const purged = [...before].filter(([, observed]) => isPurged(observed)).map(([name]) => name);
    const changed = [...before].filter(([name, { body }]) => responses.get(name)?.body !== body).map(([name]) => name);
    expect(changed.filter((name) => !purged.includes(name))).toEqual([]);
    expect(event.keys.length > 0).toBe(!isInvisible);
    expect(isInvisible ? changed : []).toEqual([]);
    const isShown = (name: string) => before.get(name)?.keys.has(toGlobalId('post', ids['report'] ?? ''));
    const inVain = purged.filter((name) => !changed.includes(name) && !searches.has(name) && !isShown(name));
    expect(isTextOnly ? inVain : []).toEqual([]);
  });
});
