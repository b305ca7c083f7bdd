/** The state of a running import: its options, and the results of its steps. */
import { randomUUID } from 'node:crypto';
import { roles, type RoleName } from '../../model/roles.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../../commands/core/services.ts';
import { transact, type Tx } from '../../commands/core/transact.ts';
import { ImportReport } from './report.ts';

/** The services that an import uses. It needs neither sign-in nor email. */
export type ImportServices = Pick<Services, 'db' | 'mediaDir' | 'siteUrl' | 'contentUrl' | 'now' | 'log'>;

export type ImportOptions = {
  file: string;
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
};

export type ImportState = {
  options: ImportOptions;
  services: ImportServices;
  report: ImportReport;
  source: string;
  /** Id of this run. It distinguishes an item that is twice in the file from an item that an interrupted run has written. */
  run: string;
  timezone: string;
  /** Account ids by login, and by the id in the file. */
  users: Map<string, number>;
  usersById: Map<number, number>;
  /** Term ids by `taxonomy/slug`, menu ids by `nav_menu/slug`. */
  terms: Map<string, number>;
  /** Site options that this run has written. */
  newOptions: Set<string>;
};

/** The import runs with all capabilities, because only a user with access to the database can start it. */
const importer: Viewer = { user: null, capabilities: new Set(roles.flatMap(({ capabilities }) => capabilities)) };

export function createImportState(options: ImportOptions): ImportState {
  return {
    options,
    services: options.services,
    report: new ImportReport(),
    source: options.source ?? '',
    run: randomUUID(),
    timezone: options.timezone ?? 'UTC',
    users: new Map(),
    usersById: new Map(),
    terms: new Map(),
    newOptions: new Set(),
  };
}

export function runInTransaction<T>(state: ImportState, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The code that an import runs uses no other services.
  return transact(state.services as Services, importer, work);
}

export const getTermKey = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;
