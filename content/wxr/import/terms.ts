/** Terms and menus. */
import { sql } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import { menuLocations } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { toJson } from '../../core/json.ts';
import { readFields } from '../fields/read.ts';
import { readSeo } from '../fields/seo.ts';
import type { WxrTerm } from '../reading/records.ts';
import { type Job, termKey, write } from './job.ts';
import { chooseIds, chooseRest, digestOf, type Mapped, mapped, note } from './mapping.ts';

export const MENU = 'nav_menu';

/** Terms that are written in one transaction. */
const BATCH = 200;

/** WordPress tells terms up to three times: what one telling leaves out another may hold. */
export function addTerm(terms: Map<string, WxrTerm>, term: WxrTerm): void {
  const key = termKey(term.taxonomy, term.slug);
  const before = terms.get(key);
  terms.set(
    key,
    before
      ? {
          ...before,
          id: before.id ?? term.id,
          parent: before.parent || term.parent,
          description: before.description || term.description,
          locations: before.locations.length > 0 ? before.locations : term.locations,
          meta: before.meta.length > 0 ? before.meta : term.meta,
        }
      : term,
  );
}

export async function importTerms(job: Job, all: ReadonlyMap<string, WxrTerm>): Promise<void> {
  const known = [...all.values()].filter((term) => {
    if (term.slug !== '' && term.name.trim() !== '' && (term.taxonomy === MENU || declarationOf(term.taxonomy))) return true;
    job.report.skip(
      term.slug === '' || term.name.trim() === '' ? 'term without a name' : `term of the unknown taxonomy "${term.taxonomy}"`,
      term.name || term.slug,
    );
    return false;
  });
  const depths = new Map(known.map((term) => [term, depthOf(term, all)]));
  // Parents first: a term's address is made of theirs.
  const sorted = known.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  for (let start = 0; start < sorted.length; start += BATCH) {
    const batch = sorted.slice(start, start + BATCH);
    await write(job, async (tx) => {
      for (const kind of ['term', 'menu'] as const) {
        const own = batch.filter((term) => (term.taxonomy === MENU) === (kind === 'menu'));
        const keys = own.map((term) => termKey(term.taxonomy, term.slug));
        const before = await mapped(tx.db, job, kind, keys);
        for (const term of own) await importTerm(tx, job, kind, term, before.get(termKey(term.taxonomy, term.slug)));
      }
    });
  }
}

function declarationOf(taxonomy: string): TaxonomyDeclaration | undefined {
  return taxonomies.find(({ name }) => name === taxonomy);
}

function depthOf(term: WxrTerm, all: ReadonlyMap<string, WxrTerm>): number {
  let depth = 0;
  for (
    let above = all.get(termKey(term.taxonomy, term.parent));
    above && depth < 64;
    above = all.get(termKey(above.taxonomy, above.parent))
  )
    depth += 1;
  return depth;
}

async function importTerm(tx: Tx, job: Job, kind: 'term' | 'menu', term: WxrTerm, before: Mapped | undefined): Promise<void> {
  const { db } = tx;
  const key = termKey(term.taxonomy, term.slug);
  const digest = digestOf(term);
  const table = kind === 'menu' ? 'menu' : 'term';
  const counted = kind === 'menu' ? 'menus' : 'terms';
  const there = before && (await db.selectFrom(table).select('id').where('id', '=', before.localId).executeTakeFirst());
  // A term of the same name from elsewhere is the same term; a menu of the same name is another menu.
  const same = there
    ? undefined
    : kind === 'term'
      ? await sql<{ id: number }>`select id from term where taxonomy = ${term.taxonomy} and slug = ${term.slug}`.execute(db)
      : undefined;
  let id = there?.id ?? same?.rows[0]?.id;
  if (id === undefined) {
    await chooseIds(db, job, kind, [{ foreignId: key, number: term.id }]);
    await chooseRest(db, job, kind);
    id = (await mapped(db, job, kind, [key])).get(key)?.localId ?? 0;
    await (kind === 'menu' ? insertMenu(tx, job, term, id) : insertTerm(tx, job, term, id));
    job.report.count(counted, 'new');
  } else if (there && before.digest !== digest && job.options.existing === 'update') {
    await (kind === 'menu'
      ? db.updateTable('menu').set({ name: term.name }).where('id', '=', id).execute()
      : db
          .updateTable('term')
          .set({ name: term.name, description: term.description, ...valuesOf(term) })
          .where('id', '=', id)
          .execute());
    tellChange(tx, kind, term, id, 'update');
    job.report.count(counted, 'updated');
  } else job.report.count(counted, 'unchanged');
  await note(db, job, kind, [{ foreignId: key, localId: id, digest }]);
  job.terms.set(key, id);
}

/** Field values of a term refer to nothing: terms come before nodes. */
function valuesOf(term: WxrTerm) {
  const none = () => null;
  const { values } = readFields({ fields: declarationOf(term.taxonomy)?.fields ?? {} }, term.meta, { node: none, user: none });
  return { fields: toJson(values), seo: toJson(readSeo(term.meta, none).seo) };
}

async function insertTerm(tx: Tx, job: Job, term: WxrTerm, id: number): Promise<void> {
  const declaration = declarationOf(term.taxonomy);
  if (!declaration) return;
  const parentId = declaration.hierarchical ? (job.terms.get(termKey(term.taxonomy, term.parent)) ?? null) : null;
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
      ...valuesOf(term),
    })
    .execute();
  tellChange(tx, 'term', term, id, 'create');
}

async function insertMenu(tx: Tx, job: Job, term: WxrTerm, id: number): Promise<void> {
  const { rows } = await sql<{ slug: string }>`select slug from menu where starts_with(slug, ${term.slug})`.execute(tx.db);
  const taken = new Set(rows.map(({ slug }) => slug));
  let { slug } = term;
  for (let number = 2; taken.has(slug); number += 1) slug = `${term.slug}-${number}`;
  if (slug !== term.slug) job.report.note('menu under another slug, as its own is taken', `${term.slug} → ${slug}`);
  await tx.db.insertInto('menu').values({ id, name: term.name, slug }).execute();
  for (const location of menuLocations.filter((name) => term.locations.includes(name))) {
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('menu_location')
      .values({ location, menu_id: id })
      .onConflict((conflict) => conflict.column('location').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) job.report.note('place that holds another menu already', `${location}: ${term.name}`);
  }
  tellChange(tx, 'menu', term, id, 'create');
}

function tellChange(tx: Tx, kind: 'term' | 'menu', term: WxrTerm, id: number, cause: 'create' | 'update'): void {
  const type = kind === 'menu' ? 'menu' : (declarationOf(term.taxonomy)?.graphql.single.toLowerCase() ?? 'term');
  tx.recordChange({ cause, kind: 'term', id, type, affectsLists: cause === 'create' });
}
