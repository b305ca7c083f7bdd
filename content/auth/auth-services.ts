/** The services that signing in needs. */
import type { Kysely } from 'kysely';
import type { Log } from '#lib/log/log.ts';
import type { Database } from '../db/tables.ts';
import type { Keys } from './keys.ts';

export type AuthServices = {
  db: Kysely<Database>;
  /** The current time. Tests replace it. */
  now: () => Date;
  log: Log;
  /** Keys that sign tokens. */
  keys: Keys;
  /** Public URL of the content service, without a trailing slash. Tokens name it as their issuer. */
  contentUrl: string;
};
