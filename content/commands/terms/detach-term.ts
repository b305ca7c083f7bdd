/** Detaches nodes and menu items from a term before it is deleted. */
import { sql } from 'kysely';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { getNodeKeyType, getTermKeyType } from '../../core/cache-keys.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import { recordMenuPurges } from '../core/record-menu-purges.ts';
import type { Tx } from '../core/transact.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { recountTerms } from './term-counts.ts';

/**
 * Posts that would have no category get the default category. Menu items that link to the term are deleted, and their children move up.
 * @throws UserError if the term is the default category
 */
export async function detachTerm(tx: Tx, taxonomy: TaxonomyDeclaration, term: TermRow): Promise<void> {
  if (taxonomy.name === 'category') {
    const { defaultCategory } = await getSiteSettings(tx.db);
    if (defaultCategory === term.id)
      throw new UserError(
        `${term.name} is the default category, which cannot be deleted. Choose another default category in the settings first (API: writingSettingsDefaultCategory).`,
      );
    if (defaultCategory !== null) await assignDefaultCategory(tx, term.id, defaultCategory);
  }
  // Responses with the term have the term's purge key, so the nodes need no purge of their own.
  await tx.db.deleteFrom('term_relationship').where('term_id', '=', term.id).execute();
  await removeFromMenus(tx, term.id);
}

async function assignDefaultCategory({ db, recordChange }: Tx, id: number, defaultCategory: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into term_relationship (node_id, term_id)
    select r.node_id, ${defaultCategory} from term_relationship r
    where r.term_id = ${id} and exists (select from term t where t.id = ${defaultCategory} and t.taxonomy = 'category')
      and not exists (select from term_relationship o join term t on t.id = o.term_id where o.node_id = r.node_id and o.term_id <> ${id} and t.taxonomy = 'category')
    on conflict do nothing`.execute(db);
  if (numAffectedRows === 0n) return;
  await recountTerms(db, [defaultCategory]);
  recordChange({
    cause: 'update',
    kind: 'term',
    id: defaultCategory,
    type: getTermKeyType('category'),
    affectsLists: true,
    dependentLists: [getNodeKeyType('post')],
  });
}

async function removeFromMenus(tx: Tx, id: number): Promise<void> {
  await recordMenuPurges(tx, 'term_id', [id]);
  const items = await tx.db.selectFrom('menu_item').select(['id', 'parent_id']).where('term_id', '=', id).execute();
  for (const item of items) {
    // Read again, because the parent item may have been deleted in this loop.
    const { parent_id } = await tx.db.selectFrom('menu_item').select('parent_id').where('id', '=', item.id).executeTakeFirstOrThrow();
    await tx.db.updateTable('menu_item').set({ parent_id }).where('parent_id', '=', item.id).execute();
    await tx.db.deleteFrom('menu_item').where('id', '=', item.id).execute();
  }
}
