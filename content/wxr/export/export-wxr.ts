/** Exports all content as a WordPress export file (WXR 1.2). */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { FOOTER, formatHeader, formatMenu, formatTerm, formatAuthor } from './channel.ts';
import { type ExportSite, formatMenuItem, formatNode } from './items.ts';
import { readComments, readMedia, readMenuItems, readMenus, readNodes, readNodeTerms, readOptions, readTerms, readUsers } from './rows.ts';

export type ExportOptions = {
  db: Kysely<Database>;
  siteUrl: string;
  contentUrl: string;
  now: Date;
  /** Writes the next part of the file. The export waits until it is written. */
  write: (part: string) => Promise<void>;
  /** Receives the number of items written so far. */
  progress?: (items: number) => void;
};

/**
 * Exports a consistent snapshot of the content, even if editors change it in the meantime. At most a few hundred items are in memory.
 * @returns the number of items written
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
  const site: ExportSite = { siteUrl, contentUrl, timezone: typeof timezone === 'string' ? timezone : 'UTC' };
  await write(formatHeader({ siteUrl, contentUrl, now, options }));
  for (const user of await readUsers(db)) await write(formatAuthor(user));
  for (const term of await readTerms(db)) await write(formatTerm(term));
  for (const menu of await readMenus(db)) await write(formatMenu(menu));
  let items = 0;
  for await (const nodes of readNodes(db)) {
    const ids = nodes.map(({ id }) => id);
    const [media, terms, comments] = [await readMedia(db, ids), await readNodeTerms(db, ids), await readComments(db, ids)];
    const parts = nodes.map((node) =>
      formatNode(node, { media: media.get(node.id), terms: terms.get(node.id) ?? [], comments: comments.get(node.id) ?? [] }, site),
    );
    await write(parts.join(''));
    items += nodes.length;
    progress?.(items);
  }
  const menuItems = await readMenuItems(db);
  await write(menuItems.map((item) => formatMenuItem(item, site)).join(''));
  await write(FOOTER);
  return items + menuItems.length;
}
