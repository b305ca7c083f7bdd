/** Revisions, autosaves, previews of blocks and edit locks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';
import { writesOn } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
});
afterAll(() => site.drop());
const { write, refusal, run } = writesOn(() => site);

const revisionsOf = async (id: number, isAutosave = false) =>
  site.db
    .selectFrom('content_node')
    .select(['id', 'title', 'content', 'author_id', 'slug', 'status', 'type'])
    .where('revision_of', '=', id)
    .where('is_autosave', '=', isAutosave)
    .orderBy('published_at')
    .orderBy('id')
    .execute();

describe('revisions', () => {
  test('each save that changes words keeps one; a new draft and an unchanged save keep none', async () => {
    const post = await write('createPost', { title: 'One', content: '<p>1</p>' });
    expect(await revisionsOf(post.databaseId)).toEqual([]);
    await write('updatePost', { id: post.id, content: '<p>2</p>' });
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    await write('updatePost', { id: post.id, menuOrder: 3 });
    const kept = await revisionsOf(post.databaseId);
    expect(kept.map(({ content }) => content)).toEqual(['<p>1</p>', '<p>2</p>']);
    expect(kept[1]).toMatchObject({ slug: `${post.databaseId}-revision-v1`, status: 'inherit', type: 'post' });
  });

  test('what was there before anybody edited it here is not lost', async () => {
    const { id } = await site.db.selectFrom('content_node').select('id').where('slug', '=', 'report-1').executeTakeFirstOrThrow();
    await write('updatePost', { id: String(id), content: '<p>Rewritten</p>' });
    const kept = await revisionsOf(id);
    expect(kept).toHaveLength(2);
    expect(kept[0]?.content).toContain('Words of report 1');
  });

  test('one is restored, and what stood there stays among them', async () => {
    const post = await write('createPost', { title: 'First', content: '<p>1</p>', status: 'PUBLISH' });
    await write('updatePost', { id: post.id, title: 'Second', content: '<p>2</p>' });
    const [first] = await revisionsOf(post.databaseId);
    const restored = await write('restoreRevision', { id: String(first?.id) });
    expect(restored).toMatchObject({ databaseId: post.databaseId, title: 'First', status: 'publish', slug: 'first' });
    expect((await revisionsOf(post.databaseId)).map(({ title }) => title)).toEqual(['First', 'Second', 'First']);
    expect(await refusal('restoreRevision', { id: post.id })).toBe('No post could be found to update');
    expect(await refusal('restoreRevision', { id: String(first?.id) }, { as: 'author' })).toBe(
      "Sorry, you are not allowed to update another author's post",
    );
    expect(await refusal('restoreRevision', { id: String(first?.id) }, { as: null })).toBe('Sorry, you are not allowed to update a post');
  });

  test('no more than a hundred are kept, the newest', async () => {
    const post = await write('createPost', { title: 'Many', status: 'PUBLISH' });
    await site.db
      .insertInto('content_node')
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          type: 'post' as const,
          status: 'inherit' as const,
          title: `Old ${index}`,
          slug: 'old',
          revision_of: post.databaseId as number,
          published_at: new Date(Date.UTC(2020, 0, 1, 0, index)),
          modified_at: new Date(),
        })),
      )
      .execute();
    await write('updatePost', { id: post.id, title: 'Newest' });
    const kept = await revisionsOf(post.databaseId);
    expect(kept).toHaveLength(100);
    expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['Old 22', 'Newest']);
  });

  test('is no node of its own to update or delete', async () => {
    const post = await write('createPost', { title: 'Whole', status: 'PUBLISH' });
    const [revision] = await revisionsOf(post.databaseId);
    expect(await refusal('updatePost', { id: String(revision?.id), title: 'x' })).toBe('No post could be found to update');
    expect(await refusal('deletePost', { id: String(revision?.id), forceDelete: true })).toBe('Sorry, you are not allowed to delete posts');
  });
});

describe('autosaves', () => {
  test('stand beside what is published, one for each editor, until it is saved', async () => {
    const post = await write('createPost', { title: 'Live', content: '<p>Live</p>', status: 'PUBLISH' });
    for (const title of ['Unsaved', 'Unsaved again'])
      expect(await write('saveAutosave', { id: post.id, title })).toMatchObject({ title, status: 'inherit' });
    await write('saveAutosave', { id: post.id, title: 'Of somebody else' }, { as: 'administrator' });
    expect((await revisionsOf(post.databaseId, true)).map(({ title }) => title)).toEqual(['Unsaved again', 'Of somebody else']);
    const live = await site.ask('query ($id: ID!) { post(id: $id) { title } preview: post(id: $id, asPreview: true) { title content } }', {
      as: 'administrator',
      variables: { id: post.id },
    });
    expect(live.data.post.title).toBe('Live');
    expect(live.data.preview).toMatchObject({ title: 'Of somebody else' });
    await write('updatePost', { id: post.id, title: 'Saved' });
    expect((await revisionsOf(post.databaseId, true)).map(({ title }) => title)).toEqual(['Of somebody else']);
    await write('saveAutosave', { id: post.id, title: 'Saved' }, { as: 'administrator' });
    expect(await revisionsOf(post.databaseId, true)).toEqual([]);
  });

  test('of one’s own draft is the draft', async () => {
    const draft = await write('createPost', { title: 'Draft' }, { as: 'contributor' });
    expect(await write('saveAutosave', { id: draft.id, title: 'Further' }, { as: 'contributor' })).toMatchObject({
      id: draft.id,
      title: 'Further',
    });
    expect(await write('saveAutosave', { id: draft.id, title: 'Proposal' })).toMatchObject({ title: 'Proposal', status: 'inherit' });
    const { data } = await site.ask('query ($id: ID!) { post(id: $id) { title } }', { as: 'contributor', variables: { id: draft.id } });
    expect(data.post.title).toBe('Further');
  });

  test('are refused to who may not edit, and checked like a save', async () => {
    const post = await write('createPost', { title: 'Guarded', status: 'PUBLISH' });
    expect(await refusal('saveAutosave', { id: post.id, title: 'x' }, { as: 'author' })).toContain("another author's post");
    expect(await refusal('saveAutosave', { id: post.id, title: 'x'.repeat(2_000) })).toContain('has 2000 characters');
  });
});

describe('previews of blocks', () => {
  test('are kept for who may edit what they preview, one at a time', async () => {
    const post = await write('createPost', { title: 'Shown', status: 'PUBLISH' });
    const blocks = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`;
    const first = await write('createBlockEditorPreview', { title: 'p', content: blocks('one'), previewedDatabaseId: post.databaseId });
    const second = await write('createBlockEditorPreview', { title: 'p', content: blocks('two'), previewedDatabaseId: post.databaseId });
    const { data } = await site.ask('query ($id: ID!) { post(id: $id) { previewBlocks { saveContent } } }', {
      as: 'editor',
      variables: { id: post.id },
    });
    expect(data.post.previewBlocks.map((block: { saveContent: string }) => block.saveContent.trim())).toEqual(['<p>two</p>']);
    expect(await refusal('updateBlockEditorPreview', { id: first.id, title: 'x' })).toBe('No blockEditorPreview could be found to update');
    await write('deleteBlockEditorPreview', { id: second.id, forceDelete: true });
    expect(await refusal('createBlockEditorPreview', { title: 'p', previewedDatabaseId: post.databaseId }, { as: 'author' })).toContain(
      "another author's",
    );
    expect(await refusal('createBlockEditorPreview', { title: 'p', previewedDatabaseId: 999_999 })).toContain('could be found');
  });

  test('are not kept for somebody else’s content by naming content of one’s own beside it', async () => {
    const post = await write('createPost', { title: 'Not theirs', status: 'PUBLISH' });
    const own = await write('createPost', { title: 'Theirs', status: 'PUBLISH' }, { as: 'author' });
    const input = { title: 'p', previewedDatabaseId: post.databaseId, previewedParentDatabaseId: own.databaseId };
    expect(await refusal('createBlockEditorPreview', input, { as: 'author' })).toContain("another author's");
  });
});

describe('edit locks', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1, 12) + seconds * 1000);
  const lock = async (id: string, as: 'editor' | 'administrator', now: Date, takeOver = false) => {
    const { payload, messages } = await run(
      'lockNode',
      { id, takeOver },
      { as, now, select: '} isOwn lockedBy { name } again: contentNode { id' },
    );
    expect(messages).toEqual([]);
    return payload as { isOwn: boolean; lockedBy: { name: string } };
  };

  test('keep others from saving and deleting for two and a half minutes after the last sign of life', async () => {
    const { id } = await write('createPost', { title: 'Open', status: 'PUBLISH' });
    expect((await lock(id, 'editor', at(0))).isOwn).toBe(true);
    expect(await lock(id, 'administrator', at(10))).toMatchObject({ isOwn: false, lockedBy: { name: 'Edith Marsh' } });
    const other = { as: 'administrator' as const, now: at(149) };
    expect(await refusal('updatePost', { id, title: 'x' }, other)).toBe('You cannot update this item. Edith Marsh is currently editing.');
    expect(await refusal('deletePost', { id }, other)).toBe('You cannot delete this item. Edith Marsh is currently editing.');
    expect(await write('updatePost', { id, title: 'Forced', ignoreEditLock: true }, other)).toMatchObject({ title: 'Forced' });
    await write('updatePost', { id, title: 'By the owner' }, { now: at(149) });
    await write('updatePost', { id, title: 'After the lock' }, { ...other, now: at(151) });
  });

  test('are renewed, taken over and given up', async () => {
    const { id } = await write('createPost', { title: 'Open too', status: 'PUBLISH' });
    await lock(id, 'editor', at(0));
    await lock(id, 'editor', at(100));
    const other = { as: 'administrator' as const, now: at(200) };
    expect(await refusal('updatePost', { id, title: 'x' }, other)).toContain('currently editing');
    expect((await lock(id, 'administrator', at(200), true)).isOwn).toBe(true);
    expect(await refusal('updatePost', { id, title: 'x' }, { now: at(201) })).toContain('currently editing');
    await write('unlockNode', { id });
    expect(await refusal('updatePost', { id, title: 'x' }, { now: at(202) })).toContain('currently editing');
    await write('unlockNode', { id }, other);
    await write('updatePost', { id, title: 'Free' }, { now: at(203) });
    expect(await refusal('lockNode', { id }, { as: 'author' })).toContain("another author's post");
  });
});
