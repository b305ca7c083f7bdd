/** The REST API with the clients of WordPress's own editor, against a running content service. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { getPassword } from '../support/fixture-users.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { signIn } from '../support/sign-in.ts';
import { type ApiFetch, createEntityStore, type EntityStore, type FetchOptions, loadApiFetch } from '../support/wordpress-clients.ts';

const PUBLIC_ORIGIN = 'http://cms.test';
const getOrigin = () => new URL(inject('contentUrl')).origin;
const { FormData: Form, fetch: send } = globalThis;

let apiFetch: ApiFetch;
let image: Blob;
/** Authorizes the requests of the editor's packages. */
let login: string | null = 'editor';
const tokens: Record<string, string> = {};

const getHeaders = (): Record<string, string> => (login === null ? {} : { authorization: `Bearer ${tokens[login]}` });

beforeAll(async () => {
  // Addresses in responses have the public origin of the service.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => send(url.replace(PUBLIC_ORIGIN, getOrigin()), init));
  for (const name of ['editor', 'author', 'contributor', 'subscriber', 'admin', 'seo_editor', 'seo_manager'])
    tokens[name] = await signIn(name);
  apiFetch = loadApiFetch();
  apiFetch.use((options, next) => next({ ...options, headers: { ...getHeaders(), ...options.headers } }));
  // The studio uses the same.
  apiFetch.use(apiFetch.fetchAllMiddleware);
  apiFetch.use(apiFetch.mediaUploadMiddleware);
  apiFetch.use(apiFetch.createRootURLMiddleware(`${PUBLIC_ORIGIN}/wp-json/`));
  const pixels = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  image = new Blob([new Uint8Array(pixels)], { type: 'image/png' });
});

/** What the tests created: the service is shared by all test files. */
const created: string[] = [];
afterAll(async () => {
  login = 'admin';
  for (const path of created.toReversed())
    await apiFetch({ path: `${path}?force=true&reassign=false`, method: 'DELETE' }).catch(() => undefined);
  vi.unstubAllGlobals();
});

const keep = (base: string, id: number): number => {
  created.push(`/wp/v2/${base}/${id}`);
  return id;
};

const createPicture = (name = 'dock.png') => {
  const body = new Form();
  body.append('file', image, name);
  return body;
};

describe('@wordpress/api-fetch', () => {
  const get = (path: string, options: Partial<FetchOptions> = {}) => apiFetch({ path, ...options });

  test('reads a list, its totals, and all of its pages', async () => {
    const response: Response = await get('/wp/v2/posts?per_page=3&_fields=id', { parse: false });
    const [total, pages] = ['x-wp-total', 'x-wp-totalpages'].map((name) => Number(response.headers.get(name)));
    expect([(await response.json()).length, pages]).toEqual([3, Math.ceil((total ?? 0) / 3)]);
    const all = await get('/wp/v2/posts?per_page=-1&_fields=id');
    expect(new Set(all.map(({ id }: { id: number }) => id)).size).toBe(total);
  });

  test('creates, embeds, changes and deletes a post with PUT and DELETE, which it sends as POST', async () => {
    const [category] = await get('/wp/v2/categories?slug=insights');
    const data = { title: 'By a client', content: '<p>Words</p>', status: 'draft', categories: [category.id] };
    const post = await get('/wp/v2/posts', { method: 'POST', data });
    keep('posts', post.id);
    const path = `/wp/v2/posts/${post.id}`;
    expect((await get(path, { method: 'PUT', data: { title: { raw: 'Changed' }, status: 'publish' } })).status).toBe('publish');
    const embedded = await get(`${path}?_embed=author,wp:term`);
    expect(embedded).toMatchObject({
      title: { rendered: 'Changed' },
      _embedded: { author: [{ slug: 'editor' }], 'wp:term': [[{ id: category.id }], []] },
    });
    expect(await get(path, { method: 'DELETE' })).toMatchObject({ id: post.id, status: 'trash' });
    expect(await get(`${path}?force=true`, { method: 'DELETE' })).toMatchObject({ deleted: true, previous: { id: post.id } });
    await expect(get(path)).rejects.toMatchObject({ code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } });
  });

  test.each([
    ['/wp/v2/posts?per_page=1000', {}, { code: 'rest_invalid_param', data: { status: 400, params: { per_page: expect.any(String) } } }],
    ['/wp/v2/settings', {}, { code: 'rest_forbidden', data: { status: 403 } }],
    ['/wp/v2/nothing', {}, { code: 'rest_no_route', data: { status: 404 } }],
    ['/wp/v2/tags', { method: 'POST', data: {} }, { code: 'rest_missing_callback_param', data: { status: 400, params: ['name'] } }],
    ['/wp/v2/media', { method: 'POST', data: { title: 'x' } }, { code: 'rest_upload_no_content_disposition', data: { status: 400 } }],
  ])('%s fails with an error that the client understands', async (path, options, expected) => {
    login = 'editor';
    await expect(get(path, options)).rejects.toMatchObject({ message: expect.any(String), ...expected });
  });

  test('uploads a picture as a form, with its texts, and replaces its file', async () => {
    login = 'author';
    const body = createPicture();
    body.append('title', 'Dock');
    body.append('alt_text', 'A dock door');
    const media = await get('/wp/v2/media', { method: 'POST', body });
    keep('media', media.id);
    expect(media).toMatchObject({ title: { raw: 'Dock' }, alt_text: 'A dock door', media_details: { width: 40, height: 30 } });
    const replaced = await get(`/studio/v1/media/${media.id}/file`, { method: 'POST', body: createPicture('other.png') });
    expect([replaced.id, replaced.source_url === media.source_url]).toEqual([media.id, false]);
    login = 'editor';
  });

  test('renews an expired nonce, and repeats the request', async () => {
    const query = 'mutation($u:String!,$p:String!){generateAuthorizationCode(input:{username:$u,password:$p}){code}}';
    const { data } = await postGraphql(JSON.stringify({ query, variables: { u: 'author', p: getPassword('author') } }));
    const session = await send(`${getOrigin()}/wp-json/site/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: data?.generateAuthorizationCode?.code }),
    });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      send(url.replace(PUBLIC_ORIGIN, getOrigin()), { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
    );
    login = null;
    const nonce = apiFetch.createNonceMiddleware('expired');
    apiFetch.use(nonce);
    Object.assign(apiFetch, { nonceMiddleware: nonce, nonceEndpoint: `${PUBLIC_ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce` });
    expect(await get('/wp/v2/users/me')).toMatchObject({ slug: 'author' });
    expect(nonce.nonce).not.toBe('expired');
    nonce.nonce = '';
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      const { 'X-WP-Nonce': _none, ...headers } = (init.headers ?? {}) as Record<string, string>;
      return send(url.replace(PUBLIC_ORIGIN, getOrigin()), { ...init, headers });
    });
    login = 'editor';
  });
});

describe('@wordpress/core-data', () => {
  let store: EntityStore;
  beforeAll(() => {
    store = createEntityStore();
  });

  test('reads a list with its totals, and one of its items', async () => {
    login = 'editor';
    const query = { per_page: 2, context: 'view' };
    const posts = await store.resolve['getEntityRecords']?.('postType', 'post', query);
    expect(posts).toHaveLength(2);
    const total = store.select['getEntityRecordsTotalItems']?.('postType', 'post', query);
    expect(store.select['getEntityRecordsTotalPages']?.('postType', 'post', query)).toBe(Math.ceil(total / 2));
    expect(await store.resolve['getEntityRecord']?.('postType', 'post', posts[0].id)).toMatchObject({ id: posts[0].id, type: 'post' });
  });

  test('saves a new post, edits it, reads its revisions and deletes it', async () => {
    login = 'editor';
    const { saveEntityRecord, editEntityRecord, saveEditedEntityRecord, deleteEntityRecord } = store.dispatch;
    const post = await saveEntityRecord?.(
      'postType',
      'post',
      { title: 'By the store', content: 'One', status: 'publish' },
      { throwOnError: true },
    );
    keep('posts', post.id);
    editEntityRecord?.('postType', 'post', post.id, { title: 'Edited', content: 'Two' });
    expect(store.select['hasEditsForEntityRecord']?.('postType', 'post', post.id)).toBe(true);
    await saveEditedEntityRecord?.('postType', 'post', post.id, { throwOnError: true });
    expect(store.select['getRawEntityRecord']?.('postType', 'post', post.id)).toMatchObject({ title: 'Edited', content: 'Two' });
    const revisions = await store.resolve['getRevisions']?.('postType', 'post', post.id, { context: 'view' });
    expect(revisions.length).toBeGreaterThan(0);
    await deleteEntityRecord?.('postType', 'post', post.id, {}, { throwOnError: true });
    expect(store.select['getEntityRecord']?.('postType', 'post', post.id)).toBeFalsy();
  });

  test('keeps the error of a save that is refused', async () => {
    login = 'contributor';
    const posts = await store.resolve['getEntityRecords']?.('postType', 'post', { per_page: 1, context: 'embed' });
    const { id } = posts[0];
    await expect(
      store.dispatch['saveEntityRecord']?.('postType', 'post', { id, title: 'No' }, { throwOnError: true }),
    ).rejects.toMatchObject({ code: 'rest_cannot_edit' });
    expect(store.select['getLastEntitySaveError']?.('postType', 'post', id)).toMatchObject({ data: { status: 403 } });
    login = 'editor';
  });

  test('saves terms, users and settings', async () => {
    login = 'admin';
    const term = await store.dispatch['saveEntityRecord']?.('taxonomy', 'category', { name: 'From the store' }, { throwOnError: true });
    keep('categories', term.id);
    const values = { username: 'fromthestore', email: 'store@example.test', password: 'a long password', roles: ['author'] };
    const user = await store.dispatch['saveEntityRecord']?.('root', 'user', values, { throwOnError: true });
    keep('users', user.id);
    expect([term.slug, user.roles]).toEqual(['from-the-store', ['author']]);
    const before = await store.resolve['getEntityRecord']?.('root', 'site');
    await store.dispatch['saveEntityRecord']?.('root', 'site', { title: 'By the store' }, { throwOnError: true });
    expect(store.select['getEntityRecord']?.('root', 'site')).toMatchObject({ title: 'By the store' });
    await store.dispatch['saveEntityRecord']?.('root', 'site', { title: before.title }, { throwOnError: true });
    login = 'editor';
  });

  test.each([
    ['author', 'create', { kind: 'postType', name: 'post' }, true],
    ['author', 'create', { kind: 'postType', name: 'page' }, false],
    ['editor', 'create', { kind: 'taxonomy', name: 'category' }, true],
    ['contributor', 'create', { kind: 'postType', name: 'attachment' }, false],
    ['editor', 'read', { kind: 'root', name: 'site' }, false],
    ['admin', 'update', { kind: 'root', name: 'site' }, true],
  ])('as %s, canUser(%s, %j) is %s', async (role, action, entity, expected) => {
    login = role;
    expect(await createEntityStore().resolve['canUser']?.(action, entity)).toBe(expected);
    login = 'editor';
  });
});

describe('files', () => {
  const uploaders = new Set(['author', 'editor', 'seo_editor', 'seo_manager', 'admin']);

  test.each([null, 'subscriber', 'contributor', 'author', 'editor', 'seo_editor', 'seo_manager', 'admin'])(
    'only roles that may upload and edit can send and replace them: %s',
    async (role) => {
      login = 'editor';
      const { id: others } = await apiFetch({ path: '/wp/v2/media', method: 'POST', body: createPicture() });
      keep('media', others);
      const post = async (path: string) => {
        const headers: Record<string, string> = role === null ? {} : { authorization: `Bearer ${tokens[role]}` };
        // Sent in one piece: a refusal arrives before the end of a body that is sent in parts.
        const form = new Response(createPicture());
        headers['content-type'] = form.headers.get('content-type') ?? '';
        const response = await send(`${getOrigin()}/wp-json${path}`, { method: 'POST', headers, body: await form.arrayBuffer() });
        return { status: response.status, json: await response.json() };
      };
      const refused = role === null ? 401 : 403;
      const own = await post('/wp/v2/media');
      expect(own.status).toBe(uploaders.has(role ?? '') ? 201 : refused);
      expect((await post(`/studio/v1/media/${others}/file`)).status).toBe(uploaders.has(role ?? '') && role !== 'author' ? 200 : refused);
      if (own.status !== 201) return;
      keep('media', own.json.id);
      expect((await post(`/studio/v1/media/${own.json.id}/file`)).status).toBe(200);
    },
  );
});
