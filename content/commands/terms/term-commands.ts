/** Commands on terms: create, update, delete. They also update the URIs, counts and menus that depend on a term. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import { sql } from 'kysely';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import { toJson } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { can, canManageTerms, type Viewer } from '../../permissions/viewer.ts';
import { termColumns } from '../../store/terms/term-lists.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import { recordMenuPurges } from '../core/record-menu-purges.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { parseDescription, parseLine } from '../markup/parse-text.ts';
import { applyFields, type FieldsInput } from '../nodes/node-fields.ts';
import { findPostsWithCategoryInUri, updatePostUris } from '../permalinks/category-permalinks.ts';
import { toSlug } from '../permalinks/slugs.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { detachTerm } from './detach-term.ts';
import { buildTermUri, decideTermSlug, findTermPath, lockTaxonomy } from './term-uri.ts';

const types: readonly ContentTypeDeclaration[] = contentTypes;

/** Size of WordPress's column. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 20_000;

/** Omitted values stay unchanged. Null clears optional values. */
export type TermInput = {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  /** Global or database id. Null, the empty string and 0 mean no parent. */
  parentId?: string | null;
  /** Slug of another term of the taxonomy. */
  aliasOf?: string | null;
  /** Values of the fields that the taxonomy declares. */
  fields?: FieldsInput;
};

export async function createTerm(services: Services, viewer: Viewer, taxonomy: TaxonomyDeclaration, input: TermInput): Promise<number> {
  if (!canManageTerms(viewer))
    throw new UserError(`Sorry, you are not allowed to create ${taxonomy.graphql.plural}`, { kind: 'forbidden' });
  return transact(services, viewer, async (tx) => {
    await lockTaxonomy(tx.db, taxonomy);
    const name = parseName(input.name ?? '', taxonomy);
    const parentId = (await resolveParentId(tx, taxonomy, input.parentId)) ?? null;
    const path = await findTermPath(tx.db, parentId);
    const decidedSlug = await decideTermSlug(tx.db, taxonomy, { id: null, name, slug: input.slug || null, path });
    const { rows } = await sql<{ id: number }>`select nextval('term_id')::int as id`.execute(tx.db);
    const id = rows[0]?.id ?? 0;
    const slug = decidedSlug || String(id);
    const uri = buildTermUri(taxonomy, path, slug);
    await tx.db
      .insertInto('term')
      .values({
        id,
        taxonomy: taxonomy.name,
        name,
        slug,
        uri,
        parent_id: parentId,
        description: parseDescription('The description of the term', input.description ?? '', MAX_DESCRIPTION),
        term_group: (await resolveTermGroup(tx, taxonomy, input.aliasOf)) ?? 0,
        fields: toJson(await applyTermFields(tx, taxonomy, {}, input.fields ?? {})),
      })
      .execute();
    tx.recordChange(createTermChange(taxonomy, id, 'create', { uris: [uri], parents: [parentId] }));
    await recordTermAudit(tx, taxonomy, null, await findTerm(tx, id));
    return id;
  });
}

export async function updateTerm(
  services: Services,
  viewer: Viewer,
  taxonomy: TaxonomyDeclaration,
  id: string,
  input: TermInput,
): Promise<number> {
  return transact(services, viewer, async (tx) => {
    await lockTaxonomy(tx.db, taxonomy);
    const term = await requireTerm(tx, taxonomy, id, getUpdateMessages(taxonomy));
    if (!canManageTerms(viewer))
      throw new UserError(`You do not have permission to update ${taxonomy.graphql.plural}`, { kind: 'forbidden' });
    const name = typeof input.name === 'string' ? parseName(input.name, taxonomy) : term.name;
    const requestedParentId = await resolveParentId(tx, taxonomy, input.parentId);
    const parentId = requestedParentId === undefined ? term.parentId : requestedParentId;
    const path = await findTermPath(tx.db, parentId);
    if (path.some((other) => other.id === term.id))
      throw new UserError(`${term.name} cannot be its own ancestor. Choose another parentId.`);
    // A new name alone does not change the URI, because other pages may link to it.
    const slugRequest = { id: term.id, name, slug: input.slug || term.slug, path, isExact: parentId === term.parentId };
    const slug = (await decideTermSlug(tx.db, taxonomy, slugRequest)) || String(term.id);
    const uri = buildTermUri(taxonomy, path, slug);
    await tx.db
      .updateTable('term')
      .set({
        name,
        slug,
        uri,
        parent_id: parentId,
        ...(typeof input.description === 'string' && {
          description: parseDescription('The description of the term', input.description, MAX_DESCRIPTION),
        }),
        term_group: await resolveTermGroup(tx, taxonomy, input.aliasOf),
        ...(input.fields && { fields: toJson(await applyTermFields(tx, taxonomy, term.fields, input.fields)) }),
      })
      .where('id', '=', term.id)
      .execute();
    const moved = uri === term.uri ? [] : await updateDescendantUris(tx, term, uri);
    if (uri !== term.uri)
      await updatePostUris(tx, await findPostsWithCategoryInUri(tx, [term.id, ...moved.map((descendant) => descendant.id)]));
    for (const descendant of moved)
      tx.recordChange(createTermChange(taxonomy, descendant.id, 'update', { uris: [descendant.former, descendant.uri] }));
    const hasMoved = parentId !== term.parentId;
    tx.recordChange(
      createTermChange(taxonomy, term.id, 'update', {
        uris: [...new Set([term.uri, uri])],
        ...((hasMoved || name !== term.name || slug !== term.slug) && { parents: [term.parentId, parentId] }),
        hasMoved,
      }),
    );
    await recordMenuPurges(tx, 'term_id', [term.id, ...moved.map((descendant) => descendant.id)]);
    await recordTermAudit(tx, taxonomy, term, await findTerm(tx, term.id));
    return term.id;
  });
}

/** @returns the term before the change */
export async function deleteTerm(services: Services, viewer: Viewer, taxonomy: TaxonomyDeclaration, id: string): Promise<TermRow> {
  return transact(services, viewer, async (tx) => {
    await lockTaxonomy(tx.db, taxonomy);
    const term = await requireTerm(tx, taxonomy, id, getDeleteMessages(taxonomy));
    if (!canManageTerms(viewer))
      throw new UserError(`You do not have permission to delete ${taxonomy.graphql.plural}`, { kind: 'forbidden' });
    const posts = await findPostsWithCategoryInUri(tx, [term.id, ...(await findDescendantIds(tx, term))]);
    await detachTerm(tx, taxonomy, term);
    const parentPath = await findTermPath(tx.db, term.parentId);
    await tx.db.updateTable('term').set({ parent_id: term.parentId }).where('parent_id', '=', term.id).execute();
    // The URIs of descendants lose the segment of the deleted term.
    const base = taxonomy.hierarchical ? buildTermUri(taxonomy, parentPath.slice(0, -1), parentPath.at(-1)?.slug ?? '') : '';
    const moved = taxonomy.hierarchical
      ? await updateDescendantUris(tx, term, parentPath.length === 0 ? `/${taxonomy.prefix}/` : base)
      : [];
    await tx.db.deleteFrom('term').where('id', '=', term.id).execute();
    await updatePostUris(tx, posts);
    for (const descendant of moved)
      tx.recordChange(createTermChange(taxonomy, descendant.id, 'update', { uris: [descendant.former, descendant.uri] }));
    await recordMenuPurges(
      tx,
      'term_id',
      moved.map((descendant) => descendant.id),
    );
    tx.recordChange(createTermChange(taxonomy, term.id, 'delete', { uris: [term.uri], parents: [term.parentId, term.id], hasMoved: true }));
    await recordTermAudit(tx, taxonomy, term, null);
    return term;
  });
}

type TermChange = {
  uris: readonly string[];
  /** The parents in whose lists the term appears, disappears or moves. Null for the top level. */
  parents?: readonly (number | null)[];
  /** Whether the nodes of the term leave its lists, or those of its ancestors. */
  hasMoved?: boolean;
};

function createTermChange(
  taxonomy: TaxonomyDeclaration,
  id: number,
  cause: ContentChange['cause'],
  { uris, parents, hasMoved = false }: TermChange,
): ContentChange {
  return {
    cause,
    kind: 'term',
    id,
    type: taxonomy.graphql.single.toLowerCase(),
    affectsLists: parents !== undefined,
    listOwners: (parents ?? []).filter((parent) => parent !== null).map((parent) => ({ kind: 'term', id: parent })),
    dependentLists: hasMoved
      ? types.filter(({ taxonomies }) => taxonomies.includes(taxonomy.name)).map(({ name }) => getNodeKeyType(name))
      : [],
    uris: taxonomy.public ? uris : [],
  };
}

/** WPGraphQL's messages for an invalid id, and for an id that does not belong to a term of the taxonomy. */
type TermMessages = { invalid: string; missing: string };

const getUpdateMessages = (taxonomy: TaxonomyDeclaration): TermMessages => ({
  invalid: `The ID passed is not for a ${getSingularName(taxonomy)} object`,
  missing: `The ${taxonomy.name} node failed to update`,
});
const getDeleteMessages = (taxonomy: TaxonomyDeclaration): TermMessages => ({
  invalid: `The ID for the ${getSingularName(taxonomy)} was not valid`,
  missing: 'The ID passed is invalid',
});

const getSingularName = ({ graphql: { single } }: TaxonomyDeclaration) => toLowerFirst(single);

async function requireTerm(tx: Tx, taxonomy: TaxonomyDeclaration, id: string, messages: TermMessages): Promise<TermRow> {
  const databaseId = parseId('term', id);
  if (databaseId === null) throw new UserError(messages.invalid);
  const term = await findTerm(tx, databaseId);
  if (term?.taxonomy !== taxonomy.name) throw new UserError(messages.missing);
  return term;
}

async function findTerm({ db }: Tx, id: number): Promise<TermRow | null> {
  const { rows } = await sql<TermRow>`select ${termColumns} from term t where t.id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

async function recordTermAudit(tx: Tx, taxonomy: TaxonomyDeclaration, before: TermRow | null, after: TermRow | null): Promise<void> {
  const term = after ?? before;
  if (!term) return;
  await recordAudit(tx, {
    action: getAuditAction(before, after),
    objectType: taxonomy.graphql.single,
    objectId: term.id,
    objectName: term.name,
    before,
    after,
  });
}

async function applyTermFields(tx: Tx, taxonomy: TaxonomyDeclaration, stored: FieldValues, input: FieldsInput): Promise<FieldValues> {
  const { timezone } = await getSiteSettings(tx.db);
  return applyFields(tx.db, { fields: taxonomy.fields ?? {} }, stored, input, { timezone, clean: !can(tx.viewer, 'unfiltered_html') });
}

function parseName(value: string, taxonomy: TaxonomyDeclaration): string {
  const name = parseLine('The name of the term', value, MAX_NAME);
  // A name of spaces passes WPGraphQL's check, and fails that of WordPress.
  if (name === '')
    throw new UserError(value === '' ? `A name is required to create a ${taxonomy.name}` : 'A name is required for this term.');
  return name;
}

/** @returns undefined if the input has no parent */
async function resolveParentId(
  { db }: Tx,
  taxonomy: TaxonomyDeclaration,
  parentId: string | null | undefined,
): Promise<number | null | undefined> {
  if (parentId === undefined) return undefined;
  if (parentId === null || parentId === '' || parentId === '0') return null;
  const id = parseId('term', parentId);
  if (id === null) throw new UserError('The parent ID is not a valid ID');
  const parent = await db.selectFrom('term').select('id').where('id', '=', id).where('taxonomy', '=', taxonomy.name).executeTakeFirst();
  if (!parent) throw new UserError('The parent does not exist');
  return id;
}

/**
 * Finds the group number that a term shares with its alias, or assigns a new one.
 * @returns undefined if there is no such alias, which WordPress ignores
 */
async function resolveTermGroup(
  { db }: Tx,
  taxonomy: TaxonomyDeclaration,
  aliasOf: string | null | undefined,
): Promise<number | undefined> {
  if (!aliasOf) return undefined;
  const other = await db
    .selectFrom('term')
    .select(['id', 'term_group'])
    .where('taxonomy', '=', taxonomy.name)
    .where('slug', '=', toSlug(aliasOf))
    .executeTakeFirst();
  if (!other) return undefined;
  if (other.term_group > 0) return other.term_group;
  const { rows } = await sql<{ next: number }>`select coalesce(max(term_group), 0)::int + 1 as next from term`.execute(db);
  const group = rows[0]?.next ?? 1;
  await db.updateTable('term').set({ term_group: group }).where('id', '=', other.id).execute();
  return group;
}

async function findDescendantIds({ db }: Tx, term: TermRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from term where taxonomy = ${term.taxonomy} and id <> ${term.id} and starts_with(uri, ${term.uri})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Replaces the URI prefix of all descendants of a term. */
async function updateDescendantUris({ db }: Tx, term: TermRow, uri: string): Promise<{ id: number; former: string; uri: string }[]> {
  const { rows } = await sql<{ id: number; former: string; uri: string }>`
    with moved as (
      select id, uri as former, ${uri}::text || substr(uri, ${term.uri.length + 1}) as uri from term
      where taxonomy = ${term.taxonomy} and id <> ${term.id} and starts_with(uri, ${term.uri})
    )
    update term t set uri = moved.uri from moved where t.id = moved.id returning t.id, moved.former, t.uri`.execute(db);
  return rows;
}
