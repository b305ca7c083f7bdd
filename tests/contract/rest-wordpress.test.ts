/** Rules and errors of WordPress's REST API that its clients rely on. Resources: rest-api.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestClient, type RestActor } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);

const create = async (type: string, body: Record<string, unknown>, actor: RestActor = 'administrator') => {
  const { status, data } = await request(actor, 'POST', `/wp/v2/${type}`, { body });
  expect([status, data.message]).toEqual([201, undefined]);
  return data;
};

const toError = (status: number, code: string, message: string) => ({ code, message, data: { status } });

let userNumber = 0;
const createAccount = () => {
  userNumber += 1;
  const name = `account${userNumber}`;
  return create('users', { username: name, email: `${name}@example.test`, password: 'a long password', roles: ['author'] });
};

describe('errors of commands', () => {
  test.each<[string, Record<string, unknown>, number, string, string]>([
    ['posts', { title: 'x', author: 999_999 }, 400, 'rest_invalid_author', 'Invalid author ID.'],
    ['posts', { title: 'x', featured_media: 999_999 }, 400, 'rest_invalid_featured_media', 'Invalid featured media ID.'],
    ['pages', { title: 'x', parent: 999_999 }, 400, 'rest_post_invalid_id', 'Invalid post parent ID.'],
    ['posts', { title: 'x', sticky: true, password: 'x' }, 400, 'rest_invalid_field', 'A post can not be sticky and have a password.'],
    ['posts', {}, 400, 'empty_content', 'Content, title, and excerpt are empty.'],
    ['users', { username: 'editor', email: 'a@b.test' }, 400, 'existing_user_login', 'Sorry, that username already exists!'],
    ['users', { username: 'ann', email: 'a@b.test', roles: ['chef'] }, 400, 'rest_user_invalid_role', 'The role chef does not exist'],
  ])('%s with %o', async (base, body, status, code, message) => {
    expect((await request('administrator', 'POST', `/wp/v2/${base}`, { body })).data).toEqual(toError(status, code, message));
  });

  test('a username with illegal characters is named as the parameter', async () => {
    const { data } = await request('administrator', 'POST', '/wp/v2/users', { body: { username: 'a/b', email: 'a@b.test' } });
    expect(data).toMatchObject({ code: 'rest_invalid_param', message: 'Invalid parameter(s): username', data: { status: 400 } });
    expect(data.data.details.username.code).toBe('rest_user_invalid_username');
    expect(data.data.params.username).toContain('illegal characters');
  });

  test('a rejected request gets the error message of WordPress', async () => {
    const user = await createAccount();
    const post = await create('posts', { title: 'Refused', status: 'publish', author: user.id });
    const tag = await create('tags', { name: `Refused to ${user.slug}` });
    const attempts: [string, string, string, string][] = [
      ['POST', 'posts', 'rest_cannot_create', 'create posts as this user'],
      ['PUT', `posts/${post.id}`, 'rest_cannot_edit', 'edit this post'],
      ['DELETE', `posts/${post.id}`, 'rest_cannot_delete', 'delete this post'],
      ['POST', 'tags', 'rest_cannot_create', 'create terms in this taxonomy'],
      ['PUT', `tags/${tag.id}`, 'rest_cannot_update', 'edit this term'],
      ['DELETE', `tags/${tag.id}?force=true`, 'rest_cannot_delete', 'delete this term'],
    ];
    const body = { title: 'x', name: 'x' };
    for (const [method, path, code, attempt] of attempts) {
      const { data } = await request('subscriber', method, `/wp/v2/${path}`, { body });
      expect([path, data]).toEqual([path, toError(403, code, `Sorry, you are not allowed to ${attempt}.`)]);
    }
    const account = `/wp/v2/users/${user.id}`;
    expect((await request('editor', 'PUT', account, { body: { name: 'x' } })).data).toEqual(
      toError(403, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this user.'),
    );
    expect((await request('editor', 'DELETE', `${account}?force=true&reassign=false`)).data).toEqual(
      toError(403, 'rest_user_cannot_delete', 'Sorry, you are not allowed to delete this user.'),
    );
    expect((await request('editor', 'POST', '/wp/v2/users', { body: { username: 'new', email: 'new@b.test' } })).data).toEqual(
      toError(403, 'rest_cannot_create_user', 'Sorry, you are not allowed to create new users.'),
    );
  });
});

describe('refusals of single values', () => {
  const attempt = async (actor: RestActor, method: string, path: string, body: Record<string, unknown> = {}) =>
    (await request(actor, method, `/wp/v2/${path}`, { body })).data;

  test('visitors and users who may not edit the content cannot save an autosave', async () => {
    for (const base of ['posts', 'pages', 'markets']) {
      const { id } = await create(base, { title: 'Saved by others', status: 'publish' });
      const message = 'Sorry, you are not allowed to edit this post.';
      expect(await attempt(null, 'POST', `${base}/${id}/autosaves`, { title: 'x' })).toEqual(toError(401, 'rest_cannot_edit', message));
      expect(await attempt('author', 'POST', `${base}/${id}/autosaves`, { title: 'x' })).toEqual(toError(403, 'rest_cannot_edit', message));
    }
  });

  test('users cannot change their own roles', async () => {
    const error = (status: number) => toError(status, 'rest_cannot_edit_roles', 'Sorry, you are not allowed to edit roles of this user.');
    expect(await attempt('author', 'POST', 'users/me', { roles: ['administrator'] })).toEqual(error(403));
    const { id } = await createAccount();
    await create('posts', { title: 'Makes its author visible', status: 'publish', author: id });
    expect(await attempt('author', 'POST', `users/${id}`, { roles: ['administrator'] })).toEqual(error(403));
    expect(await attempt(null, 'POST', `users/${id}`, { roles: ['administrator'] })).toEqual(error(401));
  });

  test('only users who may edit content of others choose its author', async () => {
    const other = await createAccount();
    const error = (action: string, status = 403) =>
      toError(status, 'rest_cannot_edit_others', `Sorry, you are not allowed to ${action} posts as this user.`);
    for (const base of ['posts', 'markets', 'media'])
      expect([base, await attempt('author', 'POST', base, { title: 'x', author: other.id })]).toEqual([base, error('create')]);
    expect(await attempt(null, 'POST', 'posts', { title: 'x', author: other.id })).toEqual(error('create', 401));
    const own = await attempt('author', 'POST', 'posts', { title: 'Own' });
    expect(await attempt('author', 'POST', `posts/${own.id}`, { author: other.id })).toEqual(error('update'));
    expect(await attempt('author', 'POST', `posts/${own.id}`, { author: own.author, title: 'Still own' })).toMatchObject({ id: own.id });
    expect(await attempt('editor', 'POST', `posts/${own.id}`, { author: other.id })).toMatchObject({ author: other.id });
  });

  test('reading, changing and deleting the draft of another author have the errors of WordPress', async () => {
    for (const base of ['posts', 'markets']) {
      const { id } = await create(base, { title: 'Draft of another' });
      const error = (code: string, what: string) => toError(403, code, `Sorry, you are not allowed to ${what}.`);
      expect(await attempt('author', 'GET', `${base}/${id}`)).toEqual(error('rest_forbidden', 'do that'));
      expect(await attempt('author', 'PUT', `${base}/${id}`, { title: 'x' })).toEqual(error('rest_cannot_edit', 'edit this post'));
      expect(await attempt('author', 'DELETE', `${base}/${id}`)).toEqual(error('rest_cannot_delete', 'delete this post'));
      expect(await attempt('author', 'GET', `${base}/${id}/revisions`)).toEqual(error('rest_cannot_read', 'view revisions of this post'));
      expect(await attempt('author', 'POST', `${base}/${id}/autosaves`)).toEqual(error('rest_cannot_edit', 'edit this post'));
    }
  });
});

test.each([
  ['posts', 'rest_post_exists', 'Cannot create existing post.'],
  ['menu-items', 'rest_post_exists', 'Cannot create existing post.'],
  ['media', 'rest_post_exists', 'Cannot create existing post.'],
  ['users', 'rest_user_exists', 'Cannot create existing user.'],
  ['comments', 'rest_comment_exists', 'Cannot create existing comment.'],
])('creating one of %s with an id is refused', async (base, code, message) => {
  const body = { id: 999_999, title: 'x', username: 'new', email: 'new@b.test', menus: 1, content: 'x' };
  expect((await request('administrator', 'POST', `/wp/v2/${base}`, { body })).data).toEqual(toError(400, code, message));
  if (base === 'posts') await create('posts', { id: 0, title: 'An empty id is none' });
});

describe('comments', () => {
  let post: number;
  beforeAll(async () => {
    ({ id: post } = await create('posts', { title: 'Discussed', status: 'publish', comment_status: 'open' }));
  });
  const comment = async (body: object, actor: RestActor = 'administrator') =>
    (await request(actor, 'POST', '/wp/v2/comments', { body: { post, content: 'Words', ...body } })).data;
  const noPost = toError(403, 'rest_comment_invalid_post_id', 'Sorry, you are not allowed to create this comment without a post.');

  test('visitors cannot comment', async () => {
    expect(await comment({ author_name: 'Ola', author_email: 'ola@example.test' }, null)).toEqual(
      toError(401, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.'),
    );
  });

  test('a comment needs content, and something that it is about', async () => {
    const invalid = toError(400, 'rest_comment_content_invalid', 'Invalid comment content.');
    for (const content of ['', ' ', undefined]) expect(await comment({ content })).toEqual(invalid);
    for (const target of [undefined, 0, 999_999]) expect(await comment({ post: target })).toEqual(noPost);
    const { id: closed } = await create('posts', { title: 'Closed', status: 'publish', comment_status: 'closed' });
    expect(await comment({ post: closed })).toEqual(toError(403, 'rest_comment_closed', 'Sorry, comments are closed for this item.'));
  });

  test('only comments of the type comment can be created, each once', async () => {
    expect(await comment({ type: 'pingback' })).toEqual(
      toError(400, 'rest_invalid_comment_type', 'Cannot create a comment with that type.'),
    );
    const content = `Said at ${Math.random()}`;
    expect(await comment({ type: 'comment', content })).toMatchObject({ type: 'comment' });
    expect(await comment({ content })).toEqual(
      toError(409, 'comment_duplicate', 'Duplicate comment detected; it looks as though you&#8217;ve already said that!'),
    );
  });
});

describe('lists', () => {
  const listIds = async (path: string, actor: RestActor = 'administrator') => {
    const { data } = await request(actor, 'GET', `/wp/v2/${path}`);
    return Array.isArray(data) ? data.map(({ id }: { id: number }) => id) : data.code;
  };

  test('revisions are listed as a whole, and selected', async () => {
    const { id } = await create('posts', { title: 'Version 0', status: 'publish' });
    for (let version = 1; version <= 11; version += 1)
      await request('administrator', 'PUT', `/wp/v2/posts/${id}`, { body: { title: `Version ${version}` } });
    const path = `posts/${id}/revisions`;
    const { data: all, headers } = await request('administrator', 'GET', `/wp/v2/${path}?orderby=id&order=asc`);
    expect([all.length, headers['x-wp-total'], headers['x-wp-totalpages'], headers['link']]).toEqual([12, '12', '1', undefined]);
    const ids: number[] = all.map((item: { id: number }) => item.id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(await listIds(`${path}?per_page=2&page=2&orderby=id&order=asc`)).toEqual(ids.slice(2, 4));
    expect(await listIds(`${path}?offset=10&orderby=id&order=asc`)).toEqual(ids.slice(10));
    expect(await listIds(`${path}?offset=12`)).toBe('rest_revision_invalid_offset_number');
    const [first = 0, second = 0, third = 0] = ids;
    expect(await listIds(`${path}?include=${second},${third},${first}&orderby=include&exclude=${third}`)).toEqual([second, first]);
    expect(await listIds(`${path}?search=11`)).toEqual(ids.slice(-1));
    expect(await listIds(`${path}?orderby=menu_order`)).toBe('rest_invalid_param');
  });

  test('menu items come 100 at a time', async () => {
    const { data } = await request('administrator', 'OPTIONS', '/wp/v2/menu-items');
    expect(data.endpoints[0].args.per_page.default).toBe(100);
  });

  test('content with all of some terms', async () => {
    const [one, other] = [await create('tags', { name: 'Operator one' }), await create('tags', { name: 'Operator two' })];
    const both = await create('posts', { title: 'Both', status: 'publish', tags: [one.id, other.id] });
    const single = await create('posts', { title: 'Single', status: 'publish', tags: [one.id] });
    const terms = `posts?orderby=id&order=asc&tags[terms]=${one.id},${other.id}`;
    expect(await listIds(terms)).toEqual([both.id, single.id]);
    expect(await listIds(`${terms}&tags[operator]=AND`)).toEqual([both.id]);
    expect(await listIds(`${terms},999999&tags[operator]=AND`)).toEqual([]);
  });

  test('terms are listed in the order of slugs or ids', async () => {
    const [a, b, c] = [
      await create('tags', { name: 'Slug a' }),
      await create('tags', { name: 'Slug b' }),
      await create('tags', { name: 'Slug c' }),
    ];
    expect(await listIds('tags?slug=slug-b,slug-c,slug-a&orderby=include_slugs')).toEqual([b.id, c.id, a.id]);
    expect(await listIds(`tags?include=${c.id},${a.id}&orderby=include&order=desc`)).toEqual([c.id, a.id]);
  });

  test('media items have no published status', async () => {
    const { data } = await request(null, 'GET', '/wp/v2/media?status=trash');
    expect(data).toMatchObject({ code: 'rest_invalid_param', data: { status: 400, params: { status: 'Status is forbidden.' } } });
    expect(await listIds('media?status=publish')).toBe('rest_invalid_param');
    expect((await listIds('media?status=inherit', null)).length).toBeGreaterThan(0);
  });

  test('visitors do not manage statuses, and each status lists its content', async () => {
    expect((await request(null, 'GET', '/wp/v2/statuses?context=edit')).data).toEqual(
      toError(401, 'rest_cannot_view', 'Sorry, you are not allowed to manage post statuses.'),
    );
    const { data } = await request('editor', 'GET', '/wp/v2/statuses?context=edit');
    const getArchive = (status: string) => data[status]._links.archives[0].href;
    expect(getArchive('publish')).toBe('http://cms.test/wp-json/wp/v2/posts');
    expect(getArchive('draft')).toBe('http://cms.test/wp-json/wp/v2/posts?status=draft');
  });
});

describe('types and addresses', () => {
  test('visitors know of patterns, and posts have formats but no taxonomy of formats', async () => {
    const { data } = await request(null, 'GET', '/wp/v2/types');
    expect(data.wp_block).toMatchObject({ slug: 'wp_block', rest_base: 'blocks' });
    expect(data.post.taxonomies).toEqual(['category', 'post_tag']);
    const { data: editable } = await request('editor', 'GET', '/wp/v2/types?context=edit');
    expect([editable.post.supports['post-formats'], editable.page.supports['post-formats']]).toEqual([true, undefined]);
  });

  test('a search result has the address of its resource', async () => {
    for (const type of ['post', 'term']) {
      const { data: results } = await request(null, 'GET', `/wp/v2/search?type=${type}&per_page=5`);
      expect(results.length).toBeGreaterThan(0);
      for (const { url, _links: links } of results) {
        const { pathname } = new URL(links.self[0].href);
        expect((await request(null, 'GET', pathname.replace('/wp-json', ''))).data.link).toBe(url);
      }
    }
  });
});

describe('batches', () => {
  const send = async (requests: object[], validation?: string, actor: RestActor = 'administrator') =>
    request(actor, 'POST', '/batch/v1', { body: { requests, ...(validation && { validation }) } });
  const notAllowed = toError(400, 'rest_batch_not_allowed', 'The requested route does not support batch requests.');

  test('only content and terms can be part of a batch, and others fail on their own', async () => {
    const others = [
      '/batch/v1',
      '/batch/v1/',
      '/wp/../batch/v1//?x=1',
      '/wp/v2/comments',
      '/wp/v2/media',
      '/wp/v2/users',
      '/wp/v2/settings',
    ];
    const { status, data } = await send([...others.map((path) => ({ path })), { path: '/wp/v2/tags', body: { name: 'In a mixed batch' } }]);
    expect(status).toBe(207);
    for (const [index, path] of others.entries())
      expect([path, data.responses[index]]).toEqual([path, { body: notAllowed, status: 400, headers: {} }]);
    expect(data.responses.at(-1)).toMatchObject({ status: 201, body: { name: 'In a mixed batch' } });
    expect((await send([{ path: 'wp/v2/tags' }, { path: '/wp/v2/nope' }])).data.responses).toMatchObject([
      { status: 400, body: { code: 'parse_path_failed' } },
      { status: 404, body: { code: 'rest_no_route' } },
    ]);
  });

  test('a batch whose requests have to be valid runs nothing if one is not', async () => {
    const tag = { path: '/wp/v2/tags', body: { name: 'All or nothing' } };
    const failed = await send([tag, { path: '/wp/v2/tags' }, { path: '/wp/v2/users' }], 'require-all-validate');
    expect(failed.status).toBe(207);
    expect(failed.data).toMatchObject({
      failed: 'validation',
      responses: [null, { status: 400, body: { code: 'rest_missing_callback_param' } }, { status: 400, body: notAllowed }],
    });
    expect((await request(null, 'GET', '/wp/v2/tags?search=All%20or%20nothing')).data).toEqual([]);
    const { data } = await send([tag], 'require-all-validate');
    expect(data).toMatchObject({ responses: [{ status: 201 }] });
    expect(data).not.toHaveProperty('failed');
  });

  test('the editor saves menu items in a batch', async () => {
    const menu = await create('menus', { name: 'Batched' });
    const item = await create('menu-items', { menus: menu.id, title: 'One', url: 'https://example.com/' });
    const { data } = await send(
      [
        { method: 'PUT', path: `/wp/v2/menu-items/${item.id}`, body: { title: 'Two' } },
        { method: 'DELETE', path: `/wp/v2/menu-items/${item.id}?force=true` },
      ],
      'require-all-validate',
    );
    expect(data.responses).toMatchObject([
      { status: 200, body: { title: { raw: 'Two' } } },
      { status: 200, body: { deleted: true } },
    ]);
  });
});

describe('users', () => {
  test('who deletes a user says what becomes of the content', async () => {
    const [{ id }, heir] = [await createAccount(), await createAccount()];
    const path = `/wp/v2/users/${id}?force=true`;
    const remove = async (query: string) => (await request('administrator', 'DELETE', `${path}${query}`)).data;
    expect(await remove('')).toMatchObject({ code: 'rest_missing_callback_param', message: 'Missing parameter(s): reassign' });
    const invalid = toError(400, 'rest_user_invalid_reassign', 'Invalid user ID for reassignment.');
    for (const owner of [999_999, id, -1]) expect(await remove(`&reassign=${owner}`)).toEqual(invalid);
    const { id: post } = await create('posts', { title: 'Inherited', status: 'publish', author: id });
    expect(await remove(`&reassign=${heir.id}`)).toMatchObject({ deleted: true, previous: { id } });
    const read = async () => (await request('administrator', 'GET', `/wp/v2/posts/${post}`)).data;
    expect(await read()).toMatchObject({ author: heir.id, status: 'publish' });
    const dropped = await request('administrator', 'DELETE', `/wp/v2/users/${heir.id}`, { body: { force: true, reassign: false } });
    expect(dropped.data.deleted).toBe(true);
    expect(await read()).toMatchObject({ status: 'trash' });
  });
});
