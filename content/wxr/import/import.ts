/** Reads a WordPress export into the database. A run that is broken off is gone on with by the next; a second run makes nothing twice. */
import { stat } from 'node:fs/promises';
import { readWxr } from '../reading/read.ts';
import type { WxrItem } from '../reading/records.ts';
import { giveAddresses } from './addresses.ts';
import { finish } from './finish.ts';
import { type ImportOptions, startJob, termKey } from './job.ts';
import { linkItems } from './link.ts';
import { importMenuItems } from './menus.ts';
import type { Report } from './report.ts';
import { kindOf, survey } from './survey.ts';
import { writeItems } from './write.ts';

/** Items and bytes of text that are written in one transaction. */
const BATCH = 100;
const BATCH_LENGTH = 4_000_000;
const PROGRESS_MS = 500;

/**
 * The file is walked through three times, each time as a stream: to choose ids, to write rows, and to link them to each other.
 * @throws NotAnExport
 */
export async function importWxr(options: ImportOptions): Promise<Report> {
  const job = startJob(options);
  const size = await stat(options.file).then(
    (file) => file.size,
    () => 0,
  );
  const tell = progressOf(options, size);
  const total = await survey(job, tell('looking'));
  const menuItems: WxrItem[] = [];
  const terms = new Map<number, string>();
  let done = 0;
  await inBatches(
    options,
    tell('writing', () => `${done} of ${total} items`),
    terms,
    async (items) => {
      done += items.length;
      menuItems.push(...items.filter((item) => kindOf(item) === 'menu item' && item.id !== null));
      const nodes = items.filter((item) => kindOf(item) === 'node');
      await writeItems(job, nodes);
    },
  );
  await inBatches(options, tell('linking'), null, (items) =>
    linkItems(
      job,
      items.filter((item) => item.id !== null && kindOf(item) !== 'menu item'),
    ),
  );
  await importMenuItems(job, menuItems, terms);
  await giveAddresses(job);
  await finish(job);
  return job.report;
}

type Progress = (bytes: number) => void;

function progressOf({ progress }: ImportOptions, size: number): (step: string, detail?: () => string) => Progress {
  let last = 0;
  return (step, detail) => (bytes) => {
    if (!progress || Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    progress(`${step}, ${Math.floor((100 * bytes) / Math.max(size, 1))} %${detail ? `, ${detail()}` : ''}`);
  };
}

/** @param terms filled with the keys of terms by the numbers they had, which menu items name them by */
async function inBatches(
  { file }: ImportOptions,
  progress: Progress,
  terms: Map<number, string> | null,
  work: (items: WxrItem[]) => Promise<void>,
): Promise<void> {
  let batch: WxrItem[] = [];
  let length = 0;
  for await (const record of readWxr(file, progress)) {
    if (record.kind === 'term' && record.id !== null) terms?.set(record.id, termKey(record.taxonomy, record.slug));
    if (record.kind !== 'item') continue;
    batch.push(record);
    length += record.content.length;
    if (batch.length === BATCH || length > BATCH_LENGTH) {
      await work(batch);
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) await work(batch);
}
