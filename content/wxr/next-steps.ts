/** What an operator does after an import: sign in, invite the authors, read the report. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { findUsersToInvite } from '../commands/users/invitations.ts';
import type { Database } from '../db/tables.ts';

export type NextSteps = {
  loginUrl: string;
  /** Where the password of the administrator is stored, if it was set in this run. */
  accountMessage: string | undefined;
  reportFile: string;
  /** Number of parts of the file that are in the report. */
  reportLines: number;
};

/** Maximum number of names in one line. */
const MAX_NAMES = 10;

export async function formatNextSteps(
  db: Kysely<Database>,
  { loginUrl, accountMessage, reportFile, reportLines }: NextSteps,
): Promise<string[]> {
  const { rows } = await sql<{ login: string }>`
    select login from user_account where password_hash is not null and 'administrator' = any(roles) order by id`.execute(db);
  const { ids, withoutEmail } = await findUsersToInvite(db);
  return [
    'Next steps:',
    '  Start the site, if it is not running: npm start',
    `  Sign in at ${loginUrl} as ${formatNames(rows.map(({ login }) => login))}${accountMessage === undefined ? '.' : `: ${accountMessage}.`}`,
    ...(ids.length > 0
      ? [
          `  Accounts without a password, whose owners cannot sign in: ${ids.length}. Invite all of them by email: npm run invite -- --all`,
          '  Or invite some of them: npm run invite -- name-or-email',
        ]
      : []),
    ...(withoutEmail.length > 0
      ? [
          `  These accounts have neither a password nor an email address: ${formatNames(withoutEmail)}. Add an email address to each before you invite it.`,
        ]
      : []),
    ...(reportLines > 0
      ? [`  Read the list of everything that was skipped or changed (${reportLines} lines): ${reportFile}`]
      : ['  Everything in the file was imported.']),
  ];
}

function formatNames(names: readonly string[]): string {
  return names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more` : names.join(', ');
}
