/**
 * What lists contain for each role, with every status and in the contexts `view` and `edit`, and the links that announce actions on content: exactly those that
 * succeed.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { getTaxonomyBase, getTypeBase } from '../../content/model/rest-bases.ts';
import type { Actor } from '../support/mutation-attempts.ts';
import { createRestClient } from '../support/rest-client.ts';
import { findRolesWith, metaCapabilities, testedRoles, type Owner, type State } from '../support/wordpress-capabilities.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);
const actors: readonly Actor[] = [null, ...testedRoles];

/** The statuses of content, and those whose rights they have. */
const rightsOf = {
  publish: 'publish',
  future: 'publish',
  draft: 'draft',
  pending: 'draft',
  'auto-draft': 'draft',
  private: 'private',
  trash: 'draft',
} as const satisfies Record<string, State>;
type Status = keyof typeof rightsOf;
const statuses = Object.keys(rightsOf) as Status[];
const owners = ['own', 'others'] as const;

/** What `any` means in WordPress. */
const anyStatus: readonly Status[] = ['publish', 'future', 'draft', 'pending', 'private'];

/** The statuses that a request names, and what they select. Content types without rights of their own are tested with few. */
const everyQuery: readonly (readonly [string, readonly Status[]])[] = [
  ...statuses.map((status) => [status, [status]] as const),
  ['any', anyStatus],
  ['inherit', []],
  ['publish,future,draft,pending,private', anyStatus],
];
const fewQueries = everyQuery.filter(([name]) => ['draft', 'private', 'any'].includes(name));
const mediaQueries = everyQuery.filter(([name]) => ['inherit', 'private', 'trash'].includes(name));

const isAllowed = (needs: readonly string[], actor: Actor) => findRolesWith(needs).includes(actor);

const getUserId = async (login: string) =>
  (await site.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** Inserts content with a status, and for media a file. */
async function insertNode(type: string, status: string, login: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_node (type, status, trashed_status, title, author_id, published_at, modified_at)
    values (${type}, ${status}, ${status === 'trash' ? 'draft' : null}, 'Listed', ${await getUserId(login)}, now(), now()) returning id`.execute(
    site.db,
  );
  const id = rows[0]?.id ?? 0;
  if (type === 'attachment')
    await sql`insert into media_item (node_id, file, mime_type, file_size, content_hash)
      values (${id}, ${`listed-${id}.png`}, 'image/png', 1, '')`.execute(site.db);
  return id;
}

type Listed = { id: number; owner: Owner; status: Status };

/** Visitors own nothing. */
async function insertNodes(type: string, actor: Actor): Promise<Listed[]> {
  const nodes: Listed[] = [];
  for (const status of type === 'attachment' ? (['publish', 'private', 'trash'] as const) : statuses)
    for (const owner of actor === null ? (['others'] as const) : owners) {
      const stored = type === 'attachment' && status === 'publish' ? 'inherit' : status;
      nodes.push({ id: await insertNode(type, stored, owner === 'own' ? String(actor) : 'writer'), owner, status });
    }
  return nodes;
}

/** The capabilities with which WordPress shows a node in the context `view`. */
function getReadNeeds(type: string, kind: 'posts' | 'pages', isPublicType: boolean, { owner, status }: Listed): readonly string[] {
  // A preview contains unsaved blocks, possibly of a draft.
  if (type === 'wgg_preview' && owner === 'others') return ['edit_others_posts'];
  if (status === 'publish') return isPublicType ? [] : [`edit_${kind}`];
  if (owner === 'own') return [`edit_${kind}`];
  return status === 'private' ? [`edit_${kind}`, `read_private_${kind}`] : metaCapabilities('edit', kind, owner, rightsOf[status]);
}

describe('lists contain what a role may read or edit, with every status', () => {
  test.each(contentTypes.map(({ name, permalink }) => [name, permalink !== null] as const))('%s', async (type, hasAddress) => {
    const kind = type === 'page' ? 'pages' : 'posts';
    const edits = [`edit_${kind}`];
    const base = `/wp/v2/${getTypeBase(type)}`;
    const queries = type === 'attachment' ? mediaQueries : type === 'post' || type === 'page' ? everyQuery : fewQueries;
    const differences: string[] = [];
    for (const actor of actors) {
      const nodes = await insertNodes(type, actor);
      for (const [query, selected] of queries)
        for (const context of ['view', 'edit'] as const) {
          const include = nodes.map(({ id }) => id).join();
          const { status, data } = await request(actor, 'GET', `${base}?status=${query}&context=${context}&include=${include}&_fields=id`);
          // The default status needs no right.
          const isListed = query === (type === 'attachment' ? 'inherit' : 'publish') || isAllowed(edits, actor);
          const isEdit = context === 'edit' && !isAllowed(edits, actor);
          const wanted = isEdit ? (actor === null ? 401 : 403) : isListed ? 200 : 400;
          const expected = nodes.filter(
            (node) =>
              (selected.includes(node.status) || (type === 'attachment' && query === 'inherit' && node.status === 'publish')) &&
              isAllowed(
                context === 'view'
                  ? getReadNeeds(type, kind, hasAddress || type === 'attachment', node)
                  : metaCapabilities(
                      'edit',
                      kind,
                      node.owner,
                      type === 'attachment' && node.status === 'publish' ? 'draft' : rightsOf[node.status],
                    ),
                actor,
              ),
          );
          const name = (ids: readonly number[]) =>
            nodes
              .filter(({ id }) => ids.includes(id))
              .map(({ owner, status: state }) => `${owner} ${state}`)
              .join(', ');
          const [found, listed] = [name(status === 200 ? data.map(({ id }: Listed) => id) : []), name(expected.map(({ id }) => id))];
          if (status !== wanted || (status === 200 && found !== listed))
            differences.push(`${actor} status=${query} context=${context}: ${status} [${found}] instead of ${wanted} [${listed}]`);
        }
    }
    expect(differences).toEqual([]);
  });
});

type Links = Record<string, readonly { href: string; targetHints?: { allow: string[] } }[]>;

describe('the links of content announce exactly the actions that succeed', () => {
  test('only administrators may delete the front page', async () => {
    const id = await insertNode('page', 'publish', 'writer');
    await sql`update site_option set value = value || jsonb_build_object('pageOnFront', ${id}::int) where name = 'settings'`.execute(
      site.db,
    );
    const path = `/wp/v2/pages/${id}`;
    for (const [actor, status] of [
      ['editor', 403],
      ['administrator', 200],
    ] as const) {
      const { data } = await request(actor, 'GET', path);
      expect(data._links.self[0].targetHints.allow.includes('DELETE')).toBe(status === 200);
      expect((await request(actor, 'DELETE', path)).status).toBe(status);
    }
  });

  const types = contentTypes.filter(({ name }) => name !== 'attachment');
  const SCRIPT = '<!-- wp:html --><script>1</script><!-- /wp:html -->';

  test.each(types.map((type) => [type.name, type] as const))('%s', async (name, { supports, taxonomies }) => {
    const base = `/wp/v2/${getTypeBase(name)}`;
    const bases = taxonomies.filter((taxonomy) => taxonomy !== 'post_format').map((taxonomy) => getTaxonomyBase(taxonomy));
    const terms = await Promise.all(
      bases.map(
        async (path) => (await request('administrator', 'POST', `/wp/v2/${path}`, { body: { name: `Term of ${name} ${path}` } })).data.id,
      ),
    );
    const differences: string[] = [];
    for (const actor of actors) {
      const others = (await request(actor, 'GET', `${base}/${await insertNode(name, 'publish', 'writer')}`)).data;
      const path = `${base}/${await insertNode(name, 'draft', actor ?? 'writer')}`;
      const { status, data } = await request(actor, 'GET', `${path}?context=edit`);
      const links: Links = data._links ?? {};
      const mayEditOthers = isAllowed(metaCapabilities('edit', name === 'page' ? 'pages' : 'posts', 'others', 'publish'), actor);
      const hasActions = Object.keys(others._links ?? {}).some((link) => link.startsWith('wp:action-'));
      if (hasActions !== mayEditOthers) differences.push(`${actor}: content of others is ${hasActions ? '' : 'not '}announced`);
      if (status !== 200) continue;
      const allow = (await request(actor, 'OPTIONS', path)).headers['allow']?.split(', ');
      expect([actor, links['self']?.[0]?.targetHints?.allow]).toEqual([actor, allow]);
      const send = async (body: Record<string, unknown>) => (await request(actor, 'PUT', path, { body })).data;
      const attempts: Record<string, () => Promise<boolean>> = {
        ...((supports as readonly string[]).includes('editor') && {
          'unfiltered-html': async () => (await send({ content: SCRIPT })).content.raw === SCRIPT,
        }),
        ...(name === 'post' && { sticky: async () => (await send({ sticky: true })).sticky === true }),
        ...Object.fromEntries(
          bases.flatMap((term, index) => [
            [`assign-${term}`, async () => (await send({ [term]: [terms[index]] }))[term]?.[0] === terms[index]],
            [
              `create-${term}`,
              async () =>
                (await request(actor, 'POST', `/wp/v2/${term}`, { body: { name: `Of ${actor} ${name} ${term}` } })).status === 201,
            ],
          ]),
        ),
        publish: async () => (await send({ status: 'publish', date: null })).status === 'publish',
        ...((supports as readonly string[]).includes('author') && {
          'assign-author': async () => {
            await sql`update content_node set status = 'draft' where id = ${data.id}`.execute(site.db);
            const writer = await getUserId('writer');
            return (await send({ author: writer })).author === writer;
          },
        }),
      };
      for (const [action, attempt] of Object.entries(attempts)) {
        const [isAnnounced, succeeds] = [Object.hasOwn(links, `wp:action-${action}`), await attempt()];
        if (isAnnounced !== succeeds)
          differences.push(`${actor}: ${action} is ${isAnnounced ? '' : 'not '}announced and ${succeeds ? 'succeeds' : 'fails'}`);
      }
      // The right to save markup unfiltered is announced for types without content, too (WordPress).
      const tried = new Set([...Object.keys(attempts), 'unfiltered-html'].map((action) => `wp:action-${action}`));
      const unknown = Object.keys(links).filter((link) => link.startsWith('wp:action-') && !tried.has(link));
      if (unknown.length > 0) differences.push(`${actor}: nothing tries ${unknown.join()}`);
    }
    expect(differences).toEqual([]);
  });
});
