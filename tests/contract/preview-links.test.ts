/** Preview links, which show one node to people without an account, and the newest version that previews show. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

type Actor = NonNullable<Parameters<WritableSite['execute']>[1]>['as'];

const start = new Date('2026-06-01T12:00:00Z');
const addHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

async function run(query: string, variables: Record<string, unknown>, as: Actor = null, now = start) {
  const { data, messages } = await site.execute(query, { as, variables, now });
  if (messages.length > 0) throw new Error(messages.join('\n'));
  return data;
}

async function createNode(type: string, input: Record<string, unknown>, as: Actor = 'editor'): Promise<number> {
  const field = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  const query = `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${field} { databaseId } } }`;
  return (await run(query, { input }, as))[`create${type}`][field].databaseId as number;
}

const createDraft = (title: string, as: Actor = 'editor') => createNode('Post', { title, content: paragraph(`Text of ${title}.`) }, as);

const CREATE =
  'mutation ($id: ID!, $hours: Int!) { createPreviewLink(input: { id: $id, hours: $hours }) { previewLink { id url createdAt expiresAt createdBy { name } } contentNode { databaseId } } }';
const REVOKE = 'mutation ($id: ID!) { revokePreviewLink(input: { id: $id }) { contentNode { databaseId } } }';
const OPEN =
  'query ($token: String!, $uri: String!) { sharedPreview(token: $token) { state expiresAt status } nodeByUri(uri: $uri, asPreview: true) { __typename ... on Post { title content password isRestricted previewLinks { id } revisions { nodes { title } } lastEditedBy { node { name } } editingLockedBy { node { name } } previewBlocks { name } } } }';

async function createLink(id: number, hours = 1, as: Actor = 'editor', now = start) {
  const { createPreviewLink } = await run(CREATE, { id: String(id), hours }, as, now);
  const url = createPreviewLink.previewLink.url as string;
  return { ...createPreviewLink.previewLink, token: url.split('/').at(-2) ?? '' } as {
    id: string;
    url: string;
    token: string;
    expiresAt: string;
  };
}

const open = (token: string, now = start, as: Actor = null) => run(OPEN, { token, uri: `/shared-preview/${token}/` }, as, now);

describe('a preview link', () => {
  test('shows the newest version to a visitor, and nothing that only editors may read', async () => {
    const id = await createDraft('Harbor plan');
    await run('mutation ($input: LockNodeInput!) { lockNode(input: $input) { isOwn } }', { input: { id: String(id) } }, 'editor');
    const link = await createLink(id, 720);
    expect(link).toMatchObject({
      createdAt: '2026-06-01T12:00:00Z',
      expiresAt: '2026-07-01T12:00:00Z',
      createdBy: { name: 'Edith Marsh' },
    });
    expect(link.url).toMatch(/^http:\/\/site\.test\/shared-preview\/[\w-]{64}\/$/);
    expect(await open(link.token)).toEqual({
      sharedPreview: { state: 'ACTIVE', expiresAt: '2026-07-01T12:00:00Z', status: 'draft' },
      nodeByUri: {
        __typename: 'Post',
        title: 'Harbor plan',
        content: '\n<p>Text of Harbor plan.</p>\n',
        password: null,
        isRestricted: false,
        previewLinks: null,
        revisions: { nodes: [] },
        lastEditedBy: null,
        editingLockedBy: null,
        previewBlocks: null,
      },
    });
    // The lock of the editor has expired.
    await run(
      'mutation ($input: SaveAutosaveInput!) { saveAutosave(input: $input) { clientMutationId } }',
      { input: { id: String(id), title: 'Harbor plan, revised', content: paragraph('Revised.') } },
      'administrator',
      addHours(1),
    );
    expect(await open(link.token, addHours(2))).toMatchObject({
      sharedPreview: { state: 'ACTIVE', status: 'draft' },
      nodeByUri: { title: 'Harbor plan, revised', content: '\n<p>Revised.</p>\n' },
    });
  });

  test('opens nothing but its own node', async () => {
    const [shared, other] = [await createDraft('Shared'), await createDraft('Other draft')];
    const { token } = await createLink(shared);
    const uri = `/shared-preview/${token}/?p=${other}`;
    const query =
      'query ($uri: String!, $path: String!, $id: ID!) { nodeByUri(uri: $uri, asPreview: true) { uri } plain: nodeByUri(uri: $path) { uri } post(id: $id, idType: DATABASE_ID) { title } preview: post(id: $id, idType: DATABASE_ID, asPreview: true) { title } posts(where: { status: DRAFT }) { nodes { title } } }';
    for (const id of [shared, other])
      expect(await run(query, { uri, path: `/shared-preview/${token}/`, id: String(id) })).toEqual({
        nodeByUri: null,
        plain: null,
        post: null,
        preview: null,
        posts: { nodes: [] },
      });
  });

  test('expires, and its page can say when', async () => {
    const { token } = await createLink(await createDraft('Short-lived'), 1);
    expect((await open(token, addHours(0.99))).sharedPreview.state).toBe('ACTIVE');
    expect(await open(token, addHours(1))).toEqual({
      sharedPreview: { state: 'EXPIRED', expiresAt: '2026-06-01T13:00:00Z', status: null },
      nodeByUri: null,
    });
  });

  test('can be revoked by every editor of the content, and is then not listed anymore', async () => {
    const id = await createDraft('Revoked');
    const [first, second] = [await createLink(id), await createLink(id, 2)];
    const list = async (as: Actor) =>
      (await run('query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { previewLinks { id url } } }', { id: String(id) }, as)).post;
    expect(await list('administrator')).toEqual({
      previewLinks: [first, second].map(({ id: linkId, url }) => ({ id: linkId, url })).toSorted((a, b) => a.id.localeCompare(b.id)),
    });
    expect(await list('author')).toEqual({ previewLinks: null });
    await run(REVOKE, { id: first.id }, 'administrator');
    expect((await open(first.token)).sharedPreview.state).toBe('REVOKED');
    expect((await open(first.token)).nodeByUri).toBeNull();
    expect((await open(second.token)).sharedPreview.state).toBe('ACTIVE');
    expect((await list('editor')).previewLinks.map((link: { id: string }) => link.id)).toEqual([second.id]);
  });

  test('ends when the person who created it loses the right to edit, or the account is deleted', async () => {
    const id = await createDraft('Of an author', 'author');
    const { token } = await createLink(id, 1, 'author');
    expect((await open(token)).sharedPreview.state).toBe('ACTIVE');
    await sql`update user_account set roles = '{subscriber}' where login = 'author'`.execute(site.db);
    expect(await open(token)).toMatchObject({ sharedPreview: { state: 'WITHDRAWN', status: null }, nodeByUri: null });
    await sql`update user_account set roles = '{author}' where login = 'author'`.execute(site.db);
    await sql`update preview_link set created_by = null where node_id = ${id}`.execute(site.db);
    expect((await open(token)).sharedPreview.state).toBe('WITHDRAWN');
  });

  test('ends with its content', async () => {
    const id = await createDraft('Deleted');
    const { token } = await createLink(id);
    const remove = (forceDelete: boolean) =>
      run(
        'mutation ($id: ID!, $force: Boolean) { deletePost(input: { id: $id, forceDelete: $force, ignoreEditLock: true }) { deletedId } }',
        { id: String(id), force: forceDelete },
        'administrator',
      );
    await remove(false);
    expect((await open(token)).sharedPreview.state).toBe('WITHDRAWN');
    await remove(true);
    expect((await open(token)).sharedPreview).toEqual({ state: 'INVALID', expiresAt: null, status: null });
  });

  test('is not valid if any character of its token is changed, or its row', async () => {
    const id = await createDraft('Forged');
    const { token, id: linkId } = await createLink(id);
    const changed = [0, 10, 21, 22, 40, 62].map((at) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`);
    for (const forged of [
      ...changed,
      '',
      'x',
      linkId,
      String(id),
      token.slice(0, 63),
      `${token}A`,
      token.slice(0, 22),
      'A'.repeat(64),
      '../1',
    ])
      expect([forged, (await open(forged)).sharedPreview.state]).toEqual([forged, 'INVALID']);
    await sql`update preview_link set expires_at = expires_at + interval '1 day' where id = ${linkId}::uuid`.execute(site.db);
    expect((await open(token)).sharedPreview.state).toBe('INVALID');
    const other = await createDraft('Another node');
    await sql`update preview_link set expires_at = expires_at - interval '1 day', node_id = ${other} where id = ${linkId}::uuid`.execute(
      site.db,
    );
    expect((await open(token)).sharedPreview.state).toBe('INVALID');
  });

  test('of a published post shows the unsaved version to those with the link only', async () => {
    const id = await createNode('Post', { title: 'Out already', status: 'PUBLISH', content: paragraph('Public.') });
    await run(
      'mutation ($input: SaveAutosaveInput!) { saveAutosave(input: $input) { clientMutationId } }',
      { input: { id: String(id), title: 'Out already', content: paragraph('Not public.') } },
      'administrator',
      addHours(1),
    );
    const { token } = await createLink(id, 5);
    expect(await open(token, addHours(2))).toMatchObject({
      sharedPreview: { status: 'publish' },
      nodeByUri: { content: '\n<p>Not public.</p>\n' },
    });
    expect((await run('query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { content } }', { id: String(id) })).post.content).toContain(
      'Public.',
    );
  });
});

describe('limits of preview links', () => {
  const getMessage = async (query: string, variables: Record<string, unknown>, as: Actor, now = start) =>
    (await site.execute(query, { as, variables, now })).messages[0];

  test.each([0, -1, 721, 100_000])('a lifetime of %s hours is rejected', async (hours) => {
    expect(await getMessage(CREATE, { id: '1', hours }, 'editor')).toBe(
      `A preview link lasts 1 to 720 hours (30 days). ${hours} hours were requested. Choose a lifetime within these limits.`,
    );
  });

  test('content without a page, content in the trash, revisions and unknown content cannot be shared', async () => {
    const block = await createNode('ReusableBlock', { title: 'Call', status: 'PUBLISH' });
    expect(await getMessage(CREATE, { id: String(block), hours: 1 }, 'editor')).toBe(
      'A reusable block has no page, so its preview cannot be shared.',
    );
    const trashed = await createDraft('In the trash');
    await run('mutation ($id: ID!) { deletePost(input: { id: $id }) { deletedId } }', { id: String(trashed) }, 'editor');
    expect(await getMessage(CREATE, { id: String(trashed), hours: 1 }, 'editor')).toBe(
      'The content is in the trash. Restore it before you share its preview.',
    );
    expect(await getMessage(CREATE, { id: '99999999', hours: 1 }, 'editor')).toBe('No post could be found to update');
    expect(await getMessage(REVOKE, { id: 'x' }, 'editor')).toBe(
      'There is no preview link with this id. It may have been revoked. Query previewLinks to find existing ones.',
    );
  });

  test('a node has at most 20 valid links', async () => {
    const id = await createDraft('Widely shared', 'author');
    for (let index = 0; index < 20; index += 1) await createLink(id, 1, 'administrator');
    const create = (now: Date) => getMessage(CREATE, { id: String(id), hours: 1 }, 'administrator', now);
    expect(await create(start)).toBe('This content already has 20 preview links, which is the maximum. Revoke one of them first.');
    expect(await create(addHours(2))).toBeUndefined();
  });

  test('an account can create 60 links in an hour', async () => {
    const create = (id: number) => getMessage(CREATE, { id: String(id), hours: 1 }, 'wpseo_editor');
    const messages: (string | undefined)[] = [];
    for (let index = 0; index < 4; index += 1) {
      const id = await createDraft(`Many ${index}`);
      for (let count = 0; count < 16; count += 1) messages.push(await create(id));
    }
    expect(messages.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => undefined));
    expect(messages[60]).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  });
});

describe('the newest version', () => {
  const PREVIEW =
    'query ($uri: String!) { nodeByUri(uri: $uri, asPreview: true) { __typename ... on Post { title content blocks { saveContent } shownBlockPreview { databaseId } } } }';
  const preview = async (id: number, as: Actor = 'editor') =>
    (await run(PREVIEW, { uri: `/?p=${id}&preview=true` }, as, addHours(10))).nodeByUri;
  const PREVIEW_BLOCKS =
    'mutation ($input: CreateBlockEditorPreviewInput!) { createBlockEditorPreview(input: $input) { blockEditorPreview { databaseId } } }';
  const saveBlocks = async (id: number, text: string, as: Actor = 'editor', now = addHours(1)) =>
    (
      await run(
        PREVIEW_BLOCKS,
        { input: { title: 'Blocks', content: paragraph(text), previewedDatabaseId: id, previewedParentDatabaseId: id } },
        as,
        now,
      )
    ).createBlockEditorPreview.blockEditorPreview.databaseId as number;

  test('has the unsaved blocks of an open editor while they are newer than the node and its autosave', async () => {
    const id = await createDraft('With blocks');
    const blocksId = await saveBlocks(id, 'Unsaved block.');
    const expected = {
      __typename: 'Post',
      title: 'With blocks',
      content: '\n<p>Unsaved block.</p>\n',
      blocks: [{ saveContent: '<p>Unsaved block.</p>' }],
      shownBlockPreview: { databaseId: blocksId },
    };
    expect(await preview(id)).toEqual(expected);
    expect(await preview(blocksId)).toEqual(expected);
    await run(
      'mutation ($id: ID!, $content: String) { updatePost(input: { id: $id, content: $content, ignoreEditLock: true }) { post { id } } }',
      { id: String(id), content: paragraph('Saved.') },
      'editor',
      addHours(2),
    );
    expect(await preview(id)).toMatchObject({ content: '\n<p>Saved.</p>\n', shownBlockPreview: null });
    // The link to the blocks still shows them.
    expect(await preview(blocksId)).toEqual(expected);
  });

  test.each([null, 'subscriber', 'contributor', 'author'] as const)(
    '%s sees neither the preview nor the unsaved blocks of others',
    async (as) => {
      const id = await createDraft(`Blocks hidden from ${as}`);
      const blocksId = await saveBlocks(id, 'Secret block.');
      expect(await preview(id, as)).toBeNull();
      expect(await preview(blocksId, as)).toBeNull();
      const query =
        'query ($id: ID!) { blockEditorPreview(id: $id, idType: DATABASE_ID) { content blocks { saveContent } blocksJSON } blockEditorPreviews(first: 100) { nodes { content previewedDatabaseId blocks { saveContent } } } node: contentNode(id: $id, idType: DATABASE_ID) { ... on BlockEditorPreview { content } } }';
      const { data } = await site.execute(query, { as, variables: { id: String(blocksId) }, now: addHours(1) });
      expect(JSON.stringify(data)).not.toContain('Secret block');
    },
  );

  test('an author sees unsaved blocks of the own post, and markup of a writer without unfiltered HTML is cleaned', async () => {
    const id = await createDraft('Own blocks', 'author');
    const content = '<!-- wp:html --><script>alert(1)</script><p onclick="x()">Fine</p><!-- /wp:html -->';
    const blocksId = (
      await run(
        PREVIEW_BLOCKS,
        { input: { title: 'B', content, previewedDatabaseId: id, previewedParentDatabaseId: id } },
        'author',
        addHours(1),
      )
    ).createBlockEditorPreview.blockEditorPreview.databaseId as number;
    const shown = await preview(id, 'author');
    expect(shown.shownBlockPreview).toEqual({ databaseId: blocksId });
    expect(shown.content).toContain('Fine');
    expect(shown.content).not.toMatch(/script|onclick/);
  });

  test('unsaved blocks are deleted with their node', async () => {
    const id = await createDraft('Deleted with blocks');
    const blocksId = await saveBlocks(id, 'Gone.');
    await run('mutation ($id: ID!) { deletePost(input: { id: $id, forceDelete: true }) { deletedId } }', { id: String(id) }, 'editor');
    const { rows } = await sql`select from content_node where id = ${blocksId}`.execute(site.db);
    expect(rows).toEqual([]);
  });
});
