/** What commands need besides the viewer: the database, folders, and connections to the outside. One set serves the whole process. */
import type { AuthServices } from '../../auth/auth-services.ts';
import type { Mailer } from '../../email/mailer.ts';
import type { UploadRules } from '../../media/upload-rules.ts';

export type Services = AuthServices & {
  /** Folder of media files. */
  mediaDir: string;
  /** Folder of the files that visitors attach to forms. It is never served as static files. */
  formsDir: string;
  /** Days after which form submissions are deleted. */
  formRetentionDays: number;
  /** Limits for uploads. Defaults apply if it is missing. */
  uploads?: UploadRules;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Public URL of the site's sign-in page. It ends with a slash. */
  loginUrl: string;
  /** Public URL of the site's routes for signing in: `/start/` and `/callback/` are below it. */
  siteAuthUrl: string;
  mailer: Mailer;
};
