/** Imports terms and menus. */
import { sql } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import { menuLocations } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { toJson } from '../../core/json.ts';
import { parseFields } from '../fields/parse-fields.ts';
import { parseYoastMeta } from '../fields/yoast-meta.ts';
import { writeOrSkip } from './data-errors.ts';
import { selectExtraMeta } from './meta.ts';
import type { WxrTerm } from '../parse/records.ts';
import { type ImportState, getTermKey, runInTransaction } from './import-state.ts';
import { reserveIds, assignRemainingIds, computeDigest, type ImportRecord, getImportRecords, saveImportRecords } from './import-records.ts';

export const MENU_TAXONOMY = 'nav_menu';

/** Number of terms written in one transaction. */
const BATCH = 200;

/** Adds a term, or merges it with the existing one. WordPress lists a term up to three times, with different properties each time. */
export function mergeTerm({ report }: ImportState, terms: Map<string, WxrTerm>, term: WxrTerm): void {
  const key = getTermKey(term.taxonomy, term.slug);
  const existing = terms.get(key);
  for (const name of ['name', 'description', 'parent'] as const)
    if (existing && existing[name] !== '' && term[name] !== '' && existing[name] !== term[name])
      report.warn(`term with several values in the file; the first one was used: ${name}`, `${key}: ${existing[name]}, ${term[name]}`);
  terms.set(
    key,
    existing
      ? {
          ...existing,
          id: existing.id ?? term.id,
          parent: existing.parent || term.parent,
          description: existing.description || term.description,
          locations: existing.locations.length > 0 ? existing.locations : term.locations,
          meta: existing.meta.length >= term.meta.length ? existing.meta : term.meta,
        }
      : term,
  );
}

export async function importTerms(state: ImportState, terms: ReadonlyMap<string, WxrTerm>): Promise<void> {
  const importableTerms = [...terms.values()].filter((term) => {
    if (term.slug !== '' && term.name.trim() !== '' && (term.taxonomy === MENU_TAXONOMY || findTaxonomy(term.taxonomy))) return true;
    state.report.skip(
      term.slug === '' || term.name.trim() === '' ? 'term without a name' : `term of the unknown taxonomy "${term.taxonomy}"`,
      term.name || term.slug,
    );
    return false;
  });
  const findParent = createParentFinder(importableTerms);
  const depths = new Map(importableTerms.map((term) => [term, getDepth(term, findParent)]));
  // Parents are imported first, because the URI of a term contains theirs.
  const sorted = importableTerms.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  for (let start = 0; start < sorted.length; start += BATCH) {
    const batch = sorted.slice(start, start + BATCH);
    await runInTransaction(state, async (tx) => {
      for (const kind of ['term', 'menu'] as const) {
        const termsOfKind = batch.filter((term) => (term.taxonomy === MENU_TAXONOMY) === (kind === 'menu'));
        const keys = termsOfKind.map((term) => getTermKey(term.taxonomy, term.slug));
        const records = await getImportRecords(tx.db, state, kind, keys);
        for (const term of termsOfKind) {
          const key = getTermKey(term.taxonomy, term.slug);
          const parent = findParent(term);
          if (term.parent !== '' && !parent) state.report.skip('parent of a term that was not imported', `${key} → ${term.parent}`);
          await writeOrSkip(tx.db, state.report, `${kind} ${key}`, () =>
            importTerm(tx, state, kind, { ...term, parent: parent?.slug ?? '' }, records.get(key)),
          );
        }
      }
    });
  }
}

function findTaxonomy(taxonomy: string): TaxonomyDeclaration | undefined {
  return taxonomies.find(({ name }) => name === taxonomy);
}

type FindParent = (term: WxrTerm) => WxrTerm | undefined;

/** Finds parents by their slugs, and by their names, which WordPress before 3.1 wrote in place of the slugs. */
function createParentFinder(terms: readonly WxrTerm[]): FindParent {
  const bySlug = new Map(terms.map((term) => [getTermKey(term.taxonomy, term.slug), term]));
  const byName = new Map(terms.map((term) => [getTermKey(term.taxonomy, term.name), term]));
  return (term) => {
    if (term.parent === '') return undefined;
    const key = getTermKey(term.taxonomy, term.parent);
    const parent = bySlug.get(key) ?? byName.get(key);
    return parent === term ? undefined : parent;
  };
}

function getDepth(term: WxrTerm, findParent: FindParent): number {
  let depth = 0;
  for (let ancestor = findParent(term); ancestor && depth < 64; ancestor = findParent(ancestor)) depth += 1;
  return depth;
}

async function importTerm(
  tx: Tx,
  state: ImportState,
  kind: 'term' | 'menu',
  term: WxrTerm,
  record: ImportRecord | undefined,
): Promise<void> {
  const { db } = tx;
  const key = getTermKey(term.taxonomy, term.slug);
  const digest = computeDigest(term);
  const table = kind === 'menu' ? 'menu' : 'term';
  const reportKind = kind === 'menu' ? 'menus' : 'terms';
  const importedRow = record && (await db.selectFrom(table).select('id').where('id', '=', record.localId).executeTakeFirst());
  // An existing term with the same slug is used. An existing menu with the same slug is a different menu.
  const termsWithSlug = importedRow
    ? undefined
    : kind === 'term'
      ? await sql<{ id: number }>`select id from term where taxonomy = ${term.taxonomy} and slug = ${term.slug}`.execute(db)
      : undefined;
  let id = importedRow?.id ?? termsWithSlug?.rows[0]?.id;
  if (id === undefined) {
    await reserveIds(db, state, kind, [{ foreignId: key, preferredId: term.id }]);
    await assignRemainingIds(db, state, kind);
    id = (await getImportRecords(db, state, kind, [key])).get(key)?.localId ?? 0;
    await (kind === 'menu' ? insertMenu(tx, state, term, id) : insertTerm(tx, state, term, id));
    state.report.count(reportKind, 'new');
  } else if (importedRow && record.digest !== digest && state.options.existing === 'update') {
    await (kind === 'menu'
      ? db.updateTable('menu').set(createMenuColumns(term, state)).where('id', '=', id).execute()
      : db
          .updateTable('term')
          .set({ name: term.name, description: term.description, ...createFieldColumns(term, state) })
          .where('id', '=', id)
          .execute());
    recordTermChange(tx, kind, term, id, 'update');
    state.report.count(reportKind, 'updated');
  } else state.report.count(reportKind, 'unchanged');
  await saveImportRecords(db, state, kind, [{ foreignId: key, localId: id, digest }]);
  state.terms.set(key, id);
}

/** Returns the columns of fields, SEO data and other meta. Terms are imported before nodes, so their fields cannot contain references. */
function createFieldColumns(term: WxrTerm, { report }: ImportState) {
  const none = () => null;
  const { values, used } = parseFields({ fields: findTaxonomy(term.taxonomy)?.fields ?? {} }, term.meta, { node: none, user: none });
  const { seo, used: usedForSeo } = parseYoastMeta(term.meta, none);
  const isUsed = (key: string) => used.has(key) || usedForSeo.has(key);
  return { fields: toJson(values), seo: toJson(seo), extra_meta: toJson(selectExtraMeta(term.meta, isUsed, report, formatTermName(term))) };
}

/** Menus have no fields. */
function createMenuColumns(term: WxrTerm, { report }: ImportState) {
  if (term.description.trim() !== '') report.skip('description of a menu', formatTermName(term));
  return { name: term.name, extra_meta: toJson(selectExtraMeta(term.meta, () => false, report, formatTermName(term))) };
}

const formatTermName = ({ taxonomy, slug }: WxrTerm) => `${taxonomy} ${slug}`;

async function insertTerm(tx: Tx, state: ImportState, term: WxrTerm, id: number): Promise<void> {
  const declaration = findTaxonomy(term.taxonomy);
  if (!declaration) return;
  const parentId = declaration.hierarchical ? (state.terms.get(getTermKey(term.taxonomy, term.parent)) ?? null) : null;
  const parent = parentId === null ? undefined : await tx.db.selectFrom('term').select('uri').where('id', '=', parentId).executeTakeFirst();
  await tx.db
    .insertInto('term')
    .values({
      id,
      taxonomy: declaration.name,
      name: term.name,
      slug: term.slug,
      description: term.description,
      uri: `${parent?.uri ?? `/${declaration.prefix}/`}${toStoredSegment(term.slug)}/`,
      parent_id: parentId,
      ...createFieldColumns(term, state),
    })
    .execute();
  recordTermChange(tx, 'term', term, id, 'create');
}

async function insertMenu(tx: Tx, state: ImportState, term: WxrTerm, id: number): Promise<void> {
  const { rows } = await sql<{ slug: string }>`select slug from menu where starts_with(slug, ${term.slug})`.execute(tx.db);
  const takenSlugs = new Set(rows.map(({ slug }) => slug));
  let { slug } = term;
  for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${term.slug}-${number}`;
  if (slug !== term.slug) state.report.warn('slug of a menu changed because it is already in use', `${term.slug} → ${slug}`);
  await tx.db
    .insertInto('menu')
    .values({ id, slug, ...createMenuColumns(term, state) })
    .execute();
  for (const location of menuLocations.filter((name) => term.locations.includes(name))) {
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('menu_location')
      .values({ location, menu_id: id })
      .onConflict((conflict) => conflict.column('location').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) state.report.warn('menu location that already has another menu', `${location}: ${term.name}`);
  }
  recordTermChange(tx, 'menu', term, id, 'create');
}

function recordTermChange(tx: Tx, kind: 'term' | 'menu', term: WxrTerm, id: number, cause: 'create' | 'update'): void {
  const type = kind === 'menu' ? 'menu' : (findTaxonomy(term.taxonomy)?.graphql.single.toLowerCase() ?? 'term');
  tx.recordChange({ cause, kind: 'term', id, type, affectsLists: cause === 'create' });
}
