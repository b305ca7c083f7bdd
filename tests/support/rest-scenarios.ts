/**
 * The scenarios of the permission test of the REST API: for each route something that it is about, and who may do what with it. What has a GraphQL mutation
 * requires exactly the capabilities of its attempts in `mutation-attempts.ts`. The rest is copied from the documentation of WordPress.
 */
import { sql } from 'kysely';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { getTaxonomyBase, getTypeBase, restTaxonomies } from '../../content/model/rest-bases.ts';
import { createMutationAttempts, type Actor, type NodeCase, nodeCases, nodeTypes } from './mutation-attempts.ts';
import { getRowId, type MutationRights, type RestScenario, type RestTarget, toUpdateCapabilities } from './rest-scenario.ts';
import { siteScenarios } from './rest-site-scenarios.ts';
import type { WritableSite } from './writable-site.ts';

/** Cases in which the roles differ most. Types other than posts and pages have the capabilities of posts. */
const fewCases: readonly NodeCase[] = [
  { owner: 'own', state: 'publish' },
  { owner: 'others', state: 'draft' },
  { owner: 'others', state: 'private' },
];

function createMutationRights(site: () => WritableSite): MutationRights {
  const attempts = createMutationAttempts(site);
  const find = (mutation: string, target?: string) => {
    const attempt = attempts.find((each) => each.mutation === mutation && each.target === target);
    if (!attempt) throw new Error(`mutation-attempts.ts has no attempt for ${mutation} ${target ?? ''}`);
    return attempt;
  };
  return {
    getRequiredCapabilities: (mutation, target) => find(mutation, target).requiredCapabilities,
    insert: async (mutation, target, actor, number) => find(mutation, target).input(actor, number),
  };
}

/** @param site returns the site; called when the tests run */
export function createRestScenarios(site: () => WritableSite): RestScenario[] {
  const rights = createMutationRights(site);
  return [
    ...nodeTypes.flatMap((type) => nodeScenarios(type, rights, site)),
    ...mediaScenarios(rights, site),
    ...restTaxonomies.flatMap((taxonomy) => termScenarios(taxonomy, rights)),
    ...siteScenarios(rights, site),
  ];
}

/** Whether the type has revisions and autosaves. */
const isVersioned = ({ supports }: ContentTypeDeclaration) => supports.includes('revisions');

function nodeScenarios(type: ContentTypeDeclaration, rights: MutationRights, site: () => WritableSite): RestScenario[] {
  const { name, permalink, graphql } = type;
  const base = `/wp/v2/${getTypeBase(name)}`;
  const [kind, cases] = name === 'page' || name === 'post' ? [name, nodeCases] : ['post', fewCases];
  const edits = [`edit_${kind}s`];
  const collection: RestScenario = {
    route: base,
    target: '',
    requiredCapabilities: { GET: [], POST: rights.getRequiredCapabilities(`create${graphql.single}`) },
    visible: [],
    isAnnounced: true,
    prepare: () => ({ path: base, body: { title: 'New', status: 'draft' } }),
  };
  return [collection, ...cases.flatMap((each) => createCase(each))];

  function createCase({ owner, state }: NodeCase): RestScenario[] {
    const target = `${owner} ${state}`;
    const mutation = `update${graphql.single}`;
    const [edit, remove] = [
      rights.getRequiredCapabilities(mutation, target),
      rights.getRequiredCapabilities(`delete${graphql.single}`, target),
    ];
    // Types without addresses are for editors.
    const isPublic = state === 'publish' && permalink !== null;
    const readsOthers = state === 'private' ? [...edits, `read_private_${kind}s`] : edit;
    const read = isPublic ? [] : owner === 'own' || state === 'publish' ? edits : readsOthers;
    // Users who may write see that drafts of others exist.
    const visible = isPublic ? [] : owner === 'others' && state === 'private' ? readsOthers : edits;
    const insert = async (actor: Actor, number: number) => getRowId(await rights.insert(mutation, target, actor, number));
    const scenario = (
      path: string,
      requiredCapabilities: RestScenario['requiredCapabilities'],
      more: Partial<RestScenario> = {},
    ): RestScenario => ({
      route: `${base}/{id:\\d+}${path}`,
      target,
      requiredCapabilities,
      visible,
      isAnnounced: true,
      prepare: async (actor, number) => ({ path: `${base}/${await insert(actor, number)}${path}`, body: { title: 'Changed' } }),
      ...more,
    });
    const prepareDraft = (path: 'revisions' | 'autosaves', isItem: boolean) => async (actor: Actor, number: number) => {
      const id = await insert(actor, number);
      const { rows } = await sql<{ id: number }>`
        insert into content_node (type, status, title, revision_of, is_autosave, author_id, published_at, modified_at)
        select type, 'inherit', title, id, ${path === 'autosaves'}, author_id, published_at, modified_at
        from content_node where id = ${Number(id)} returning id`.execute(site().db);
      return { path: `${base}/${id}/${path}${isItem ? `/${rows[0]?.id}` : ''}`, body: { title: 'Changed' } };
    };
    const drafts = (path: 'revisions' | 'autosaves'): RestScenario[] => [
      {
        ...scenario('', { GET: edit, ...(path === 'autosaves' && { POST: edit }) }),
        route: `${base}/{parent:\\d+}/${path}`,
        prepare: prepareDraft(path, false),
      },
      { ...scenario('', { GET: edit }), route: `${base}/{parent:\\d+}/${path}/{id:\\d+}`, prepare: prepareDraft(path, true) },
    ];
    return [
      scenario('', { GET: read, ...toUpdateCapabilities(edit), DELETE: remove }),
      scenario('', { GET: edit }, { target: `${target}, context edit`, isAnnounced: false, prepare: withQuery('?context=edit') }),
      scenario('/lock', { GET: edit, POST: edit, DELETE: edit }),
      scenario(
        '/untrash',
        { POST: remove },
        { visible: owner === 'others' && state === 'private' ? readsOthers : edits, prepare: prepareTrash },
      ),
      ...(isVersioned(type) ? [...drafts('revisions'), ...drafts('autosaves')] : []),
      scenario(
        '',
        { GET: edit },
        {
          route: '/studio/v1/editor/{type:\\w+}/{id:\\d+}',
          target: `${name}, ${target}`,
          prepare: async (actor, number) => ({ path: `/studio/v1/editor/${name}/${await insert(actor, number)}` }),
        },
      ),
    ];

    function withQuery(query: string): RestScenario['prepare'] {
      return async (actor, number) => ({ path: `${base}/${await insert(actor, number)}${query}` });
    }

    async function prepareTrash(actor: Actor, number: number): Promise<RestTarget> {
      const id = await insert(actor, number);
      await sql`update content_node set status = 'trash', trashed_status = status where id = ${Number(id)}`.execute(site().db);
      return { path: `${base}/${id}/untrash` };
    }
  }
}

function mediaScenarios(rights: MutationRights, site: () => WritableSite): RestScenario[] {
  const edits = ['edit_posts'];
  return [
    {
      route: '/wp/v2/media',
      target: '',
      requiredCapabilities: { GET: [] },
      visible: [],
      isAnnounced: true,
      prepare: () => ({ path: '/wp/v2/media' }),
    },
    {
      route: '/wp/v2/media',
      target: 'without a file',
      requiredCapabilities: { POST: rights.getRequiredCapabilities('createMediaItem') },
      visible: [],
      isAnnounced: true,
      // Files arrive over HTTP: tests/contract/rest-clients.test.ts uploads some.
      success: 400,
      prepare: () => ({ path: '/wp/v2/media', body: { title: 'New' } }),
    },
    ...(['own', 'others'] as const).flatMap((owner): RestScenario[] => {
      const edit = rights.getRequiredCapabilities('updateMediaItem', owner);
      /** Items of the GraphQL attempts have no file, which the REST API needs. */
      const insert = async (actor: Actor, number: number) => {
        const id = getRowId(await rights.insert('updateMediaItem', owner, actor, number));
        await sql`insert into media_item (node_id, file, mime_type, file_size, content_hash)
          values (${Number(id)}, ${`missing-${id}.png`}, 'image/png', 1, '')`.execute(site().db);
        return id;
      };
      const shared = { target: owner, visible: [], isAnnounced: true };
      return [
        {
          ...shared,
          route: '/wp/v2/media/{id:\\d+}',
          requiredCapabilities: {
            GET: [],
            ...toUpdateCapabilities(edit),
            DELETE: rights.getRequiredCapabilities('deleteMediaItem', owner),
          },
          prepare: async (actor, number) => ({ path: `/wp/v2/media/${await insert(actor, number)}`, body: { title: 'Changed' } }),
        },
        {
          ...shared,
          route: '/studio/v1/media/{id:\\d+}/usage',
          requiredCapabilities: { GET: edit },
          prepare: async (actor, number) => ({ path: `/studio/v1/media/${await insert(actor, number)}/usage` }),
        },
        {
          ...shared,
          route: '/wp/v2/media/{id:\\d+}/edit',
          requiredCapabilities: { POST: [...edit, 'upload_files'] },
          // The file has no size, so it is no picture that can be edited.
          success: 400,
          prepare: async (actor, number) => {
            const id = await insert(actor, number);
            return { path: `/wp/v2/media/${id}/edit`, body: { src: `http://cms.test/media/missing-${id}.png`, modifiers: [] } };
          },
        },
      ];
    }),
    {
      route: '/wp/v2/media',
      target: 'unused',
      requiredCapabilities: { GET: ['upload_files'] },
      visible: [],
      isAnnounced: false,
      prepare: () => ({ path: '/wp/v2/media?unused=true' }),
    },
    {
      route: '/wp/v2/media',
      target: 'context edit',
      requiredCapabilities: { GET: edits },
      visible: [],
      isAnnounced: false,
      prepare: () => ({ path: '/wp/v2/media?context=edit' }),
    },
  ];
}

function termScenarios(
  { name, graphql: { single }, hidesUnused }: (typeof restTaxonomies)[number],
  rights: MutationRights,
): RestScenario[] {
  const base = `/wp/v2/${getTaxonomyBase(name)}`;
  const [update, remove] = [rights.getRequiredCapabilities(`update${single}`), rights.getRequiredCapabilities(`delete${single}`)];
  // Visitors do not see a term without content.
  const reads = hidesUnused ? ['edit_posts'] : [];
  const shared = { visible: [], isAnnounced: true };
  const insert = async (actor: Actor, number: number) => {
    const { id, name: renamed } = await rights.insert(`update${single}`, undefined, actor, number);
    return { path: `${base}/${String(id)}?force=true`, body: { name: renamed } };
  };
  return [
    {
      ...shared,
      route: base,
      target: '',
      requiredCapabilities: { GET: [], POST: rights.getRequiredCapabilities(`create${single}`) },
      prepare: (_actor, number) => ({ path: base, body: { name: `Created ${number}` } }),
    },
    {
      ...shared,
      route: base,
      target: 'context edit',
      requiredCapabilities: { GET: update },
      isAnnounced: false,
      prepare: () => ({ path: `${base}?context=edit` }),
    },
    {
      ...shared,
      route: `${base}/{id:\\d+}`,
      target: '',
      requiredCapabilities: { GET: reads, ...toUpdateCapabilities(update), DELETE: remove },
      visible: reads,
      prepare: insert,
    },
  ];
}
