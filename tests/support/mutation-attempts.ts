/** The attempts of the permission test: for each mutation a valid input, and the capabilities that WordPress requires. */
import { issueResetKey } from '../../content/auth/password-reset.ts';
import { createNonce } from '../../content/auth/preview-tokens.ts';
import { getMenuVersion } from '../../content/commands/core/edit-versions.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import type { RoleName } from '../../content/model/roles.ts';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { getPassword } from './fixture-users.ts';
import { ONE_PIXEL_PNG } from './one-pixel-png.ts';
import { metaCapabilities, type Owner, type State } from './wordpress-capabilities.ts';
import type { WritableSite } from './writable-site.ts';
import { insertRedirects } from '../../content/commands/seo/insert-redirects.ts';

export type Actor = RoleName | null;
type Input = Record<string, unknown>;
export type MutationAttempt = {
  mutation: string;
  /** Distinguishes the attempts of a mutation that has several. */
  target?: string;
  /** All of these are required. Empty: everyone may run the mutation. */
  requiredCapabilities: readonly string[];
  /** Creates a valid input for an actor. */
  input: (actor: Actor, number: number) => Promise<Input> | Input;
};

/** Media items have separate mutations and routes. */
export const nodeTypes: readonly ContentTypeDeclaration[] = contentTypes.filter(({ name }) => name !== 'attachment');

export type NodeCase = { owner: Owner; state: State };
export const nodeCases: readonly NodeCase[] = (['own', 'others'] as const).flatMap((owner) =>
  (['draft', 'publish', 'private'] as const).map((state) => ({ owner, state })),
);

/** Returns the time of an attempt. Attempts are two minutes apart, so that rate limits do not apply. */
export const getAttemptTime = (number: number): Date => new Date(Date.UTC(2026, 5, 1) + number * 120_000);

/** @param site returns the site; called when the tests run */
export function createMutationAttempts(site: () => WritableSite): MutationAttempt[] {
  const userId = async (login: string) =>
    (await site().db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

  async function insertNode(
    type: ContentTypeName,
    status: State | 'trash' | 'inherit',
    author: string,
    more: { revision_of?: number; title?: string } = {},
  ): Promise<number> {
    const row = await site()
      .db.insertInto('content_node')
      .values({
        type,
        status: more.revision_of ? 'inherit' : status,
        title: 'Content of an owner',
        author_id: await userId(author),
        published_at: getAttemptTime(0),
        modified_at: getAttemptTime(0),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function insertPreviewLink(nodeId: number, now: Date): Promise<string> {
    const row = await site()
      .db.insertInto('preview_link')
      .values({ node_id: nodeId, nonce: createNonce(), created_by: null, created_at: now, expires_at: new Date(now.getTime() + 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Returns the login of the owner. Anonymous visitors own nothing, so they always use content of others. */
  const getOwnerLogin = (owner: Owner, actor: Actor) => (owner === 'own' && actor !== null ? actor : 'writer');

  // Every type except pages uses the capabilities of posts. WordPress documents for reusable blocks: "You need to be able to publish posts, in
  // order to create blocks."
  const types = nodeTypes.map(({ name, graphql }) => ({
    single: graphql.single,
    name,
    kind: name === 'page' ? ('pages' as const) : ('posts' as const),
    create: name === 'wp_block' ? 'publish_posts' : name === 'page' ? 'edit_pages' : 'edit_posts',
  }));
  const nodeAttempts = types.flatMap(({ single, name, kind, create }): MutationAttempt[] => [
    { mutation: `create${single}`, requiredCapabilities: [create], input: () => ({ title: 'New' }) },
    ...nodeCases.flatMap(({ owner, state }): MutationAttempt[] => [
      {
        mutation: `update${single}`,
        target: `${owner} ${state}`,
        requiredCapabilities: metaCapabilities('edit', kind, owner, state),
        input: async (actor) => ({ id: String(await insertNode(name, state, getOwnerLogin(owner, actor))), title: 'Changed' }),
      },
      {
        mutation: `delete${single}`,
        target: `${owner} ${state}`,
        requiredCapabilities: metaCapabilities('delete', kind, owner, state),
        input: async (actor) => ({ id: String(await insertNode(name, state, getOwnerLogin(owner, actor))) }),
      },
    ]),
  ]);

  const editorAttempts = (['own', 'others'] as const).flatMap((owner): MutationAttempt[] => {
    const node = async (actor: Actor) => insertNode('post', 'draft', getOwnerLogin(owner, actor));
    const edit = metaCapabilities('edit', 'posts', owner, 'draft');
    const id = async (actor: Actor) => ({ id: String(await node(actor)) });
    return [
      { mutation: 'lockNode', target: owner, requiredCapabilities: edit, input: id },
      { mutation: 'unlockNode', target: owner, requiredCapabilities: edit, input: id },
      {
        mutation: 'saveAutosave',
        target: owner,
        requiredCapabilities: edit,
        input: async (actor) => ({ ...(await id(actor)), title: 'Unsaved' }),
      },
      {
        mutation: 'restoreRevision',
        target: owner,
        requiredCapabilities: edit,
        input: async (actor) => ({
          id: String(await insertNode('post', 'draft', 'writer', { revision_of: await node(actor), title: 'Former title' })),
        }),
      },
      {
        mutation: 'createPreviewLink',
        target: owner,
        requiredCapabilities: edit,
        input: async (actor) => ({ ...(await id(actor)), hours: 1 }),
      },
      {
        mutation: 'revokePreviewLink',
        target: owner,
        requiredCapabilities: edit,
        input: async (actor, number) => ({ id: await insertPreviewLink(await node(actor), getAttemptTime(number)) }),
      },
      {
        mutation: 'untrashNode',
        target: owner,
        requiredCapabilities: metaCapabilities('delete', 'posts', owner, 'draft'),
        input: async (actor) => ({ id: String(await insertNode('post', 'trash', getOwnerLogin(owner, actor))) }),
      },
    ];
  });

  const termAttempts = taxonomies.flatMap(({ name: taxonomy, graphql: { single } }): MutationAttempt[] => {
    const needs = ['manage_categories'];
    const term = async (number: number, action: string) => {
      const slug = `${action}-${number}`;
      const row = await site()
        .db.insertInto('term')
        .values({ taxonomy, name: slug, slug, uri: `/${taxonomy}/${slug}/` })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id: String(row.id) };
    };
    return [
      { mutation: `create${single}`, requiredCapabilities: needs, input: (_actor, number) => ({ name: `New ${number}` }) },
      {
        mutation: `update${single}`,
        requiredCapabilities: needs,
        input: async (_actor, number) => ({ ...(await term(number, 'updated')), name: `Renamed ${number}` }),
      },
      { mutation: `delete${single}`, requiredCapabilities: needs, input: (_actor, number) => term(number, 'deleted') },
    ];
  });

  async function insertComment(author: string, status: 'approve' | 'trash'): Promise<{ id: string }> {
    const { id } = await site().db.selectFrom('content_node').select('id').where('slug', '=', 'report-11').executeTakeFirstOrThrow();
    const row = await site()
      .db.insertInto('comment')
      .values({ node_id: id, user_id: await userId(author), content: 'Words', created_at: getAttemptTime(0), status })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(row.id) };
  }

  const commentAttempts: MutationAttempt[] = [
    {
      mutation: 'createComment',
      requiredCapabilities: [],
      input: async (_actor, number) => {
        const { id } = await site().db.selectFrom('content_node').select('id').where('slug', '=', 'report-12').executeTakeFirstOrThrow();
        return { commentOn: id, content: `Comment ${number}`, author: 'Ola', authorEmail: `ola${number}@example.test` };
      },
    },
    // WPGraphQL requires the capability to moderate, except for the author of the comment.
    {
      mutation: 'updateComment',
      target: 'others',
      requiredCapabilities: ['moderate_comments'],
      input: async () => ({ ...(await insertComment('writer', 'approve')), content: 'Changed' }),
    },
    {
      mutation: 'updateComment',
      target: 'own',
      requiredCapabilities: ['read'],
      input: async (actor) => ({ ...(await insertComment(actor ?? 'writer', 'approve')), content: 'Changed' }),
    },
    {
      mutation: 'deleteComment',
      target: 'others',
      requiredCapabilities: ['moderate_comments'],
      input: () => insertComment('writer', 'approve'),
    },
    {
      mutation: 'deleteComment',
      target: 'own',
      requiredCapabilities: ['read'],
      input: (actor) => insertComment(actor ?? 'writer', 'approve'),
    },
    { mutation: 'restoreComment', requiredCapabilities: ['moderate_comments'], input: () => insertComment('writer', 'trash') },
  ];

  const credentials = { username: 'editor', password: getPassword('editor') };

  const formAttempt: MutationAttempt = {
    mutation: 'deleteFormSubmission',
    requiredCapabilities: ['manage_form_submissions'],
    input: async (_actor, number) => {
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
          created_at: getAttemptTime(number),
        })
        .execute();
      return { reference };
    },
  };

  const siteAttempts: MutationAttempt[] = [
    { mutation: 'updateSettings', requiredCapabilities: ['manage_options'], input: () => ({ generalSettingsTitle: 'Renamed' }) },
    { mutation: 'erasePersonalData', requiredCapabilities: ['manage_options'], input: () => ({ email: 'visitor@example.com' }) },
    { mutation: 'login', requiredCapabilities: [], input: () => credentials },
    { mutation: 'generateAuthorizationCode', requiredCapabilities: [], input: () => credentials },
    {
      mutation: 'refreshJwtAuthToken',
      requiredCapabilities: [],
      input: async (_actor, number) => {
        const { data } = await site().execute('mutation ($i: LoginInput!) { login(input: $i) { refreshToken } }', {
          variables: { i: credentials },
          now: getAttemptTime(number),
        });
        return { jwtRefreshToken: data.login.refreshToken as string };
      },
    },
  ];

  const insertMenu = async (number: number) => {
    const name = `Menu ${number}`;
    const row = await site()
      .db.insertInto('menu')
      .values({ name, slug: `menu-${number}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(row.id);
  };
  const insertMenuItem = async (number: number) => {
    const row = await site()
      .db.insertInto('menu_item')
      .values({ menu_id: Number(await insertMenu(number)), position: 1, label: 'Item', url: '/', css_classes: [], fields: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(row.id);
  };
  const insertRedirect = async (number: number) => {
    const origin = `/moved-${number}/`;
    await insertRedirects(site().db, [{ origin, target: '/about/', type: 301, format: 'plain' }]);
    return { origin };
  };
  const insertGraphqlDocument = async (number: number) => {
    const now = new Date();
    const [text, dates] = [`{ saved${number}: __typename }`, { created_at: now, modified_at: now, used_at: now }];
    const row = await site()
      .db.insertInto('graphql_document')
      .values({ query_id: text, title: 'Saved', slug: text, content: text, max_age: null, ...dates })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(row.id);
  };
  // In WordPress, authors may save documents, too. Here they may not, because documents determine what anonymous clients may send.
  const documentNeeds = ['edit_others_posts'];
  const menuNeeds = ['edit_theme_options'];
  const redirectNeeds = ['wpseo_manage_redirects'];
  const configurationAttempts: MutationAttempt[] = [
    {
      mutation: 'createGraphqlDocument',
      requiredCapabilities: documentNeeds,
      input: (_actor, number) => ({ content: `{ new${number}: __typename }` }),
    },
    {
      mutation: 'updateGraphqlDocument',
      requiredCapabilities: documentNeeds,
      input: async (_actor, number) => ({ id: await insertGraphqlDocument(number), description: 'Changed' }),
    },
    {
      mutation: 'deleteGraphqlDocument',
      requiredCapabilities: documentNeeds,
      input: async (_actor, number) => ({ id: await insertGraphqlDocument(number) }),
    },
    { mutation: 'createMenu', requiredCapabilities: menuNeeds, input: (_actor, number) => ({ name: `New menu ${number}` }) },
    {
      mutation: 'updateMenu',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => ({ id: await insertMenu(number), name: `Renamed menu ${number}` }),
    },
    { mutation: 'deleteMenu', requiredCapabilities: menuNeeds, input: async (_actor, number) => ({ id: await insertMenu(number) }) },
    {
      mutation: 'updateMenuLocations',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => ({ locations: [{ location: 'FOOTER_MENU', menuId: await insertMenu(number) }] }),
    },
    {
      mutation: 'createMenuItem',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => ({ menuId: await insertMenu(number), label: 'Item', url: '/' }),
    },
    {
      mutation: 'updateMenuItem',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => ({ id: await insertMenuItem(number), label: 'Renamed' }),
    },
    {
      mutation: 'deleteMenuItem',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => ({ id: await insertMenuItem(number) }),
    },
    {
      mutation: 'updateMenuItems',
      requiredCapabilities: menuNeeds,
      input: async (_actor, number) => {
        const menuId = await insertMenu(number);
        return { menuId, version: (await getMenuVersion(site().db, Number(menuId))) ?? '', items: [{ label: 'Item', url: '/' }] };
      },
    },
    // Options do not exist in WordPress. Here, editors may change them.
    {
      mutation: 'updateSiteOptions',
      requiredCapabilities: ['edit_others_pages'],
      input: (_actor, number) => ({ footerContactInfo: `Call ${number}.` }),
    },
    {
      mutation: 'updateSiteOptions',
      target: 'analytics',
      requiredCapabilities: ['edit_others_pages', 'manage_options'],
      input: () => ({ gaId: 'G-AB12CD34' }),
    },
    {
      mutation: 'updateNumberModule',
      requiredCapabilities: ['edit_others_pages'],
      input: (_actor, number) => ({ mainHeading: `In ${number} numbers` }),
    },
    {
      mutation: 'updatePopupModule',
      requiredCapabilities: ['edit_others_pages'],
      input: (_actor, number) => ({ popupItems: [{ popupTitle: `Project ${number}` }] }),
    },
    {
      mutation: 'updateSeoConfig',
      requiredCapabilities: ['wpseo_manage_options'],
      input: (_actor, number) => ({ meta: { config: { separator: `${number}` } } }),
    },
    {
      mutation: 'createSeoRedirect',
      requiredCapabilities: redirectNeeds,
      input: (_actor, number) => ({ origin: `/former-${number}/`, target: '/about/' }),
    },
    {
      mutation: 'updateSeoRedirect',
      requiredCapabilities: redirectNeeds,
      input: async (_actor, number) => ({ ...(await insertRedirect(number)), type: 302 }),
    },
    { mutation: 'deleteSeoRedirect', requiredCapabilities: redirectNeeds, input: (_actor, number) => insertRedirect(number) },
    { mutation: 'importSeoRedirects', requiredCapabilities: redirectNeeds, input: () => ({ redirects: [] }) },
    {
      mutation: 'updatePermalinkStructure',
      requiredCapabilities: ['manage_options'],
      input: () => ({ structure: '/blog/%postname%/', createRedirects: false }),
    },
  ];

  const getUserId = async (actor: Actor) => String(await userId(actor ?? 'writer'));
  const insertUser = async (number: number) => {
    const row = await site()
      .db.insertInto('user_account')
      .values({
        login: `created${number}`,
        nicename: `created${number}`,
        display_name: 'Made',
        email: `created${number}@example.test`,
        roles: ['author'],
        registered_at: getAttemptTime(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(row.id) };
  };
  const account = (number: number) => ({ username: `new${number}`, email: `new${number}@example.test` });
  const userAttempts: MutationAttempt[] = [
    { mutation: 'createUser', requiredCapabilities: ['create_users'], input: (_actor, number) => account(number) },
    {
      mutation: 'updateUser',
      target: 'others',
      requiredCapabilities: ['edit_users'],
      input: async (_actor, number) => ({ ...(await insertUser(number)), nickname: 'x' }),
    },
    {
      mutation: 'updateUser',
      target: 'roles of others',
      requiredCapabilities: ['edit_users', 'promote_users'],
      input: async (_actor, number) => ({ ...(await insertUser(number)), roles: ['editor'] }),
    },
    {
      mutation: 'updateUser',
      target: 'own',
      requiredCapabilities: ['read'],
      input: async (actor) => ({ id: await getUserId(actor), nickname: 'x' }),
    },
    { mutation: 'inviteUser', requiredCapabilities: ['edit_users'], input: (_actor, number) => insertUser(number) },
    { mutation: 'deleteUser', requiredCapabilities: ['delete_users'], input: (_actor, number) => insertUser(number) },
    // The test site allows registration.
    { mutation: 'unlockContent', requiredCapabilities: [], input: () => ({ uri: '/news/locked/', password: 'open sesame' }) },
    { mutation: 'registerUser', requiredCapabilities: [], input: (_actor, number) => account(number) },
    { mutation: 'sendPasswordResetEmail', requiredCapabilities: [], input: async (_actor, number) => ({ username: `nobody${number}` }) },
    {
      mutation: 'resetUserPassword',
      requiredCapabilities: [],
      input: async (_actor, number) => {
        const { id } = await insertUser(number);
        return {
          login: `created${number}`,
          password: 'a long new password',
          key: await issueResetKey(site().db, Number(id), getAttemptTime(number)),
        };
      },
    },
  ];

  const mediaAttempts = (['own', 'others'] as const).flatMap((owner): MutationAttempt[] => {
    const media = async (actor: Actor) => ({ id: String(await insertNode('attachment', 'inherit', getOwnerLogin(owner, actor))) });
    return [
      {
        mutation: 'updateMediaItem',
        target: owner,
        requiredCapabilities: metaCapabilities('edit', 'posts', owner, 'draft'),
        input: async (actor) => ({ ...(await media(actor)), title: 'Changed' }),
      },
      {
        mutation: 'deleteMediaItem',
        target: owner,
        requiredCapabilities: metaCapabilities('delete', 'posts', owner, 'draft'),
        input: media,
      },
    ];
  });
  mediaAttempts.push({
    mutation: 'createMediaItem',
    requiredCapabilities: ['upload_files'],
    input: () => ({ filePath: ONE_PIXEL_PNG, title: 'Dot' }),
  });

  return [
    ...mediaAttempts,
    ...nodeAttempts,
    ...editorAttempts,
    ...termAttempts,
    ...commentAttempts,
    formAttempt,
    ...siteAttempts,
    ...userAttempts,
    // The last attempt moves all posts.
    ...configurationAttempts,
  ];
}
