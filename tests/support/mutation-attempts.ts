/** What the matrix of mutations tries: for each mutation a valid input, and the capabilities WordPress asks for. */
import { issueResetKey } from '../../content/auth/password-reset.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import type { RoleName } from '../../content/model/roles.ts';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { passwordOf } from './fixture-users.ts';
import { metaCapabilities, type Owner, type State } from './wordpress-capabilities.ts';
import type { WritableSite } from './writable-site.ts';

export type Asker = RoleName | null;
type Input = Record<string, unknown>;
export type Attempt = {
  mutation: string;
  /** What is tried, where a mutation has more than one attempt. */
  on?: string;
  /** All of them are asked for; none: everybody may. */
  needs: readonly string[];
  /** A valid input, made for each asker. */
  input: (asker: Asker, number: number) => Promise<Input> | Input;
};

/** Attempts come minutes apart. */
export const timeOf = (number: number): Date => new Date(Date.UTC(2026, 5, 1) + number * 120_000);

/** @param site when the tests run */
export function attemptsOn(site: () => WritableSite): Attempt[] {
  const userId = async (login: string) =>
    (await site().db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

  async function makeNode(
    type: ContentTypeName,
    status: State | 'trash' | 'inherit',
    author: string,
    more: { revision_of?: number } = {},
  ): Promise<number> {
    const row = await site()
      .db.insertInto('content_node')
      .values({
        type,
        status: more.revision_of ? 'inherit' : status,
        title: 'Somebody’s',
        author_id: await userId(author),
        published_at: timeOf(0),
        modified_at: timeOf(0),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Visitors own nothing: they try what belongs to others. */
  const ownerOf = (owner: Owner, asker: Asker) => (owner === 'own' && asker !== null ? asker : 'writer');

  // Every type has the capabilities of posts, except pages. WordPress on reusable blocks: "You need to be able to publish posts, in order to
  // create blocks." Media have mutations of their own.
  const types = contentTypes
    .filter(({ name }) => name !== 'attachment')
    .map(({ name, graphql }) => ({
      single: graphql.single,
      name,
      kind: name === 'page' ? ('pages' as const) : ('posts' as const),
      create: name === 'wp_block' ? 'publish_posts' : name === 'page' ? 'edit_pages' : 'edit_posts',
    }));
  const cases = (['own', 'others'] as const).flatMap((owner) =>
    (['draft', 'publish', 'private'] as const).map((state) => ({ owner, state })),
  );

  const ofNodes = types.flatMap(({ single, name, kind, create }): Attempt[] => [
    { mutation: `create${single}`, needs: [create], input: () => ({ title: 'New' }) },
    ...cases.flatMap(({ owner, state }): Attempt[] => [
      {
        mutation: `update${single}`,
        on: `${owner} ${state}`,
        needs: metaCapabilities('edit', kind, owner, state),
        input: async (asker) => ({ id: String(await makeNode(name, state, ownerOf(owner, asker))), title: 'Changed' }),
      },
      {
        mutation: `delete${single}`,
        on: `${owner} ${state}`,
        needs: metaCapabilities('delete', kind, owner, state),
        input: async (asker) => ({ id: String(await makeNode(name, state, ownerOf(owner, asker))) }),
      },
    ]),
  ]);

  const ofOpenEditors = (['own', 'others'] as const).flatMap((owner): Attempt[] => {
    const node = async (asker: Asker) => makeNode('post', 'draft', ownerOf(owner, asker));
    const edit = metaCapabilities('edit', 'posts', owner, 'draft');
    const id = async (asker: Asker) => ({ id: String(await node(asker)) });
    return [
      { mutation: 'lockNode', on: owner, needs: edit, input: id },
      { mutation: 'unlockNode', on: owner, needs: edit, input: id },
      { mutation: 'saveAutosave', on: owner, needs: edit, input: async (asker) => ({ ...(await id(asker)), title: 'Unsaved' }) },
      {
        mutation: 'restoreRevision',
        on: owner,
        needs: edit,
        input: async (asker) => ({ id: String(await makeNode('post', 'draft', 'writer', { revision_of: await node(asker) })) }),
      },
      {
        mutation: 'untrashNode',
        on: owner,
        needs: metaCapabilities('delete', 'posts', owner, 'draft'),
        input: async (asker) => ({ id: String(await makeNode('post', 'trash', ownerOf(owner, asker))) }),
      },
    ];
  });

  const ofTerms = taxonomies.flatMap(({ name: taxonomy, graphql: { single } }): Attempt[] => {
    const needs = ['manage_categories'];
    const term = async (number: number, doing: string) => {
      const slug = `${doing}-${number}`;
      const row = await site()
        .db.insertInto('term')
        .values({ taxonomy, name: slug, slug, uri: `/${taxonomy}/${slug}/` })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id: String(row.id) };
    };
    return [
      { mutation: `create${single}`, needs, input: (_asker, number) => ({ name: `Made ${number}` }) },
      {
        mutation: `update${single}`,
        needs,
        input: async (_asker, number) => ({ ...(await term(number, 'updated')), name: `Renamed ${number}` }),
      },
      { mutation: `delete${single}`, needs, input: (_asker, number) => term(number, 'deleted') },
    ];
  });

  async function makeComment(author: string, status: 'approve' | 'trash'): Promise<{ id: string }> {
    const { id } = await site().db.selectFrom('content_node').select('id').where('slug', '=', 'report-11').executeTakeFirstOrThrow();
    const row = await site()
      .db.insertInto('comment')
      .values({ node_id: id, user_id: await userId(author), content: 'Words', created_at: timeOf(0), status })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(row.id) };
  }

  const ofComments: Attempt[] = [
    {
      mutation: 'createComment',
      needs: [],
      input: async (_asker, number) => {
        const { id } = await site().db.selectFrom('content_node').select('id').where('slug', '=', 'report-12').executeTakeFirstOrThrow();
        return { commentOn: id, content: `Comment ${number}`, author: 'Ola', authorEmail: `ola${number}@example.test` };
      },
    },
    // WPGraphQL asks for the right to moderate, except of who wrote the comment.
    {
      mutation: 'updateComment',
      on: 'others',
      needs: ['moderate_comments'],
      input: async () => ({ ...(await makeComment('writer', 'approve')), content: 'Changed' }),
    },
    {
      mutation: 'updateComment',
      on: 'own',
      needs: ['read'],
      input: async (asker) => ({ ...(await makeComment(asker ?? 'writer', 'approve')), content: 'Changed' }),
    },
    { mutation: 'deleteComment', on: 'others', needs: ['moderate_comments'], input: () => makeComment('writer', 'approve') },
    { mutation: 'deleteComment', on: 'own', needs: ['read'], input: (asker) => makeComment(asker ?? 'writer', 'approve') },
    { mutation: 'restoreComment', needs: ['moderate_comments'], input: () => makeComment('writer', 'trash') },
  ];

  const credentials = { username: 'editor', password: passwordOf('editor') };

  const ofForms: Attempt = {
    mutation: 'deleteFormSubmission',
    // Names and addresses of visitors are for those who see them with comments.
    needs: ['moderate_comments'],
    input: async (_asker, number) => {
      const reference = `TEST-${number}`;
      await site()
        .db.insertInto('form_submission')
        .values({
          reference,
          form: 'contact',
          values: '[]',
          files: '[]',
          recipient: '',
          state: 'new',
          sender: Buffer.from('0'),
          digest: Buffer.from('0'),
          created_at: timeOf(number),
        })
        .execute();
      return { reference };
    },
  };

  const ofTheSite: Attempt[] = [
    { mutation: 'updateSettings', needs: ['manage_options'], input: () => ({ generalSettingsTitle: 'Renamed' }) },
    { mutation: 'login', needs: [], input: () => credentials },
    { mutation: 'generateAuthorizationCode', needs: [], input: () => credentials },
    {
      mutation: 'refreshJwtAuthToken',
      needs: [],
      input: async (_asker, number) => {
        const { data } = await site().ask('mutation ($i: LoginInput!) { login(input: $i) { refreshToken } }', {
          variables: { i: credentials },
          now: timeOf(number),
        });
        return { jwtRefreshToken: data.login.refreshToken as string };
      },
    },
  ];

  const userOf = async (asker: Asker) => String(await userId(asker ?? 'writer'));
  const makeUser = async (number: number) => {
    const row = await site()
      .db.insertInto('user_account')
      .values({
        login: `made${number}`,
        nicename: `made${number}`,
        display_name: 'Made',
        email: `made${number}@example.test`,
        roles: ['author'],
        registered_at: timeOf(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(row.id) };
  };
  const account = (number: number) => ({ username: `new${number}`, email: `new${number}@example.test` });
  const ofUsers: Attempt[] = [
    { mutation: 'createUser', needs: ['create_users'], input: (_asker, number) => account(number) },
    {
      mutation: 'updateUser',
      on: 'others',
      needs: ['edit_users'],
      input: async (_asker, number) => ({ ...(await makeUser(number)), nickname: 'x' }),
    },
    {
      mutation: 'updateUser',
      on: 'roles of others',
      needs: ['edit_users', 'promote_users'],
      input: async (_asker, number) => ({ ...(await makeUser(number)), roles: ['editor'] }),
    },
    { mutation: 'updateUser', on: 'own', needs: ['read'], input: async (asker) => ({ id: await userOf(asker), nickname: 'x' }) },
    { mutation: 'deleteUser', needs: ['delete_users'], input: (_asker, number) => makeUser(number) },
    // The site of the test lets people register.
    { mutation: 'registerUser', needs: [], input: (_asker, number) => account(number) },
    { mutation: 'sendPasswordResetEmail', needs: [], input: async (_asker, number) => ({ username: `nobody${number}` }) },
    {
      mutation: 'resetUserPassword',
      needs: [],
      input: async (_asker, number) => {
        const { id } = await makeUser(number);
        return { login: `made${number}`, password: 'a long new password', key: await issueResetKey(site().db, Number(id), timeOf(number)) };
      },
    },
  ];

  const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const ofMedia = (['own', 'others'] as const).flatMap((owner): Attempt[] => {
    const media = async (asker: Asker) => ({ id: String(await makeNode('attachment', 'inherit', ownerOf(owner, asker))) });
    return [
      {
        mutation: 'updateMediaItem',
        on: owner,
        needs: metaCapabilities('edit', 'posts', owner, 'draft'),
        input: async (asker) => ({ ...(await media(asker)), title: 'Changed' }),
      },
      { mutation: 'deleteMediaItem', on: owner, needs: metaCapabilities('delete', 'posts', owner, 'draft'), input: media },
    ];
  });
  ofMedia.push({ mutation: 'createMediaItem', needs: ['upload_files'], input: () => ({ filePath: picture, title: 'Dot' }) });

  return [...ofMedia, ...ofNodes, ...ofOpenEditors, ...ofTerms, ...ofComments, ofForms, ...ofTheSite, ...ofUsers];
}
