/** What lets go of a term before it is deleted: nodes filed under it and menus that lead to it. */
import { sql } from 'kysely';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import type { Tx } from '../core/transact.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { recountTerms } from './term-counts.ts';

/**
 * Posts that would be left without a category get the default one; items of menus that led to the term go, and those below them move up.
 * @throws UserError for the default category itself: posts would have nowhere to go
 */
export async function detachTerm(tx: Tx, taxonomy: TaxonomyDeclaration, term: TermRow): Promise<void> {
  if (taxonomy.name === 'category') {
    const { defaultCategory } = await getSiteSettings(tx.db);
    if (defaultCategory === term.id)
      throw new UserError(
        `${term.name} is the default category and cannot be deleted. Choose another one with writingSettingsDefaultCategory first.`,
      );
    if (defaultCategory !== null) await assignDefaultCategory(tx, term.id, defaultCategory);
  }
  // Caches know every answer that names the term by the term's own key: its nodes need no keys of theirs.
  await tx.db.deleteFrom('term_relationship').where('term_id', '=', term.id).execute();
  await removeFromMenus(tx, term.id);
}

async function assignDefaultCategory({ db, recordChange: changed }: Tx, id: number, defaultCategory: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into term_relationship (node_id, term_id)
    select r.node_id, ${defaultCategory} from term_relationship r
    where r.term_id = ${id} and exists (select from term t where t.id = ${defaultCategory} and t.taxonomy = 'category')
      and not exists (select from term_relationship o join term t on t.id = o.term_id where o.node_id = r.node_id and o.term_id <> ${id} and t.taxonomy = 'category')
    on conflict do nothing`.execute(db);
  if (numAffectedRows === 0n) return;
  await recountTerms(db, [defaultCategory]);
  changed({ cause: 'update', kind: 'term', id: defaultCategory, type: 'category', affectsLists: false });
}

async function removeFromMenus(tx: Tx, id: number): Promise<void> {
  const items = await tx.db.selectFrom('menu_item').select(['id', 'menu_id', 'parent_id']).where('term_id', '=', id).execute();
  for (const item of items) {
    // Read again: the item above may have gone a moment ago.
    const { parent_id } = await tx.db.selectFrom('menu_item').select('parent_id').where('id', '=', item.id).executeTakeFirstOrThrow();
    await tx.db.updateTable('menu_item').set({ parent_id }).where('parent_id', '=', item.id).execute();
    await tx.db.deleteFrom('menu_item').where('id', '=', item.id).execute();
  }
  for (const menu of new Set(items.map((item) => item.menu_id)))
    tx.recordChange({ cause: 'update', kind: 'term', id: menu, type: 'menu', affectsLists: false });
}
