/** One import under way: what was asked for, and what its steps have found out. */
import { randomUUID } from 'node:crypto';
import { roles, type RoleName } from '../../model/roles.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../../commands/core/services.ts';
import { transact, type Tx } from '../../commands/core/transact.ts';
import { Report } from './report.ts';

/** What an import acts with: it signs nobody in and sends no mail. */
export type ImportServices = Pick<Services, 'db' | 'mediaDir' | 'siteUrl' | 'contentUrl' | 'now' | 'log'>;

export type ImportOptions = {
  file: string;
  services: ImportServices;
  /** Name of the site the file comes from; its address by default. One name, one mapping of ids. */
  source?: string;
  /** `keep`: files stay at their address; `fetch`: they are copied into the media folder; `none`: media items are left out. */
  media: 'keep' | 'fetch' | 'none';
  /** A folder of uploads to copy files from, instead of their address. */
  filesDir?: string;
  /** Whether things keep their database ids where these are free. */
  ids: 'keep' | 'new';
  /** What becomes of things that were imported before and are different in the file now. */
  existing: 'update' | 'leave';
  /** Role of authors who have no account yet. */
  role: RoleName;
  /** Time zone of a site that has no settings yet: a WordPress export doesn't tell it. */
  timezone?: string;
  /** Told what is being done, a few times a second at most. */
  progress?: (detail: string) => void;
};

export type Job = {
  options: ImportOptions;
  services: ImportServices;
  report: Report;
  source: string;
  /** Tells an item that stands twice in a file from one that a broken-off run had written already. */
  run: string;
  timezone: string;
  /** Account ids by login, and by the id the author had. */
  users: Map<string, number>;
  usersById: Map<number, number>;
  /** Term ids by `taxonomy/slug`, menu ids by `nav_menu/slug`. */
  terms: Map<string, number>;
  /** Site-wide values that this run has written. */
  newOptions: Set<string>;
};

/** A command line run by the owner of the database may write anything. */
const owner: Viewer = { user: null, capabilities: new Set(roles.flatMap(({ capabilities }) => capabilities)) };

export function startJob(options: ImportOptions): Job {
  return {
    options,
    services: options.services,
    report: new Report(),
    source: options.source ?? '',
    run: randomUUID(),
    timezone: options.timezone ?? 'UTC',
    users: new Map(),
    usersById: new Map(),
    terms: new Map(),
    newOptions: new Set(),
  };
}

export function write<T>(job: Job, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The commands of an import use nothing of the services beyond these.
  return transact(job.services as Services, owner, work);
}

export const termKey = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;
