/** What commands act with besides the viewer who asks. One for the process. */
import type { Kysely } from 'kysely';
import type { Keys } from '../auth/keys.ts';
import type { Database } from '../db/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { UploadRules } from '../media/rules.ts';
import type { Log } from '../server/log.ts';

export type Services = {
  db: Kysely<Database>;
  /** Folder of media files. */
  mediaDir: string;
  /** Folder of files that visitors send with forms: nobody is served from it. */
  formsDir: string;
  /** Days after which what visitors have sent is deleted. */
  formRetentionDays: number;
  /** What may be uploaded; the standard where it is not given. */
  uploads?: UploadRules;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Public address of the content service, without a slash at the end. */
  contentUrl: string;
  /** The time; tests set it. */
  now: () => Date;
  log: Log;
  /** Signs tokens. */
  keys: Keys;
  mail: Mailer;
};
