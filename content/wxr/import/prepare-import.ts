/** The first pass: imports authors, terms and site options, and assigns ids to all items. */
import { sql } from 'kysely';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { parseWxrFiles } from '../parse/parse-wxr.ts';
import type { WxrAuthor, WxrChannel, WxrItem, WxrProblem, WxrTerm } from '../parse/records.ts';
import { formatItemName, formatPlace, type ImportState, runInTransaction } from './import-state.ts';
import { reserveIds, assignRemainingIds } from './import-records.ts';
import { loadLocalIds } from './local-ids.ts';
import { importSiteOptions } from './site-options.ts';
import { MENU_TAXONOMY, mergeTerm, importTerms } from './terms.ts';
import { createAuthor, importUsers } from './users.ts';

const BATCH = 1_000;

/** Returns the kind of row that an item becomes, or null if its type is not declared. */
export function getItemKind(item: WxrItem): 'node' | 'revision' | 'menu item' | null {
  if (item.type === 'nav_menu_item') return 'menu item';
  if (item.type === 'revision') return 'revision';
  return isContentType(item.type) ? 'node' : null;
}

export function isContentType(type: string): type is ContentTypeName {
  return contentTypes.some(({ name }) => name === type);
}

/**
 * Authors and terms can refer to each other in any order, so they are collected in memory; a site has few of them.
 * @returns the number of items in the file
 */
export async function prepareImport(state: ImportState, progress: (bytes: number) => void): Promise<number> {
  const authors = new Map<string, WxrAuthor>();
  const terms = new Map<string, WxrTerm>();
  let channel: WxrChannel | undefined;
  let itemCount = 0;
  let batch: WxrItem[] = [];
  for await (const record of parseWxrFiles(state.options.files, progress)) {
    if (record.kind === 'problem') reportProblem(state, record);
    else if (record.kind === 'ignored')
      state.report.skip(`element <${record.element}> in <${record.parent}>, which is not part of the format`, formatPlace(record));
    else if (record.kind === 'loss') state.report.skip(record.reason, `“${record.text}”, ${formatPlace(record)}`);
    else if (record.kind === 'channel') {
      channel ??= record;
      state.siteUrl ||= record.siteUrl;
      state.isOwnExport ||= record.options.length > 0;
      state.source ||= record.siteUrl || (state.options.files[0] ?? '');
    } else if (record.kind === 'author') {
      if (record.login === '') state.report.skip('author without a login', record.displayName);
      else addAuthor(state, authors, record);
    } else if (record.kind === 'term') mergeTerm(state, terms, record);
    else {
      itemCount += 1;
      if (!isImportable(state, record)) continue;
      reportLostParts(state, record);
      if (record.creator !== '' && !authors.has(record.creator)) authors.set(record.creator, createAuthor(record.creator));
      for (const { taxonomy, slug, name } of record.terms)
        mergeTerm(state, terms, {
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
        await reserveItemIds(state, batch);
        batch = [];
      }
    }
  }
  await reserveItemIds(state, batch);
  await runInTransaction(state, async ({ db }) => {
    await assignRemainingIds(db, state, 'node');
    await assignRemainingIds(db, state, 'menu_item');
    // Without statistics, the planner chooses slow plans for lists of ids in a new table.
    await sql`analyze import_record`.execute(db);
  });
  if (channel) await importSiteOptions(state, channel);
  await importUsers(state, [...authors.values()]);
  await importTerms(state, terms);
  await loadLocalIds(state, terms);
  return itemCount;
}

/** The files of one export all contain its authors. */
function addAuthor({ report }: ImportState, authors: Map<string, WxrAuthor>, author: WxrAuthor): void {
  const existing = authors.get(author.login);
  if (existing && existing.email !== '' && author.email !== '' && existing.email !== author.email)
    report.warn(
      'author with several email addresses in the file; the first one was used',
      `${author.login}: ${existing.email}, ${author.email}`,
    );
  if (!existing || existing.email === '') authors.set(author.login, author);
}

function reportProblem({ report }: ImportState, problem: WxrProblem): void {
  if (problem.isRepaired) report.warn(`malformed, but imported unchanged: ${problem.message}`, formatPlace(problem));
  else report.skip('malformed record', `${formatPlace(problem)}: ${problem.message}`);
}

function isImportable({ report, options }: ImportState, item: WxrItem): boolean {
  const name = formatItemName(item);
  if (getItemKind(item) === null) report.skip(`item of the unknown type "${item.type}"`, name);
  else if (item.type === 'attachment' && options.media === 'none') report.skip('media item, because of --media none', name);
  else return true;
  return false;
}

/** Menu items and revisions have no comments, menu items have only menus as terms, and revisions have the terms of their node. */
function reportLostParts({ report }: ImportState, item: WxrItem): void {
  const kind = getItemKind(item);
  if (kind === 'node') return;
  const name = formatItemName(item);
  if (item.comments.length > 0) report.skip(`comments of a ${kind ?? 'item'}`, name);
  if (item.terms.some(({ taxonomy }) => kind !== 'menu item' || taxonomy !== MENU_TAXONOMY))
    report.skip(`terms of a ${kind ?? 'item'}`, name);
}

async function reserveItemIds(state: ImportState, items: readonly WxrItem[]): Promise<void> {
  if (items.length === 0) return;
  await runInTransaction(state, async ({ db }) => {
    for (const kind of ['node', 'menu_item'] as const) {
      const itemsOfKind = items.filter((item) => (getItemKind(item) === 'menu item') === (kind === 'menu_item'));
      const idsByForeignId = new Map(itemsOfKind.map(({ key, id }) => [key, { foreignId: key, preferredId: id }]));
      await reserveIds(db, state, kind, [...idsByForeignId.values()]);
    }
  });
}
