/**
 * Imports a WordPress export into the database. An import can be repeated: the next run continues an interrupted one, and items that are already
 * imported are not created again.
 */
import { stat } from 'node:fs/promises';
import { parseWxr } from '../parse/parse-wxr.ts';
import type { WxrItem } from '../parse/records.ts';
import { assignUris } from './assign-uris.ts';
import { finishImport } from './finish-import.ts';
import { type ImportOptions, createImportState, getTermKey } from './import-state.ts';
import { linkItems } from './link-items.ts';
import { importMenuItems } from './menu-items.ts';
import type { ImportReport } from './report.ts';
import { getItemKind, prepareImport } from './prepare-import.ts';
import { writeItems } from './write-items.ts';

/** Limits of one batch, which is written in one transaction. */
const MAX_BATCH_ITEMS = 100;
const MAX_BATCH_CHARACTERS = 4_000_000;
const PROGRESS_MS = 500;

/**
 * Streams the file three times: to assign ids, to write rows, and to set references between rows.
 * @throws InvalidWxrError
 */
export async function importWxr(options: ImportOptions): Promise<ImportReport> {
  const state = createImportState(options);
  const size = await stat(options.file).then(
    (file) => file.size,
    () => 0,
  );
  const createProgress = createProgressReporter(options, size);
  const total = await prepareImport(state, createProgress('analyzing'));
  const menuItems: WxrItem[] = [];
  const terms = new Map<number, string>();
  let done = 0;
  await processInBatches(
    options,
    createProgress('writing', () => `${done} of ${total} items`),
    terms,
    async (items) => {
      done += items.length;
      menuItems.push(...items.filter((item) => getItemKind(item) === 'menu item' && item.id !== null));
      const nodes = items.filter((item) => getItemKind(item) === 'node');
      await writeItems(state, nodes);
    },
  );
  await processInBatches(options, createProgress('setting references'), null, (items) =>
    linkItems(
      state,
      items.filter((item) => item.id !== null && getItemKind(item) !== 'menu item'),
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

/** @param terms receives the keys of terms by their ids in the file; menu items refer to terms by these ids */
async function processInBatches(
  { file }: ImportOptions,
  progress: ReportBytes,
  terms: Map<number, string> | null,
  processBatch: (items: WxrItem[]) => Promise<void>,
): Promise<void> {
  let batch: WxrItem[] = [];
  let length = 0;
  for await (const record of parseWxr(file, progress)) {
    if (record.kind === 'term' && record.id !== null) terms?.set(record.id, getTermKey(record.taxonomy, record.slug));
    if (record.kind !== 'item') continue;
    batch.push(record);
    length += record.content.length;
    if (batch.length === MAX_BATCH_ITEMS || length > MAX_BATCH_CHARACTERS) {
      await processBatch(batch);
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) await processBatch(batch);
}
