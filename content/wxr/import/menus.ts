/** Items of menus. A site has few of them, and they refer to each other in any order: they are gathered and written at the end. */
import { sql } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { menuItemFields } from '../../model/menus.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import { toJson } from '../../core/json.ts';
import { readFields, type Resolve } from '../fields/read.ts';
import { readPhp } from '../reading/php.ts';
import type { WxrItem } from '../reading/records.ts';
import { type Job, termKey, write } from './job.ts';
import { digestOf, type Mapped, mapped, note } from './mapping.ts';
import { firstOf, numberOf } from './meta.ts';
import { MENU } from './terms.ts';

/** What an item leads to: exactly one of the three. */
type Target = { node_id: number | null; term_id: number | null; url: string | null; label: string };

export async function importMenuItems(job: Job, items: readonly WxrItem[], terms: ReadonlyMap<number, string>): Promise<void> {
  if (items.length === 0) return;
  await write(job, async (tx) => {
    const { db } = tx;
    const own = await mapped(
      db,
      job,
      'menu_item',
      items.map(({ id }) => id ?? ''),
    );
    const nodes = await mapped(
      db,
      job,
      'node',
      items
        .map((item) => numberOf(item.meta, '_menu_item_object_id') ?? '')
        .concat(items.flatMap(({ meta }) => meta.flatMap(({ value }) => (/^\d+$/.test(value) ? Number(value) : [])))),
    );
    const resolve: Resolve = { node: (id) => nodes.get(String(id))?.localId ?? null, user: (id) => job.usersById.get(id) ?? null };
    const written = new Map<number, WxrItem>();
    const places = new Map<number, number>();
    for (const item of items) {
      const record = own.get(String(item.id));
      const menuId = menuOf(job, item);
      const name = `menu item ${item.id ?? ''} “${item.title}”`;
      if (!record) continue;
      if (menuId === undefined) {
        job.report.skip('menu item of no menu', name);
        continue;
      }
      const place = (places.get(menuId) ?? 0) + 1;
      places.set(menuId, place);
      const target = await targetOf(tx, job, item, resolve, terms);
      if (!target) {
        job.report.skip('menu item that leads to what was not imported', name);
        continue;
      }
      if (await writeMenuItem(tx, job, item, record, { menuId, place, target, resolve })) written.set(record.localId, item);
    }
    await linkParents(tx, job, written, own);
  });
}

function menuOf(job: Job, item: WxrItem): number | undefined {
  const menu = item.terms.find(({ taxonomy }) => taxonomy === MENU);
  return menu && job.terms.get(termKey(MENU, menu.slug));
}

async function targetOf({ db }: Tx, job: Job, item: WxrItem, resolve: Resolve, terms: ReadonlyMap<number, string>): Promise<Target | null> {
  const kind = firstOf(item.meta, '_menu_item_type');
  const object = firstOf(item.meta, '_menu_item_object') ?? '';
  const objectId = numberOf(item.meta, '_menu_item_object_id');
  const none = { node_id: null, term_id: null, url: null };
  if (kind === 'custom') return { ...none, url: firstOf(item.meta, '_menu_item_url') ?? '', label: '' };
  if (kind === 'post_type_archive') {
    const archive = contentTypes.find(({ name }) => name === object);
    return archive?.archive === undefined ? null : { ...none, url: archive.archive, label: archive.label.plural };
  }
  if (kind === 'taxonomy' && taxonomies.some(({ name }) => name === object)) {
    const id = objectId === null ? undefined : job.terms.get(terms.get(objectId) ?? '');
    const term = id === undefined ? undefined : await db.selectFrom('term').select('name').where('id', '=', id).executeTakeFirst();
    return id === undefined || !term ? null : { ...none, term_id: id, label: term.name };
  }
  const id = kind === 'post_type' && objectId !== null ? resolve.node(objectId) : null;
  const node = id === null ? undefined : await db.selectFrom('content_node').select('title').where('id', '=', id).executeTakeFirst();
  return id === null || !node ? null : { ...none, node_id: id, label: node.title };
}

type Place = { menuId: number; place: number; target: Target; resolve: Resolve };

/** @returns whether anything was written */
async function writeMenuItem(
  { db }: Tx,
  job: Job,
  item: WxrItem,
  record: Mapped,
  { menuId, place, target, resolve }: Place,
): Promise<boolean> {
  const digest = digestOf({ ...item, line: 0 });
  const there = await db.selectFrom('menu_item').select('id').where('id', '=', record.localId).executeTakeFirst();
  if (there && (record.digest === digest || job.options.existing === 'leave')) {
    job.report.count('menu items', 'unchanged');
    return false;
  }
  const { label, ...lead } = target;
  const classes = readPhp(firstOf(item.meta, '_menu_item_classes') ?? '');
  const row = {
    ...lead,
    menu_id: menuId,
    position: item.menuOrder > 0 ? item.menuOrder : place,
    // WordPress leaves the label of an item empty as long as it is the title of what it leads to.
    label: item.title || label,
    title: item.excerpt.trim() || null,
    // WordPress writes a blank for none.
    description: item.content.trim() || null,
    target: firstOf(item.meta, '_menu_item_target') || null,
    link_relationship: firstOf(item.meta, '_menu_item_xfn') || null,
    css_classes: Array.isArray(classes) ? classes.map(String).filter((name) => name !== '') : [],
    fields: toJson(readFields({ fields: menuItemFields }, item.meta, resolve).values),
  };
  if (there) await db.updateTable('menu_item').set(row).where('id', '=', record.localId).execute();
  else
    await db
      .insertInto('menu_item')
      .values({ id: record.localId, ...row })
      .execute();
  await note(db, job, 'menu_item', [{ foreignId: item.id ?? '', localId: record.localId, digest }]);
  job.report.count('menu items', there ? 'updated' : 'new');
  return true;
}

async function linkParents(
  { db, recordChange: changed }: Tx,
  job: Job,
  written: ReadonlyMap<number, WxrItem>,
  own: ReadonlyMap<string, Mapped>,
): Promise<void> {
  const links = [...written].map(([id, item]) => {
    const parent = numberOf(item.meta, '_menu_item_menu_item_parent');
    return { id, parent: parent === null ? null : (own.get(String(parent))?.localId ?? null) };
  });
  await sql`
    update menu_item i set parent_id = p.id
    from unnest(${links.map(({ id }) => id)}::int[], ${links.map(({ parent }) => parent)}::int[]) k(id, parent)
      left join menu_item p on p.id = k.parent and p.id <> k.id
    where i.id = k.id`.execute(db);
  const menus = new Set([...written.values()].flatMap((item) => menuOf(job, item) ?? []));
  for (const id of menus) changed({ cause: 'update', kind: 'term', id, type: 'menu', affectsLists: true });
}
