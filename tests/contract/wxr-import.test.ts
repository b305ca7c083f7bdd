/** Imports WordPress exports (WXR) into the database. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#lib/log/log.ts';
import { importWxr } from '../../content/wxr/import/import-wxr.ts';
import type { ImportOptions, ImportServices } from '../../content/wxr/import/import-state.ts';
import type { ImportReport } from '../../content/wxr/import/report.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import {
  authorElement,
  formatComment,
  formatCategory,
  writeWxrFile,
  formatItem,
  formatMeta,
  formatWxr,
  type ItemValues,
} from '../support/wxr-file.ts';

let database: TestDatabase;
let mediaDir: string;
beforeEach(async () => {
  database = await createDatabase('migrated');
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await database.drop();
  await rm(mediaDir, { recursive: true });
});

async function importFile(
  content: string | string[],
  { uploads, ...options }: Partial<ImportOptions> & Pick<ImportServices, 'uploads'> = {},
): Promise<ImportReport> {
  const services = {
    db: database.db,
    mediaDir,
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    now: () => new Date(),
    log: createLog('error'),
    ...(uploads && { uploads }),
  };
  return importWxr({
    files: await Promise.all([content].flat().map(writeWxrFile)),
    services,
    media: 'keep',
    ids: 'keep',
    existing: 'update',
    role: 'author',
    timezone: 'UTC',
    ...options,
  });
}

async function readRows<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(database.db)).rows;
}

const readNodes = () => readRows<Record<string, unknown>>('select * from content_node order by id');
const getSkipCounts = (report: ImportReport) => Object.fromEntries([...report.skipped].map(([reason, { count }]) => [reason, count]));
const getTotals = (report: ImportReport) => [report.getTotal('new'), report.getTotal('updated'), report.getTotal('unchanged')];

test('an import keeps ids, URIs, authors and references of nodes', async () => {
  await importFile(
    formatWxr(
      authorElement +
        formatItem({
          id: 30,
          type: 'page',
          slug: 'team',
          parent: 20,
          link: 'http://old.test/about/team/',
          more: formatMeta('_thumbnail_id', 40),
        }) +
        formatItem({
          id: 20,
          type: 'page',
          slug: 'about',
          link: 'http://old.test/about/',
          more: formatMeta('_wp_page_template', 'wide.php') + formatMeta('_yoast_wpseo_title', 'About us'),
        }) +
        formatItem({
          id: 40,
          type: 'attachment',
          status: 'inherit',
          slug: 'dock',
          link: 'http://old.test/dock/',
          more: '<wp:attachment_url>http://old.test/wp-content/uploads/2024/03/dock.jpg</wp:attachment_url>',
        }) +
        formatItem({ id: 50, type: 'post', slug: 'draft', status: 'draft', link: 'http://old.test/?p=50' }),
    ),
  );
  const [about, team, dock, draft] = await readNodes();
  const [user] = await readRows<{ id: number; login: string; password_hash: string | null; roles: string[] }>('select * from user_account');
  expect(user).toMatchObject({ id: 7, login: 'ada', password_hash: null, roles: ['author'] });
  expect(about).toMatchObject({ id: 20, uri: '/about/', author_id: 7, template: 'wide.php', seo: { title: 'About us' } });
  expect(team).toMatchObject({ id: 30, uri: '/about/team/', parent_id: 20, featured_image_id: 40 });
  expect(dock).toMatchObject({ id: 40, status: 'inherit' });
  expect(draft).toMatchObject({ id: 50, uri: null, status: 'draft' });
  expect(await readRows('select file, mime_type from media_item')).toEqual([
    { file: 'http://old.test/wp-content/uploads/2024/03/dock.jpg', mime_type: 'image/jpeg' },
  ]);
  // New nodes get ids after those of the imported ones.
  expect(await readRows("select nextval('content_id')::int as id")).toEqual([{ id: 51 }]);
});

test('importing the same file again creates nothing twice, and updates only what differs in the file', async () => {
  const createFile = (title: string) =>
    formatWxr(
      authorElement +
        formatItem({ id: 1, slug: 'one', title, more: formatCategory('category', 'news') + formatComment({ id: 5 }) }) +
        formatItem({ id: 2, slug: 'two' }),
    );
  expect(getTotals(await importFile(createFile('Before')))).toEqual([5, 0, 0]);
  expect(getTotals(await importFile(createFile('Before')))).toEqual([0, 0, 5]);
  expect(getTotals(await importFile(createFile('After')))).toEqual([0, 1, 4]);
  expect((await readNodes()).map(({ title }) => title)).toEqual(['After', 'A title']);
  expect(getTotals(await importFile(createFile('Later'), { existing: 'leave' }))).toEqual([0, 0, 5]);
  expect((await readNodes()).map(({ title }) => title)).toEqual(['After', 'A title']);
  expect(await readRows('select count from term')).toEqual([{ count: 1 }]);
});

test('an import continues after an interrupted import', async () => {
  const all = Array.from({ length: 250 }, (_, index) =>
    formatItem({ id: index + 1, slug: `post-${index + 1}`, parent: index > 0 ? 1 : 0 }),
  ).join('');
  let progressCalls = 0;
  const interruption = new Error('Interrupted');
  const interrupted = importFile(formatWxr(authorElement + all), {
    progress: () => {
      progressCalls += 1;
    },
    services: {
      db: database.db,
      mediaDir,
      siteUrl: '',
      contentUrl: '',
      log: createLog('silent'),
      // The clock is read once per transaction. The transaction that writes the second batch fails.
      now: () => {
        if (progressCalls > 0 && writes++ === 3) throw interruption;
        return new Date();
      },
    },
  });
  let writes = 0;
  progressCalls = 1;
  await expect(interrupted).rejects.toThrow(interruption);
  const before = (await readNodes()).length;
  expect(before).toBeLessThan(250);
  const report = await importFile(formatWxr(authorElement + all));
  expect((await readNodes()).length).toBe(250);
  expect(report.counts.get('nodes')).toEqual({ new: 250 - before, updated: 0, unchanged: before });
  expect(await readRows('select count(*)::int as linked from content_node where parent_id = 1')).toEqual([{ linked: 249 }]);
});

test('nodes whose ids and URIs are taken get new ones, and references to them are updated', async () => {
  await sql`insert into content_node (id, type, status, title, slug, uri, published_at, modified_at)
    values (1, 'page', 'publish', 'Existing', 'about', '/about/', now(), now())`.execute(database.db);
  const report = await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 1, type: 'page', slug: 'about', link: 'http://old.test/about/' }) +
        formatItem({ id: 2, type: 'page', slug: 'team', parent: 1, content: '<!-- wp:block {"ref":1} /-->' }),
    ),
  );
  const [existing, team, about] = await readNodes();
  expect(existing).toMatchObject({ id: 1, title: 'Existing', uri: '/about/' });
  expect(team).toMatchObject({ id: 2, parent_id: about?.['id'] });
  expect(about).toMatchObject({ title: 'A title', uri: '/about-2/' });
  expect(about).toMatchObject({ slug: 'about-2' });
  expect(team).toMatchObject({ content: `<!-- wp:block {"ref":${String(about?.['id'])}} /-->` });
  expect([...report.warnings.keys()]).toEqual(['URI changed because it is already in use']);
});

test('all nodes get new ids with the option ids: new', async () => {
  await importFile(formatWxr(authorElement + formatItem({ id: 500, slug: 'one' }) + formatItem({ id: 501, slug: 'two', parent: 500 })), {
    ids: 'new',
  });
  const [one, two] = await readNodes();
  expect(Number(two?.['id'])).toBeLessThan(500);
  expect(two?.['parent_id']).toBe(one?.['id']);
});

test('declared fields are imported, with references to the new ids', async () => {
  await sql`insert into content_node (id, type, status, title, published_at, modified_at) values (8, 'post', 'draft', '', now(), now())`.execute(
    database.db,
  );
  await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 8, type: 'regions', slug: 'west' }) +
        formatItem({
          id: 9,
          type: 'markets',
          slug: 'reno',
          more: formatMeta('region', 8) + formatMeta('population', '450000') + formatMeta('not_declared', 'x'),
        }),
    ),
  );
  const [, market, region] = await readNodes();
  expect(market?.['fields']).toEqual({ marketMeta: { region: region?.['id'], population: 450_000 } });
  expect(await readRows('select node_id, field, target_id from node_reference')).toEqual([
    { node_id: 9, field: 'region', target_id: region?.['id'] },
  ]);
});

test('the date of a draft floats only if the file has no date in UTC', async () => {
  const undated = '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>';
  const floating = (values: ItemValues) => formatItem(values).replace(/<wp:post_date_gmt>.*?<\/wp:post_date_gmt>/, undated);
  await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 1, slug: 'a', status: 'draft' }) +
        floating({ id: 2, slug: 'b', status: 'draft' }) +
        floating({ id: 3, slug: 'c', status: 'pending' }) +
        floating({ id: 4, slug: 'd' }) +
        floating({ id: 5, slug: 'e', status: 'trash', more: formatMeta('_wp_trash_meta_status', 'draft') }),
    ),
  );
  expect((await readNodes()).map((node) => node['date_floats'])).toEqual([false, true, true, false, true]);
});

test('everything that is not imported is reported', async () => {
  const lines: string[] = [];
  const report = await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 1, type: 'product' }) +
        formatItem({
          id: 2,
          slug: 'b',
          more: formatCategory('brand', 'acme') + formatMeta('not_declared', 'x') + formatMeta('_edit_lock', '1:1'),
        }) +
        formatItem({ id: 3, slug: 'c', date: 'yesterday' }) +
        formatItem({ id: 4, slug: 'd', more: '<wp:postmeta></wp:nonsense>' }) +
        formatItem({ id: 5, slug: 'e', parent: 999 }) +
        formatItem({ id: 5, slug: 'again' }) +
        formatItem({ id: 6, slug: 'f', status: 'acf-disabled' }) +
        formatItem({ id: 7, type: 'revision', parent: 999 }) +
        formatItem({ id: 8, slug: 'g' }).replace('<wp:post_id>8</wp:post_id>', '') +
        formatItem({ id: 9, type: 'nav_menu_item', more: formatMeta('_menu_item_type', 'post_type') + formatCategory('nav_menu', 'main') }),
    ),
    { writeReportLine: (line) => lines.push(line) },
  );
  expect(getSkipCounts(report)).toEqual({
    'malformed record': 1,
    'item of the unknown type "product"': 1,
    'duplicate item in the file': 1,
    'term of the unknown taxonomy "brand"': 1,
    'meta "_edit_lock", which is only valid on the old site': 1,
    'parent that was not imported': 1,
    'revision of an item that was not imported': 1,
    'menu item whose target was not imported': 1,
  });
  expect([...report.kept.keys()]).toEqual(['meta "not_declared" without a declared field']);
  expect([...report.warnings.keys()]).toEqual([
    'item without a date, imported with the time of the import',
    'item with the unknown status "acf-disabled", imported as a draft',
  ]);
  expect((await readNodes()).map(({ id, status }) => [id, status])).toEqual([
    [2, 'publish'],
    [3, 'publish'],
    [5, 'publish'],
    [6, 'draft'],
    [expect.any(Number), 'publish'],
  ]);
  expect(report.toLines().join('\n')).toContain('1 × item of the unknown type "product" (product 1 “A title”, line 6)');
  expect(lines).toContain('Not imported: item of the unknown type "product": product 1 “A title”, line 6');
  expect(lines).toHaveLength(11);
});

test('an item that the database rejects does not affect the rest of its batch', async () => {
  const report = await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 1, slug: 'a' }) +
        // Random text cannot be compressed to fit into an index.
        formatItem({ id: 2, slug: randomBytes(6_000).toString('hex') }) +
        formatItem({ id: 3, slug: 'c' }),
    ),
  );
  expect((await readNodes()).map(({ id }) => id)).toEqual([1, 3]);
  expect(Object.keys(getSkipCounts(report))).toEqual([
    expect.stringContaining('item with a value that the database rejects: a text is too long'),
  ]);
});

test('terms, menu items and authors that the database rejects do not affect the others', async () => {
  // Random text cannot be compressed to fit into an index.
  const longSlug = randomBytes(6_000).toString('hex');
  const category = (slug: string) =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>`;
  const report = await importFile(
    formatWxr(
      category(longSlug) +
        category('news') +
        authorElement +
        authorElement.replaceAll('ada', longSlug) +
        formatItem({ id: 1, slug: 'a', more: formatCategory('category', 'news') }),
    ),
  );
  expect(await readRows('select slug from term')).toEqual([{ slug: 'news' }]);
  expect(await readRows('select login from user_account')).toEqual([{ login: 'ada' }]);
  expect(await readNodes()).toHaveLength(1);
  expect([...report.skipped.values()].reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect([...report.skipped.keys()].every((reason) => reason.includes('a text is too long'))).toBe(true);
});

test('comments are imported with their status and their parent, in any order', async () => {
  const comments = [
    formatComment({ id: 12, parent: 11, approved: '0' }),
    formatComment({ id: 11 }),
    formatComment({ id: 13, approved: 'spam' }),
    formatComment({ id: 14, approved: 'trash' }),
  ];
  await importFile(formatWxr(authorElement + formatItem({ id: 1, more: comments.join('') })));
  expect(await readRows('select id, parent_id, status from comment order by id')).toEqual([
    { id: 11, parent_id: null, status: 'approve' },
    { id: 12, parent_id: 11, status: 'hold' },
    { id: 13, parent_id: null, status: 'spam' },
    { id: 14, parent_id: null, status: 'trash' },
  ]);
});

test('pingbacks are imported, and comments of unknown types, such as notes of editors, are reported', async () => {
  const comments = ['pingback', 'trackback', '', 'note'].map((type, index) =>
    formatComment({ id: index + 1 }).replace('</wp:comment>', `<wp:comment_type>${type}</wp:comment_type></wp:comment>`),
  );
  const report = await importFile(formatWxr(authorElement + formatItem({ more: comments.join('') })));
  expect(await readRows('select type from comment order by id')).toEqual([
    { type: 'pingback' },
    { type: 'trackback' },
    { type: 'comment' },
  ]);
  expect(getSkipCounts(report)).toEqual({ 'comment of the unknown type "note"': 1 });
});

test('terms are imported with their parents, in any order', async () => {
  const category = (slug: string, parent = '') =>
    `<wp:category><wp:term_id>${slug.length}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent>
      <wp:cat_name>${slug}</wp:cat_name></wp:category>`;
  await importFile(
    formatWxr(
      category('grandchild', 'child') +
        category('child', 'parent') +
        category('parent') +
        authorElement +
        formatItem({ more: formatCategory('post_tag', 'w%c5%82-1', 'Wł 1') }),
    ),
  );
  expect(await readRows('select slug, uri from term order by uri')).toEqual([
    { slug: 'parent', uri: '/category/parent/' },
    { slug: 'child', uri: '/category/parent/child/' },
    { slug: 'grandchild', uri: '/category/parent/child/grandchild/' },
    { slug: 'wł-1', uri: '/tag/w%c5%82-1/' },
  ]);
});

test('an existing term with the same slug is used', async () => {
  await sql`insert into term (id, taxonomy, name, slug, uri) values (77, 'category', 'Existing news', 'news', '/category/news/')`.execute(
    database.db,
  );
  await importFile(formatWxr(authorElement + formatItem({ more: formatCategory('category', 'news', 'Imported news') })));
  expect(await readRows('select t.id, t.name, r.node_id from term t join term_relationship r on r.term_id = t.id')).toEqual([
    { id: 77, name: 'Existing news', node_id: 1 },
  ]);
});

test('menus are imported with their item tree, and items without a label get the title of their target', async () => {
  const menuItem = (id: number, order: number, more: string) =>
    formatItem({
      id,
      type: 'nav_menu_item',
      title: '',
      more: `<wp:menu_order>${order}</wp:menu_order>${formatCategory('nav_menu', 'main', 'Main')}${more}`,
    });
  const formatTarget = (type: string, object: string, id: number) =>
    formatMeta('_menu_item_type', type) + formatMeta('_menu_item_object', object) + formatMeta('_menu_item_object_id', id);
  await importFile(
    formatWxr(
      `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>${authorElement}${formatItem(
        {
          id: 1,
          type: 'page',
          title: 'About',
        },
      )}${menuItem(11, 2, formatTarget('post_type', 'page', 1) + formatMeta('_menu_item_menu_item_parent', 12))}${menuItem(12, 1, formatTarget('taxonomy', 'category', 3))}${menuItem(
        13,
        3,
        formatTarget('custom', 'custom', 13) +
          formatMeta('_menu_item_url', 'https://example.org/?x=1') +
          formatMeta('_menu_item_classes', 'a:2:{i:0;s:3:"btn";i:1;s:0:"";}'),
      )}${menuItem(14, 4, formatTarget('post_type_archive', 'properties', -1))}`,
    ),
  );
  expect(await readRows('select id, label, parent_id, node_id, term_id, url, css_classes from menu_item order by position')).toEqual([
    { id: 12, label: 'News', parent_id: null, node_id: null, term_id: 3, url: null, css_classes: [] },
    { id: 11, label: 'About', parent_id: 12, node_id: 1, term_id: null, url: null, css_classes: [] },
    { id: 13, label: '', parent_id: null, node_id: null, term_id: null, url: 'https://example.org/?x=1', css_classes: ['btn'] },
    { id: 14, label: 'Properties', parent_id: null, node_id: null, term_id: null, url: '/properties/', css_classes: [] },
  ]);
});

test('revisions and autosaves are imported with their node', async () => {
  await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 5, type: 'revision', slug: '6-autosave-v1', parent: 6, status: 'inherit' }) +
        formatItem({ id: 6, type: 'page' }) +
        formatItem({ id: 7, type: 'revision', slug: '6-revision-v1', parent: 6, status: 'inherit' }),
    ),
  );
  expect(
    await readRows('select id, type, revision_of, is_autosave, uri from content_node where revision_of is not null order by id'),
  ).toEqual([
    { id: 5, type: 'page', revision_of: 6, is_autosave: true, uri: null },
    { id: 7, type: 'page', revision_of: 6, is_autosave: false, uri: null },
  ]);
});

const attachment = (url: string, path = '2024/03/dock.png') =>
  formatItem({
    id: 1,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>${url}</wp:attachment_url>${formatMeta('_wp_attached_file', path)}${formatMeta('_wp_attachment_image_alt', 'A dock')}`,
  });

const createImage = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('media files are fetched, and files that cannot be fetched keep their URL', async () => {
  const server = createServer(async (request, response) => {
    if (request.url === '/dock.png') response.end(await createImage());
    else if (request.url === '/song.mp3') response.end(Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(512)]));
    else response.writeHead(404).end('Not here');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = `http://${host}`;
  const setId = (item: string, id: number) => item.replace('<wp:post_id>1<', `<wp:post_id>${id}<`).replace('/a-title/', `/${id}/`);
  try {
    const file = formatWxr(
      [attachment(`${base}/dock.png`), setId(attachment(`${base}/gone.png`), 2), setId(attachment(`${base}/song.mp3`), 3)].join(''),
    );
    const privateReport = await importFile(file, { media: 'fetch' });
    expect([...privateReport.warnings.keys()]).toContain(
      `file not copied, its original URL is used: port ${host.split(':')[1]} is not allowed. Use port 80, 443 or 8080`,
    );
    expect(await readRows("select file from media_item where file not like 'http:%'")).toEqual([]);
    const report = await importFile(file, {
      media: 'fetch',
      existing: 'update',
      source: 'http://old.test',
      uploads: { maxBytes: 1, allowedHosts: [host] },
    });
    const [fetched, missing, song] = await readRows<{ file: string; width: number; alt_text: string; sizes: { name: string }[] }>(
      'select * from media_item order by node_id',
    );
    expect(fetched).toMatchObject({ file: '2024/03/dock.png', width: 400, alt_text: 'A dock' });
    expect(fetched?.sizes.map(({ name }) => name)).toEqual(expect.arrayContaining(['thumbnail', 'medium']));
    expect(missing?.file).toBe(`${base}/gone.png`);
    expect(song).toMatchObject({ file: '2024/03/song.mp3' });
    expect([...report.warnings.keys()]).toEqual([
      'file not copied, its original URL is used: the response status was 404, not 200. Check that the file is public',
    ]);
  } finally {
    server.close();
  }
});

test('media files are read from the given folder, and not from outside of it', async () => {
  const filesDir = join(mediaDir, 'uploads');
  await mkdir(join(filesDir, '2024/03'), { recursive: true });
  await writeFile(join(filesDir, '2024/03/dock.png'), await createImage());
  await writeFile(join(mediaDir, 'secret.png'), await createImage());
  await importFile(formatWxr(authorElement + attachment('http://old.test/dock.png')), { filesDir });
  expect(await readRows('select file from media_item')).toEqual([{ file: '2024/03/dock.png' }]);
  const report = await importFile(formatWxr(authorElement + attachment('http://old.test/secret.png', '../secret.png')), { filesDir });
  expect([...report.warnings.keys()]).toContain('file not copied, its original URL is used: its path is outside of the folder');
});

test('a media URL with an invalid percent sign does not stop the import', async () => {
  const report = await importFile(formatWxr(authorElement + attachment('http://cms.test/media/2024/03/100%.png')));
  expect(getSkipCounts(report)).toEqual({});
  expect(await readNodes()).toMatchObject([{ type: 'attachment' }]);
});

test('media items are not imported with the option media: none', async () => {
  const report = await importFile(formatWxr(authorElement + attachment('http://old.test/dock.png')), { media: 'none' });
  expect(await readNodes()).toEqual([]);
  expect(getSkipCounts(report)).toEqual({ 'media item, because of --media none': 1 });
});

test('an existing user with the same email address is used and not changed', async () => {
  await sql`insert into user_account (id, login, nicename, display_name, email, roles) values (3, 'boss', 'boss', 'The boss', 'ADA@old.test', '{administrator}')`.execute(
    database.db,
  );
  await importFile(formatWxr(authorElement.replace('</wp:author>', '<site:role>subscriber</site:role></wp:author>') + formatItem({})));
  expect(await readRows('select id, login, roles from user_account')).toEqual([{ id: 3, login: 'boss', roles: ['administrator'] }]);
  expect(await readNodes()).toMatchObject([{ author_id: 3 }]);
});

test('an import records purge events for published nodes', async () => {
  const [before] = await readRows<{ version: string }>('select version from content_version');
  await importFile(
    formatWxr(
      authorElement +
        formatItem({ id: 1, link: 'http://old.test/a-title/' }) +
        formatItem({ id: 2, slug: 'b', status: 'draft', link: 'http://old.test/?p=2' }),
    ),
  );
  const [after] = await readRows<{ version: string }>('select version from content_version');
  expect(Number(after?.version)).toBeGreaterThan(Number(before?.version));
  const events = await readRows<{ keys: string[]; uris: string[] }>('select keys, uris from purge_event');
  expect(events.flatMap(({ uris }) => uris)).toEqual(['/a-title/']);
  expect(events.flatMap(({ keys }) => keys)).toContain('list:post');
});

test('nodes with plain links get URIs from the content model or the permalink structure', async () => {
  const getPlainLink = (id: number) => `http://old.test/?p=${id}`;
  const file = formatWxr(
    authorElement +
      formatItem({ id: 30, type: 'page', slug: 'team', parent: 20, link: getPlainLink(30) }) +
      formatItem({ id: 20, type: 'page', slug: 'about', link: getPlainLink(20) }) +
      formatItem({ id: 40, slug: 'news', link: getPlainLink(40) }) +
      formatItem({ id: 50, slug: 'draft', status: 'draft', link: getPlainLink(50) }),
  );
  await importFile(file);
  const readUris = async () => (await readNodes()).map(({ id, uri }) => [id, uri]);
  expect(await readUris()).toEqual([
    [20, '/about/'],
    [30, '/about/team/'],
    [40, '/news/news/'],
    [50, null],
  ]);
  await sql`update site_option set value = value || '{"permalinkStructure": "/%year%/%monthnum%/%day%/%postname%/"}' where name = 'settings'`.execute(
    database.db,
  );
  await sql`update content_node set uri = null`.execute(database.db);
  await importFile(file);
  expect((await readUris())[2]).toEqual([40, '/2024/03/10/news/']);
});

test('known site options are imported unless they already exist', async () => {
  const option = (name: string, value: string) => `<site:option name="${name}"><![CDATA[${value}]]></site:option>`;
  await sql`insert into site_option (name, value) values ('numberModule', '{"mainHeading": "Existing"}')`.execute(database.db);
  const report = await importFile(
    formatWxr(
      option('settings', '{"title":"Moved","timezone":"Europe/Warsaw"}') +
        option('numberModule', '{"mainHeading":"Imported"}') +
        option('secrets', '{"key":"x"}') +
        option('seo', 'not JSON'),
    ),
  );
  expect(await readRows('select name, value from site_option order by name')).toEqual([
    { name: 'numberModule', value: { mainHeading: 'Existing' } },
    { name: 'settings', value: { title: 'Moved', timezone: 'Europe/Warsaw' } },
  ]);
  expect(getSkipCounts(report)).toEqual({ 'site option that is unknown or not a JSON object': 2 });
  expect([...report.warnings.keys()]).toEqual(['site option that already exists, not changed']);
});

test('a menu location that already has a menu keeps it', async () => {
  const formatMenu = (slug: string) =>
    `<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_name>Main</wp:term_name>
      <site:location>MAIN_MENU</site:location></wp:term>`;
  await importFile(formatWxr(formatMenu('main')));
  const report = await importFile(formatWxr(formatMenu('main')), { source: 'elsewhere' });
  expect(await readRows('select l.location, m.slug from menu_location l join menu m on m.id = l.menu_id')).toEqual([
    { location: 'MAIN_MENU', slug: 'main' },
  ]);
  expect([...report.warnings.keys()]).toEqual([
    'slug of a menu changed because it is already in use',
    'menu location that already has another menu',
  ]);
});

const formatMenuItem = (id: number, menu: string, more: string) =>
  formatItem({ id, type: 'nav_menu_item', title: `${menu} ${id}`, more: formatCategory('nav_menu', menu) + more });
const formatMenuTarget = (type: string, object: string, id: number) =>
  formatMeta('_menu_item_type', type) + formatMeta('_menu_item_object', object) + formatMeta('_menu_item_object_id', id);
const customTarget = formatMenuTarget('custom', 'custom', 0) + formatMeta('_menu_item_url', '/');

test('menu items with the same id are all imported, below the parent in their own menu', async () => {
  const child = formatMenuItem(12, 'footer', customTarget + formatMeta('_menu_item_menu_item_parent', 11));
  const file = formatWxr(
    formatMenuItem(11, 'main', customTarget) +
      formatMenuItem(12, 'main', customTarget + formatMeta('_menu_item_menu_item_parent', 11)) +
      formatMenuItem(11, 'footer', customTarget) +
      child +
      child,
  );
  const report = await importFile(file);
  expect(
    await readRows(
      'select m.slug, i.label, p.label as parent from menu_item i join menu m on m.id = i.menu_id left join menu_item p on p.id = i.parent_id order by m.slug, i.label',
    ),
  ).toEqual([
    { slug: 'footer', label: 'footer 11', parent: null },
    { slug: 'footer', label: 'footer 12', parent: 'footer 11' },
    { slug: 'main', label: 'main 11', parent: null },
    { slug: 'main', label: 'main 12', parent: 'main 11' },
  ]);
  expect(getSkipCounts(report)).toEqual({ 'duplicate item in the file': 1 });
  expect(getTotals(await importFile(file))).toEqual([0, 0, 7]);
});

test('a menu item finds its term even if a term of another taxonomy has the same id', async () => {
  const formatTag = (id: number, slug: string) =>
    `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${slug}</wp:tag_slug><wp:tag_name>${slug}</wp:tag_name></wp:tag>`;
  await importFile(
    formatWxr(
      `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>${formatTag(
        3,
        'docks',
      )}${formatMenuItem(11, 'main', formatMenuTarget('taxonomy', 'category', 3))}${formatMenuItem(12, 'main', formatMenuTarget('taxonomy', 'post_tag', 3))}`,
    ),
  );
  expect(await readRows('select t.slug from menu_item i join term t on t.id = i.term_id order by i.id')).toEqual([
    { slug: 'news' },
    { slug: 'docks' },
  ]);
});

test('the parent of a term can be given by its name, and a missing one is reported', async () => {
  const category = (slug: string, name: string, parent: string) =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${name}</wp:cat_name></wp:category>`;
  const report = await importFile(
    formatWxr(category('child', 'A child', 'The parent') + category('parent', 'The parent', '') + category('lost', 'Lost', 'nowhere')),
  );
  expect(await readRows('select uri from term order by uri')).toEqual([
    { uri: '/category/lost/' },
    { uri: '/category/parent/' },
    { uri: '/category/parent/child/' },
  ]);
  expect(getSkipCounts(report)).toEqual({ 'parent of a term that was not imported': 1 });
});

test('different values of the same term or author are reported', async () => {
  const term = (description: string) =>
    `<wp:term><wp:term_taxonomy>category</wp:term_taxonomy><wp:term_slug>news</wp:term_slug><wp:term_name>News</wp:term_name>
      <wp:term_description>${description}</wp:term_description></wp:term>`;
  const report = await importFile(
    formatWxr(term('First') + term('') + term('Second') + authorElement + authorElement.replace('ada@', 'other@')),
  );
  expect(await readRows('select t.description, u.email from term t, user_account u')).toEqual([
    { description: 'First', email: 'ada@old.test' },
  ]);
  expect([...report.warnings.values()].map(({ examples }) => examples)).toEqual([
    ['category/news: First, Second'],
    ['ada: ada@old.test, other@old.test'],
  ]);
});

test('a revision keeps its featured image', async () => {
  await importFile(
    formatWxr(
      authorElement +
        formatItem({
          id: 7,
          type: 'revision',
          slug: '6-revision-v1',
          parent: 6,
          status: 'inherit',
          more: formatMeta('_thumbnail_id', 40),
        }) +
        formatItem({ id: 6, type: 'page' }) +
        formatItem({
          id: 40,
          type: 'attachment',
          status: 'inherit',
          slug: 'dock',
          more: '<wp:attachment_url>http://old.test/dock.jpg</wp:attachment_url>',
        }),
    ),
  );
  expect(await readRows('select featured_image_id from content_node where id = 7')).toEqual([{ featured_image_id: 40 }]);
});

test('values without a field or column are stored and reported by key', async () => {
  const formatExtra = (element: string, key: string) =>
    `<${element}><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[x]]></wp:meta_value></${element}>`;
  const comment = formatComment({ id: 3 }).replace('</wp:comment>', `${formatExtra('wp:commentmeta', 'rating')}</wp:comment>`);
  const term = `<wp:category><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name>${formatExtra('wp:termmeta', 'color')}</wp:category>`;
  const post = formatItem({
    id: 1,
    more:
      comment +
      formatMeta('enclosure', 'http://old.test/a.mp3\n61\naudio/mpeg') +
      formatMeta('enclosure', 'http://old.test/b.mp3') +
      formatMeta('layout', 'wide') +
      formatMeta('layout', 'narrow') +
      formatMeta('_oembed_1a', '<iframe>'),
  });
  const report = await importFile(
    formatWxr(term + authorElement + post + formatMenuItem(11, 'main', customTarget + formatMeta('icon', 'x'))),
  );
  expect(await readNodes()).toMatchObject([
    {
      enclosure: 'http://old.test/a.mp3\n61\naudio/mpeg',
      extra_meta: [
        { key: 'enclosure', value: 'http://old.test/b.mp3' },
        { key: 'layout', value: 'wide' },
        { key: 'layout', value: 'narrow' },
      ],
    },
  ]);
  for (const [table, key] of Object.entries({ term: 'color', comment: 'rating', menu_item: 'icon' }))
    expect(await readRows(`select extra_meta from ${table}`)).toEqual([{ extra_meta: [{ key, value: 'x' }] }]);
  expect(Object.fromEntries([...report.kept].map(([reason, { count }]) => [reason, count]))).toEqual({
    'additional value of meta "enclosure"': 1,
    'meta "layout" without a declared field': 2,
    'meta "color" without a declared field': 1,
    'meta "rating" without a declared field': 1,
    'meta "icon" without a declared field': 1,
  });
  expect(getSkipCounts(report)).toEqual({ 'meta "_oembed_…", which is only valid on the old site': 1 });
});

test('items and comments without an id or a date are imported once', async () => {
  const undated = formatItem({ slug: 'undated', date: '0000-00-00 00:00:00' });
  const file = formatWxr(
    authorElement +
      undated.replace('<wp:post_id>1</wp:post_id>', '<pubDate>Sun, 10 Mar 2024 09:30:00 +0000</pubDate>') +
      formatItem({ id: 2, slug: 'b', more: formatComment({ id: 0 }).replace('2024-04-01 10:00:00', '') + formatComment({ id: 0 }) }),
  );
  expect(getTotals(await importFile(file))).toEqual([5, 0, 0]);
  expect(getTotals(await importFile(file))).toEqual([0, 0, 5]);
  const nodes = await readNodes();
  expect(nodes.find(({ slug }) => slug === 'undated')).toMatchObject({ published_at: new Date('2024-03-10T09:30:00Z') });
  expect(await readRows('select created_at from comment order by id')).toEqual([
    { created_at: new Date('2024-03-10T10:30:00Z') },
    { created_at: new Date('2024-04-01T10:00:00Z') },
  ]);
});

test('several media items can have the same file', async () => {
  const filesDir = join(mediaDir, 'uploads');
  await mkdir(join(filesDir, '2024/03'), { recursive: true });
  await writeFile(join(filesDir, '2024/03/dock.png'), await createImage());
  const second = attachment('http://old.test/dock.png').replace('<wp:post_id>1<', '<wp:post_id>2<').replace('/a-title/', '/b/');
  for (const options of [{}, { filesDir }]) {
    const report = await importFile(formatWxr(authorElement + attachment('http://old.test/dock.png') + second), options);
    expect(getSkipCounts(report)).toEqual({});
    expect(await readRows('select count(*)::int as items, count(distinct file)::int as files from media_item')).toEqual([
      { items: 2, files: 1 },
    ]);
  }
});

test('links to copied files are changed to the copies, wherever they are', async () => {
  const filesDir = join(mediaDir, 'uploads');
  await mkdir(join(filesDir, '2024/03'), { recursive: true });
  await writeFile(join(filesDir, '2024/03/dock.png'), await createImage());
  const base = 'http://old.test/wp-content/uploads/2024/03';
  const links: [before: string, after: string][] = [
    [`<img src="${base}/dock.png" alt="">`, '<img src="/media/2024/03/dock.png" alt="">'],
    [`<img src="${base.replace('http:', 'https:')}/dock.png?w=300">`, '<img src="/media/2024/03/dock.png">'],
    [`<img src="//old.test/wp-content/uploads/2024/03/dock.png">`, '<img src="/media/2024/03/dock.png">'],
    [`<img src="/wp-content/uploads/2024/03/dock.png">`, '<img src="/media/2024/03/dock.png">'],
    [
      `<img srcset="${base}/dock.png 400w, ${base}/dock-300x225.png 300w">`,
      '<img srcset="/media/2024/03/dock.png 400w, /media/2024/03/SIZE 300w">',
    ],
    [`<!-- wp:image {"id":1,"url":"${base}/dock.png"} /-->`, '<!-- wp:image {"id":1,"url":"/media/2024/03/dock.png"} /-->'],
    [`{"url":"${base.replaceAll('/', '\\/')}\\/dock.png"}`, '{"url":"\\/media\\/2024\\/03\\/dock.png"}'],
    [`<div style="background:url(${base}/dock.png)">`, '<div style="background:url(/media/2024/03/dock.png)">'],
    [`See ${base}/dock.png.`, 'See /media/2024/03/dock.png.'],
    [`<a href="${base}/dock.png#top">`, '<a href="/media/2024/03/dock.png#top">'],
    [
      `${base}/unknown.pdf and http://other.test/wp-content/uploads/2024/03/dock.png`,
      `${base}/unknown.pdf and http://other.test/wp-content/uploads/2024/03/dock.png`,
    ],
  ];
  const serialized = `a:1:{s:3:"url";s:${base.length + 9}:"${base}/dock.png";}`;
  const post = formatItem({
    id: 5,
    slug: 'post',
    content: links.map(([before]) => before).join('\n'),
    more: formatMeta('gallery', serialized) + formatComment({ id: 9, content: `${base}/dock.png` }),
  });
  const revision = formatItem({
    id: 6,
    type: 'revision',
    slug: '5-revision-v1',
    parent: 5,
    status: 'inherit',
    content: `${base}/dock.png`,
  });
  const file = formatWxr(authorElement + post + revision + attachment(`${base}/dock.png`));
  const report = await importFile(file, { filesDir });
  const [media] = await readRows<{ sizes: { width: number; file: string }[] }>('select sizes from media_item');
  const size = media?.sizes.find(({ width }) => width === 300)?.file.replace('2024/03/', '') ?? '';
  const readContent = async (id: number) => (await readNodes()).find((node) => node['id'] === id);
  expect(String((await readContent(5))?.['content']).split('\n')).toEqual(links.map(([, after]) => after.replace('SIZE', size)));
  expect(await readContent(5)).toMatchObject({
    extra_meta: [{ key: 'gallery', value: 'a:1:{s:3:"url";s:23:"/media/2024/03/dock.png";}' }],
  });
  expect(await readContent(6)).toMatchObject({ content: '/media/2024/03/dock.png' });
  expect(await readRows('select content from comment')).toEqual([{ content: '/media/2024/03/dock.png' }]);
  expect([...report.warnings.keys()]).toEqual(['link to a file on the old host that was not copied']);
  expect(getTotals(await importFile(file, { filesDir }))).toEqual([0, 0, 5]);
});

test('the files of one export can be imported together, in any order', async () => {
  const team = formatItem({ id: 30, type: 'page', slug: 'team', parent: 20 });
  const about = formatItem({ id: 20, type: 'page', slug: 'about', more: formatMeta('_thumbnail_id', 999) });
  const report = await importFile([formatWxr(authorElement + team), formatWxr(authorElement + about)]);
  expect(await readNodes()).toMatchObject([{ id: 20 }, { id: 30, parent_id: 20 }]);
  expect(report.skipped.get('featured image that was not imported')?.examples[0]).toMatch(
    /^page 20 “A title”, export-\d+\.xml line \d+ → 999$/,
  );
});

test('references to items of a file that is imported later are set when the first file is imported again', async () => {
  const team = formatWxr(authorElement + formatItem({ id: 30, type: 'page', slug: 'team', parent: 20 }));
  await importFile(team);
  await importFile(formatWxr(formatItem({ id: 20, type: 'page', slug: 'about' })));
  expect(getTotals(await importFile(team))).toEqual([0, 1, 1]);
  expect(await readNodes()).toMatchObject([{ id: 20 }, { id: 30, parent_id: 20 }]);
});

test('accounts with an editing role from the file, and accounts that exist already, are reported', async () => {
  await sql`insert into user_account (login, nicename, display_name, email, roles) values ('ada', 'ada', 'Ada', 'other@old.test', '{author}')`.execute(
    database.db,
  );
  const eve = authorElement.replaceAll('ada', 'eve').replace('</wp:author>', '<site:role>administrator</site:role></wp:author>');
  const report = await importFile(formatWxr(authorElement + eve));
  expect([...report.warnings]).toEqual([
    ['author who already has an account, which was used and not changed', { count: 1, examples: ['ada ada@old.test'] }],
    ['account created with the role "administrator" from the file', { count: 1, examples: ['eve eve@old.test'] }],
  ]);
});

const listSubmarkets = () =>
  readRows<{ slug: string; name: string; uri: string; count: number; property: string; meta: unknown; facts: Record<string, unknown> }>(
    `select t.slug, t.name, t.uri, t.count, n.slug as property, n.extra_meta as meta, n.fields -> 'propertyFacts' as facts
    from term t join term_relationship r on r.term_id = t.id join content_node n on n.id = r.node_id where t.taxonomy = 'submarket' order by n.id`,
  );

test('the submarket of a property that is stored as text becomes a term', async () => {
  const market = formatItem({ id: 50, type: 'markets', slug: 'dallas' });
  const property = (id: number, more: string) =>
    formatItem({ id, type: 'properties', slug: `shed-${id}`, link: `http://old.test/properties/shed-${id}/`, more });
  const file = formatWxr(
    authorElement +
      market +
      property(51, formatMeta('market', 50) + formatMeta('submarket', 'Sumner–O’Háre') + formatMeta('kept', 'yes')) +
      property(52, formatMeta('market', 50) + formatMeta('property_facts_submarket', 'Sumner–O’Háre')) +
      property(53, formatMeta('submarket', 'Text') + formatCategory('submarket', 'filed', 'Filed')),
  );
  await importFile(file);
  const converted = { slug: 'dallas-sumner-ohare', name: 'Sumner–O’Háre', uri: '/submarkets/dallas-sumner-ohare/', count: 2 };
  const expected = [
    { ...converted, property: 'shed-51', meta: [{ key: 'kept', value: 'yes' }], facts: null },
    { ...converted, property: 'shed-52', meta: [], facts: null },
    { slug: 'filed', name: 'Filed', uri: '/submarkets/filed/', count: 1, property: 'shed-53', meta: [], facts: null },
  ];
  expect(await listSubmarkets()).toEqual(expected);
  await importFile(file);
  expect(await listSubmarkets()).toEqual(expected);
  // A database of an earlier version has the text in the fields.
  await sql`delete from term where taxonomy = 'submarket'`.execute(database.db);
  await sql`update content_node set fields = fields || '{"propertyFacts": {"submarket": "South Side", "acres": 3}}' where id = 52`.execute(
    database.db,
  );
  await sql`select assign_submarkets()`.execute(database.db);
  expect(await listSubmarkets()).toMatchObject([{ slug: 'dallas-south-side', name: 'South Side', count: 1, facts: { acres: 3 } }]);
});
