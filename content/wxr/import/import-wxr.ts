/**
 * Imports a WordPress export, which can consist of several files, into the database. An import can be repeated: the next run continues an interrupted one, and items that are already
 * imported are not created again.
 */
import { stat } from 'node:fs/promises';
import { parseWxrFiles } from '../parse/parse-wxr.ts';
import type { WxrItem } from '../parse/records.ts';
import { assignUris } from './assign-uris.ts';
import { finishImport } from './finish-import.ts';
import { copiesFiles, type ImportOptions, type ImportState, createImportState, getTermKey } from './import-state.ts';
import { toLocalMediaLinks } from '../own-media-links.ts';
import { linkItems } from './link-items.ts';
import { toLocalContent } from './local-ids.ts';
import { mapItemTexts } from './media-links.ts';
import { importMenuItems } from './menu-items.ts';
import type { ImportReport } from './report.ts';
import { getItemKind, prepareImport } from './prepare-import.ts';
import { writeItems } from './write-items.ts';

/** Limits of one batch, which is written in one transaction. */
const MAX_BATCH_ITEMS = 100;
const MAX_BATCH_CHARACTERS = 4_000_000;
const PROGRESS_MS = 500;

/**
 * Streams the files three times: to assign ids, to write rows, and to set references between rows. If media files are copied, media items are written
 * in a pass of their own, before the content that links to them.
 * @throws InvalidWxrError
 */
export async function importWxr(options: ImportOptions): Promise<ImportReport> {
  const state = createImportState(options);
  const sizes = await Promise.all(
    options.files.map((file) =>
      stat(file).then(
        (stats) => stats.size,
        () => 0,
      ),
    ),
  );
  const size = sizes.reduce((sum, fileSize) => sum + fileSize, 0);
  const createProgress = createProgressReporter(options, size);
  const total = await prepareImport(state, createProgress('analyzing'));
  const menuItems: WxrItem[] = [];
  const terms = new Map<string, string>();
  let done = 0;
  const isMedia = ({ type }: WxrItem) => type === 'attachment';
  if (copiesFiles(state))
    await processInBatches(state, createProgress('copying files'), null, (items) => writeItems(state, items.filter(isMedia)));
  await processInBatches(
    state,
    createProgress('writing', () => `${done} of ${total} items`),
    terms,
    async (items) => {
      done += items.length;
      menuItems.push(...items.filter((item) => getItemKind(item) === 'menu item'));
      await writeItems(
        state,
        items.filter((item) => getItemKind(item) === 'node' && !(copiesFiles(state) && isMedia(item))),
      );
    },
  );
  await processInBatches(state, createProgress('setting references'), null, (items) =>
    linkItems(
      state,
      items.filter((item) => getItemKind(item) !== 'menu item'),
    ),
  );
  await importMenuItems(state, menuItems, terms);
  await assignUris(state);
  await finishImport(state);
  return state.report;
}

type ReportBytes = (bytes: number) => void;

function createProgressReporter({ progress }: ImportOptions, size: number): (step: string, detail?: () => string) => ReportBytes {
  let last = 0;
  return (step, detail) => (bytes) => {
    if (!progress || Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    progress(`${step}, ${Math.floor((100 * bytes) / Math.max(size, 1))}%${detail ? `, ${detail()}` : ''}`);
  };
}

/** Returns the item with the ids of this database in its content, and with links to the media folder of this service. */
function toLocalItem(state: ImportState, item: WxrItem, isFirst: boolean): WxrItem {
  const linked = state.isOwnExport ? mapItemTexts(item, (text) => toLocalMediaLinks(text, state.siteUrl)) : item;
  return { ...linked, content: toLocalContent(state, linked, isFirst && getItemKind(item) === 'node') };
}

/** @param terms receives the keys of terms by `taxonomy/id`. Menu items refer to terms by these ids, which can repeat in another taxonomy. */
async function processInBatches(
  state: ImportState,
  progress: ReportBytes,
  terms: Map<string, string> | null,
  processBatch: (items: WxrItem[]) => Promise<void>,
): Promise<void> {
  let batch: WxrItem[] = [];
  let length = 0;
  for await (const record of parseWxrFiles(state.options.files, progress)) {
    if (record.kind === 'term' && record.id !== null)
      terms?.set(getTermKey(record.taxonomy, String(record.id)), getTermKey(record.taxonomy, record.slug));
    if (record.kind !== 'item') continue;
    // Only one of the passes reads the terms.
    batch.push(toLocalItem(state, record, terms !== null));
    length += record.content.length;
    if (batch.length === MAX_BATCH_ITEMS || length > MAX_BATCH_CHARACTERS) {
      await processBatch(batch);
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) await processBatch(batch);
}
