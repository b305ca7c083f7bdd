/** The REST API without HTTP: resources, and what saving keeps. Rights: rest-rights.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPassword } from '../support/fixture-users.ts';
import { createRestClient, restRoutes, type RestActor } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);

const findNodeId = async (slug: string) =>
  (
    await site.db
      .selectFrom('content_node')
      .select('id')
      .where('slug', '=', slug)
      .where('revision_of', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;

const create = async (type: string, body: Record<string, unknown>, actor: RestActor = 'editor') => {
  const { status, data } = await request(actor, 'POST', `/wp/v2/${type}`, { body });
  expect([status, data.message]).toEqual([201, undefined]);
  return data;
};

describe('content', () => {
  test('a rendered title is markup: characters that are escaped in the stored title stay escaped', async () => {
    const { id } = await create('posts', { title: 'Docks & &lt;b&gt;doors&lt;/b&gt; "at night"', status: 'publish' });
    const { data } = await request(null, 'GET', `/wp/v2/posts/${id}`);
    expect(data.title.rendered).toBe('Docks &#038; &lt;b&gt;doors&lt;/b&gt; &#8220;at night&#8221;');
    const found = await request(null, 'GET', `/wp/v2/search?search=docks&include=${id}`);
    expect(found.data).toMatchObject([{ title: data.title.rendered }]);
  });

  test('new content suggests no slug before it has a title', async () => {
    const created = await create('posts', { status: 'auto-draft' });
    expect(created).toMatchObject({ title: { raw: 'Auto Draft' }, slug: '', generated_slug: '' });
    const { data } = await request('editor', 'PUT', `/wp/v2/posts/${created.id}`, { body: { title: 'Docks at night', status: 'draft' } });
    expect(data).toMatchObject({ slug: '', generated_slug: 'docks-at-night' });
  });

  test('a post is created, read, updated, trashed, restored and deleted', async () => {
    const created = await request('editor', 'POST', '/wp/v2/posts', {
      body: { title: 'A bridge opens', content: { raw: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' }, status: 'auto-draft' },
    });
    expect(created.status).toBe(201);
    const { id } = created.data;
    expect(created.headers).toMatchObject({ location: `http://cms.test/wp-json/wp/v2/posts/${id}`, etag: `"${created.data.version}"` });
    expect(created.data).toMatchObject({
      title: { raw: 'A bridge opens', rendered: 'A bridge opens' },
      content: { rendered: '<p>Words</p>', protected: false },
      status: 'auto-draft',
      type: 'post',
      generated_slug: 'a-bridge-opens',
      permalink_template: expect.stringContaining('%postname%'),
    });
    const path = `/wp/v2/posts/${id}`;
    expect((await request(null, 'GET', path)).status).toBe(404);
    const published = await request('editor', 'PUT', path, { body: { status: 'publish', slug: 'bridge', sticky: true, format: 'quote' } });
    expect(published.data).toMatchObject({ status: 'publish', slug: 'bridge', sticky: true, format: 'quote' });
    const read = await request(null, 'GET', path);
    expect(read.headers['link']).toBe(`<${read.data.link}>; rel="alternate"; type=text/html`);
    expect(read.data.title).toEqual({ rendered: 'A bridge opens' });
    for (const name of ['password', 'version', 'seo', 'generated_slug']) expect(read.data).not.toHaveProperty(name);
    expect((await request('editor', 'DELETE', path)).data).toMatchObject({ id, status: 'trash' });
    expect((await request('editor', 'DELETE', path)).data).toMatchObject({ code: 'rest_already_trashed', data: { status: 410 } });
    expect((await request('editor', 'POST', `${path}/untrash`)).data).toMatchObject({ id, status: 'publish', slug: 'bridge' });
    expect((await request('editor', 'DELETE', `${path}?force=true`)).data).toMatchObject({ deleted: true, previous: { id } });
    expect((await request('editor', 'GET', path)).data).toMatchObject({ code: 'rest_post_invalid_id', data: { status: 404 } });
  });

  test('the editor creates content before anything is written', async () => {
    const { id } = await create('posts', { status: 'auto-draft' });
    const saved = await request('editor', 'PUT', `/wp/v2/posts/${id}`, { body: { status: 'draft', title: '', content: 'Words' } });
    expect(saved.data).toMatchObject({ status: 'draft', title: { raw: '' }, date: saved.data.modified });
    expect((await request('editor', 'POST', '/wp/v2/posts', { body: {} })).data.code).toBe('empty_content');
  });

  test('every content type and taxonomy has a route with an OPTIONS schema that its items match', async () => {
    const { data: types } = await request('administrator', 'GET', '/wp/v2/types?context=edit');
    const { data: taxonomies } = await request('administrator', 'GET', '/wp/v2/taxonomies?context=edit');
    const bases = [...Object.values(types), ...Object.values(taxonomies)].map((type) => (type as { rest_base: string }).rest_base);
    expect(bases).toEqual(
      expect.arrayContaining(['posts', 'pages', 'media', 'properties', 'blocks', 'categories', 'tags', 'property_status']),
    );
    for (const base of bases) {
      const { data: list, status } = await request('administrator', 'GET', `/wp/v2/${base}?context=edit&per_page=2`);
      expect([base, status]).toEqual([base, 200]);
      const { data: options } = await request('administrator', 'OPTIONS', `/wp/v2/${base}`);
      for (const item of list)
        expect(Object.keys(options.schema.properties)).toEqual(
          expect.arrayContaining(Object.keys(item).filter((name) => name !== '_links')),
        );
    }
  });

  test('declared fields are read and written as acf, and SEO data as seo', async () => {
    const { id } = await create('posts', { title: 'Fields', seo: { title: 'In results', metaRobotsNoindex: true } });
    const saved = await request('editor', 'PUT', `/wp/v2/posts/${id}`, { body: { seo: { metaDesc: 'About', title: null } } });
    expect(saved.data.seo).toMatchObject({ metaDesc: 'About', title: null, metaRobotsNoindex: true });
    const oakland = await request('editor', 'GET', `/wp/v2/markets/${await findNodeId('reno')}?context=edit`);
    expect(oakland.data.acf.marketMeta.region).toBe(await findNodeId('west'));
    const refused = await request('editor', 'PUT', `/wp/v2/markets/${oakland.data.id}`, {
      body: { acf: { marketMeta: { region: 999_999 } } },
    });
    expect(refused.data).toMatchObject({
      code: 'rest_invalid_param',
      message: expect.stringContaining('marketMeta.region'),
      data: { status: 400 },
    });
  });

  test('terms, author, parent, date and password are set', async () => {
    const category = await create('categories', { name: 'Bridges', parent: 0 });
    const { id, categories, status, date_gmt } = await create('posts', {
      title: 'Later',
      categories: [category.id],
      date_gmt: '2099-01-02T03:04:05',
      status: 'publish',
      password: 'secret',
    });
    expect([categories, status, date_gmt]).toEqual([[category.id], 'future', '2099-01-02T03:04:05']);
    expect((await request('editor', 'PUT', `/wp/v2/posts/${id}`, { body: { date: null, password: '' } })).data.status).toBe('publish');
    const draft = await create('posts', { title: 'Draft', date: '2024-01-02T03:04:05' });
    await request('editor', 'PUT', `/wp/v2/posts/${draft.id}`, { body: { date: null } });
    expect((await request('editor', 'PUT', `/wp/v2/posts/${draft.id}`, { body: { status: 'draft' } })).data.date_gmt).not.toMatch('2024');
    const { date_floats: floats } = await site.db
      .selectFrom('content_node')
      .select('date_floats')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(floats).toBe(true);
    const parent = await create('pages', { title: 'Parent', status: 'publish' });
    const child = await create('pages', { title: 'Child', parent: parent.id, menu_order: 4, status: 'publish' });
    expect(child).toMatchObject({ parent: parent.id, menu_order: 4, link: 'http://site.test/parent/child/' });
    expect(child).toMatchObject({ excerpt: { raw: '', rendered: '' }, ping_status: expect.stringMatching(/^open$|^closed$/), meta: [] });
    expect(child.permalink_template).toBe('http://site.test/parent/%pagename%/');
    expect((await create('pages', { title: 'Unpublished', status: 'draft' })).link).toMatch(/^http:\/\/cms\.test\/\?page_id=\d+$/);
    expect(child._links.up[0].href).toBe(`http://cms.test/wp-json/wp/v2/pages/${parent.id}`);
  });

  test('visitors see that protected content exists, but not what it says', async () => {
    const { data } = await request(null, 'GET', `/wp/v2/posts/${await findNodeId('locked')}`);
    expect(data.content).toEqual({ rendered: '', protected: true });
    expect(data.excerpt).toEqual({ rendered: '', protected: true });
    const media = await site.db.selectFrom('media_item').select('node_id as id').executeTakeFirstOrThrow();
    const values = {
      title: 'Shown',
      content: 'Hidden',
      status: 'publish',
      password: 'x',
      featured_media: media.id,
      template: 'wide',
      acf: { postLeadSection: { leadParagraph: 'Secret lead' } },
    };
    const { id, author } = await create('posts', values);
    expect(author).toBeGreaterThan(0);
    const seen = (await request(null, 'GET', `/wp/v2/posts/${id}?_embed`)).data;
    // WordPress hides nothing else.
    const all = (await request('editor', 'GET', `/wp/v2/posts/${id}`)).data;
    expect(all).toMatchObject({ author, featured_media: media.id, template: 'wide', date: expect.any(String) });
    const { _embedded, _links, acf, content, excerpt, ...visible } = seen;
    expect(all).toMatchObject(visible);
    expect([content, excerpt]).toEqual([
      { rendered: '', protected: true },
      { rendered: '', protected: true },
    ]);
    // Declared fields are parts of the content.
    expect(JSON.stringify(acf)).not.toContain('Secret lead');
    expect(Object.keys(_links)).toEqual(expect.arrayContaining(['author', 'wp:featuredmedia']));
    expect(_embedded['wp:featuredmedia'][0].id).toBe(media.id);
  });

  test('the parameter password shows protected content, and guesses are limited', async () => {
    const { id, title } = await create('posts', { title: 'Opened', content: 'Inside', status: 'publish', password: 'sesame' });
    const read = (password: string, path = `/wp/v2/posts/${id}`) =>
      request(null, 'GET', `${path}?password=${password}`, { address: '198.51.100.20' });
    const opened = (await read('sesame')).data;
    expect(opened).toMatchObject({ title: { rendered: title.rendered }, content: { rendered: '<p>Inside</p>\n', protected: true } });
    expect(opened.excerpt).toEqual({ rendered: '<p>Inside</p>\n', protected: true });
    expect((await read('')).data.content.rendered).toBe('');
    const wrong = { code: 'rest_post_incorrect_password', message: 'Incorrect post password.', data: { status: 403 } };
    expect((await read('sesame', `/wp/v2/posts/${await findNodeId('report-11')}`)).data).toEqual(wrong);
    let reply = await read('guess');
    expect(reply.data).toEqual(wrong);
    for (let guesses = 0; reply.status === 403 && guesses < 100; guesses += 1) reply = await read('guess');
    expect([reply.status, reply.data.code]).toEqual([429, 'rest_too_many_requests']);
    expect((await read('sesame')).status).toBe(429);
    expect((await request(null, 'GET', `/wp/v2/posts/${id}?password=sesame`, { address: '198.51.100.21' })).status).toBe(200);
  });

  test('a save whose base is older than what is stored is refused with both versions', async () => {
    const { id, version } = await create('posts', { title: 'First', content: 'One' });
    const path = `/wp/v2/posts/${id}`;
    const second = await request('administrator', 'PUT', path, { body: { title: 'Second' }, headers: { 'if-match': `"${version}"` } });
    expect(second.status).toBe(200);
    const sent = { title: 'Mine', base_version: version };
    const { status, data } = await request('editor', 'PUT', path, { body: sent });
    expect([status, data.code]).toEqual([409, 'rest_edit_conflict']);
    expect(data.data).toMatchObject({
      stored: { title: { raw: 'Second' }, version: second.data.version },
      sent,
      stored_by: { name: 'administrator' },
    });
    expect((await request('editor', 'PUT', path, { body: { ...sent, base_version: second.data.version } })).status).toBe(200);
  });

  test('an autosave of one’s own draft has a version, and does not replace what others have saved since', async () => {
    const { id, version } = await create('posts', { title: 'Own draft', status: 'draft' });
    const path = `/wp/v2/posts/${id}`;
    const autosave = await request('editor', 'POST', `${path}/autosaves`, {
      body: { title: 'Autosaved' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(autosave.data).toMatchObject({ id, version: (await request('editor', 'GET', `${path}?context=edit`)).data.version });
    await request('administrator', 'PUT', path, { body: { title: 'Of the administrator' } });
    const refused = await request('editor', 'POST', `${path}/autosaves`, {
      body: { title: 'Too late', base_version: autosave.data.version },
    });
    expect(refused.data).toMatchObject({
      code: 'rest_edit_conflict',
      data: { status: 409, stored: { title: { raw: 'Of the administrator' } }, sent: { title: 'Too late' } },
    });
  });

  test('sections of a page are accepted as they were read', async () => {
    const sections = [
      { layout: 'Hero', title: 'Dock doors' },
      { layout: 'Highlights', highlights: [{ title: 'Rail' }] },
    ];
    const { id } = await create('property_page', { title: 'Campaign', status: 'draft', acf: { propertyPages: { blocks: sections } } });
    const path = `/wp/v2/property_page/${id}`;
    const read = (await request('editor', 'GET', `${path}?context=edit`)).data.acf;
    expect(read.propertyPages.blocks).toEqual(sections);
    expect((await request('editor', 'PUT', path, { body: { acf: read } })).data.acf).toEqual(read);
    const refused = await request('editor', 'PUT', path, { body: { acf: { propertyPages: { blocks: [{ layout: 'Footer' }] } } } });
    expect(refused.data.message).toMatch(/^propertyPages\.blocks\[0\] must be exactly one section/);
  });

  test('every block pattern can be saved as it is, and belongs to a category', async () => {
    const { data: patterns } = await request('editor', 'GET', '/wp/v2/block-patterns/patterns');
    const { data: categories } = await request('editor', 'GET', '/wp/v2/block-patterns/categories');
    const names = categories.map(({ name }: { name: string }) => name);
    expect(patterns.length).toBeGreaterThan(0);
    for (const { name, title, content, categories: listed } of patterns) {
      const { id } = await create('pages', { title, content, status: 'draft' });
      const { data } = await request('editor', 'GET', `/wp/v2/pages/${id}?context=edit`);
      expect([name, data.content.raw, data.content.rendered.includes('<!-- wp:')]).toEqual([name, content, false]);
      for (const category of listed) expect(names).toContain(category);
    }
    expect((await request(null, 'GET', '/wp/v2/block-patterns/patterns')).status).toBe(401);
  });

  test('a lock is taken, refused to others, taken over and released', async () => {
    const { id } = await create('posts', { title: 'Locked' });
    const path = `/wp/v2/posts/${id}`;
    expect((await request('editor', 'POST', `${path}/lock`)).data).toMatchObject({ is_own: true, is_locked: false });
    expect((await request('administrator', 'POST', `${path}/lock`)).data).toMatchObject({
      is_own: false,
      is_locked: true,
      user: { name: 'Edith Marsh' },
    });
    expect((await request('administrator', 'PUT', path, { body: { title: 'x' } })).data).toMatchObject({
      code: 'rest_locked',
      data: { status: 409 },
    });
    expect((await request('administrator', 'POST', `${path}/lock`, { body: { take_over: true } })).data).toMatchObject({ is_own: true });
    expect((await request('administrator', 'PUT', path, { body: { title: 'x' } })).status).toBe(200);
    expect((await request('administrator', 'DELETE', `${path}/lock`)).data).toMatchObject({ is_own: false, is_locked: false });
  });

  test('revisions and autosaves are listed for editors, and linked', async () => {
    const { id } = await create('posts', { title: 'One', content: 'a', status: 'publish' });
    const path = `/wp/v2/posts/${id}`;
    await request('editor', 'PUT', path, { body: { content: 'b' } });
    const { data: saved } = await request('administrator', 'POST', `${path}/autosaves`, { body: { content: 'unsaved' } });
    expect(saved).toMatchObject({ parent: id, content: { raw: 'unsaved' }, preview_link: `http://site.test/?p=${id}&preview=true` });
    const { data: revisions, headers } = await request('editor', 'GET', `${path}/revisions?context=edit`);
    expect(revisions.map(({ content }: { content: { raw: string } }) => content.raw)).toEqual(['b', 'a']);
    expect(headers['x-wp-total']).toBe('2');
    const { data: autosaves } = await request('editor', 'GET', `${path}/autosaves?context=edit`);
    expect(autosaves).toMatchObject([{ id: saved.id }]);
    const { data } = await request('editor', 'GET', path);
    expect(data._links['version-history']).toEqual([{ count: 2, href: `http://cms.test/wp-json${path}/revisions` }]);
    expect(data._links['predecessor-version'][0].id).toBe(revisions[0].id);
    const { data: list } = await request(null, 'GET', `/wp/v2/posts?include=${id}`);
    for (const name of ['version-history', 'predecessor-version']) expect(list[0]._links[name]).toEqual(data._links[name]);
    const { data: past } = await request('editor', 'GET', `${path}/revisions?page=2`);
    expect(past).toMatchObject({ code: 'rest_revision_invalid_page_number', data: { status: 400 } });
    expect((await request(null, 'GET', `${path}/revisions`)).status).toBe(401);
    expect((await request('subscriber', 'GET', `${path}/revisions/${revisions[0].id}`)).status).toBe(403);
  });

  test('attributes that the editor drops are restored and named, and wrong values are refused', async () => {
    const { id } = await create('pages', {
      title: 'Blocks',
      content: '<!-- wp:site/page-hero {"title":"A","campaign":"spring"} /-->',
      status: 'publish',
    });
    const path = `/wp/v2/pages/${id}`;
    const saved = await request('editor', 'PUT', path, { body: { content: '<!-- wp:site/page-hero {"title":"B"} /-->' } });
    expect(saved.data.content.raw).toBe('<!-- wp:site/page-hero {"title":"B","campaign":"spring"} /-->');
    expect(saved.data.restored_attributes).toEqual([{ name: 'site/page-hero', block: 0, attribute: 'campaign' }]);
    const { data } = await request('editor', 'PUT', path, {
      body: { content: '<!-- wp:site/page-hero {"title":"B","variant":"round"} /-->' },
    });
    expect(data).toMatchObject({
      code: 'rest_invalid_blocks',
      data: { status: 400, blocks: [{ name: 'site/page-hero', attribute: 'variant' }] },
    });
    const autosave = await request('editor', 'POST', `${path}/autosaves`, {
      body: { content: '<!-- wp:site/page-hero {"title":"C"} /-->' },
    });
    expect(autosave.data.content.raw).toContain('"campaign":"spring"');
  });
});

describe('lists', () => {
  test('pages have totals and links, and a page past the end is refused', async () => {
    const { data, headers } = await request(null, 'GET', '/wp/v2/posts?per_page=2&page=2&orderby=title&order=asc');
    expect(data).toHaveLength(2);
    expect(Number(headers['x-wp-totalpages'])).toBe(Math.ceil(Number(headers['x-wp-total']) / 2));
    expect(headers['link']).toMatch(/page=1.*rel="prev", .*page=3.*rel="next"/);
  });

  test('a page past the end of a list of content is refused, and other lists return an empty page', async () => {
    for (const list of ['posts', 'media', 'menu-items'])
      expect([list, (await request('administrator', 'GET', `/wp/v2/${list}?page=900`)).data.code]).toEqual([
        list,
        'rest_post_invalid_page_number',
      ]);
    for (const list of ['categories', 'tags', 'users', 'comments', 'menus', 'search']) {
      const first = await request('administrator', 'GET', `/wp/v2/${list}`);
      const { status, data, headers } = await request('administrator', 'GET', `/wp/v2/${list}?page=900`);
      expect([list, status, data]).toEqual([list, 200, []]);
      for (const name of ['x-wp-total', 'x-wp-totalpages']) expect([list, headers[name]]).toEqual([list, first.headers[name]]);
    }
  });

  test.each([
    ['/wp/v2/posts?per_page=0', 'per_page', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
    ['/wp/v2/posts?order=up', 'order', 'order is not one of asc and desc.'],
    ['/wp/v2/posts?after=soon', 'after', 'Invalid date.'],
    ['/wp/v2/posts?include=a', 'include', 'include[0] is not of type integer.'],
    ['/wp/v2/posts?status=draft', 'status', 'Status is forbidden.'],
    ['/wp/v2/posts?status=unknown', 'status', expect.stringContaining('is not one of publish, future')],
    ['/wp/v2/posts?orderby=menu_order', 'orderby', expect.stringContaining('slug, include_slugs, and title.')],
    ['/wp/v2/posts?tax_relation=XOR', 'tax_relation', 'tax_relation is not one of AND and OR.'],
    ['/wp/v2/posts?page=0', 'page', 'page must be greater than or equal to 1'],
    ['/wp/v2/comments?after=soon', 'after', 'Invalid date.'],
    ['/wp/v2/media?media_type=nope', 'media_type', 'media_type is not one of image, video, text, application, and audio.'],
    ['/wp/v2/users?has_published_posts=attachment', 'has_published_posts', expect.stringContaining('is not one of')],
    ['/wp/v2/search?context=edit', 'context', 'context is not one of view and embed.'],
  ])('%s is refused as WordPress refuses it', async (path, name, message) => {
    const { status, data } = await request(null, 'GET', path);
    expect([status, data.code, data.data.params[name]]).toEqual([400, 'rest_invalid_param', message]);
    expect(data.message).toBe(`Invalid parameter(s): ${name}`);
  });

  test.each([
    ['posts?orderby=relevance', 400, 'rest_no_search_term_defined', 'You need to define a search term to order by relevance.'],
    ['media?orderby=include', 400, 'rest_orderby_include_missing_include', 'You need to define an include parameter to order by include.'],
    ['comments?author=1&type=all', 401, 'rest_forbidden_param', 'Query parameter not permitted: author, type'],
    ['comments?author_email=a@b.de&status=hold', 401, 'rest_forbidden_param', 'Query parameter not permitted: author_email, status'],
    ['users?roles=editor', 401, 'rest_user_cannot_view', 'Sorry, you are not allowed to filter users by role.'],
    ['users?capabilities=edit_posts', 401, 'rest_user_cannot_view', 'Sorry, you are not allowed to filter users by capability.'],
    ['users?who=authors', 401, 'rest_forbidden_who', 'Sorry, you are not allowed to query users by this parameter.'],
    ['users?orderby=registered_date', 401, 'rest_forbidden_orderby', 'Sorry, you are not allowed to order users by this parameter.'],
    ['posts?context=edit', 401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.'],
    ['tags?context=edit', 401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit terms in this taxonomy.'],
    ['users?context=edit', 401, 'rest_forbidden_context', 'Sorry, you are not allowed to list users.'],
    ['comments?context=edit', 401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit comments.'],
  ])('visitors cannot list %s', async (path, status, code, message) => {
    expect((await request(null, 'GET', `/wp/v2/${path}`)).data).toEqual({ code, message, data: { status } });
  });

  test('errors of parameters name the wrong item, and the status of a refusal', async () => {
    const details = async (path: string) => (await request(null, 'GET', `/wp/v2/posts?${path}`)).data.data.details;
    expect((await details('include=a')).include.data).toEqual({ param: 'include[0]' });
    expect((await details('status=draft')).status.data).toEqual({ status: 401 });
    expect((await details('order=up')).order.data).toBeNull();
  });

  test('terms are combined with OR', async () => {
    const [one, other] = [await create('tags', { name: 'Relation one' }), await create('tags', { name: 'Relation two' })];
    const category = await create('categories', { name: 'Relation' });
    const first = await create('posts', { title: 'Relation 1', status: 'publish', tags: [one.id] });
    const second = await create('posts', { title: 'Relation 2', status: 'publish', tags: [other.id], categories: [category.id] });
    const ids = async (query: string) =>
      (await request(null, 'GET', `/wp/v2/posts?include=${first.id},${second.id}&orderby=id&order=asc&${query}`)).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids(`tags=${one.id}&categories=${category.id}`)).toEqual([]);
    expect(await ids(`tags=${one.id}&categories=${category.id}&tax_relation=OR`)).toEqual([first.id, second.id]);
    expect(await ids(`tags=${one.id}&tags_exclude=${other.id}&tax_relation=OR`)).toEqual([first.id]);
    expect(await ids('tax_relation=OR')).toEqual([first.id, second.id]);
  });

  test('pages are filtered by their order, and lists of hierarchical terms have no offset', async () => {
    const { id } = await create('pages', { title: 'Seventh', menu_order: 77, status: 'publish' });
    expect((await request(null, 'GET', '/wp/v2/pages?menu_order=77')).data).toMatchObject([{ id }]);
    const { data: all } = await request(null, 'GET', '/wp/v2/categories');
    expect((await request(null, 'GET', '/wp/v2/categories?offset=1')).data).toHaveLength(all.length);
  });

  test('users are selected by the types of what they have published', async () => {
    const author = (await request('author', 'GET', '/wp/v2/users/me')).data.id;
    const { id: post } = await create('posts', { title: 'By the author', status: 'publish', author });
    const ids = async (types: string) =>
      (await request(null, 'GET', `/wp/v2/users?has_published_posts=${types}`)).data.map(({ id }: { id: number }) => id);
    expect(await ids('true')).toContain(author);
    expect(await ids('page,post')).toContain(author);
    expect(await ids('page')).not.toContain(author);
    await request('editor', 'DELETE', `/wp/v2/posts/${post}?force=true`);
  });

  test('filters select items', async () => {
    const slugs = async (query: string, actor: RestActor = null) =>
      (await request(actor, 'GET', `/wp/v2/posts?${query}`)).data.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('slug=report-11,report-12&orderby=include_slugs')).toEqual(['report-11', 'report-12']);
    const [first, second] = [await findNodeId('report-11'), await findNodeId('report-12')];
    expect(await slugs(`include[]=${second}&include[]=${first}&orderby=include`)).toEqual(['report-12', 'report-11']);
    expect(await slugs(`include=${first},${second}&exclude=${first}`)).toEqual(['report-12']);
    expect(await slugs('status=pending', 'editor')).toContain('pending');
    expect(await slugs('after=2098-01-01T00:00:00')).toEqual([]);
    const news = (await request(null, 'GET', '/wp/v2/categories?slug=insights')).data[0];
    expect((await slugs(`categories[terms]=${news.id}&categories[include_children]=1`)).length).toBeGreaterThan(0);
  });

  test('_fields, _embed and context select parts', async () => {
    const { data } = await request(null, 'GET', '/wp/v2/posts?per_page=1&_fields=id,title.rendered,_links.author&_embed=author');
    expect(Object.keys(data[0])).toEqual(expect.arrayContaining(['id', 'title', '_links', '_embedded']));
    expect(Object.keys(data[0])).toHaveLength(4);
    expect(data[0]._embedded.author[0]).toMatchObject({ name: expect.any(String), slug: 'editor' });
    const embedded = await request(null, 'GET', '/wp/v2/posts?per_page=1&context=embed');
    expect(embedded.data[0]).not.toHaveProperty('content');
    expect((await request(null, 'GET', '/wp/v2/posts?context=edit')).data).toMatchObject({
      code: 'rest_forbidden_context',
      data: { status: 401 },
    });
    expect((await request('subscriber', 'GET', '/wp/v2/posts?context=edit')).data.data.status).toBe(403);
  });
});

describe('other resources', () => {
  test('terms are created, found if they exist, updated and deleted', async () => {
    const tag = await create('tags', { name: 'Cranes', description: 'Lifting' });
    expect((await request('editor', 'POST', '/wp/v2/tags', { body: { name: 'Cranes' } })).data).toMatchObject({
      code: 'term_exists',
      data: { term_id: tag.id },
    });
    expect((await request('editor', 'PUT', `/wp/v2/tags/${tag.id}`, { body: { name: 'Crane' } })).data.name).toBe('Crane');
    expect((await request('editor', 'DELETE', `/wp/v2/tags/${tag.id}`)).data.code).toBe('rest_trash_not_supported');
    expect((await request('editor', 'DELETE', `/wp/v2/tags/${tag.id}?force=1`)).data.deleted).toBe(true);
    expect((await request('editor', 'POST', '/wp/v2/tags', { body: {} })).data).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { params: ['name'] },
    });
  });

  test('media items are listed, edited and deleted', async () => {
    const { data } = await request(null, 'GET', '/wp/v2/media?media_type=image');
    expect(data[0]).toMatchObject({
      slug: 'dock',
      media_type: 'image',
      media_details: { sizes: { full: { source_url: expect.any(String) } } },
    });
    expect(data[0]).toMatchObject({ template: '', meta: [] });
    const path = `/wp/v2/media/${data[0].id}`;
    const saved = await request('editor', 'PUT', path, { body: { alt_text: 'Doors at dusk', caption: { raw: 'New' } } });
    expect(saved.data).toMatchObject({ alt_text: 'Doors at dusk', caption: { raw: 'New' } });
    const focalPoint = { x: 0.25, y: 0.8 };
    expect((await request('editor', 'PUT', path, { body: { focal_point: focalPoint } })).data.focal_point).toEqual(focalPoint);
    expect((await request(null, 'GET', path)).data.focal_point).toEqual(focalPoint);
    expect((await request('editor', 'PUT', path, { body: { focal_point: { x: 2, y: 0 } } })).data.code).toBe('rest_invalid_param');
    expect((await request('editor', 'PUT', path, { body: { focal_point: null } })).data.focal_point).toBeNull();
    expect((await request('editor', 'DELETE', path)).data.status).toBe('trash');
  });

  test('users see themselves, and only administrators see private data of others', async () => {
    expect((await request(null, 'GET', '/wp/v2/users/me')).data).toMatchObject({ code: 'rest_not_logged_in', data: { status: 401 } });
    const { data: me } = await request('author', 'GET', '/wp/v2/users/me?context=edit');
    expect(me).toMatchObject({ username: 'author', email: 'author@example.com', roles: ['author'], capabilities: { edit_posts: true } });
    const { data: list } = await request(null, 'GET', '/wp/v2/users');
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual(['editor']);
    expect(list[0]).not.toHaveProperty('email');
    expect(me).not.toHaveProperty('avatar_urls');
    expect((await request('editor', 'GET', `/wp/v2/users/${list[0].id}?context=edit`)).status).toBe(200);
    expect((await request('author', 'GET', `/wp/v2/users/${list[0].id}?context=edit`)).status).toBe(403);
    for (const query of ['roles=editor', 'orderby=email'])
      expect([query, (await request('author', 'GET', `/wp/v2/users?${query}`)).status]).toEqual([query, 403]);
    const { data: byEmail } = await request('administrator', 'GET', '/wp/v2/users?orderby=email&context=edit');
    const emails = byEmail.map(({ email }: { email: string }) => email);
    expect(emails).toEqual(emails.toSorted());
  });

  test('users are ordered by id, by a list of ids or of slugs, and searched in the columns that the user may see', async () => {
    const list = async (role: RestActor, query: string): Promise<{ id: number; slug: string }[]> =>
      (await request(role, 'GET', `/wp/v2/users?_fields=id,slug&${query}`)).data;
    const slugs = async (role: RestActor, query: string) => (await list(role, query)).map(({ slug }) => slug);
    const ids = (await list('administrator', 'orderby=id&order=desc')).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const [last = 0, , third = 0] = ids;
    const chosen = await list('administrator', `include=${third},${last}&orderby=include&order=desc`);
    expect(chosen.map(({ id }) => id)).toEqual([third, last]);
    const named = ['subscriber', 'author', 'editor'];
    expect(await slugs('administrator', `slug=${named.join()}&orderby=include_slugs`)).toEqual(named);
    expect(await slugs('administrator', 'search=subscriber@&search_columns=email')).toEqual(['subscriber']);
    expect(await slugs('administrator', 'search=subscriber@&search_columns=name,slug')).toEqual([]);
    expect(await slugs('author', 'search=subscriber@&search_columns=email')).toEqual([]);
    expect((await request('administrator', 'GET', '/wp/v2/users?search=a&search_columns=password')).status).toBe(400);
  });

  test('URLs of other sites are not requested: nothing can be embedded, and the details are empty', async () => {
    const details = (role: RestActor, url: string) =>
      request(role, 'GET', `/wp-block-editor/v1/url-details?url=${encodeURIComponent(url)}`);
    expect(await details('author', 'https://example.com/')).toMatchObject({ status: 200, data: { title: '', image: '' } });
    expect((await details('author', 'file:///etc/passwd')).data.code).toBe('rest_invalid_url');
    expect((await details(null, 'https://example.com/')).status).toBe(401);
    const embed = await request('author', 'GET', '/oembed/1.0/proxy?url=https%3A%2F%2Fexample.com%2F');
    expect(embed).toMatchObject({ status: 404, data: { code: 'oembed_invalid_url' } });
    expect((await request('subscriber', 'GET', '/oembed/1.0/proxy?url=https%3A%2F%2Fexample.com%2F')).status).toBe(403);
  });

  test('users need their current password to change their own password or email address', async () => {
    const me = '/wp/v2/users/me';
    const { id, email } = (await request('subscriber', 'GET', `${me}?context=edit`)).data;
    for (const path of [me, `/wp/v2/users/${id}`])
      for (const change of [{ password: 'a stolen password' }, { email: 'evil@example.test' }])
        for (const confirmation of [{}, { current_password: 'a guess' }]) {
          const { status, data } = await request('subscriber', 'POST', path, { body: { ...change, ...confirmation } });
          expect([status, data.message]).toEqual([400, expect.stringContaining('current password')]);
        }
    expect((await request('subscriber', 'POST', me, { body: { email, nickname: 'Sue' } })).status).toBe(200);
    const body = { email: 'sue@example.test', current_password: getPassword('subscriber') };
    expect((await request('subscriber', 'POST', me, { body })).data.email).toBe('sue@example.test');
    expect((await request('administrator', 'POST', `/wp/v2/users/${id}`, { body: { email } })).data.email).toBe(email);
  });

  test('comments are written, held, approved and deleted', async () => {
    const post = await findNodeId('report-11');
    const { data: comment } = await request('subscriber', 'POST', '/wp/v2/comments', {
      body: { post, content: 'Good news' },
      address: '198.51.100.9',
    });
    const held = await request('editor', 'GET', '/wp/v2/comments?status=hold&context=edit');
    const { id } = held.data.find(({ content }: { content: { raw: string } }) => content.raw === 'Good news');
    // Only its author and moderators see a comment that waits for a moderator.
    expect(comment).toMatchObject({ id, post, author_name: 'Sue Baker', status: 'hold' });
    expect((await request(null, 'GET', `/wp/v2/comments/${id}`)).status).toBe(404);
    expect((await request(null, 'GET', '/wp/v2/comments?status=hold')).status).toBe(401);
    expect((await request('editor', 'PUT', `/wp/v2/comments/${id}`, { body: { status: 'approved' } })).data.status).toBe('approved');
    expect((await request(null, 'GET', `/wp/v2/comments?post=${post}`)).data.map((item: { id: number }) => item.id)).toContain(id);
    const path = `/wp/v2/comments/${id}`;
    expect((await request('editor', 'DELETE', path)).data.status).toBe('trash');
    // A comment that is restored has its former status.
    expect((await request('author', 'PUT', path, { body: { status: 'untrash' } })).status).not.toBe(200);
    expect((await request('editor', 'PUT', path, { body: { status: 'untrash' } })).data.status).toBe('approved');
    expect((await request('editor', 'PUT', path, { body: { status: 'spam', author_url: 'https://ola.example' } })).data.status).toBe(
      'spam',
    );
    const restored = await request('editor', 'PUT', path, { body: { status: 'unspam', author_url: '' } });
    expect(restored.data).toMatchObject({ status: 'approved', author_url: '' });
    expect((await request('editor', 'DELETE', `${path}?force=true`)).data.deleted).toBe(true);
  });

  test.each([
    ['comment_author_column_length', { author_name: 'x'.repeat(246) }],
    ['comment_author_email_column_length', { author_email: `${'x'.repeat(60)}@${'x'.repeat(50)}.example` }],
    ['comment_author_url_column_length', { author_url: `https://example.com/${'x'.repeat(200)}` }],
    ['comment_content_column_length', { content: 'x'.repeat(65_536) }],
  ])('a comment whose field is too long is rejected with %s', async (code, body) => {
    const post = await findNodeId('report-11');
    const { status, data } = await request('editor', 'POST', '/wp/v2/comments', { body: { post, content: 'Hello', ...body } });
    expect([status, data.code, data.message]).toEqual([400, code, 'Comment field exceeds maximum length allowed.']);
  });

  test('comments are selected by what they reply to, and by their date', async () => {
    const { id: post } = await create('posts', { title: 'Discussed', status: 'publish', comment_status: 'open' });
    const write = async (body: object) => (await create('comments', { post, status: 'approved', ...body })).id;
    const parent = await write({ content: 'First', date: '2024-03-01T10:00:00' });
    const reply = await write({ content: 'Second', parent, date: '2024-03-02T10:00:00' });
    const ids = async (query: string) =>
      (await request(null, 'GET', `/wp/v2/comments?post=${post}&order=asc&${query}`)).data.map(({ id }: { id: number }) => id);
    expect(await ids('parent=0')).toEqual([parent]);
    expect(await ids(`parent=0,${parent}`)).toEqual([parent, reply]);
    expect(await ids('after=2024-03-01T10:00:00')).toEqual([reply]);
    const byVisitors = (actor: RestActor, query = '') => request(actor, 'GET', `/wp/v2/comments?post=${post}&author=0${query}`);
    expect((await byVisitors('author')).data).toEqual([]);
    expect((await byVisitors('author', '&status=hold')).data.message).toBe('Query parameter not permitted: status');
    expect((await byVisitors('subscriber')).status).toBe(403);
    expect(await ids('before=2024-03-02T10:00:00')).toEqual([parent]);
    expect(await ids('after=2024-03-01T09:59:59&before=2024-03-02T10:00:01')).toEqual([parent, reply]);
    const children = async (id: number) => (await request(null, 'GET', `/wp/v2/comments/${id}`)).data._links.children;
    expect(await children(parent)).toEqual([{ embeddable: true, href: `http://cms.test/wp-json/wp/v2/comments?parent=${parent}` }]);
    expect(await children(reply)).toBeUndefined();
    const { data: embedded } = await request(null, 'GET', `/wp/v2/comments?post=${post}&context=embed`);
    for (const name of ['post', 'status', 'date_gmt']) expect(embedded[0]).not.toHaveProperty(name);
  });

  test('a denied change names what was attempted', async () => {
    const path = `/wp/v2/pages/${await findNodeId('about')}`;
    expect((await request('author', 'POST', '/wp/v2/pages', { body: { title: 'x' } })).data.code).toBe('rest_cannot_create');
    expect((await request('author', 'PUT', path, { body: { title: 'x' } })).data.code).toBe('rest_cannot_edit');
    expect((await request('author', 'DELETE', path)).data.code).toBe('rest_cannot_delete');
  });

  test('menus, their items and locations are edited', async () => {
    const menu = (await request('administrator', 'POST', '/wp/v2/menus', { body: { name: 'Side', locations: ['FOOTER_MENU'] } })).data;
    expect((await request(null, 'GET', '/wp/v2/menu-locations/FOOTER_MENU')).data).toMatchObject({ menu: menu.id });
    const page = await findNodeId('about');
    const item = await request('administrator', 'POST', '/wp/v2/menu-items', {
      body: { menus: menu.id, type: 'post_type', object: 'page', object_id: page, title: '' },
    });
    expect(item.data).toMatchObject({
      title: { rendered: 'About' },
      url: 'http://cms.test/about/',
      object: 'page',
      object_id: page,
      menus: menu.id,
    });
    const { data } = await request(null, 'GET', `/wp/v2/menu-items?menus=${menu.id}`);
    expect(data.map(({ id }: { id: number }) => id)).toEqual([item.data.id]);
    const wrong = await request('administrator', 'POST', '/wp/v2/menu-items', {
      body: { menus: menu.id, type: 'post_type_archive', object: 'nope' },
    });
    expect(wrong.data.code).toBe('rest_invalid_param');
  });

  test('patterns have the name that the editor gives them everywhere', async () => {
    const { data } = await request('editor', 'GET', '/wp/v2/types/wp_block?context=edit');
    expect([data.name, data.labels.add_new_item]).toEqual(['Patterns', 'Add Pattern']);
  });

  test('settings are for administrators', async () => {
    expect((await request('editor', 'GET', '/wp/v2/settings')).data).toMatchObject({ code: 'rest_forbidden', data: { status: 403 } });
    const saved = await request('administrator', 'POST', '/wp/v2/settings', { body: { posts_per_page: 7, page_on_front: 0 } });
    expect(saved.data).toMatchObject({ posts_per_page: 7, page_on_front: 0, url: 'http://cms.test', timezone: expect.any(String) });
  });

  test('a search finds content and terms', async () => {
    expect((await request(null, 'GET', '/wp/v2/search?search=about')).data[0]).toMatchObject({
      type: 'post',
      subtype: 'page',
      url: 'http://site.test/about/',
    });
    expect((await request(null, 'GET', '/wp/v2/search?type=term&search=insights')).data[0]).toMatchObject({
      type: 'category',
      _links: { about: [{ href: 'http://cms.test/wp-json/wp/v2/taxonomies/category' }] },
    });
    expect((await request(null, 'GET', '/wp/v2/search?subtype=nope')).status).toBe(400);
  });

  test('a batch runs one request after the other', async () => {
    const { status, data } = await request('editor', 'POST', '/batch/v1', {
      body: {
        requests: [
          { path: '/wp/v2/tags', body: { name: 'Batch' } },
          { method: 'PUT', path: '/wp/v2/posts/999999', body: {} },
        ],
      },
    });
    expect([status, data.responses.map((response: { status: number }) => response.status)]).toEqual([207, [201, 404]]);
  });

  test('the responses with which the editor starts are those of their routes, for the same user', async () => {
    const { data: page } = await request('editor', 'POST', '/wp/v2/pages', { body: { title: 'Opened', status: 'draft' } });
    const node = `/wp/v2/pages/${page.id}?context=edit`;
    for (const actor of ['editor', 'administrator'] as const) {
      const { status, data } = await request(actor, 'GET', `/studio/v1/editor/page/${page.id}`);
      expect([status, data[node].body.title.raw]).toEqual([200, 'Opened']);
      const { OPTIONS: options, ...responses } = data;
      for (const [path, { body, headers }] of Object.entries<{ body: unknown; headers: object }>(responses)) {
        const { data: own, headers: ownHeaders } = await request(actor, 'GET', path);
        expect([path, body, headers]).toEqual([path, own, ownHeaders]);
      }
      expect(Object.hasOwn(responses, '/wp/v2/settings')).toBe(actor === 'administrator');
      expect(options['/wp/v2/settings'].headers.allow).toBe(actor === 'administrator' ? 'GET, POST, PUT, PATCH' : undefined);
      for (const path of ['/wp/v2/pages', '/wp/v2/media', '/wp/v2/blocks', '/wp/v2/global-styles/1']) {
        const { allow } = (await request(actor, 'OPTIONS', path)).headers;
        expect([path, options[path]]).toEqual([path, { body: {}, headers: { allow } }]);
      }
    }
    for (const actor of [null, 'subscriber', 'contributor'] as const) {
      const own = await request(actor, 'GET', node);
      expect(own.status).toBeGreaterThanOrEqual(401);
      const { status, data } = await request(actor, 'GET', `/studio/v1/editor/page/${page.id}`);
      expect([actor, status, data]).toEqual([actor, own.status, own.data]);
    }
    expect((await request('editor', 'GET', '/studio/v1/editor/page/999999')).status).toBe(404);
    expect((await request('editor', 'GET', '/studio/v1/editor/attachment/1')).data.code).toBe('rest_no_route');
  });

  test.each([
    '/',
    '/wp/v2',
    '/wp/v2/types/post',
    '/wp/v2/types/post?context=edit',
    '/wp/v2/taxonomies/category?context=edit',
    '/wp/v2/statuses?context=edit',
    '/wp/v2/users/me',
    '/wp/v2/users?who=authors&_fields=id,name',
    '/wp/v2/themes?context=edit&status=active',
    '/wp/v2/global-styles/1?context=edit',
    '/wp/v2/global-styles/themes/site',
    '/wp/v2/global-styles/themes/site/variations',
    '/wp/v2/templates/lookup?slug=front-page',
    '/wp/v2/templates?per_page=100',
    '/wp/v2/block-patterns/categories',
    '/wp/v2/block-patterns/patterns',
    '/wp/v2/blocks?per_page=100',
    '/wp/v2/block-types/site/page-hero',
    '/wp/v2/media?media_type[0]=image&per_page=20',
    '/wp/v2/search?search=a&type=post-format',
    '/wp/v2/categories?per_page=100&orderby=name&order=asc&_fields=id,name,parent',
  ])('the block editor gets %s', async (path) => {
    const { status, headers } = await request('editor', 'GET', `${path}${path.includes('?') ? '&' : '?'}_locale=user`);
    expect([status, headers['allow']]).toEqual([200, expect.stringContaining('GET')]);
  });
});

describe('hostile parameters', () => {
  const values = ['', '-1', '99999999999999', '\0', '\ud800', 'a,b', '2026-02-30T99:00:00'];
  const compared = ['posts', 'media', 'categories', 'users', 'comments', 'menu-items', 'search'];

  test('no parameter of a list causes a failure', async () => {
    const failures: unknown[] = [];
    for (const { path, endpoints } of restRoutes.filter((route) => compared.some((name) => route.path === `/${name}`)))
      for (const name of Object.keys(endpoints[0]?.parameters ?? {}))
        for (const value of values) {
          const query = new URLSearchParams({ [name]: value, _fields: 'id' });
          const { status } = await request('administrator', 'GET', `/wp/v2${path}?${query.toString()}`);
          if (status >= 500) failures.push([path, name, value, status]);
        }
    expect(failures).toEqual([]);
  });

  test('no value of a body causes a failure', async () => {
    const bodies: unknown[] = [null, -1, 1e300, '\0\ud800', [null], { a: { b: [1] } }, true];
    const { id: post } = await create('posts', { title: 'Target' });
    const { id: tag } = await create('tags', { name: 'Target' });
    const menu = (await request('administrator', 'POST', '/wp/v2/menus', { body: { name: 'Target' } })).data.id;
    const user = (await request('administrator', 'GET', '/wp/v2/users?slug=subscriber')).data[0].id;
    const targets = ['/wp/v2/settings', `/wp/v2/posts/${post}`, `/wp/v2/tags/${tag}`, `/wp/v2/menus/${menu}`, `/wp/v2/users/${user}`];
    const failures: unknown[] = [];
    for (const path of [...targets, '/wp/v2/comments', '/wp/v2/menu-items', '/batch/v1', `/wp/v2/posts/${post}/autosaves`]) {
      const { data } = await request('administrator', 'OPTIONS', path);
      const write = data.endpoints.find(({ methods }: { methods: string[] }) => methods.includes('POST'));
      for (const name of Object.keys(write.args))
        for (const value of bodies) {
          const { status } = await request('administrator', 'POST', path, { body: { [name]: value } });
          if (status >= 500) failures.push([path, name, value, status]);
        }
    }
    expect(failures).toEqual([]);
  });
});
