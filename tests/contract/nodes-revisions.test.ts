/** Revisions, autosaves, block editor previews and edit locks of nodes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';
import { createNodeWriter } from '../support/write-nodes.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());
const { write, getError, run } = createNodeWriter(() => site);

const findRevisions = async (id: number, isAutosave = false) =>
  site.db
    .selectFrom('content_node')
    .select(['id', 'title', 'content', 'author_id', 'slug', 'status', 'type'])
    .where('revision_of', '=', id)
    .where('is_autosave', '=', isAutosave)
    .orderBy('published_at')
    .orderBy('id')
    .execute();

describe('revisions', () => {
  test('each save that changes the content stores a revision; creating a draft or saving without changes stores none', async () => {
    const post = await write('createPost', { title: 'One', content: '<p>1</p>' });
    expect(await findRevisions(post.databaseId)).toEqual([]);
    expect(await findRevisions((await write('createPost', { title: 'One', status: 'PENDING' })).databaseId)).toHaveLength(1);
    await write('updatePost', { id: post.id, content: '<p>2</p>' });
    await write('updatePost', { id: post.id, status: 'PUBLISH' });
    await write('updatePost', { id: post.id, menuOrder: 3 });
    const revisions = await findRevisions(post.databaseId);
    expect(revisions.map(({ content }) => content)).toEqual(['<p>1</p>', '<p>2</p>']);
    expect(revisions[1]).toMatchObject({ slug: `${post.databaseId}-revision-v1`, status: 'inherit', type: 'post' });
  });

  test('the first edit of seeded content also stores a revision of the original', async () => {
    const { id } = await site.db.selectFrom('content_node').select('id').where('slug', '=', 'report-1').executeTakeFirstOrThrow();
    await write('updatePost', { id: String(id), content: '<p>Rewritten</p>' });
    const revisions = await findRevisions(id);
    expect(revisions).toHaveLength(2);
    expect(revisions[0]?.content).toContain('Words of report 1');
  });

  test('the parent of a revision is its content, whose ancestors and children it has', async () => {
    const parent = await write('createPage', { title: 'Parent', status: 'PUBLISH' });
    const page = await write('createPage', { title: 'Page', status: 'PUBLISH', parentId: parent.id });
    const child = await write('createPage', { title: 'Child', status: 'PUBLISH', parentId: page.id });
    const [revision] = await findRevisions(page.databaseId);
    const relations =
      'databaseId conditionalTags { isPreview } ... on HierarchicalContentNode { parentId parentDatabaseId parent { node { id } } ancestors { nodes { id } } children { nodes { id } } }';
    const { data } = await site.execute(
      `{ direct: contentNode(id: "${revision?.id}", idType: DATABASE_ID) { ${relations} } preview: contentNode(id: "${page.id}", asPreview: true) { ${relations} } }`,
      { as: 'editor' },
    );
    expect(data.direct).toEqual({
      databaseId: revision?.id,
      conditionalTags: { isPreview: false },
      parentId: page.id,
      parentDatabaseId: page.databaseId,
      parent: { node: { id: page.id } },
      ancestors: { nodes: [{ id: page.id }, { id: parent.id }] },
      children: { nodes: [{ id: child.id }] },
    });
    expect(data.preview).toEqual(data.direct);
  });

  test('restoring a revision keeps the replaced content as a revision', async () => {
    const post = await write('createPost', { title: 'First', content: '<p>1</p>', status: 'PUBLISH' });
    await write('updatePost', { id: post.id, title: 'Second', content: '<p>2</p>' });
    const [first] = await findRevisions(post.databaseId);
    const restored = await write('restoreRevision', { id: String(first?.id) });
    expect(restored).toMatchObject({ databaseId: post.databaseId, title: 'First', status: 'publish', slug: 'first' });
    expect((await findRevisions(post.databaseId)).map(({ title }) => title)).toEqual(['First', 'Second', 'First']);
    expect(await getError('restoreRevision', { id: post.id })).toBe('No post could be found to update');
    expect(await getError('restoreRevision', { id: String(first?.id) }, { as: 'author' })).toBe(
      "Sorry, you are not allowed to update another author's post",
    );
    expect(await getError('restoreRevision', { id: String(first?.id) }, { as: null })).toBe('Sorry, you are not allowed to update a post');
  });

  test('fields are part of a revision and are restored with it', async () => {
    const property = await write('createProperty', {
      title: 'Restored',
      status: 'PUBLISH',
      propertyFacts: { availableSquareFeet: 100_000, clearHeightFeet: 36 },
      propertyMeta: { propertyAddress: '1 Dock Way' },
    });
    await write('updateProperty', { id: property.id, propertyFacts: { availableSquareFeet: 80_000 } });
    await write('updateProperty', { id: property.id, menuOrder: 3 });
    const revisions = await findRevisions(property.databaseId);
    expect(revisions).toHaveLength(2);
    const select = '... on Property { propertyFacts { availableSquareFeet clearHeightFeet } propertyMeta { propertyAddress } }';
    expect(await write('restoreRevision', { id: String(revisions[0]?.id) }, { select })).toMatchObject({
      propertyFacts: { availableSquareFeet: 100_000, clearHeightFeet: 36 },
      propertyMeta: { propertyAddress: '1 Dock Way' },
    });
    // Imported revisions have no fields.
    await site.db.updateTable('content_node').set({ fields: '{}' }).where('id', '=', Number(revisions[1]?.id)).execute();
    expect(await write('restoreRevision', { id: String(revisions[1]?.id) }, { select })).toMatchObject({
      propertyFacts: { availableSquareFeet: 100_000 },
    });
  });

  test('revisions can be filtered by their node and by status, and those of one node ignore a filter by parent', async () => {
    const page = await write('createPage', { title: 'Filtered', content: '<p>1</p>', status: 'PUBLISH' });
    await write('updatePage', { id: page.id, content: '<p>2</p>' });
    const ids = (await findRevisions(page.databaseId)).map(({ id }) => id);
    const list = async (where: string) => {
      const revisions = `revisions(first: 100, where: { ${where} }) { nodes { databaseId } }`;
      const { data } = await site.execute(`{ ${revisions} page(id: "${page.id}") { ${revisions} } }`, { as: 'editor' });
      const toIds = ({ nodes }: { nodes: { databaseId: number }[] }) => nodes.map(({ databaseId }) => databaseId).toSorted((a, b) => a - b);
      return { all: toIds(data.revisions), own: toIds(data.page.revisions) };
    };
    for (const where of [`parent: "${page.databaseId}"`, `parent: "${page.id}"`, `parentIn: ["${page.databaseId}"]`])
      expect(await list(where)).toEqual({ all: ids, own: ids });
    expect(await list('parent: "0"')).toEqual({ all: [], own: ids });
    expect((await list(`parentNotIn: ["${page.databaseId}"]`)).all.some((id) => ids.includes(id))).toBe(false);
    for (const status of ['PUBLISH', 'DRAFT']) expect(await list(`status: ${status}`)).toEqual({ all: [], own: [] });
    expect((await list('status: INHERIT')).own).toEqual(ids);
  });

  test('only the newest hundred revisions are kept', async () => {
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
    const revisions = await findRevisions(post.databaseId);
    expect(revisions).toHaveLength(100);
    expect([revisions[0]?.title, revisions.at(-1)?.title]).toEqual(['Old 22', 'Newest']);
  });

  test('a revision cannot be updated or deleted as a node', async () => {
    const post = await write('createPost', { title: 'Whole', status: 'PUBLISH' });
    const [revision] = await findRevisions(post.databaseId);
    expect(await getError('updatePost', { id: String(revision?.id), title: 'x' })).toBe('No post could be found to update');
    expect(await getError('deletePost', { id: String(revision?.id), forceDelete: true })).toBe(
      'Sorry, you are not allowed to delete posts',
    );
  });
});

describe('autosaves', () => {
  test('a published post has one autosave per editor until that editor saves', async () => {
    const post = await write('createPost', { title: 'Live', content: '<p>Live</p>', status: 'PUBLISH' });
    for (const title of ['Unsaved', 'Unsaved again'])
      expect(await write('saveAutosave', { id: post.id, title })).toMatchObject({ title, status: 'inherit' });
    await write('saveAutosave', { id: post.id, title: 'By another editor' }, { as: 'administrator' });
    expect((await findRevisions(post.databaseId, true)).map(({ title }) => title)).toEqual(['Unsaved again', 'By another editor']);
    const result = await site.execute(
      'query ($id: ID!) { post(id: $id) { title } preview: post(id: $id, asPreview: true) { title content } }',
      {
        as: 'administrator',
        variables: { id: post.id },
      },
    );
    expect(result.data.post.title).toBe('Live');
    expect(result.data.preview).toMatchObject({ title: 'By another editor' });
    await write('updatePost', { id: post.id, title: 'Saved' });
    expect((await findRevisions(post.databaseId, true)).map(({ title }) => title)).toEqual(['By another editor']);
    await write('saveAutosave', { id: post.id, title: 'Saved' }, { as: 'administrator' });
    expect(await findRevisions(post.databaseId, true)).toEqual([]);
  });

  test('an autosave of one’s own draft updates the draft itself, without a revision', async () => {
    const draft = await write('createPost', { title: 'Draft' }, { as: 'contributor' });
    expect(await write('saveAutosave', { id: draft.id, title: 'Autosaved' }, { as: 'contributor' })).toMatchObject({
      id: draft.id,
      title: 'Autosaved',
    });
    expect(await findRevisions(draft.databaseId, false)).toEqual([]);
    expect(await write('saveAutosave', { id: draft.id, title: 'Proposal' })).toMatchObject({ title: 'Proposal', status: 'inherit' });
    const { data } = await site.execute('query ($id: ID!) { post(id: $id) { title } }', { as: 'contributor', variables: { id: draft.id } });
    expect(data.post.title).toBe('Autosaved');
  });

  test('an autosave requires permission to edit, and its input is validated like that of a save', async () => {
    const post = await write('createPost', { title: 'Guarded', status: 'PUBLISH' });
    expect(await getError('saveAutosave', { id: post.id, title: 'x' }, { as: 'author' })).toContain("another author's post");
    expect(await getError('saveAutosave', { id: post.id, title: 'x'.repeat(2_000) })).toContain('has 2000 characters');
  });
});

describe('block editor previews', () => {
  test('a preview requires permission to edit the previewed content, and replaces the previous preview', async () => {
    const post = await write('createPost', { title: 'Shown', status: 'PUBLISH' });
    const blocks = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
    const first = await write('createBlockEditorPreview', { title: 'p', content: blocks('one'), previewedDatabaseId: post.databaseId });
    const second = await write('createBlockEditorPreview', { title: 'p', content: blocks('two'), previewedDatabaseId: post.databaseId });
    const { data } = await site.execute('query ($id: ID!) { post(id: $id) { previewBlocks { saveContent } } }', {
      as: 'editor',
      variables: { id: post.id },
    });
    expect(data.post.previewBlocks.map((block: { saveContent: string }) => block.saveContent.trim())).toEqual(['<p>two</p>']);
    expect(await getError('updateBlockEditorPreview', { id: first.id, title: 'x' })).toBe('No BlockEditorPreview could be found to update');
    await write('deleteBlockEditorPreview', { id: second.id, forceDelete: true });
    expect(await getError('createBlockEditorPreview', { title: 'p', previewedDatabaseId: post.databaseId }, { as: 'author' })).toContain(
      "another author's",
    );
    expect(await getError('createBlockEditorPreview', { title: 'p', previewedDatabaseId: 999_999 })).toContain('could be found');
  });

  test('naming one’s own content as the parent does not allow a preview of content by another author', async () => {
    const post = await write('createPost', { title: 'Not theirs', status: 'PUBLISH' });
    const own = await write('createPost', { title: 'Theirs', status: 'PUBLISH' }, { as: 'author' });
    const input = { title: 'p', previewedDatabaseId: post.databaseId, previewedParentDatabaseId: own.databaseId };
    expect(await getError('createBlockEditorPreview', input, { as: 'author' })).toContain("another author's");
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

  test('an edit lock prevents others from saving and deleting for 150 seconds after its last renewal', async () => {
    const { id } = await write('createPost', { title: 'Open', status: 'PUBLISH' });
    expect((await lock(id, 'editor', at(0))).isOwn).toBe(true);
    expect(await lock(id, 'administrator', at(10))).toMatchObject({ isOwn: false, lockedBy: { name: 'Edith Marsh' } });
    const other = { as: 'administrator' as const, now: at(149) };
    expect(await getError('updatePost', { id, title: 'x' }, other)).toBe('You cannot update this item. Edith Marsh is currently editing.');
    expect(await getError('deletePost', { id }, other)).toBe('You cannot delete this item. Edith Marsh is currently editing.');
    expect(await write('updatePost', { id, title: 'Forced', ignoreEditLock: true }, other)).toMatchObject({ title: 'Forced' });
    await write('updatePost', { id, title: 'By the owner' }, { now: at(149) });
    await write('updatePost', { id, title: 'After the lock' }, { ...other, now: at(151) });
  });

  test('an edit lock can be renewed, taken over and released', async () => {
    const { id } = await write('createPost', { title: 'Open too', status: 'PUBLISH' });
    await lock(id, 'editor', at(0));
    await lock(id, 'editor', at(100));
    const other = { as: 'administrator' as const, now: at(200) };
    expect(await getError('updatePost', { id, title: 'x' }, other)).toContain('currently editing');
    expect((await lock(id, 'administrator', at(200), true)).isOwn).toBe(true);
    expect(await getError('updatePost', { id, title: 'x' }, { now: at(201) })).toContain('currently editing');
    await write('unlockNode', { id });
    expect(await getError('updatePost', { id, title: 'x' }, { now: at(202) })).toContain('currently editing');
    await write('unlockNode', { id }, other);
    await write('updatePost', { id, title: 'Free' }, { now: at(203) });
    expect(await getError('lockNode', { id }, { as: 'author' })).toContain("another author's post");
  });
});

test('an id of content that the viewer cannot read has the same errors as one that does not exist', async () => {
  const page = await write('createPage', { title: 'Hidden page' });
  await write('updatePage', { id: page.id, title: 'Hidden page with a revision' });
  const post = await write('createPost', { title: 'Hidden post', status: 'PRIVATE' });
  const { id: revision } = await site.db
    .selectFrom('content_node')
    .select('id')
    .where('revision_of', '=', page.databaseId)
    .executeTakeFirstOrThrow();
  const listErrors = async (id: number, as: 'author' | null) => [
    await getError('lockNode', { id: String(id) }, { as }),
    await getError('unlockNode', { id: String(id) }, { as }),
    await getError('untrashNode', { id: String(id) }, { as }),
    await getError('saveAutosave', { id: String(id), title: 'x' }, { as }),
    await getError('restoreRevision', { id: String(id) }, { as }),
    (await site.execute(`mutation { createPreviewLink(input: { id: "${id}", hours: 1 }) { clientMutationId } }`, { as })).messages[0],
  ];
  for (const as of ['author', null] as const) {
    const errors = await listErrors(99_999_999, as);
    for (const id of [page.databaseId, post.databaseId, revision]) expect([as, id, await listErrors(id, as)]).toEqual([as, id, errors]);
  }
});
