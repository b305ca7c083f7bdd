/** Commands on menus: create, update, delete, and assign to locations. */
import { sql } from 'kysely';
import type { MenuRow } from '../../core/rows/menus.ts';
import { UserError } from '../../core/user-error.ts';
import { type MenuLocation, menuLocations } from '../../model/menus.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { parseLine } from '../markup/parse-text.ts';
import { addSlugSuffix, toSlug } from '../permalinks/slugs.ts';
import { assertCanEditMenus, findItems, findLocations, requireMenu } from './menu-rows.ts';
import { recordMenuChange, recordMenuVisibility } from './record-menu-change.ts';

/** Size of WordPress's column. */
const MAX_NAME = 200;
/** Every request that shows a menu loads all of them. */
const MAX_MENUS = 100;

export type MenuInput = { name?: string | null; slug?: string | null };

export async function createMenu(services: Services, viewer: Viewer, input: MenuInput): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    await lockMenuNames(tx);
    const { rows: counts } = await sql<{ count: number }>`select count(*)::int as count from menu`.execute(tx.db);
    if ((counts[0]?.count ?? 0) >= MAX_MENUS)
      throw new UserError(`The site already has ${MAX_MENUS} menus, which is the maximum. Delete one first.`);
    const name = await parseName(tx, input.name ?? '', null);
    const slug = input.slug ? await parseSlug(tx, input.slug, null) : await createSlug(tx, name);
    const { id } = await tx.db.insertInto('menu').values({ name, slug }).returning('id').executeTakeFirstOrThrow();
    await recordAudit(tx, { action: 'create', objectType: 'Menu', objectId: id, objectName: name, after: { name, slug } });
    return id;
  });
}

export async function updateMenu(services: Services, viewer: Viewer, id: string, input: MenuInput): Promise<number> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    await lockMenuNames(tx);
    const menu = await requireMenu(tx, id);
    const name = typeof input.name === 'string' ? await parseName(tx, input.name, menu.id) : menu.name;
    // A new name alone does not change the slug, because clients look menus up by it.
    const slug = input.slug ? await parseSlug(tx, input.slug, menu.id) : menu.slug;
    await tx.db.updateTable('menu').set({ name, slug }).where('id', '=', menu.id).execute();
    if (name !== menu.name || slug !== menu.slug) await recordMenuChange(tx, menu.id);
    await recordAudit(tx, {
      action: 'update',
      objectType: 'Menu',
      objectId: menu.id,
      objectName: name,
      before: menu,
      after: { ...menu, name, slug },
    });
    return menu.id;
  });
}

/**
 * Deletes a menu with its items. Its locations have no menu afterwards.
 * @returns the menu before it was deleted
 */
export async function deleteMenu(services: Services, viewer: Viewer, id: string): Promise<MenuRow> {
  assertCanEditMenus(viewer);
  return transact(services, viewer, async (tx) => {
    const menu = await requireMenu(tx, id);
    const [items, locations] = [await findItems(tx.db, menu.id), await findLocations(tx.db, menu.id)];
    if (locations.length > 0)
      recordMenuVisibility(
        tx,
        menu.id,
        items.map((item) => item.id),
        false,
      );
    await tx.db.deleteFrom('menu').where('id', '=', menu.id).execute();
    await recordAudit(tx, {
      action: 'delete',
      objectType: 'Menu',
      objectId: menu.id,
      objectName: menu.name,
      before: { ...menu, locations, items: items.map(({ label }) => label) },
    });
    return { kind: 'menu', ...menu, locations, count: items.length };
  });
}

/** A location and its menu. Without a menu, the location is emptied. */
export type LocationInput = { location: MenuLocation; menuId?: string | null };

/** Assigns menus to locations. Locations that are not in the input keep their menus. */
export async function updateMenuLocations(services: Services, viewer: Viewer, input: readonly LocationInput[]): Promise<void> {
  assertCanEditMenus(viewer);
  if (new Set(input.map(({ location }) => location)).size < input.length)
    throw new UserError('The list contains a location twice. A location can have only one menu. Remove one of the entries.');
  await transact(services, viewer, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('menu locations'))`.execute(tx.db);
    const before = await findMenusByLocation(tx);
    for (const { location, menuId } of input) {
      const menu = menuId ? await requireMenu(tx, menuId) : null;
      if (menu)
        await tx.db
          .insertInto('menu_location')
          .values({ location, menu_id: menu.id })
          .onConflict((conflict) => conflict.column('location').doUpdateSet({ menu_id: menu.id }))
          .execute();
      else await tx.db.deleteFrom('menu_location').where('location', '=', location).execute();
    }
    const after = await findMenusByLocation(tx);
    await recordLocationPurges(tx, before, after);
    await recordAudit(tx, {
      action: 'update',
      objectType: 'MenuLocationEnum',
      before: Object.fromEntries(before),
      after: Object.fromEntries(after),
    });
  });
}

type MenusByLocation = ReadonlyMap<MenuLocation, number>;

async function findMenusByLocation({ db }: Tx): Promise<MenusByLocation> {
  const rows = await db.selectFrom('menu_location').selectAll().execute();
  return new Map(rows.map(({ location, menu_id }) => [location, menu_id]));
}

async function recordLocationPurges(tx: Tx, before: MenusByLocation, after: MenusByLocation): Promise<void> {
  const changed = menuLocations.filter((location) => before.get(location) !== after.get(location));
  const affected = new Set(changed.flatMap((location) => [before.get(location), after.get(location)]).filter((id) => id !== undefined));
  const [visibleBefore, visibleAfter] = [new Set(before.values()), new Set(after.values())];
  for (const id of affected) {
    if (visibleBefore.has(id) === visibleAfter.has(id)) await recordMenuChange(tx, id);
    else
      recordMenuVisibility(
        tx,
        id,
        (await findItems(tx.db, id)).map((item) => item.id),
        visibleAfter.has(id),
      );
  }
}

/** Serializes changes of names, so that they stay unique. */
async function lockMenuNames({ db }: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('menu names'))`.execute(db);
}

async function parseName(tx: Tx, value: string, ownId: number | null): Promise<string> {
  const name = parseLine('The name of the menu', value, MAX_NAME);
  if (name === '') throw new UserError('A menu needs a name. Enter a name with at least one character.');
  const { rows } = await sql`select from menu where lower(name) = lower(${name}) and id <> ${ownId ?? 0}`.execute(tx.db);
  if (rows.length > 0) throw new UserError(`The menu name ${name} conflicts with another menu name. Please try another.`);
  return name;
}

async function parseSlug(tx: Tx, value: string, ownId: number | null): Promise<string> {
  const slug = toSlug(value);
  if (slug === '') throw new UserError('The slug contains no letters or digits. Use one such as "main-menu".');
  const { rows } = await sql`select from menu where slug = ${slug} and id <> ${ownId ?? 0}`.execute(tx.db);
  if (rows.length > 0) throw new UserError(`The slug "${slug}" is already in use by another menu. Choose another one.`);
  return slug;
}

async function createSlug({ db }: Tx, name: string): Promise<string> {
  const base = toSlug(name) || 'menu';
  const { rows } = await sql<{ slug: string }>`select slug from menu`.execute(db);
  const usedSlugs = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; usedSlugs.has(slug); number += 1) slug = addSlugSuffix(base, `-${number}`);
  return slug;
}
