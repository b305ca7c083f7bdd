/** What becomes of a WordPress export in the database. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../content/db/migrate.ts';
import { createLog } from '#lib/log/log.ts';
import { importWxr } from '../../content/wxr/import/import.ts';
import type { ImportOptions } from '../../content/wxr/import/job.ts';
import type { Report } from '../../content/wxr/import/report.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { author, comment, filedUnder, fileOf, item, meta, wxr } from '../support/wxr-file.ts';

let database: TestDatabase;
let mediaDir: string;
beforeEach(async () => {
  database = await makeDatabase();
  await migrate(database.db);
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await database.drop();
  await rm(mediaDir, { recursive: true });
});

async function importFile(content: string, options: Partial<ImportOptions> = {}): Promise<Report> {
  const services = {
    db: database.db,
    mediaDir,
    siteUrl: 'http://site.test',
    contentUrl: 'http://cms.test',
    now: () => new Date(),
    log: createLog('error'),
  };
  return importWxr({
    file: await fileOf(content),
    services,
    media: 'keep',
    ids: 'keep',
    existing: 'update',
    role: 'author',
    timezone: 'UTC',
    ...options,
  });
}

async function rows<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(database.db)).rows;
}

const nodes = () => rows<Record<string, unknown>>('select * from content_node order by id');
const skipped = (report: Report) => Object.fromEntries([...report.skipped].map(([reason, { count }]) => [reason, count]));
const totals = (report: Report) => [report.total('new'), report.total('updated'), report.total('unchanged')];

test('keeps ids, addresses, authors and what nodes point at', async () => {
  await importFile(
    wxr(
      author +
        item({ id: 30, type: 'page', slug: 'team', parent: 20, link: 'http://old.test/about/team/', more: meta('_thumbnail_id', 40) }) +
        item({
          id: 20,
          type: 'page',
          slug: 'about',
          link: 'http://old.test/about/',
          more: meta('_wp_page_template', 'wide.php') + meta('_yoast_wpseo_title', 'About us'),
        }) +
        item({
          id: 40,
          type: 'attachment',
          status: 'inherit',
          slug: 'dock',
          link: 'http://old.test/dock/',
          more: '<wp:attachment_url>http://old.test/wp-content/uploads/2024/03/dock.jpg</wp:attachment_url>',
        }) +
        item({ id: 50, type: 'post', slug: 'draft', status: 'draft', link: 'http://old.test/?p=50' }),
    ),
  );
  const [about, team, dock, draft] = await nodes();
  const [user] = await rows<{ id: number; login: string; password_hash: string | null; roles: string[] }>('select * from user_account');
  expect(user).toMatchObject({ id: 7, login: 'ada', password_hash: null, roles: ['author'] });
  expect(about).toMatchObject({ id: 20, uri: '/about/', author_id: 7, template: 'wide.php', seo: { title: 'About us' } });
  expect(team).toMatchObject({ id: 30, uri: '/about/team/', parent_id: 20, featured_image_id: 40 });
  expect(dock).toMatchObject({ id: 40, status: 'inherit' });
  expect(draft).toMatchObject({ id: 50, uri: null, status: 'draft' });
  expect(await rows('select file, mime_type from media_item')).toEqual([
    { file: 'http://old.test/wp-content/uploads/2024/03/dock.jpg', mime_type: 'image/jpeg' },
  ]);
  // New nodes go on behind the imported ones.
  expect(await rows("select nextval('content_id')::int as id")).toEqual([{ id: 51 }]);
});

test('makes nothing twice, and overwrites only what is different in the file', async () => {
  const first = (title: string) =>
    wxr(
      author +
        item({ id: 1, slug: 'one', title, more: filedUnder('category', 'news') + comment({ id: 5 }) }) +
        item({ id: 2, slug: 'two' }),
    );
  expect(totals(await importFile(first('Before')))).toEqual([5, 0, 0]);
  expect(totals(await importFile(first('Before')))).toEqual([0, 0, 5]);
  expect(totals(await importFile(first('After')))).toEqual([0, 1, 4]);
  expect((await nodes()).map(({ title }) => title)).toEqual(['After', 'A title']);
  expect(totals(await importFile(first('Later'), { existing: 'leave' }))).toEqual([0, 0, 5]);
  expect((await nodes()).map(({ title }) => title)).toEqual(['After', 'A title']);
  expect(await rows('select count from term')).toEqual([{ count: 1 }]);
});

test('goes on after a run that was broken off', async () => {
  const all = Array.from({ length: 250 }, (_, index) => item({ id: index + 1, slug: `post-${index + 1}`, parent: index > 0 ? 1 : 0 })).join(
    '',
  );
  let told = 0;
  const stop = new Error('Switched off');
  const broken = importFile(wxr(author + all), {
    progress: () => {
      told += 1;
    },
    services: {
      db: database.db,
      mediaDir,
      siteUrl: '',
      contentUrl: '',
      log: createLog('silent'),
      // The clock is asked once for each transaction: the one that writes the second batch fails.
      now: () => {
        if (told > 0 && writes++ === 3) throw stop;
        return new Date();
      },
    },
  });
  let writes = 0;
  told = 1;
  await expect(broken).rejects.toThrow(stop);
  const before = (await nodes()).length;
  expect(before).toBeLessThan(250);
  const report = await importFile(wxr(author + all));
  expect((await nodes()).length).toBe(250);
  expect(report.outcomes.get('nodes')).toEqual({ new: 250 - before, updated: 0, unchanged: before });
  expect(await rows('select count(*)::int as linked from content_node where parent_id = 1')).toEqual([{ linked: 249 }]);
});

test('gives new ids and addresses where the old ones are taken, and follows them', async () => {
  await sql`insert into content_node (id, type, status, title, slug, uri, published_at, modified_at)
    values (1, 'page', 'publish', 'Ours', 'about', '/about/', now(), now())`.execute(database.db);
  const report = await importFile(
    wxr(
      author +
        item({ id: 1, type: 'page', slug: 'about', link: 'http://old.test/about/' }) +
        item({ id: 2, type: 'page', slug: 'team', parent: 1 }),
    ),
  );
  const [ours, team, about] = await nodes();
  expect(ours).toMatchObject({ id: 1, title: 'Ours', uri: '/about/' });
  expect(team).toMatchObject({ id: 2, parent_id: about?.['id'] });
  expect(about).toMatchObject({ title: 'A title', uri: '/about-2/' });
  expect([...report.notes.keys()]).toContain('address that was taken, so the item got another');
});

test('numbers everything anew when asked to', async () => {
  await importFile(wxr(author + item({ id: 500, slug: 'one' }) + item({ id: 501, slug: 'two', parent: 500 })), { ids: 'new' });
  const [one, two] = await nodes();
  expect(Number(two?.['id'])).toBeLessThan(500);
  expect(two?.['parent_id']).toBe(one?.['id']);
});

test('reads declared fields, with the ids things have here', async () => {
  await sql`insert into content_node (id, type, status, title, published_at, modified_at) values (8, 'post', 'draft', '', now(), now())`.execute(
    database.db,
  );
  await importFile(
    wxr(
      author +
        item({ id: 8, type: 'regions', slug: 'west' }) +
        item({
          id: 9,
          type: 'markets',
          slug: 'reno',
          more: meta('region', 8) + meta('population', '450000') + meta('nobody_declared', 'x'),
        }),
    ),
  );
  const [, market, region] = await nodes();
  expect(market?.['fields']).toEqual({ marketMeta: { region: region?.['id'], population: 450_000 } });
  expect(await rows('select node_id, field, target_id from node_reference')).toEqual([
    { node_id: 9, field: 'region', target_id: region?.['id'] },
  ]);
});

test('leaves nothing out in silence', async () => {
  const report = await importFile(
    wxr(
      author +
        item({ id: 1, type: 'product' }) +
        item({ id: 2, slug: 'b', more: filedUnder('brand', 'acme') + meta('nobody_declared', 'x') + meta('_edit_lock', '1:1') }) +
        item({ id: 3, slug: 'c', date: 'yesterday' }) +
        item({ id: 4, slug: 'd', more: '<wp:postmeta></wp:nonsense>' }) +
        item({ id: 5, slug: 'e', parent: 999 }) +
        item({ id: 5, slug: 'again' }) +
        item({ id: 6, slug: 'f', status: 'acf-disabled' }) +
        item({ id: 7, type: 'revision', parent: 999 }) +
        item({ id: 8, slug: 'g' }).replace('<wp:post_id>8</wp:post_id>', '') +
        item({ id: 9, type: 'nav_menu_item', more: meta('_menu_item_type', 'post_type') + filedUnder('nav_menu', 'main') }),
    ),
  );
  expect(skipped(report)).toEqual({
    'broken record': 1,
    'item of the unknown type "product"': 1,
    'item without a date': 1,
    'item without a number': 1,
    'item that stands in the file a second time': 1,
    'term of the unknown taxonomy "brand"': 1,
    'meta "nobody_declared" of no declared field': 1,
    'parent that was not imported': 1,
    'revision of what was not imported': 1,
    'menu item that leads to what was not imported': 1,
  });
  expect([...report.notes.keys()]).toEqual(['status "acf-disabled" is unknown here, kept as a draft']);
  expect((await nodes()).map(({ id, status }) => [id, status])).toEqual([
    [2, 'publish'],
    [5, 'publish'],
    [6, 'draft'],
  ]);
  expect(report.lines().join('\n')).toContain('1 × item of the unknown type "product" (product 1 “A title”, line 6)');
});

test('leaves out the one item of a batch that the database refuses', async () => {
  const report = await importFile(
    wxr(
      author +
        item({ id: 1, slug: 'a' }) +
        item({ id: 2, slug: 'b', more: '<wp:menu_order>99999999999</wp:menu_order>' }) +
        item({ id: 3, slug: 'c' }),
    ),
  );
  expect((await nodes()).map(({ id }) => id)).toEqual([1, 3]);
  expect(Object.keys(skipped(report))).toEqual([expect.stringContaining('item the database refuses: value "99999999999"')]);
});

test('files comments with their states, and answers under what they answer, in any order', async () => {
  const comments = [
    comment({ id: 12, parent: 11, approved: '0' }),
    comment({ id: 11 }),
    comment({ id: 13, approved: 'spam' }),
    comment({ id: 14, approved: 'trash' }),
  ];
  await importFile(wxr(author + item({ id: 1, more: comments.join('') })));
  expect(await rows('select id, parent_id, status from comment order by id')).toEqual([
    { id: 11, parent_id: null, status: 'approve' },
    { id: 12, parent_id: 11, status: 'hold' },
    { id: 13, parent_id: null, status: 'spam' },
    { id: 14, parent_id: null, status: 'trash' },
  ]);
});

test('keeps terms with their parents, whatever order they are told in', async () => {
  const category = (slug: string, parent = '') =>
    `<wp:category><wp:term_id>${slug.length}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent>
      <wp:cat_name>${slug}</wp:cat_name></wp:category>`;
  await importFile(
    wxr(
      category('grandson', 'son') +
        category('son', 'father') +
        category('father') +
        author +
        item({ more: filedUnder('post_tag', 'w%c5%82-1', 'Wł 1') }),
    ),
  );
  expect(await rows('select slug, uri from term order by uri')).toEqual([
    { slug: 'father', uri: '/category/father/' },
    { slug: 'son', uri: '/category/father/son/' },
    { slug: 'grandson', uri: '/category/father/son/grandson/' },
    { slug: 'wł-1', uri: '/tag/w%c5%82-1/' },
  ]);
});

test('files nodes under a term of the same name that is there already', async () => {
  await sql`insert into term (id, taxonomy, name, slug, uri) values (77, 'category', 'Our news', 'news', '/category/news/')`.execute(
    database.db,
  );
  await importFile(wxr(author + item({ more: filedUnder('category', 'news', 'Their news') })));
  expect(await rows('select t.id, t.name, r.node_id from term t join term_relationship r on r.term_id = t.id')).toEqual([
    { id: 77, name: 'Our news', node_id: 1 },
  ]);
});

test('keeps menus with their tree, and the title of what an item leads to', async () => {
  const menuItem = (id: number, order: number, more: string) =>
    item({
      id,
      type: 'nav_menu_item',
      title: '',
      more: `<wp:menu_order>${order}</wp:menu_order>${filedUnder('nav_menu', 'main', 'Main')}${more}`,
    });
  const kind = (type: string, object: string, id: number) =>
    meta('_menu_item_type', type) + meta('_menu_item_object', object) + meta('_menu_item_object_id', id);
  await importFile(
    wxr(
      `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>${author}${item(
        {
          id: 1,
          type: 'page',
          title: 'About',
        },
      )}${menuItem(11, 2, kind('post_type', 'page', 1) + meta('_menu_item_menu_item_parent', 12))}${menuItem(12, 1, kind('taxonomy', 'category', 3))}${menuItem(
        13,
        3,
        kind('custom', 'custom', 13) +
          meta('_menu_item_url', 'https://example.org/?x=1') +
          meta('_menu_item_classes', 'a:2:{i:0;s:3:"btn";i:1;s:0:"";}'),
      )}${menuItem(14, 4, kind('post_type_archive', 'properties', -1))}`,
    ),
  );
  expect(await rows('select id, label, parent_id, node_id, term_id, url, css_classes from menu_item order by position')).toEqual([
    { id: 12, label: 'News', parent_id: null, node_id: null, term_id: 3, url: null, css_classes: [] },
    { id: 11, label: 'About', parent_id: 12, node_id: 1, term_id: null, url: null, css_classes: [] },
    { id: 13, label: '', parent_id: null, node_id: null, term_id: null, url: 'https://example.org/?x=1', css_classes: ['btn'] },
    { id: 14, label: 'Properties', parent_id: null, node_id: null, term_id: null, url: '/properties/', css_classes: [] },
  ]);
});

test('keeps revisions and autosaves of what they are of', async () => {
  await importFile(
    wxr(
      author +
        item({ id: 5, type: 'revision', slug: '6-autosave-v1', parent: 6, status: 'inherit' }) +
        item({ id: 6, type: 'page' }) +
        item({ id: 7, type: 'revision', slug: '6-revision-v1', parent: 6, status: 'inherit' }),
    ),
  );
  expect(await rows('select id, type, revision_of, is_autosave, uri from content_node where revision_of is not null order by id')).toEqual([
    { id: 5, type: 'page', revision_of: 6, is_autosave: true, uri: null },
    { id: 7, type: 'page', revision_of: 6, is_autosave: false, uri: null },
  ]);
});

const attachment = (url: string, path = '2024/03/dock.png') =>
  item({
    id: 1,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>${url}</wp:attachment_url>${meta('_wp_attached_file', path)}${meta('_wp_attachment_image_alt', 'A dock')}`,
  });

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('fetches files, and leaves those at their address that can’t be had', async () => {
  const server = createServer(async (request, response) => {
    if (request.url === '/dock.png') response.end(await picture());
    else response.writeHead(404).end('Not here');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const report = await importFile(
      wxr(
        author +
          attachment(`${base}/dock.png`) +
          attachment(`${base}/gone.png`).replace('<wp:post_id>1<', '<wp:post_id>2<').replace('/a-title/', '/b/'),
      ),
      { media: 'fetch' },
    );
    const [fetched, gone] = await rows<{ file: string; width: number; alt_text: string; sizes: { name: string }[] }>(
      'select * from media_item order by node_id',
    );
    expect(fetched).toMatchObject({ file: '2024/03/dock.png', width: 400, alt_text: 'A dock' });
    expect(fetched?.sizes.map(({ name }) => name)).toEqual(expect.arrayContaining(['thumbnail', 'medium']));
    expect(gone?.file).toBe(`${base}/gone.png`);
    expect([...report.notes.keys()]).toContain('file left at its address: the answer was 404');
  } finally {
    server.close();
  }
});

test('takes files from a folder, and from nowhere else', async () => {
  const filesDir = join(mediaDir, 'uploads');
  await mkdir(join(filesDir, '2024/03'), { recursive: true });
  await writeFile(join(filesDir, '2024/03/dock.png'), await picture());
  await writeFile(join(mediaDir, 'secret.png'), await picture());
  await importFile(wxr(author + attachment('http://old.test/dock.png')), { filesDir });
  expect(await rows('select file from media_item')).toEqual([{ file: '2024/03/dock.png' }]);
  const report = await importFile(wxr(author + attachment('http://old.test/secret.png', '../secret.png')), { filesDir });
  expect([...report.notes.keys()]).toContain('file left at its address: its path leads out of the folder');
});

test('goes on past an address of its own with a stray percent sign', async () => {
  const report = await importFile(wxr(author + attachment('http://cms.test/media/2024/03/100%.png')));
  expect(skipped(report)).toEqual({});
  expect(await nodes()).toMatchObject([{ type: 'attachment' }]);
});

test('leaves media out when asked to', async () => {
  const report = await importFile(wxr(author + attachment('http://old.test/dock.png')), { media: 'none' });
  expect(await nodes()).toEqual([]);
  expect(skipped(report)).toEqual({ 'media item, as asked': 1 });
});

test('changes no account that is there, and knows it by its mail address', async () => {
  await sql`insert into user_account (id, login, nicename, display_name, email, roles) values (3, 'boss', 'boss', 'The boss', 'ADA@old.test', '{administrator}')`.execute(
    database.db,
  );
  await importFile(wxr(author.replace('</wp:author>', '<site:role>subscriber</site:role></wp:author>') + item({})));
  expect(await rows('select id, login, roles from user_account')).toEqual([{ id: 3, login: 'boss', roles: ['administrator'] }]);
  expect(await nodes()).toMatchObject([{ author_id: 3 }]);
});

test('tells caches what is new', async () => {
  const [before] = await rows<{ version: string }>('select version from content_version');
  await importFile(
    wxr(
      author +
        item({ id: 1, link: 'http://old.test/a-title/' }) +
        item({ id: 2, slug: 'b', status: 'draft', link: 'http://old.test/?p=2' }),
    ),
  );
  const [after] = await rows<{ version: string }>('select version from content_version');
  expect(Number(after?.version)).toBeGreaterThan(Number(before?.version));
  const events = await rows<{ keys: string[]; uris: string[] }>('select keys, uris from purge_event');
  expect(events.flatMap(({ uris }) => uris)).toEqual(['/a-title/']);
  expect(events.flatMap(({ keys }) => keys)).toContain('list:post');
});

test('makes addresses for a site whose links were plain, by the settings or the model', async () => {
  const plain = (id: number) => `http://old.test/?p=${id}`;
  const file = wxr(
    author +
      item({ id: 30, type: 'page', slug: 'team', parent: 20, link: plain(30) }) +
      item({ id: 20, type: 'page', slug: 'about', link: plain(20) }) +
      item({ id: 40, slug: 'news', link: plain(40) }) +
      item({ id: 50, slug: 'draft', status: 'draft', link: plain(50) }),
  );
  await importFile(file);
  const uris = async () => (await nodes()).map(({ id, uri }) => [id, uri]);
  expect(await uris()).toEqual([
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
  expect((await uris())[2]).toEqual([40, '/2024/03/10/news/']);
});

test('takes site-wide values that editors write, where there are none yet, and no others', async () => {
  const option = (name: string, value: string) => `<site:option name="${name}"><![CDATA[${value}]]></site:option>`;
  await sql`insert into site_option (name, value) values ('numberModule', '{"mainHeading": "Ours"}')`.execute(database.db);
  const report = await importFile(
    wxr(
      option('settings', '{"title":"Moved","timezone":"Europe/Warsaw"}') +
        option('numberModule', '{"mainHeading":"Theirs"}') +
        option('secrets', '{"key":"x"}') +
        option('seo', 'no JSON'),
    ),
  );
  expect(await rows('select name, value from site_option order by name')).toEqual([
    { name: 'numberModule', value: { mainHeading: 'Ours' } },
    { name: 'settings', value: { title: 'Moved', timezone: 'Europe/Warsaw' } },
  ]);
  expect(skipped(report)).toEqual({ 'site-wide value that is unknown or no JSON object': 2 });
  expect([...report.notes.keys()]).toEqual(['site-wide values kept as they are here']);
});

test('leaves a place of a menu to the menu that stands there', async () => {
  const menu = (slug: string) =>
    `<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_name>Main</wp:term_name>
      <site:location>MAIN_MENU</site:location></wp:term>`;
  await importFile(wxr(menu('main')));
  const report = await importFile(wxr(menu('main')), { source: 'elsewhere' });
  expect(await rows('select l.location, m.slug from menu_location l join menu m on m.id = l.menu_id')).toEqual([
    { location: 'MAIN_MENU', slug: 'main' },
  ]);
  expect([...report.notes.keys()]).toEqual(['menu under another slug, as its own is taken', 'place that holds another menu already']);
});
