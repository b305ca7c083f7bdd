/** The first walk through the file: who and what is in it, and under which id each thing will be. */
import { sql } from 'kysely';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { readWxr } from '../reading/read.ts';
import type { WxrAuthor, WxrChannel, WxrItem, WxrTerm } from '../reading/records.ts';
import type { Job } from './job.ts';
import { write } from './job.ts';
import { chooseIds, chooseRest } from './mapping.ts';
import { importSettings } from './settings.ts';
import { addTerm, importTerms } from './terms.ts';
import { bareAuthor, importUsers } from './users.ts';

const BATCH = 1_000;

/** What an item is here. Null: nothing, the type is not declared. */
export function kindOf(item: WxrItem): 'node' | 'revision' | 'menu item' | null {
  if (item.type === 'nav_menu_item') return 'menu item';
  if (item.type === 'revision') return 'revision';
  return isContentType(item.type) ? 'node' : null;
}

export function isContentType(type: string): type is ContentTypeName {
  return contentTypes.some(({ name }) => name === type);
}

/**
 * Imports authors, terms and settings, and chooses the ids of all items. Authors and terms are gathered in memory: a site has few of them,
 * and they refer to each other in any order.
 * @returns how many items there are
 */
export async function survey(job: Job, progress: (bytes: number) => void): Promise<number> {
  const authors = new Map<string, WxrAuthor>();
  const terms = new Map<string, WxrTerm>();
  let channel: WxrChannel | undefined;
  let items = 0;
  let batch: WxrItem[] = [];
  for await (const record of readWxr(job.options.file, progress)) {
    if (record.kind === 'problem') job.report.skip('broken record', `line ${record.line}: ${record.message}`);
    else if (record.kind === 'channel') {
      channel = record;
      job.source ||= record.siteUrl || job.options.file;
    } else if (record.kind === 'author') {
      if (record.login === '') job.report.skip('author without a login', record.displayName);
      else authors.set(record.login, record);
    } else if (record.kind === 'term') addTerm(terms, record);
    else {
      items += 1;
      if (!isKept(job, record)) continue;
      if (record.creator !== '' && !authors.has(record.creator)) authors.set(record.creator, bareAuthor(record.creator));
      for (const { taxonomy, slug, name } of record.terms)
        addTerm(terms, {
          kind: 'term',
          id: null,
          taxonomy,
          slug,
          parent: '',
          name: name || slug,
          description: '',
          locations: [],
          meta: [],
        });
      batch.push(record);
      if (batch.length === BATCH) {
        await choose(job, batch);
        batch = [];
      }
    }
  }
  await choose(job, batch);
  await write(job, async ({ db }) => {
    await chooseRest(db, job, 'node');
    await chooseRest(db, job, 'menu_item');
    // Lists of ids of a fresh table are guessed badly until it was looked at.
    await sql`analyze import_record`.execute(db);
  });
  if (channel) await importSettings(job, channel);
  await importUsers(job, [...authors.values()]);
  await importTerms(job, terms);
  return items;
}

function isKept({ report, options }: Job, item: WxrItem): boolean {
  const name = `${item.type} ${item.id ?? ''} “${item.title}”, line ${item.line}`;
  if (kindOf(item) === null) report.skip(`item of the unknown type "${item.type}"`, name);
  else if (item.id === null) report.skip('item without a number', name);
  else if (item.type === 'attachment' && options.media === 'none') report.skip('media item, as asked', name);
  else return true;
  return false;
}

async function choose(job: Job, items: readonly WxrItem[]): Promise<void> {
  if (items.length === 0) return;
  await write(job, async ({ db }) => {
    for (const kind of ['node', 'menu_item'] as const) {
      const own = items.filter((item) => (kindOf(item) === 'menu item') === (kind === 'menu_item'));
      const things = new Map(own.map(({ id }) => [String(id), { foreignId: String(id), number: id }]));
      await chooseIds(db, job, kind, [...things.values()]);
    }
  });
}
