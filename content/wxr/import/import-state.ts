/** The state of a running import: its options, and the results of its steps. */
import { randomUUID } from 'node:crypto';
import type { RoleName } from '../../model/roles.ts';
import { operator } from '../../permissions/viewer.ts';
import type { Services } from '../../commands/core/services.ts';
import { transact, type Tx } from '../../commands/core/transact.ts';
import type { WxrItem, WxrPlace } from '../parse/records.ts';
import { ImportReport } from './report.ts';

/** The services that an import uses. It needs neither sign-in nor email. */
export type ImportServices = Pick<Services, 'db' | 'mediaDir' | 'siteUrl' | 'contentUrl' | 'now' | 'log' | 'uploads'>;

export type ImportOptions = {
  /** The files of one export. WordPress.com and plugins split large exports. */
  files: readonly string[];
  services: ImportServices;
  /** Name of the exported site, by default its URL. Files with the same source share the mapping of ids. */
  source?: string;
  /** `keep`: media items link to the files on the old host. `fetch`: files are copied to the media folder. `none`: media items are not imported. */
  media: 'keep' | 'fetch' | 'none';
  /** A copy of WordPress's uploads folder. Files are copied from there instead of being downloaded. */
  filesDir?: string;
  /** `keep`: items keep their database ids, unless an id is in use. `new`: all items get new ids. */
  ids: 'keep' | 'new';
  /** Whether items that were imported before and have changed in the file are updated. */
  existing: 'update' | 'leave';
  /** Role of new accounts. */
  role: RoleName;
  /** Time zone for a database without settings. WordPress exports do not contain the time zone. */
  timezone?: string;
  /** Receives progress messages, at most two per second. */
  progress?: (detail: string) => void;
  /** Writes one line of the report. Each line is about one part of the files. */
  writeReportLine?: (line: string) => void;
};

/** Ids in this database, by the ids in the file. */
type LocalIds = Readonly<Record<'node' | 'term' | 'user' | 'menu', Map<number, number>>>;

export type ImportState = {
  options: ImportOptions;
  services: ImportServices;
  report: ImportReport;
  source: string;
  /** Id of this run. It distinguishes an item that is twice in the file from an item that an interrupted run has written. */
  run: string;
  timezone: string;
  /** URL of the exported site, without a slash at the end. */
  siteUrl: string;
  /** Whether the export comes from this service, so that its media folder may have been copied here. */
  isOwnExport: boolean;
  localIds: LocalIds;
  /** Account ids by login. */
  users: Map<string, number>;
  /** Term ids by `taxonomy/slug`, menu ids by `nav_menu/slug`. */
  terms: Map<string, number>;
  /** Site options that this run has written. */
  newOptions: Set<string>;
};

export function createImportState(options: ImportOptions): ImportState {
  return {
    options,
    services: options.services,
    report: new ImportReport(options.writeReportLine),
    source: options.source ?? '',
    run: randomUUID(),
    timezone: options.timezone ?? 'UTC',
    siteUrl: '',
    isOwnExport: false,
    localIds: { node: new Map(), term: new Map(), user: new Map(), menu: new Map() },
    users: new Map(),
    terms: new Map(),
    newOptions: new Set(),
  };
}

/** Runs one transaction. What it adds to the report is dropped if it is rolled back. */
export async function runInTransaction<T>(state: ImportState, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    // An import uses no other services.
    const result = await transact(state.services as Services, operator, (tx) => {
      state.report.begin();
      return work(tx);
    });
    state.report.commit();
    return result;
  } catch (error) {
    state.report.rollBack();
    throw error;
  }
}

/** Whether files are copied to the media folder, so that links in content have to change. */
export function copiesFiles({ options }: ImportState): boolean {
  return options.media !== 'none' && (options.media === 'fetch' || options.filesDir !== undefined);
}

/** Names an item in the report, with its place in the file. */
export function formatItemName(item: WxrItem): string {
  return `${item.type} ${item.id ?? '(no id)'} “${item.title}”, ${formatPlace(item)}`;
}

export function formatPlace({ line, file }: WxrPlace): string {
  return file === undefined ? `line ${line}` : `${file} line ${line}`;
}

export const getTermKey = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;
