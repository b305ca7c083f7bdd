/** Assigns terms to nodes, and counts the published nodes of terms. */
import { sql, type Transaction } from 'kysely';
import type { ContentTypeDeclaration, TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { toJson } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import { canAssignTerms, canManageTerms } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeDescription, sanitizeLine } from '../markup/sanitize-comment.ts';
import { buildTermUri, decideTermSlug, findTermPath, lockTaxonomy } from '../terms/term-uri.ts';

/**
 * One term: by id, else by slug, else by name. Viewers who may create terms can name new ones. For others, a list with a name or an unknown slug has no effect,
 * nor have the lists after it (WPGraphQL), so that clients need no knowledge of permissions.
 */
export type NodeTermInput = { id?: string | null; slug?: string | null; name?: string | null; description?: string | null };
export type NodeTermsInput = { taxonomy: TaxonomyName; append?: boolean | null; nodes?: readonly (NodeTermInput | null)[] | null };

const MAX_TERMS = 100;

export type TermAssignment = { before: readonly number[]; after: readonly number[] };

/** Finds the ids of the terms of a node, in ascending order. */
export async function findNodeTermIds(db: Transaction<Database>, nodeId: number): Promise<number[]> {
  const rows = await db.selectFrom('term_relationship').select('term_id').where('node_id', '=', nodeId).orderBy('term_id').execute();
  return rows.map((row) => row.term_id);
}

/**
 * Decides the terms of a node. `append` defaults to true (WPGraphQL).
 * @param defaultCategory assigned if the node would have no category
 * @throws UserError for terms that do not exist or belong to another taxonomy
 */
export async function decideTerms(
  tx: Tx,
  node: { id: number; type: ContentTypeDeclaration },
  inputs: readonly NodeTermsInput[],
  defaultCategory: number | null,
): Promise<TermAssignment> {
  const before = await findNodeTermIds(tx.db, node.id);
  const after = new Set(before);
  const defaultId =
    defaultCategory !== null && node.type.taxonomies.includes('category') ? await findTermId(tx, 'category', defaultCategory) : null;
  if (defaultId !== null && before.length === 0) after.add(defaultId);
  for (const input of inputs) {
    const label = getTaxonomy(input.taxonomy).graphql.plural;
    if (!canAssignTerms(tx.viewer)) throw new UserError(`Sorry, you are not allowed to assign ${label}`, { kind: 'forbidden' });
    const nodes = (input.nodes ?? []).filter((item) => item !== null);
    if (nodes.length > MAX_TERMS) throw new UserError(`${label} has ${nodes.length} terms. At most ${MAX_TERMS} are allowed. Remove some.`);
    const chosen: number[] = [];
    for (const item of nodes) {
      const id = await resolveTerm(tx, input.taxonomy, item, label);
      if (id !== null) chosen.push(id);
    }
    if (chosen.length < nodes.length) break;
    if (input.append === false) for (const id of await filterByTaxonomy(tx, [...after], input.taxonomy)) after.delete(id);
    for (const id of chosen) after.add(id);
  }
  if (defaultId !== null && (await filterByTaxonomy(tx, [...after], 'category')).length === 0) after.add(defaultId);
  return { before, after: [...after].toSorted((a, b) => a - b) };
}

export async function writeTerms(db: Transaction<Database>, nodeId: number, { before, after }: TermAssignment): Promise<void> {
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (removed.length > 0) await db.deleteFrom('term_relationship').where('node_id', '=', nodeId).where('term_id', 'in', removed).execute();
  if (added.length > 0)
    await db
      .insertInto('term_relationship')
      .values(added.map((id) => ({ node_id: nodeId, term_id: id })))
      .execute();
}

/** Updates the counts of terms, which include published nodes only. Rows are locked in the order of their ids to avoid deadlocks. */
export async function updateTermCounts(
  db: Transaction<Database>,
  change: { minus: readonly number[]; plus: readonly number[] },
): Promise<void> {
  const differences = new Map<number, number>();
  for (const id of change.minus) differences.set(id, (differences.get(id) ?? 0) - 1);
  for (const id of change.plus) differences.set(id, (differences.get(id) ?? 0) + 1);
  const changed = [...differences].filter(([, difference]) => difference !== 0).toSorted(([a], [b]) => a - b);
  if (changed.length === 0) return;
  const ids = changed.map(([id]) => id);
  await sql`select from term where id = any(${ids}::int[]) order by id for no key update`.execute(db);
  await sql`
    update term t set count = greatest(t.count + k.difference, 0)
    from unnest(${ids}::int[], ${changed.map(([, difference]) => difference)}::int[]) k(id, difference) where t.id = k.id`.execute(db);
}

/** @returns null for a term that does not exist and that the viewer may not create */
async function resolveTerm(tx: Tx, taxonomy: TaxonomyName, input: NodeTermInput, label: string): Promise<number | null> {
  if (input.id) {
    const id = parseId('term', input.id);
    const termId = id === null ? null : await findTermId(tx, taxonomy, id);
    if (termId === null)
      throw new UserError(`${label}: no term has the id "${input.id.slice(0, 60)}". Use the id of an existing term, or its slug.`);
    return termId;
  }
  const slug = input.slug?.trim() || null;
  const name = input.name?.trim() || null;
  if (slug === null && name === null) throw new UserError(`${label}: a term has neither id, slug nor name. Set one of them.`);
  const find = () => {
    const terms = tx.db.selectFrom('term').select('id').where('taxonomy', '=', taxonomy).forKeyShare();
    // A name means a term at the top level, where a new term would be created (WordPress).
    const found = slug === null ? terms.where('name', '=', name).where('parent_id', 'is', null) : terms.where('slug', '=', slug);
    return found.executeTakeFirst();
  };
  const canCreate = canManageTerms(tx.viewer);
  const found = slug !== null || canCreate ? await find() : undefined;
  if (found) return found.id;
  if (!canCreate) return null;
  await lockTaxonomy(tx.db, getTaxonomy(taxonomy));
  // Another transaction may have created the term while this one waited for the lock.
  const created = await find();
  return created
    ? created.id
    : addTerm(tx, taxonomy, { name: sanitizeLine(name ?? slug ?? ''), slug, description: sanitizeDescription(input.description ?? '') });
}

async function findTermId({ db }: Tx, taxonomy: TaxonomyName, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('term')
    .select('id')
    .where('id', '=', id)
    .where('taxonomy', '=', taxonomy)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id ?? null;
}

async function filterByTaxonomy({ db }: Pick<Tx, 'db'>, ids: readonly number[], taxonomy: TaxonomyName): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('term')
    .select('id')
    .where('id', 'in', [...ids])
    .where('taxonomy', '=', taxonomy)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Creates a term that a node's input names: without parent and other details. */
async function addTerm(tx: Tx, taxonomy: TaxonomyName, term: { name: string; slug: string | null; description: string }): Promise<number> {
  const declaration: TaxonomyDeclaration = getTaxonomy(taxonomy);
  if (term.name === '' || term.name.length > 200)
    throw new UserError(`${declaration.graphql.plural}: a name must have 1 to 200 characters. Use another name.`);
  const slug = await decideTermSlug(tx.db, declaration, { id: null, name: term.name, slug: term.slug, path: [] });
  const { rows } = await sql<{ id: number }>`select nextval('term_id')::int as id`.execute(tx.db);
  const id = rows[0]?.id ?? 0;
  const stored = slug === '' ? String(id) : slug;
  const uri = buildTermUri(declaration, [], stored);
  await tx.db
    .insertInto('term')
    .values({
      id,
      taxonomy,
      name: term.name,
      slug: stored,
      description: term.description,
      uri,
      parent_id: null,
      fields: toJson({}),
      seo: toJson({}),
    })
    .execute();
  const type = declaration.graphql.single.toLowerCase();
  tx.recordChange({ cause: 'create', kind: 'term', id, type, affectsLists: true, uris: [uri] });
  return id;
}

/** Slugs from the top-level category down to the category in permalinks with `%category%`: the node's oldest category (WordPress). */
export async function getCategoryPath(db: Transaction<Database>, termIds: readonly number[]): Promise<string[]> {
  const [category] = await filterByTaxonomy({ db }, termIds, 'category');
  return category === undefined ? [] : (await findTermPath(db, category)).map(({ slug }) => slug);
}
