/** Writes all content as a WordPress export (WXR 1.2). */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { FOOT, writeHead, writeMenu, writeTerm, writeUser } from './channel.ts';
import { type Site, writeMenuItem, writeNode } from './items.ts';
import { readComments, readMedia, readMenuItems, readMenus, readNodes, readNodeTerms, readOptions, readTerms, readUsers } from './rows.ts';

export type ExportOptions = {
  db: Kysely<Database>;
  siteUrl: string;
  contentUrl: string;
  now: Date;
  /** Takes the next part of the file; the export waits for it. */
  write: (part: string) => Promise<void>;
  /** Told how many items are written. */
  progress?: (items: number) => void;
};

/**
 * Writes everything as it is at one moment, whatever editors do meanwhile. Memory holds a few hundred items at a time.
 * @returns how many items were written
 */
export function exportWxr(options: ExportOptions): Promise<number> {
  return options.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => writeAll(db, options));
}

async function writeAll(db: Transaction<Database>, { siteUrl, contentUrl, now, write, progress }: ExportOptions): Promise<number> {
  const options = await readOptions(db);
  const timezone = options.find(({ name }) => name === 'settings')?.value['timezone'];
  const site: Site = { siteUrl, contentUrl, timezone: typeof timezone === 'string' ? timezone : 'UTC' };
  await write(writeHead({ siteUrl, contentUrl, now, options }));
  for (const user of await readUsers(db)) await write(writeUser(user));
  for (const term of await readTerms(db)) await write(writeTerm(term));
  for (const menu of await readMenus(db)) await write(writeMenu(menu));
  let items = 0;
  for await (const nodes of readNodes(db)) {
    const ids = nodes.map(({ id }) => id);
    const [media, terms, comments] = [await readMedia(db, ids), await readNodeTerms(db, ids), await readComments(db, ids)];
    const parts = nodes.map((node) =>
      writeNode(node, { media: media.get(node.id), terms: terms.get(node.id) ?? [], comments: comments.get(node.id) ?? [] }, site),
    );
    await write(parts.join(''));
    items += nodes.length;
    progress?.(items);
  }
  const menuItems = await readMenuItems(db);
  await write(menuItems.map((item) => writeMenuItem(item, site)).join(''));
  await write(FOOT);
  return items + menuItems.length;
}
