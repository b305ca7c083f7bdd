/** Imports menu items. They can refer to each other in any order, so they are collected in memory and written at the end; a site has few of them. */
import { sql } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { menuItemFields } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import { toJson } from '../../core/json.ts';
import { parseFields, type ResolveIds } from '../fields/parse-fields.ts';
import { unserializePhp } from '../parse/php-serialize.ts';
import type { WxrItem } from '../parse/records.ts';
import { writeOrSkip } from './data-errors.ts';
import { replaceMediaLinks } from './media-links.ts';
import { copiesFiles, formatItemName, type ImportState, getTermKey, runInTransaction } from './import-state.ts';
import {
  assignRemainingIds,
  computeItemDigest,
  type ImportRecord,
  getImportRecords,
  reserveIds,
  saveImportRecords,
} from './import-records.ts';
import { getMeta, getMetaId, selectExtraMeta } from './meta.ts';
import { MENU_TAXONOMY } from './terms.ts';

/** The target of a menu item. Exactly one of the ids and the URL is set. */
type MenuItemTarget = { node_id: number | null; term_id: number | null; url: string | null; label: string };

/**
 * @param fileItems in the order of the file
 * @param terms keys of terms by `taxonomy/id`
 */
export async function importMenuItems(
  state: ImportState,
  fileItems: readonly WxrItem[],
  terms: ReadonlyMap<string, string>,
): Promise<void> {
  if (fileItems.length === 0) return;
  const separateItems = await separateRepeatedItems(state, fileItems);
  await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const items = copiesFiles(state) ? await replaceMediaLinks(db, state, separateItems) : separateItems;
    const records = await getImportRecords(
      db,
      state,
      'menu_item',
      items.map(({ key }) => key),
    );
    const nodes = await getImportRecords(
      db,
      state,
      'node',
      items
        .map((item) => getMetaId(item.meta, '_menu_item_object_id') ?? '')
        .concat(items.flatMap(({ meta }) => meta.flatMap(({ value }) => (/^\d+$/.test(value) ? Number(value) : [])))),
    );
    const resolve: ResolveIds = { node: (id) => nodes.get(String(id))?.localId ?? null, user: (id) => state.localIds.user.get(id) ?? null };
    const importedItems = new Map<number, WxrItem>();
    const writtenItems = new Map<number, WxrItem>();
    const lastPositions = new Map<number, number>();
    for (const item of items) {
      const record = records.get(item.key);
      const menuId = getMenuId(state, item);
      const name = formatItemName(item);
      if (!record) continue;
      if (menuId === undefined) {
        state.report.skip('menu item without a menu', name);
        continue;
      }
      // WordPress keeps items that were added to an open menu, which was never saved, as drafts.
      if (!['publish', ''].includes(item.status)) {
        state.report.skip(`menu item with the status "${item.status}"`, name);
        continue;
      }
      const position = (lastPositions.get(menuId) ?? 0) + 1;
      lastPositions.set(menuId, position);
      const target = await findTarget(tx, state, item, resolve, terms);
      if (!target) {
        state.report.skip('menu item whose target was not imported', name);
        continue;
      }
      await writeOrSkip(db, state.report, name, async () => {
        const isWritten = await writeMenuItem(tx, state, item, record, { menuId, position, target, resolve });
        importedItems.set(record.localId, item);
        if (isWritten) writtenItems.set(record.localId, item);
      });
    }
    await setParents(tx, state, writtenItems, importedItems);
  });
}

/**
 * Returns the items with different keys. Some plugins export the items of several menus with the same ids: each of them is imported, like in WordPress,
 * and all but the first get new ids. Exact copies are left out.
 */
async function separateRepeatedItems(state: ImportState, items: readonly WxrItem[]): Promise<WxrItem[]> {
  const copies = new Map<string, Set<string>>();
  const result = items.flatMap((item): WxrItem[] => {
    const digests = copies.get(item.key) ?? new Set();
    const digest = computeItemDigest(item);
    if (digests.has(digest)) {
      state.report.skip('duplicate item in the file', formatItemName(item));
      return [];
    }
    copies.set(item.key, digests.add(digest));
    if (digests.size === 1) return [item];
    state.report.warn('menu item with the id of another menu item, imported with a new id', formatItemName(item));
    return [{ ...item, key: `${item.key}/${digests.size}` }];
  });
  const repeated = result.filter(({ key }) => key.includes('/'));
  await runInTransaction(state, async ({ db }) => {
    await reserveIds(
      db,
      state,
      'menu_item',
      repeated.map(({ key }) => ({ foreignId: key, preferredId: null })),
    );
    await assignRemainingIds(db, state, 'menu_item');
  });
  return result;
}

function getMenuId(state: ImportState, item: WxrItem): number | undefined {
  const menu = item.terms.find(({ taxonomy }) => taxonomy === MENU_TAXONOMY);
  return menu && state.terms.get(getTermKey(MENU_TAXONOMY, menu.slug));
}

async function findTarget(
  { db }: Tx,
  state: ImportState,
  item: WxrItem,
  resolve: ResolveIds,
  terms: ReadonlyMap<string, string>,
): Promise<MenuItemTarget | null> {
  const kind = getMeta(item.meta, '_menu_item_type');
  const object = getMeta(item.meta, '_menu_item_object') ?? '';
  const objectId = getMetaId(item.meta, '_menu_item_object_id');
  const none = { node_id: null, term_id: null, url: null };
  if (kind === 'custom') return { ...none, url: getMeta(item.meta, '_menu_item_url') ?? '', label: '' };
  if (kind === 'post_type_archive') {
    const archive = contentTypes.find(({ name }) => name === object);
    return archive?.archive === undefined ? null : { ...none, url: archive.archive, label: archive.label.plural };
  }
  if (kind === 'taxonomy' && taxonomies.some(({ name }) => name === object)) {
    const id = objectId === null ? undefined : state.terms.get(terms.get(getTermKey(object, String(objectId))) ?? '');
    const term = id === undefined ? undefined : await db.selectFrom('term').select('name').where('id', '=', id).executeTakeFirst();
    return id === undefined || !term ? null : { ...none, term_id: id, label: term.name };
  }
  const id = kind === 'post_type' && objectId !== null ? resolve.node(objectId) : null;
  const node = id === null ? undefined : await db.selectFrom('content_node').select('title').where('id', '=', id).executeTakeFirst();
  return id === null || !node ? null : { ...none, node_id: id, label: node.title };
}

/** Meta keys that other parts of the import of menu items read. */
const menuItemKeys: ReadonlySet<string> = new Set([
  '_menu_item_type',
  '_menu_item_object',
  '_menu_item_object_id',
  '_menu_item_menu_item_parent',
  '_menu_item_target',
  '_menu_item_classes',
  '_menu_item_xfn',
  '_menu_item_url',
]);

type MenuItemContext = { menuId: number; position: number; target: MenuItemTarget; resolve: ResolveIds };

/** @returns whether the item was written */
async function writeMenuItem(
  { db }: Tx,
  state: ImportState,
  item: WxrItem,
  record: ImportRecord,
  { menuId, position, target, resolve }: MenuItemContext,
): Promise<boolean> {
  const digest = computeItemDigest(item, menuItemFields);
  const existing = await db.selectFrom('menu_item').select('id').where('id', '=', record.localId).executeTakeFirst();
  if (existing && (record.digest === digest || state.options.existing === 'leave')) {
    state.report.count('menu items', 'unchanged');
    return false;
  }
  const { label, ...targetColumns } = target;
  const { values: fields, used } = parseFields({ fields: menuItemFields }, item.meta, resolve);
  const isUsed = (key: string) => used.has(key) || menuItemKeys.has(key);
  const extraMeta = selectExtraMeta(item.meta, isUsed, state.report, formatItemName(item));
  const classes = unserializePhp(getMeta(item.meta, '_menu_item_classes') ?? '');
  const row = {
    ...targetColumns,
    menu_id: menuId,
    position: item.menuOrder > 0 && item.menuOrder <= 0x7fffffff ? item.menuOrder : position,
    // In WordPress, an item with an empty label shows the title of its target.
    label: item.title || label,
    title: item.excerpt.trim() || null,
    // WordPress writes a space for an empty description.
    description: item.content.trim() || null,
    target: getMeta(item.meta, '_menu_item_target') || null,
    link_relationship: getMeta(item.meta, '_menu_item_xfn') || null,
    css_classes: Array.isArray(classes) ? classes.map(String).filter((name) => name !== '') : [],
    fields: toJson(fields),
    extra_meta: toJson(extraMeta),
  };
  if (existing) await db.updateTable('menu_item').set(row).where('id', '=', record.localId).execute();
  else
    await db
      .insertInto('menu_item')
      .values({ id: record.localId, ...row })
      .execute();
  await saveImportRecords(db, state, 'menu_item', [{ foreignId: item.key, localId: record.localId, digest }]);
  state.report.count('menu items', existing ? 'updated' : 'new');
  return true;
}

async function setParents(
  { db, recordChange }: Tx,
  state: ImportState,
  writtenItems: ReadonlyMap<number, WxrItem>,
  importedItems: ReadonlyMap<number, WxrItem>,
): Promise<void> {
  const links = [...writtenItems].map(([id, item]) => {
    const parent = getMetaId(item.meta, '_menu_item_menu_item_parent');
    return { id, parent: parent === null ? null : findParentId(state, item, parent, importedItems) };
  });
  await sql`
    update menu_item i set parent_id = p.id
    from unnest(${links.map(({ id }) => id)}::int[], ${links.map(({ parent }) => parent)}::int[]) k(id, parent)
      left join menu_item p on p.id = k.parent and p.id <> k.id
    where i.id = k.id`.execute(db);
  const menus = new Set([...writtenItems.values()].flatMap((item) => getMenuId(state, item) ?? []));
  for (const id of menus) recordChange({ cause: 'update', kind: 'term', id, type: 'menu', affectsLists: true });
}

/** Returns the id of the parent. Among several items with the same id, it is the one in the same menu. */
function findParentId(state: ImportState, item: WxrItem, parent: number, importedItems: ReadonlyMap<number, WxrItem>): number | null {
  const menuId = getMenuId(state, item);
  const candidates = [...importedItems].filter(([, other]) => other.id === parent);
  const id = (candidates.find(([, other]) => getMenuId(state, other) === menuId) ?? candidates[0])?.[0] ?? null;
  if (id === null) state.report.skip('parent of a menu item that was not imported', `${formatItemName(item)} → ${parent}`);
  return id;
}
