/** Creates, updates and deletes media items with their files. */
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql } from 'graphql';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { extractDocuments } from '../../content/commands/media/extract-documents.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import { toGlobalId } from '../../content/core/global-ids.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createContext } from '../../content/server/context.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let mediaDir: string;
let server: Server;
let host: string;
let image: Buffer;
const schema = buildContentSchema();

const camera = { IFD0: { Model: 'Test 5D' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' } };

beforeAll(async () => {
  site = await createWritableSite();
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
  image = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#36c' } })
    .jpeg()
    .withExif(camera)
    .toBuffer();
  server = createServer((request, response) => {
    if (request.url === '/dock.jpg') response.end(image);
    else if (request.url === '/guide.pdf') createReadStream('content/seed/media/guide-dock-safety.pdf').pipe(response);
    else if (request.url === '/damaged.pdf') response.end('%PDF-1.7\n1 0 obj <<');
    else if (request.url === '/page.jpg') response.end('<!doctype html><script>alert(1)</script>');
    else if (request.url === '/to-private-network') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    else if (request.url === '/redirect-loop') response.writeHead(302, { location: '/redirect-loop' }).end();
    else if (request.url === '/endless.mp4') {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', send);
      send();
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await site.drop();
  await rm(mediaDir, { recursive: true });
});

type Actor = 'ADMINISTRATOR' | 'EDITOR' | 'AUTHOR' | 'CONTRIBUTOR' | 'SUBSCRIBER' | null;

async function executeAs(as: Actor, query: string, input: Record<string, unknown> = {}) {
  const account = as && (await findAccountByName(site.db, as));
  const services = { ...createTestServices(site.db), mediaDir, uploads: { maxBytes: 2 * 1024 * 1024, allowedHosts: [host] } };
  const contextValue = await createContext({ services, catalogue: false }, account ? createViewer(account) : anonymous, {
    address: '203.0.113.7',
    userAgent: 'tests',
    requestId: 'test',
  });
  const { data, errors = [] } = await graphql({ schema, source: query, variableValues: { input }, contextValue });
  // Tests read the fields that their query selects.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { data: data as any, messages: errors.map(({ message }) => message) };
}

const selection = `id databaseId title slug uri status altText focalPoint { x y } caption description date mimeType mediaType sourceUrl(size: THUMBNAIL) full: sourceUrl
  parent { node { id } } author { node { databaseId } } commentStatus fileSize
  mediaDetails { width height file sizes { name } meta { camera aperture title orientation keywords createdTimestamp focalLength shutterSpeed } } pictureSources { mimeType }`;
const create = `mutation ($input: CreateMediaItemInput!) { createMediaItem(input: $input) { clientMutationId mediaItem { ${selection} } } }`;
const update = `mutation ($input: UpdateMediaItemInput!) { updateMediaItem(input: $input) { mediaItem { ${selection} } } }`;
const remove =
  'mutation ($input: DeleteMediaItemInput!) { deleteMediaItem(input: $input) { deletedId mediaItem { databaseId status title } } }';

async function createItem(input: Record<string, unknown> = {}, as: Actor = 'AUTHOR') {
  const { data, messages } = await executeAs(as, create, { filePath: `http://${host}/dock.jpg`, ...input });
  expect(messages).toEqual([]);
  return data.createMediaItem.mediaItem;
}

/** Executes a mutation that must fail without changing the files. */
async function getError(as: Actor, query: string, input: Record<string, unknown>): Promise<string> {
  const before = await listFiles();
  const { messages } = await executeAs(as, query, input);
  expect(messages).toHaveLength(1);
  expect(await listFiles()).toEqual(before);
  return messages[0] ?? '';
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(mediaDir.length + 1))
    .toSorted();
}

describe('creating media items', () => {
  test('the file is fetched and stored in all sizes, without metadata', async () => {
    const item = await createItem({ altText: 'Docks <b>at</b> dusk', caption: 'A caption', description: 'Words', title: 'Docks' });
    expect(item).toMatchObject({
      title: 'Docks',
      slug: 'docks',
      uri: '/media-items/docks/',
      status: 'inherit',
      altText: 'Docks at dusk',
      caption: '<p>A caption</p>\n',
      mimeType: 'image/jpeg',
      mediaType: 'image',
      parent: null,
      mediaDetails: { width: 800, height: 400, meta: { camera: 'Test 5D', orientation: '1', keywords: [] } },
    });
    expect(item.mediaDetails.sizes.map(({ name }: { name: string }) => name)).toEqual(['thumbnail', 'medium', 'medium_large']);
    expect(item.full).toMatch(/^http:\/\/cms\.test\/media\/\d{4}\/\d{2}\/dock\.jpg$/);
    const stored = await readFile(join(mediaDir, item.mediaDetails.file));
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(await readdir(join(mediaDir, '.incoming'))).toEqual([]);
  });

  test('an item without a title is named after its file, and lists are purged', async () => {
    await site.takePurgeEvents();
    const item = await createItem({ clientMutationId: 'm' });
    expect(item.title).toBe('dock');
    expect(item.slug).toMatch(/^dock(-\d+)?$/);
    const { keys, uris } = await site.takePurgeEvents();
    expect(keys).toEqual(expect.arrayContaining([item.id, 'list:mediaitem', 'skipped:mediaitem']));
    expect(uris).toEqual([item.uri]);
  });

  test('data: URLs and media URLs of the service are accepted', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
    const item = await createItem({ filePath: `data:image/png;base64,${png.toString('base64')}`, fileType: 'IMAGE_PNG', slug: 'Dot' });
    const meta = { createdTimestamp: null, focalLength: null, shutterSpeed: null };
    expect(item).toMatchObject({ mimeType: 'image/png', slug: 'dot', mediaDetails: { width: 4, meta } });
    const copy = await createItem({ filePath: item.full });
    expect(copy.full).not.toBe(item.full);
    expect(copy.mimeType).toBe('image/png');
  });

  test('an item can be attached only to content that the user can edit', async () => {
    const post = await site.execute('mutation { createPost(input: { title: "Own" }) { post { id } } }', { as: 'author' });
    const { id } = post.data.createPost.post;
    // Others cannot see the draft, but the author of the item can.
    const item = await createItem({ parentId: id, date: '2024-02-03T10:00:00', commentStatus: 'closed' });
    expect(item).toMatchObject({ parent: { node: { id } }, date: '2024-02-03T10:00:00', commentStatus: 'closed' });
    const otherPost = await site.execute('mutation { createPost(input: { title: "Foreign" }) { post { id } } }', { as: 'editor' });
    expect(await getError('AUTHOR', create, { filePath: `http://${host}/dock.jpg`, parentId: otherPost.data.createPost.post.id })).toBe(
      'Sorry, you are not allowed to upload mediaItems assigned to this parent node',
    );
  });

  test.each([
    [null, 'Sorry, you are not allowed to upload mediaItems'],
    ['SUBSCRIBER', 'Sorry, you are not allowed to upload mediaItems'],
    ['CONTRIBUTOR', 'Sorry, you are not allowed to upload mediaItems'],
  ] as const)('creating an item is forbidden for %s', async (as, message) => {
    expect(await getError(as, create, { filePath: `http://${host}/dock.jpg` })).toBe(message);
  });

  test('only editors can create an item for another author', async () => {
    const { rows } = await sql<{ id: number }>`select id from user_account where lower(login) = 'contributor'`.execute(site.db);
    const authorId = toGlobalId('user', rows[0]?.id ?? 0);
    expect(await getError('AUTHOR', create, { filePath: `http://${host}/dock.jpg`, authorId })).toBe(
      'Sorry, you are not allowed to create mediaItems as this user',
    );
    const item = await createItem({ authorId }, 'EDITOR');
    const stored = await site.db.selectFrom('content_node').select('author_id').where('id', '=', item.databaseId).executeTakeFirst();
    expect(stored?.author_id).toBe(rows[0]?.id);
  });

  test.each<[Record<string, unknown>, string]>([
    [{}, 'Invalid filePath ""'],
    [{ filePath: '' }, 'Invalid filePath ""'],
    ...[
      'dock.jpg',
      'file:///etc/passwd',
      'ftp://example.com/dock.jpg',
      'http://127.0.0.1/dock.jpg',
      'http://2130706433/dock.jpg',
      'http://[::ffff:127.0.0.1]/dock.jpg',
      'http://169.254.169.254/latest/',
      'http://localhost/dock.jpg',
      'http://nowhere.invalid/dock.jpg',
      'http://example.com:22/dock.jpg',
      'http://me:secret@example.com/dock.jpg',
    ].map((filePath): [Record<string, unknown>, string] => [{ filePath }, `Invalid filePath "${filePath}"`]),
    [{ filePath: 'http://cms.test/media/../../etc/passwd' }, 'is not in the media library'],
    [{ filePath: 'http://cms.test/media/.made/2026/11/dock.json' }, 'is not in the media library'],
    [{ filePath: 'data:image/png;base64,AAAA' }, 'its type is not allowed'],
    [{ filePath: 'data:text/html,<script>alert(1)</script>' }, 'its type is not allowed'],
    [{ filePath: 'data:image/png' }, 'contains no data'],
  ])('creating an item with %j is rejected', async (input, message) => {
    expect(await getError('AUTHOR', create, input)).toContain(message);
  });

  test.each([
    ['/to-private-network', 'Invalid filePath "'],
    ['/redirect-loop', 'Sorry, the URL for this file is invalid, it must be a valid URL'],
    ['/gone.jpg', 'Sorry, the URL for this file is invalid, it must be a valid URL'],
    ['/page.jpg', 'its type is not allowed'],
    ['/endless.mp4', 'The file "endless.mp4" is too large. Files are limited to 2 MB. Choose a smaller file.'],
  ])('creating an item from %s is rejected', async (path, message) => {
    expect(await getError('AUTHOR', create, { filePath: `http://${host}${path}` })).toContain(message);
  });

  test.each([
    [{ status: 'TRASH' }, 'A new media item cannot have the status "trash". Create it first, then delete it.'],
    [{ parentId: '99999' }, 'is not the id of content that media can be attached to'],
    [{ fileType: 'APPLICATION_PDF' }, 'The content of the file is image/jpeg, not application/pdf.'],
    [{ date: 'yesterday' }, 'is not a date'],
    [{ commentStatus: 'maybe' }, 'The commentStatus cannot be "maybe"'],
    [{ altText: 'a'.repeat(2001) }, 'The altText has 2001 characters. At most 2000 are allowed.'],
  ])('creating an item with %j is rejected, and the file is deleted', async (input, message) => {
    expect(await getError('AUTHOR', create, { filePath: `http://${host}/dock.jpg`, ...input })).toContain(message);
  });

  test('text by users without the unfiltered_html capability are sanitized', async () => {
    const item = await createItem({
      caption: 'See <script>alert(1)</script><a href="javascript:alert(1)">this</a>',
      altText: 'a <img src=x onerror=alert(1)>',
    });
    expect(item.caption).not.toMatch(/script/);
    expect(item.altText).toBe('a');
  });
});

test('imported items without camera data have none, and are found by their URL with HTTP and HTTPS', async () => {
  const { databaseId } = await createItem();
  const { file } = await site.db.selectFrom('media_item').select('file').where('node_id', '=', databaseId).executeTakeFirstOrThrow();
  const meta = JSON.stringify({ createdTimestamp: '0', focalLength: '0', shutterSpeed: '', aperture: '0', iso: '0', orientation: '0' });
  await sql`update media_item set file = 'http://old.test/dock.jpg', meta = ${meta}::jsonb where node_id = ${databaseId}`.execute(site.db);
  const select = 'databaseId mediaDetails { meta { createdTimestamp focalLength shutterSpeed aperture iso orientation } }';
  const { data } = await executeAs(
    null,
    `{ http: mediaItem(id: "http://old.test/dock.jpg", idType: SOURCE_URL) { ${select} } https: mediaItem(id: "https://old.test/dock.jpg", idType: SOURCE_URL) { ${select} } }`,
  );
  // Other tests expect only their own files.
  await site.db.updateTable('media_item').set({ file }).where('node_id', '=', databaseId).execute();
  await executeAs('EDITOR', remove, { id: databaseId, forceDelete: true });
  expect(data.http.mediaDetails.meta).toEqual({
    createdTimestamp: null,
    focalLength: null,
    shutterSpeed: null,
    aperture: 0,
    iso: 0,
    orientation: '0',
  });
  expect(data.https).toEqual(data.http);
});

describe('updating media items', () => {
  test('fields that are not in the input stay unchanged', async () => {
    const item = await createItem({ title: 'Before', caption: 'Stays', altText: 'Old' });
    await site.takePurgeEvents();
    const { data, messages } = await executeAs('AUTHOR', update, { id: item.id, title: 'After', altText: '', description: 'New' });
    expect(messages).toEqual([]);
    expect(data.updateMediaItem.mediaItem).toMatchObject({
      title: 'After',
      slug: 'before',
      caption: '<p>Stays</p>\n',
      altText: '',
      description: '<p>New</p>\n',
      full: item.full,
    });
    expect((await site.takePurgeEvents()).keys).toEqual(expect.arrayContaining([item.id]));
  });

  test('a focal point is rounded and stays until the center is chosen, and pages with the picture are purged', async () => {
    const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#36c' } })
      .png()
      .toBuffer();
    const filePath = `data:image/png;base64,${picture.toString('base64')}`;
    const item = await createItem({ filePath, focalPoint: { x: 0.2049, y: 1 } });
    expect(item.focalPoint).toEqual({ x: 0.2, y: 1 });
    const change = async (input: object) => {
      const { data, messages } = await executeAs('AUTHOR', update, { id: item.id, ...input });
      expect(messages).toEqual([]);
      return data.updateMediaItem.mediaItem.focalPoint;
    };
    expect(await change({ title: 'After' })).toEqual({ x: 0.2, y: 1 });
    await site.takePurgeEvents();
    expect(await change({ focalPoint: { x: 0.5, y: 0.5 } })).toBeNull();
    expect((await site.takePurgeEvents()).keys).toEqual(expect.arrayContaining([item.id]));
    expect(await getError('CONTRIBUTOR', update, { id: item.id, focalPoint: { x: 0, y: 0 } })).toContain('not allowed to update');
    expect(await getError('AUTHOR', update, { id: item.id, focalPoint: { x: 1.2, y: 0 } })).toBe(
      'The focal point (1.2, 0) is outside the picture. x and y must be from 0 (left, top) to 1 (right, bottom). Choose a point inside the picture.',
    );
  });

  test('the error for an id of another type repeats the id as the number that PHP reads', async () => {
    const post = await executeAs('EDITOR', 'mutation { createPost(input: { title: "Other" }) { post { id databaseId } } }', {});
    const { id, databaseId } = post.data.createPost.post;
    expect(await getError('EDITOR', update, { id, title: 'x' })).toBe('The id 0 is not of the type mediaItem');
    expect(await getError('EDITOR', update, { id: String(databaseId), title: 'x' })).toBe(
      `The id ${databaseId} is not of the type mediaItem`,
    );
  });

  test('a new file replaces the old one and its sizes', async () => {
    const item = await createItem();
    const before = await listFiles();
    const { data, messages } = await executeAs('AUTHOR', update, { id: item.id, filePath: 'data:application/pdf,%25PDF-1.7%0A' });
    expect(messages).toEqual([]);
    expect(data.updateMediaItem.mediaItem).toMatchObject({ mimeType: 'application/pdf', mediaType: 'file' });
    const oldFiles = before.filter((name) => name.includes(item.mediaDetails.file.replace('.jpg', '')));
    expect(oldFiles.length).toBeGreaterThan(3);
    // The name stays reserved, because its address leads to the new file.
    expect((await listFiles()).filter((name) => oldFiles.includes(name))).toEqual([expect.stringMatching(/^\.made\/.*\.json$/)]);
  });

  test('a private item is visible only to users who can read private content', async () => {
    const item = await createItem({}, 'EDITOR');
    const { messages } = await executeAs('EDITOR', update, { id: item.id, status: 'PRIVATE' });
    expect(messages).toEqual([]);
    const query = `{ mediaItem(id: "${item.databaseId}", idType: DATABASE_ID) { title sourceUrl } mediaItems(first: 100) { nodes { databaseId } } }`;
    const fetchVisibility = async (as: Actor) => {
      const { data } = await executeAs(as, query);
      return [
        data.mediaItem?.sourceUrl ?? null,
        data.mediaItems.nodes.some((node: { databaseId: number }) => node.databaseId === item.databaseId),
      ];
    };
    expect(await fetchVisibility(null)).toEqual([null, false]);
    expect(await fetchVisibility('AUTHOR')).toEqual([null, false]);
    expect((await fetchVisibility('EDITOR'))[0]).toBe(item.full);
  });

  test.each([
    [null, 'Sorry, you are not allowed to update mediaItems'],
    ['SUBSCRIBER', 'Sorry, you are not allowed to update mediaItems'],
    ['CONTRIBUTOR', 'Sorry, you are not allowed to update mediaItems as this user.'],
    ['AUTHOR', 'Sorry, you are not allowed to update mediaItems as this user.'],
  ] as const)('updating an item by another author is forbidden for %s', async (as, message) => {
    const item = await createItem({}, 'EDITOR');
    expect(await getError(as, update, { id: item.id, title: 'Mine' })).toBe(message);
    expect(await getError(as, update, { id: item.id, filePath: 'data:application/pdf,%25PDF-1.7%0A' })).toBe(message);
  });

  test('the raw caption is visible only to users who can edit the item', async () => {
    const item = await createItem({ caption: 'One\n\nTwo' });
    const query = `{ mediaItem(id: "${item.id}") { caption(format: RAW) rendered: caption } }`;
    expect((await executeAs('AUTHOR', query)).data.mediaItem).toEqual({ caption: 'One\n\nTwo', rendered: '<p>One</p>\n<p>Two</p>\n' });
    expect((await executeAs(null, query)).data.mediaItem.caption).toBeNull();
  });

  test('updating an id that is not a media item is rejected', async () => {
    expect(await getError('EDITOR', update, { id: toGlobalId('post', 99_999), title: 'x' })).toBe(
      'No mediaItem with that ID could be found to update',
    );
  });
});

async function insertItemWithSameFile(id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with node as (
      insert into content_node (type, status, title, published_at, modified_at) values ('attachment', 'inherit', 'Same file', now(), now()) returning id
    )
    insert into media_item (node_id, file, mime_type, file_size, content_hash, sizes, sources)
    select node.id, m.file, m.mime_type, m.file_size, m.content_hash, m.sizes, m.sources from node, media_item m where m.node_id = ${id} returning node_id as id`.execute(
    site.db,
  );
  return rows[0]?.id ?? 0;
}

describe('deleting media items', () => {
  test('a deleted item is moved to the trash, and forceDelete removes it with its files', async () => {
    const item = await createItem({ title: 'Short lived' });
    const own = new Set((await listFiles()).filter((name) => name.includes(item.mediaDetails.file.replace('.jpg', ''))));
    const first = await executeAs('AUTHOR', remove, { id: item.id });
    expect(first.data.deleteMediaItem).toEqual({
      deletedId: item.id,
      mediaItem: { databaseId: item.databaseId, status: 'inherit', title: 'Short lived' },
    });
    expect((await executeAs(null, `{ mediaItem(id: "${item.id}") { id } }`)).data.mediaItem).toBeNull();
    expect(await getError('AUTHOR', remove, { id: item.id })).toBe(
      `The mediaItem with id ${item.databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
    );
    const back = await executeAs('AUTHOR', update, { id: item.id, status: 'INHERIT' });
    expect(back.data.updateMediaItem.mediaItem).toMatchObject({ status: 'inherit', slug: 'short-lived', uri: '/media-items/short-lived/' });
    await site.takePurgeEvents();
    // An import can create several items with the same file. It is deleted with the last of them.
    const other = await insertItemWithSameFile(item.databaseId);
    expect((await executeAs('EDITOR', remove, { id: String(other), forceDelete: true })).messages).toEqual([]);
    expect((await listFiles()).filter((name) => own.has(name))).toHaveLength(own.size);
    await site.takePurgeEvents();
    const last = await executeAs('AUTHOR', remove, { id: String(item.databaseId), forceDelete: true });
    expect(last.messages).toEqual([]);
    expect((await listFiles()).filter((name) => own.has(name))).toEqual([]);
    expect((await site.takePurgeEvents()).keys).toEqual(expect.arrayContaining([item.id, 'list:mediaitem']));
  });

  test.each([null, 'SUBSCRIBER', 'CONTRIBUTOR', 'AUTHOR'] as const)(
    'deleting an item by another author is forbidden for %s',
    async (as) => {
      const item = await createItem({}, 'EDITOR');
      expect(await getError(as, remove, { id: item.id, forceDelete: true })).toBe('Sorry, you are not allowed to delete mediaItems');
    },
  );
});

test('the files are deleted if the row cannot be written', async () => {
  const before = await listFiles();
  await sql`alter table media_item add constraint no_more check (node_id < 0) not valid`.execute(site.db);
  try {
    const { messages } = await executeAs('AUTHOR', create, { filePath: `http://${host}/dock.jpg` });
    expect(messages).toHaveLength(1);
    expect(await listFiles()).toEqual(before);
  } finally {
    await sql`alter table media_item drop constraint no_more`.execute(site.db);
  }
});

test('the search finds the words of PDF documents, and a damaged one is read only once', async () => {
  const services = { ...createTestServices(site.db), log: () => {}, mediaDir };
  await extractDocuments(services);
  const guide = await createItem({ filePath: `http://${host}/guide.pdf`, title: 'A guide' });
  await createItem({ filePath: `http://${host}/damaged.pdf` });
  await site.takePurgeEvents();
  expect(await extractDocuments(services)).toBe(2);
  expect((await site.takePurgeEvents()).keys).toEqual(expect.arrayContaining([guide.id, 'content:mediaitem']));
  expect(await extractDocuments(services)).toBe(0);
  const search = 'query { search(query: "chock wheels", contentTypes: [ATTACHMENT], first: 5) { edges { snippet node { databaseId } } } }';
  const { data } = await executeAs(null, search);
  expect(data.search.edges).toEqual([{ snippet: expect.stringContaining('<mark>Chock</mark>'), node: { databaseId: guide.databaseId } }]);
  const { data: others } = await executeAs(null, '{ search(query: "chock wheels", first: 5) { edges { node { databaseId } } } }');
  expect(others.search.edges).toEqual([]);
});
