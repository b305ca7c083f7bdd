/** The scenarios of the permission test of the REST API that are not about content: users, comments, menus, settings, and what the editor reads. */
import { sql } from 'kysely';
import { addApplicationPassword } from '../../content/auth/application-passwords.ts';
import { getOptionVersion } from '../../content/commands/core/edit-versions.ts';
import { type MutationRights, getRowId, type Capabilities, type RestScenario, toUpdateCapabilities } from './rest-scenario.ts';
import type { Actor } from './mutation-attempts.ts';
import { attemptPassword, setAttemptPassword } from './security-attempts.ts';
import type { WritableSite } from './writable-site.ts';

type Part = Pick<RestScenario, 'requiredCapabilities' | 'prepare'> & Partial<RestScenario>;

const scenario = (route: string, part: Part): RestScenario => ({ route, target: '', visible: [], isAnnounced: true, ...part });

/** A route that only reads, and whose address has no variables or fixed ones. */
const read = (route: string, capabilities: Capabilities, path = route, more: Partial<RestScenario> = {}): RestScenario =>
  scenario(route, { target: path, requiredCapabilities: { GET: capabilities }, prepare: () => ({ path }), ...more });

/** Parameters that need more rights than the list. */
const readWith = (route: string, query: string, capabilities: Capabilities): RestScenario =>
  read(route, capabilities, `${route}?${query}`, { isAnnounced: false });

const editor: Capabilities = ['edit_posts'];
const manager: Capabilities = ['manage_options'];

export function siteScenarios(rights: MutationRights, site: () => WritableSite): RestScenario[] {
  return [
    ...userScenarios(rights, site),
    ...applicationPasswordScenarios(rights, site),
    ...commentScenarios(rights, site),
    ...menuScenarios(rights),
    ...optionScenarios(rights, site),
    ...readScenarios,
    scenario('/batch/v1', {
      // Each of the requests has the rights of its own route.
      requiredCapabilities: { POST: [] },
      success: 207,
      prepare: () => ({ path: '/batch/v1', body: { requests: [{ path: '/wp/v2/tags', body: { name: 'In a batch' } }] } }),
    }),
  ];
}

function userScenarios({ getRequiredCapabilities, insert }: MutationRights, site: () => WritableSite): RestScenario[] {
  const [item, list] = ['/wp/v2/users/{id:\\d+|me}', '/wp/v2/users'];
  const others = getRequiredCapabilities('updateUser', 'others');
  const getOwnPath = async (actor: Actor | 'writer') => {
    if (actor === null) return `${list}/me`;
    const account = site().db.selectFrom('user_account').select('id').where('login', '=', actor);
    return `${list}/${(await account.executeTakeFirstOrThrow()).id}`;
  };
  const insertUser = async (actor: Actor, number: number) => `${list}/${getRowId(await insert('updateUser', 'others', actor, number))}`;
  const own: Capabilities = ['read'];
  return [
    scenario(list, {
      requiredCapabilities: { GET: [], POST: getRequiredCapabilities('createUser') },
      prepare: async (actor, number) => ({
        path: list,
        body: { ...(await insert('createUser', undefined, actor, number)), password: 'a long password' },
      }),
    }),
    ...['context=edit', 'roles=editor', 'capabilities=edit_posts', 'orderby=email'].map((query) => readWith(list, query, ['list_users'])),
    scenario(item, {
      target: 'others',
      requiredCapabilities: { GET: ['list_users'], ...toUpdateCapabilities(others), DELETE: getRequiredCapabilities('deleteUser') },
      // Visitors see only users who have published something.
      visible: ['list_users'],
      prepare: async (actor, number) => ({ path: `${await insertUser(actor, number)}?force=true&reassign=false`, body: { nickname: 'x' } }),
    }),
    scenario(item, {
      target: 'roles of others',
      requiredCapabilities: toUpdateCapabilities(getRequiredCapabilities('updateUser', 'roles of others')),
      visible: ['list_users'],
      prepare: async (actor, number) => ({ path: await insertUser(actor, number), body: { roles: ['editor'] } }),
    }),
    scenario(item, {
      target: 'an author, context edit',
      requiredCapabilities: { GET: ['list_users'] },
      isAnnounced: false,
      prepare: async (actor, number) => {
        await insert('updatePost', 'others publish', actor, number);
        return { path: `${await getOwnPath('writer')}?context=edit` };
      },
    }),
    scenario(item, {
      target: 'own',
      requiredCapabilities: { GET: own, ...toUpdateCapabilities(getRequiredCapabilities('updateUser', 'own')) },
      prepare: async (actor) => ({ path: await getOwnPath(actor), body: { nickname: 'x' } }),
    }),
    scenario(item, {
      target: 'own, context edit',
      requiredCapabilities: { GET: own },
      isAnnounced: false,
      prepare: async (actor) => ({ path: `${await getOwnPath(actor)}?context=edit` }),
    }),
  ];
}

/** As WordPress, for the user and for those who may edit the user. */
function applicationPasswordScenarios({ getRequiredCapabilities, insert }: MutationRights, site: () => WritableSite): RestScenario[] {
  const list = '/wp/v2/users/{user_id:\\d+|me}/application-passwords';
  const getUserId = async (target: 'own' | 'others', actor: Actor, number: number) =>
    target === 'own' ? setAttemptPassword(site().db, actor) : Number(getRowId(await insert('updateUser', 'others', actor, number)));
  return (['own', 'others'] as const).flatMap((target) => {
    const needs = getRequiredCapabilities('updateUser', target);
    const getPath = (userId: number, actor: Actor) =>
      `/wp/v2/users/${target === 'own' && actor === null ? 'me' : userId}/application-passwords`;
    const visible: Capabilities = target === 'own' ? [] : ['list_users'];
    return [
      scenario(list, {
        target,
        visible,
        requiredCapabilities: { GET: needs, POST: needs, DELETE: needs },
        prepare: async (actor, number) => {
          await setAttemptPassword(site().db, actor);
          const path = getPath(await getUserId(target, actor, number), actor);
          return { path, body: { name: `Program ${number}`, current_password: attemptPassword } };
        },
      }),
      scenario(`${list}/{uuid:[\\w-]+}`, {
        target,
        visible,
        requiredCapabilities: { GET: needs, ...toUpdateCapabilities(needs), DELETE: needs },
        prepare: async (actor, number) => {
          const userId = await getUserId(target, actor, number);
          const { row } = await addApplicationPassword(site().db, userId, { name: `Stored ${number}`, appId: null }, new Date());
          return { path: `${getPath(userId, actor)}/${row.id}`, body: { name: `Renamed ${number}` } };
        },
      }),
      ...(target === 'own'
        ? [
            scenario(`${list}/introspect`, {
              requiredCapabilities: { GET: needs },
              // None of the requests uses an application password.
              success: 404,
              prepare: () => ({ path: '/wp/v2/users/me/application-passwords/introspect' }),
            }),
          ]
        : []),
    ];
  });
}

function commentScenarios({ getRequiredCapabilities, insert }: MutationRights, site: () => WritableSite): RestScenario[] {
  const [item, list] = ['/wp/v2/comments/{id:\\d+}', '/wp/v2/comments'];
  const insertComment = async (target: 'own' | 'others', actor: Actor, number: number) => {
    const { id, content } = await insert('updateComment', target, actor, number);
    return { path: `${list}/${String(id)}`, body: { content } };
  };
  return [
    scenario(list, {
      // Unlike in the GraphQL API, visitors cannot comment.
      requiredCapabilities: { GET: [], POST: ['read'] },
      prepare: async (actor, number) => {
        const { commentOn, content, author, authorEmail } = await insert('createComment', undefined, actor, number);
        return { path: list, body: { post: commentOn, content, author_name: author, author_email: authorEmail } };
      },
    }),
    ...['context=edit', 'status=hold', 'status=spam', 'author_email=a@example.test'].map((query) =>
      readWith(list, query, ['moderate_comments']),
    ),
    ...(['own', 'others'] as const).map((target) =>
      scenario(item, {
        target,
        requiredCapabilities: {
          GET: [],
          ...toUpdateCapabilities(getRequiredCapabilities('updateComment', target)),
          DELETE: getRequiredCapabilities('deleteComment', target),
        },
        prepare: (actor, number) => insertComment(target, actor, number),
      }),
    ),
    scenario(item, {
      target: 'others, context edit',
      requiredCapabilities: { GET: ['moderate_comments'] },
      isAnnounced: false,
      prepare: async (actor, number) => ({ path: `${(await insertComment('others', actor, number)).path}?context=edit` }),
    }),
    scenario(item, {
      target: 'others, waiting for a moderator',
      requiredCapabilities: { GET: ['moderate_comments'], ...toUpdateCapabilities(getRequiredCapabilities('updateComment', 'others')) },
      visible: ['moderate_comments'],
      prepare: async (actor, number) => {
        const target = await insertComment('others', actor, number);
        await sql`update comment set status = 'hold' where id = ${Number(target.path.split('/').at(-1))}`.execute(site().db);
        return target;
      },
    }),
  ];
}

function menuScenarios({ getRequiredCapabilities, insert }: MutationRights): RestScenario[] {
  const [menus, items] = ['/wp/v2/menus', '/wp/v2/menu-items'];
  const update = getRequiredCapabilities('updateMenu');
  const insertMenu = async (actor: Actor, number: number) => {
    const { id, name } = await insert('updateMenu', undefined, actor, number);
    return { path: `${menus}/${String(id)}?force=true`, body: { name } };
  };
  const insertItem = async (actor: Actor, number: number) => {
    const { id } = await insert('updateMenuItem', undefined, actor, number);
    return { path: `${items}/${String(id)}?force=true`, body: { title: 'Renamed' } };
  };
  return [
    scenario(menus, {
      requiredCapabilities: { GET: [], POST: getRequiredCapabilities('createMenu') },
      prepare: async (actor, number) => ({ path: menus, body: await insert('createMenu', undefined, actor, number) }),
    }),
    scenario(`${menus}/{id:\\d+}`, {
      requiredCapabilities: { GET: update, ...toUpdateCapabilities(update), DELETE: getRequiredCapabilities('deleteMenu') },
      // A menu that no location shows is hidden from visitors.
      visible: update,
      prepare: insertMenu,
    }),
    scenario(`${menus}/{id:\\d+}`, {
      target: 'locations',
      requiredCapabilities: toUpdateCapabilities(getRequiredCapabilities('updateMenuLocations')),
      visible: update,
      prepare: async (actor, number) => ({ ...(await insertMenu(actor, number)), body: { locations: ['FOOTER_MENU'] } }),
    }),
    scenario(items, {
      requiredCapabilities: { GET: [], POST: getRequiredCapabilities('createMenuItem') },
      prepare: async (actor, number) => {
        const { menuId, label, url } = await insert('createMenuItem', undefined, actor, number);
        return { path: items, body: { menus: Number(menuId), title: label, url } };
      },
    }),
    scenario(`${items}/{id:\\d+}`, {
      requiredCapabilities: {
        GET: update,
        ...toUpdateCapabilities(getRequiredCapabilities('updateMenuItem')),
        DELETE: getRequiredCapabilities('deleteMenuItem'),
      },
      visible: update,
      prepare: insertItem,
    }),
    ...[menus, items].map((list) => readWith(list, 'context=edit', update)),
    read('/wp/v2/menu-locations', []),
    read('/wp/v2/menu-locations/{location:[\\w-]+}', [], '/wp/v2/menu-locations/FOOTER_MENU'),
  ];
}

function optionScenarios({ getRequiredCapabilities, insert }: MutationRights, site: () => WritableSite): RestScenario[] {
  const options = '/studio/v1/options';
  const option = (name: string, stored: 'siteOptions' | 'numberModule' | 'seo', mutation: string, target?: string) => {
    const capabilities = getRequiredCapabilities(mutation, target);
    return scenario(`${options}/{name:[a-z-]+}`, {
      target: `${name} ${target ?? ''}`,
      requiredCapabilities: { ...(target === undefined && { GET: capabilities }), ...toUpdateCapabilities(capabilities) },
      isAnnounced: target === undefined,
      prepare: async (actor, number) => ({
        path: `${options}/${name}`,
        body: { values: await insert(mutation, target, actor, number), version: await getOptionVersion(site().db, stored) },
      }),
    });
  };
  const submissions = getRequiredCapabilities('deleteFormSubmission');
  return [
    scenario('/wp/v2/settings', {
      requiredCapabilities: { GET: manager, ...toUpdateCapabilities(getRequiredCapabilities('updateSettings')) },
      prepare: () => ({ path: '/wp/v2/settings', body: { title: 'Renamed' } }),
    }),
    read(options, []),
    option('site-options', 'siteOptions', 'updateSiteOptions'),
    option('site-options', 'siteOptions', 'updateSiteOptions', 'analytics'),
    option('number-module', 'numberModule', 'updateNumberModule'),
    option('seo', 'seo', 'updateSeoConfig'),
    read('/studio/v1/forms', submissions),
    read('/studio/v1/form-submissions', submissions),
    scenario('/studio/v1/form-submissions/{reference:[\\w-]+}', {
      requiredCapabilities: { ...toUpdateCapabilities(submissions), DELETE: submissions },
      prepare: async (actor, number) => {
        const { reference } = await insert('deleteFormSubmission', undefined, actor, number);
        return { path: `/studio/v1/form-submissions/${String(reference)}`, body: { state: 'spam' } };
      },
    }),
    read('/studio/v1/audit-records', manager),
    read('/studio/v1/audit-choices', manager),
  ];
}

const readScenarios: readonly RestScenario[] = [
  read('/', []),
  read('/wp/v2', []),
  read('/wp/v2/search', []),
  read('/wp/v2/types', []),
  readWith('/wp/v2/types', 'context=edit', editor),
  read('/wp/v2/types/{type:[\\w-]+}', [], '/wp/v2/types/post'),
  read('/wp/v2/types/{type:[\\w-]+}', editor, '/wp/v2/types/post?context=edit', { isAnnounced: false }),
  read('/wp/v2/types/{type:[\\w-]+}', ['edit_pages'], '/wp/v2/types/page?context=edit', { isAnnounced: false }),
  read('/wp/v2/types/{type:[\\w-]+}', [], '/wp/v2/types/wp_block'),
  read('/wp/v2/types/{type:[\\w-]+}', editor, '/wp/v2/types/wgg_preview', { visible: editor }),
  read('/wp/v2/taxonomies', []),
  readWith('/wp/v2/taxonomies', 'context=edit', editor),
  read('/wp/v2/taxonomies/{taxonomy:[\\w-]+}', [], '/wp/v2/taxonomies/category'),
  read('/wp/v2/taxonomies/{taxonomy:[\\w-]+}', editor, '/wp/v2/taxonomies/category?context=edit', { isAnnounced: false }),
  read('/wp/v2/statuses', []),
  read('/wp/v2/statuses/{status:[\\w-]+}', [], '/wp/v2/statuses/publish'),
  read('/wp/v2/statuses/{status:[\\w-]+}', editor, '/wp/v2/statuses/draft'),
  // The service requests no address of other sites, so it never finds anything.
  read('/oembed/1.0/proxy', editor, '/oembed/1.0/proxy?url=https%3A%2F%2Fexample.com%2F', { success: 404 }),
  read('/wp-block-editor/v1/url-details', editor, '/wp-block-editor/v1/url-details?url=https%3A%2F%2Fexample.com%2F'),
  read('/wp/v2/block-types/{namespace:[a-z0-9-]+}', editor, '/wp/v2/block-types/site'),
  read('/wp/v2/block-types/{namespace:[a-z0-9-]+}/{name:[a-z0-9-]+}', editor, '/wp/v2/block-types/core/paragraph'),
  read('/wp/v2/themes/{theme:[\\w-]+}', editor, '/wp/v2/themes/site'),
  read('/wp/v2/global-styles/{id:1}', editor, '/wp/v2/global-styles/1'),
  read('/wp/v2/global-styles/{id:1}/revisions', editor, '/wp/v2/global-styles/1/revisions'),
  read('/wp/v2/global-styles/themes/{theme:site}', editor, '/wp/v2/global-styles/themes/site'),
  read('/wp/v2/global-styles/themes/{theme:site}/variations', editor, '/wp/v2/global-styles/themes/site/variations'),
  read('/wp/v2/plugins', ['activate_plugins']),
  ...[
    'block-types',
    'block-patterns/patterns',
    'block-patterns/categories',
    'themes',
    'templates/lookup',
    'templates',
    'template-parts',
    'navigation',
    'wp_pattern_category',
    'sidebars',
    'block-directory/search',
  ].map((path) => read(`/wp/v2/${path}`, editor)),
];
