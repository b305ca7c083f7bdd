/** Terms: made, changed and taken away, with the addresses, counts and menus that follow from them. */
import { sql } from 'kysely';
import { toStorableText, toJson } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { canManageTerms, type Viewer } from '../../permissions/viewer.ts';
import { termColumns } from '../../store/terms/term-lists.ts';
import type { ContentChange } from '../core/purge-keys.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { sanitizeDescription, sanitizeLine } from '../markup/sanitize-comment.ts';
import { updatePostUris, findPostsWithCategoryInUri } from '../permalinks/category-permalinks.ts';
import { detachTerm } from './detach-term.ts';
import { buildTermUri, findTermPath, lockTaxonomy, decideTermSlug } from './term-uri.ts';

/** WordPress's column. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 20_000;

/** What is left out stays as it is; null empties what can be empty. */
export type TermInput = {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  /** Global or database id; null, empty or 0: none. */
  parentId?: string | null;
  /** Slug of another term of the taxonomy. */
  aliasOf?: string | null;
  /** Values of the fields the taxonomy declares. */
  fields?: Record<string, FieldValue>;
};

export async function createTerm(services: Services, viewer: Viewer, taxonomy: TaxonomyDeclaration, input: TermInput): Promise<number> {
  if (!canManageTerms(viewer)) throw new UserError(`Sorry, you are not allowed to create ${taxonomy.graphql.plural}`);
  return transact(services, viewer, async (tx) => {
    await lockTaxonomy(tx.db, taxonomy);
    const name = parseName(input.name ?? '');
    const parentId = (await resolveParentId(tx, taxonomy, input.parentId)) ?? null;
    const above = await findTermPath(tx.db, parentId);
    const asked = await decideTermSlug(tx.db, taxonomy, { id: null, name, slug: input.slug || null, above });
    const { rows } = await sql<{ id: number }>`select nextval('term_id')::int as id`.execute(tx.db);
    const id = rows[0]?.id ?? 0;
    const slug = asked || String(id);
    const uri = buildTermUri(taxonomy, above, slug);
    await tx.db
      .insertInto('term')
      .values({
        id,
        taxonomy: taxonomy.name,
        name,
        slug,
        uri,
        parent_id: parentId,
        description: parseDescription(input.description ?? ''),
        term_group: await resolveTermGroup(tx, taxonomy, input.aliasOf),
        fields: toJson(input.fields ?? {}),
      })
      .execute();
    tx.recordChange(createTermChange(taxonomy, id, 'create', [uri]));
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
    const term = await requireTerm(tx, taxonomy, id);
    if (!canManageTerms(viewer)) throw new UserError(`You do not have permission to update ${taxonomy.graphql.plural}`);
    const name = typeof input.name === 'string' ? parseName(input.name) : term.name;
    const given = await resolveParentId(tx, taxonomy, input.parentId);
    const parentId = given === undefined ? term.parentId : given;
    const above = await findTermPath(tx.db, parentId);
    if (above.some((other) => other.id === term.id))
      throw new UserError(`${term.name} cannot stand below itself or below a term that is below it. Choose another parentId.`);
    // The name alone does not change an address that others have linked to.
    const slug = (await decideTermSlug(tx.db, taxonomy, { id: term.id, name, slug: input.slug || term.slug, above })) || String(term.id);
    const uri = buildTermUri(taxonomy, above, slug);
    await tx.db
      .updateTable('term')
      .set({
        name,
        slug,
        uri,
        parent_id: parentId,
        ...(typeof input.description === 'string' && { description: parseDescription(input.description) }),
        ...(input.aliasOf && { term_group: await resolveTermGroup(tx, taxonomy, input.aliasOf) }),
        ...(input.fields && { fields: toJson({ ...term.fields, ...input.fields }) }),
      })
      .where('id', '=', term.id)
      .execute();
    const moved = uri === term.uri ? [] : await updateDescendantUris(tx, term, uri);
    if (uri !== term.uri) await updatePostUris(tx, await findPostsWithCategoryInUri(tx, [term.id, ...moved.map((below) => below.id)]));
    for (const below of moved) tx.recordChange(createTermChange(taxonomy, below.id, 'update', [below.former, below.uri]));
    tx.recordChange(createTermChange(taxonomy, term.id, 'update', [term.uri, uri], name !== term.name || parentId !== term.parentId));
    return term.id;
  });
}

/** @returns the term as it was */
export async function deleteTerm(services: Services, viewer: Viewer, taxonomy: TaxonomyDeclaration, id: string): Promise<TermRow> {
  return transact(services, viewer, async (tx) => {
    await lockTaxonomy(tx.db, taxonomy);
    const term = await requireTerm(tx, taxonomy, id);
    if (!canManageTerms(viewer)) throw new UserError(`You do not have permission to delete ${taxonomy.graphql.plural}`);
    const posts = await findPostsWithCategoryInUri(tx, [term.id, ...(await findDescendantIds(tx, term))]);
    await detachTerm(tx, taxonomy, term);
    const above = await findTermPath(tx.db, term.parentId);
    await tx.db.updateTable('term').set({ parent_id: term.parentId }).where('parent_id', '=', term.id).execute();
    // Their addresses lose the part that goes.
    const base = taxonomy.hierarchical ? buildTermUri(taxonomy, above.slice(0, -1), above.at(-1)?.slug ?? '') : '';
    const moved = taxonomy.hierarchical ? await updateDescendantUris(tx, term, above.length === 0 ? `/${taxonomy.prefix}/` : base) : [];
    await tx.db.deleteFrom('term').where('id', '=', term.id).execute();
    await updatePostUris(tx, posts);
    for (const below of moved) tx.recordChange(createTermChange(taxonomy, below.id, 'update', [below.former, below.uri]));
    tx.recordChange(createTermChange(taxonomy, term.id, 'delete', [term.uri]));
    return term;
  });
}

function createTermChange(
  taxonomy: TaxonomyDeclaration,
  id: number,
  cause: ContentChange['cause'],
  uris: ContentChange['uris'] = [],
  isListed = cause !== 'update',
): ContentChange {
  return { cause, kind: 'term', id, type: taxonomy.graphql.single.toLowerCase(), affectsLists: isListed, uris: taxonomy.public ? uris : [] };
}

async function requireTerm(tx: Tx, taxonomy: TaxonomyDeclaration, id: string): Promise<TermRow> {
  const number = parseId('term', id);
  if (number === null) throw new UserError(`The ID for the ${taxonomy.graphql.single} was not valid`);
  const { rows } = await sql<TermRow>`select ${termColumns} from term t where t.id = ${number} for update`.execute(tx.db);
  const [term] = rows;
  if (term?.taxonomy !== taxonomy.name) throw new UserError('The ID passed is invalid');
  return term;
}

function parseName(given: string): string {
  const name = sanitizeLine(toStorableText(given));
  if (name === '') throw new UserError('A name is required for this term.');
  if (name.length > MAX_NAME) throw new UserError(`The name of a term has at most ${MAX_NAME} characters. Shorten it.`);
  return name;
}

function parseDescription(given: string): string {
  const description = sanitizeDescription(toStorableText(given));
  if (description.length > MAX_DESCRIPTION)
    throw new UserError(`The description of a term has at most ${MAX_DESCRIPTION} characters. Shorten it.`);
  return description;
}

/** @returns undefined: not given */
async function resolveParentId({ db }: Tx, taxonomy: TaxonomyDeclaration, given: string | null | undefined): Promise<number | null | undefined> {
  if (given === undefined) return undefined;
  if (given === null || given === '' || given === '0') return null;
  const id = parseId('term', given);
  if (id === null) throw new UserError('The parent ID is not a valid ID');
  const parent = await db.selectFrom('term').select('id').where('id', '=', id).where('taxonomy', '=', taxonomy.name).executeTakeFirst();
  if (!parent) throw new UserError('The parent does not exist');
  return id;
}

/** Number that a term and its alias share; one is made when the other has none yet. */
async function resolveTermGroup({ db }: Tx, taxonomy: TaxonomyDeclaration, aliasOf: string | null | undefined): Promise<number> {
  if (!aliasOf) return 0;
  const other = await db
    .selectFrom('term')
    .select(['id', 'term_group'])
    .where('taxonomy', '=', taxonomy.name)
    .where('slug', '=', toStorableText(aliasOf))
    .executeTakeFirst();
  if (!other)
    throw new UserError(`aliasOf names no term: the taxonomy has none with the slug "${aliasOf}". Give the slug of a term that is there.`);
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

/** Gives every term whose address begins with a former one the address that follows from the new one. */
async function updateDescendantUris({ db }: Tx, term: TermRow, uri: string): Promise<{ id: number; former: string; uri: string }[]> {
  const { rows } = await sql<{ id: number; former: string; uri: string }>`
    with moved as (
      select id, uri as former, ${uri}::text || substr(uri, ${term.uri.length + 1}) as uri from term
      where taxonomy = ${term.taxonomy} and id <> ${term.id} and starts_with(uri, ${term.uri})
    )
    update term t set uri = moved.uri from moved where t.id = moved.id returning t.id, moved.former, t.uri`.execute(db);
  return rows;
}
