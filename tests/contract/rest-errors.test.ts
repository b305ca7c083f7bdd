/** The status, code and message with which the REST API reports each error of a command that is not about invalid input. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeRateLimit } from '../../content/auth/rate-limits.ts';
import { createRestClient, type RestActor } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
/** What the paths of the requests name. */
const ids: Record<string, number> = {};

const request = createRestClient(() => site.db);

async function create(name: string, actor: RestActor, path: string, body: Record<string, unknown>): Promise<void> {
  const { status, data } = await request(actor, 'POST', path, { body });
  expect([status, data.message]).toEqual([201, undefined]);
  ids[name] = data.id;
}

beforeAll(async () => {
  site = await createWritableSite();
  await create('post', 'editor', '/wp/v2/posts', { title: 'A dock opens', status: 'publish', comment_status: 'open' });
  await create('draft', 'contributor', '/wp/v2/posts', { title: 'A draft' });
  await create('held', 'editor', '/wp/v2/posts', { title: 'Open in an editor' });
  await create('page', 'editor', '/wp/v2/pages', { title: 'About', status: 'publish' });
  await create('comment', 'subscriber', '/wp/v2/comments', { post: ids['post'], content: 'How many doors?' });
  await request('editor', 'PUT', `/wp/v2/comments/${ids['comment']}`, { body: { status: 'approved' } });
  await create('category', 'editor', '/wp/v2/categories', { name: 'Docks' });
  await create('menu', 'administrator', '/wp/v2/menus', { name: 'Errors' });
  await request('editor', 'POST', `/wp/v2/posts/${ids['held']}/lock`);
  const media = await site.db.selectFrom('content_node').select('id').where('type', '=', 'attachment').executeTakeFirstOrThrow();
  const user = await site.db.selectFrom('user_account').select('id').where('login', '=', 'editor').executeTakeFirstOrThrow();
  Object.assign(ids, { media: media.id, editor: user.id });
});
afterAll(() => site.drop());

const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(ids[name]));

const sorry = (attempt: string) => `Sorry, you are not allowed to ${attempt}.`;

test.each<[RestActor, string, Record<string, unknown>, ...[number, string, string]]>([
  [null, 'POST /wp/v2/posts', { title: 'A' }, 401, 'rest_cannot_create', sorry('create posts as this user')],
  ['subscriber', 'POST /wp/v2/posts', { title: 'A' }, 403, 'rest_cannot_create', sorry('create posts as this user')],
  [null, 'PUT /wp/v2/posts/{post}', { title: 'A' }, 401, 'rest_cannot_edit', sorry('edit this post')],
  ['author', 'PUT /wp/v2/posts/{post}', { title: 'A' }, 403, 'rest_cannot_edit', sorry('edit this post')],
  ['author', 'POST /wp/v2/posts/{post}/autosaves', { title: 'A' }, 403, 'rest_cannot_edit', sorry('edit this post')],
  ['author', 'DELETE /wp/v2/posts/{post}', {}, 403, 'rest_cannot_delete', sorry('delete this post')],
  ['contributor', 'PUT /wp/v2/posts/{draft}', { sticky: true }, 403, 'rest_cannot_edit', sorry('make posts sticky')],
  [
    'administrator',
    'PUT /wp/v2/posts/{held}',
    { title: 'A' },
    409,
    'rest_locked',
    'You cannot update this item. Edith Marsh is currently editing.',
  ],
  ['administrator', 'DELETE /wp/v2/posts/{held}', {}, 409, 'rest_locked', 'You cannot delete this item. Edith Marsh is currently editing.'],
  ['author', 'PUT /wp/v2/pages/{page}', { title: 'A' }, 403, 'rest_cannot_edit', sorry('edit this post')],
  ['author', 'PUT /wp/v2/media/{media}', { title: 'A' }, 403, 'rest_cannot_edit', sorry('edit this post')],
  ['author', 'DELETE /wp/v2/media/{media}', { force: true }, 403, 'rest_cannot_delete', sorry('delete this post')],
  ['author', 'PUT /wp/v2/comments/{comment}', { content: 'A' }, 403, 'rest_cannot_edit', sorry('edit this comment')],
  [
    'subscriber',
    'PUT /wp/v2/comments/{comment}',
    { author_name: 'A' },
    403,
    'rest_cannot_edit',
    'Only moderators may change the author of a comment. Change only its content.',
  ],
  ['subscriber', 'PUT /wp/v2/comments/{comment}', { status: 'untrash' }, 403, 'rest_cannot_edit', sorry('restore this comment')],
  ['author', 'DELETE /wp/v2/comments/{comment}', {}, 403, 'rest_cannot_delete', sorry('delete this comment')],
  ['author', 'POST /wp/v2/categories', { name: 'A' }, 403, 'rest_cannot_create', sorry('create terms in this taxonomy')],
  ['author', 'PUT /wp/v2/categories/{category}', { name: 'A' }, 403, 'rest_cannot_update', sorry('edit this term')],
  ['author', 'DELETE /wp/v2/categories/{category}', { force: true }, 403, 'rest_cannot_delete', sorry('delete this term')],
  ['editor', 'POST /wp/v2/menus', { name: 'A' }, 403, 'rest_cannot_create', sorry('create terms in this taxonomy')],
  ['editor', 'POST /wp/v2/users', { username: 'a', email: 'a@example.com' }, 403, 'rest_cannot_create_user', sorry('create new users')],
  ['author', 'PUT /wp/v2/users/{editor}', { name: 'A' }, 403, 'rest_cannot_edit', sorry('edit this user')],
  ['editor', 'DELETE /wp/v2/users/{editor}', { force: true, reassign: false }, 403, 'rest_user_cannot_delete', sorry('delete this user')],
  ['editor', 'PUT /wp/v2/settings', { title: 'A' }, 403, 'rest_forbidden', sorry('edit settings as this user')],
  ['editor', 'GET /studio/v1/audit-records', {}, 403, 'rest_forbidden', sorry('read the audit log')],
])('%s: %s %o', async (actor, path, body, status, code, message) => {
  const [method = '', url = ''] = fill(path).split(' ');
  const { status: actual, data } = await request(actor, method, url, { body });
  expect([actual, data.code, data.message]).toEqual([status, code, message]);
});

test('a client that writes too many comments is told when it can continue', async () => {
  const address = '203.0.113.99';
  while ((await consumeRateLimit(site.db, { action: 'comment', name: '', address })) === null);
  const body = { post: ids['post'], content: 'Another question' };
  const { status, data } = await request('subscriber', 'POST', '/wp/v2/comments', { body, address });
  expect([status, data.code, data.message]).toEqual([429, 'rest_too_many_requests', expect.stringMatching(/^Too many attempts\. /)]);
});
