/** Content that is made, changed and deleted (recorded from WPGraphQL 1.14 where it tells). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../content/schema/ids.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());

const selection =
  'id databaseId title content status slug uri date author { node { databaseId } } categories { nodes { name } } tags { nodes { name } }';
const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { clientMutationId post { ${selection} } } }`;
const update = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { clientMutationId post { ${selection} } } }`;
const remove = 'mutation ($input: DeletePostInput!) { deletePost(input: $input) { deletedId post { databaseId status title } } }';

type Options = { as?: Parameters<WritableSite['ask']>[1] extends infer O ? (O extends { as?: infer A } ? A : never) : never; now?: Date };

async function createPost(input: Record<string, unknown>, options: Options = {}) {
  const { data, messages } = await site.ask(create, { as: 'editor', ...options, variables: { input } });
  expect(messages).toEqual([]);
  return data.createPost.post;
}

async function updatePost(id: number | string, input: Record<string, unknown>, options: Options = {}) {
  const { data, messages } = await site.ask(update, { as: 'editor', ...options, variables: { input: { id: String(id), ...input } } });
  expect(messages).toEqual([]);
  return data.updatePost.post;
}

async function refusal(query: string, input: Record<string, unknown>, options: Options = {}): Promise<string> {
  const { messages } = await site.ask(query, { as: 'editor', ...options, variables: { input } });
  expect(messages).toHaveLength(1);
  return messages[0] ?? '';
}

describe('creating', () => {
  test('a published post has a slug, an address and its terms', async () => {
    const { data, messages } = await site.ask(create, {
      as: 'editor',
      variables: {
        input: {
          title: 'New from API',
          content: '<p>Body</p>',
          status: 'PUBLISH',
          clientMutationId: 'cm1',
          categories: { nodes: [{ slug: 'news' }] },
          tags: { nodes: [{ name: 'Fresh' }] },
        },
      },
    });
    expect(messages).toEqual([]);
    expect(data.createPost.clientMutationId).toBe('cm1');
    expect(data.createPost.post).toMatchObject({
      title: 'New from API',
      status: 'publish',
      slug: 'new-from-api',
      uri: '/news/new-from-api/',
      tags: { nodes: [{ name: 'Fresh' }] },
    });
    expect(data.createPost.post.content.trim()).toBe('<p>Body</p>');
  });

  test('without a status it is a draft, without slug and address', async () => {
    const post = await createPost({ title: 'No status' });
    expect(post.status).toBe('draft');
    expect(post.slug || null).toBeNull();
    expect(post.uri ?? `/?p=${post.databaseId}`).toBe(`/?p=${post.databaseId}`);
  });

  test('a date and a slug are kept for a draft', async () => {
    expect(await createPost({ title: 'Dated', date: '2024-02-03 10:00:00', slug: 'Dated One' })).toMatchObject({
      date: '2024-02-03T10:00:00',
      slug: 'dated-one',
      status: 'draft',
    });
  });

  test('slugs get suffixes, also beside a page at the same address', async () => {
    const slugs = [];
    for (let index = 0; index < 3; index += 1) slugs.push((await createPost({ title: 'Twin', status: 'PUBLISH' })).slug);
    expect(slugs).toEqual(['twin', 'twin-2', 'twin-3']);
    expect((await createPost({ title: 'Feed', status: 'PUBLISH' })).slug).toBe('feed-2');
  });

  test.each([null, 'subscriber'] as const)('is refused to %s', async (as) => {
    expect(await refusal(create, { title: 'x' }, { as })).toBe('Sorry, you are not allowed to create posts');
  });
});

describe('updating', () => {
  test('changes what is given and nothing else', async () => {
    const post = await createPost({ title: 'Before', content: '<p>Kept</p>', excerpt: 'Kept too' });
    expect(await updatePost(post.id, { title: 'Changed', status: 'PUBLISH' })).toMatchObject({
      title: 'Changed',
      status: 'publish',
      slug: 'changed',
    });
    expect((await updatePost(post.databaseId, { title: 'Again' })).slug).toBe('changed');
  });

  test('names what is missing', async () => {
    expect(await refusal(update, { id: '999999', title: 'x' })).toBe('No post could be found to update');
    expect(await refusal(update, { id: toGlobalId('term', 3), title: 'x' })).toBe('No post could be found to update');
  });
});

describe('deleting', () => {
  test('moves to the trash once, and removes with force', async () => {
    const post = await createPost({ title: 'Short life', status: 'PUBLISH' });
    const { data } = await site.ask(remove, { as: 'editor', variables: { input: { id: post.id } } });
    expect(data.deletePost).toEqual({ deletedId: post.id, post: { databaseId: post.databaseId, status: 'publish', title: 'Short life' } });
    expect(await refusal(remove, { id: post.id })).toBe(
      `The post with id ${post.databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
    );
    const gone = await site.ask(remove, { as: 'editor', variables: { input: { id: post.id, forceDelete: true } } });
    expect(gone.data.deletePost.deletedId).toBe(post.id);
    expect(await refusal(update, { id: post.id, title: 'x' })).toBe('No post could be found to update');
  });

  test('is refused to nobody in particular', async () => {
    const post = await createPost({ title: 'Stays', status: 'PUBLISH' });
    expect(await refusal(remove, { id: post.id }, { as: null })).toBe('Sorry, you are not allowed to delete posts');
  });
});
