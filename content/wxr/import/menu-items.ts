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
import { type ImportState, getTermKey, runInTransaction } from './import-state.ts';
import { computeDigest, type ImportRecord, getImportRecords, saveImportRecords } from './import-records.ts';
import { getMeta, getMetaId } from './meta.ts';
import { MENU_TAXONOMY } from './terms.ts';

/** The target of a menu item. Exactly one of the ids and the URL is set. */
type MenuItemTarget = { node_id: number | null; term_id: number | null; url: string | null; label: string };

export async function importMenuItems(state: ImportState, items: readonly WxrItem[], terms: ReadonlyMap<number, string>): Promise<void> {
  if (items.length === 0) return;
  await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const records = await getImportRecords(
      db,
      state,
      'menu_item',
      items.map(({ id }) => id ?? ''),
    );
    const nodes = await getImportRecords(
      db,
      state,
      'node',
      items
        .map((item) => getMetaId(item.meta, '_menu_item_object_id') ?? '')
        .concat(items.flatMap(({ meta }) => meta.flatMap(({ value }) => (/^\d+$/.test(value) ? Number(value) : [])))),
    );
    const resolve: ResolveIds = { node: (id) => nodes.get(String(id))?.localId ?? null, user: (id) => state.usersById.get(id) ?? null };
    const writtenItems = new Map<number, WxrItem>();
    const lastPositions = new Map<number, number>();
    for (const item of items) {
      const record = records.get(String(item.id));
      const menuId = getMenuId(state, item);
      const name = `menu item ${item.id ?? ''} “${item.title}”`;
      if (!record) continue;
      if (menuId === undefined) {
        state.report.skip('menu item without a menu', name);
        continue;
      }
      const position = (lastPositions.get(menuId) ?? 0) + 1;
      lastPositions.set(menuId, position);
      const target = await findTarget(tx, state, item, resolve, terms);
      if (!target) {
        state.report.skip('menu item whose target was not imported', name);
        continue;
      }
      if (await writeMenuItem(tx, state, item, record, { menuId, position, target, resolve })) writtenItems.set(record.localId, item);
    }
    await setParents(tx, state, writtenItems, records);
  });
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
  terms: ReadonlyMap<number, string>,
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
    const id = objectId === null ? undefined : state.terms.get(terms.get(objectId) ?? '');
    const term = id === undefined ? undefined : await db.selectFrom('term').select('name').where('id', '=', id).executeTakeFirst();
    return id === undefined || !term ? null : { ...none, term_id: id, label: term.name };
  }
  const id = kind === 'post_type' && objectId !== null ? resolve.node(objectId) : null;
  const node = id === null ? undefined : await db.selectFrom('content_node').select('title').where('id', '=', id).executeTakeFirst();
  return id === null || !node ? null : { ...none, node_id: id, label: node.title };
}

type MenuItemContext = { menuId: number; position: number; target: MenuItemTarget; resolve: ResolveIds };

/** @returns whether the item was written */
async function writeMenuItem(
  { db }: Tx,
  state: ImportState,
  item: WxrItem,
  record: ImportRecord,
  { menuId, position, target, resolve }: MenuItemContext,
): Promise<boolean> {
  const digest = computeDigest({ ...item, line: 0 });
  const existing = await db.selectFrom('menu_item').select('id').where('id', '=', record.localId).executeTakeFirst();
  if (existing && (record.digest === digest || state.options.existing === 'leave')) {
    state.report.count('menu items', 'unchanged');
    return false;
  }
  const { label, ...targetColumns } = target;
  const classes = unserializePhp(getMeta(item.meta, '_menu_item_classes') ?? '');
  const row = {
    ...targetColumns,
    menu_id: menuId,
    position: item.menuOrder > 0 ? item.menuOrder : position,
    // In WordPress, an item with an empty label shows the title of its target.
    label: item.title || label,
    title: item.excerpt.trim() || null,
    // WordPress writes a space for an empty description.
    description: item.content.trim() || null,
    target: getMeta(item.meta, '_menu_item_target') || null,
    link_relationship: getMeta(item.meta, '_menu_item_xfn') || null,
    css_classes: Array.isArray(classes) ? classes.map(String).filter((name) => name !== '') : [],
    fields: toJson(parseFields({ fields: menuItemFields }, item.meta, resolve).values),
  };
  if (existing) await db.updateTable('menu_item').set(row).where('id', '=', record.localId).execute();
  else
    await db
      .insertInto('menu_item')
      .values({ id: record.localId, ...row })
      .execute();
  await saveImportRecords(db, state, 'menu_item', [{ foreignId: item.id ?? '', localId: record.localId, digest }]);
  state.report.count('menu items', existing ? 'updated' : 'new');
  return true;
}

async function setParents(
  { db, recordChange }: Tx,
  state: ImportState,
  writtenItems: ReadonlyMap<number, WxrItem>,
  records: ReadonlyMap<string, ImportRecord>,
): Promise<void> {
  const links = [...writtenItems].map(([id, item]) => {
    const parent = getMetaId(item.meta, '_menu_item_menu_item_parent');
    return { id, parent: parent === null ? null : (records.get(String(parent))?.localId ?? null) };
  });
  await sql`
    update menu_item i set parent_id = p.id
    from unnest(${links.map(({ id }) => id)}::int[], ${links.map(({ parent }) => parent)}::int[]) k(id, parent)
      left join menu_item p on p.id = k.parent and p.id <> k.id
    where i.id = k.id`.execute(db);
  const menus = new Set([...writtenItems.values()].flatMap((item) => getMenuId(state, item) ?? []));
  for (const id of menus) recordChange({ cause: 'update', kind: 'term', id, type: 'menu', affectsLists: true });
}
