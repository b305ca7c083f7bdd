/** Imports authors as accounts without a password. Such an account cannot be used to sign in until it gets a password. */
import { sql } from 'kysely';
import { roles } from '../../model/roles.ts';
import { sanitizeDescription } from '../../commands/markup/sanitize-comment.ts';
import { toStorableText } from '../../core/json.ts';
import type { WxrAuthor } from '../parse/records.ts';
import { writeOrSkip } from './data-errors.ts';
import { type ImportState, runInTransaction } from './import-state.ts';
import { reserveIds, assignRemainingIds, computeDigest, getImportRecords, saveImportRecords } from './import-records.ts';

/** Creates an author that occurs in the file only by login, as the creator of items. */
export function createAuthor(login: string): WxrAuthor {
  const names = { email: '', displayName: login, firstName: '', lastName: '', description: '' };
  return { kind: 'author', id: null, login, ...names, roles: [], nicename: '', nickname: null, url: '', locale: '' };
}

/**
 * Finds or creates the accounts of authors. An existing account with the same login or email address is not changed, so an import cannot change
 * permissions.
 */
export async function importUsers(state: ImportState, authors: readonly WxrAuthor[]): Promise<void> {
  const { report, users, localIds } = state;
  await runInTransaction(state, async ({ db, now }) => {
    const records = await getImportRecords(
      db,
      state,
      'user',
      authors.map(({ login }) => login),
    );
    for (const author of authors) await writeOrSkip(db, report, `author ${author.login}`, () => importAuthor(author));

    async function importAuthor(author: WxrAuthor): Promise<void> {
      const { login, email } = author;
      const { rows } = await sql<{ id: number }>`
        select id from user_account
        where id = ${records.get(login)?.localId ?? null} or lower(login) = lower(${login}) or (${email} <> '' and lower(email) = lower(${email}))
        order by id = ${records.get(login)?.localId ?? null} desc, login = ${login} desc, lower(login) = lower(${login}) desc limit 1`.execute(
        db,
      );
      let id = rows[0]?.id;
      if (id === undefined) {
        await reserveIds(db, state, 'user', [{ foreignId: login, preferredId: author.id }]);
        await assignRemainingIds(db, state, 'user');
        id = (await getImportRecords(db, state, 'user', [login])).get(login)?.localId ?? 0;
        const accountRow = await createAccountRow(author, state);
        await db
          .insertInto('user_account')
          .values({ id, ...accountRow, registered_at: now })
          .execute();
        report.count('users', 'new');
        const { roles: newRoles } = accountRow;
        // Anyone who can read email to this address can sign in with the role, and the file is from another site.
        if (newRoles.includes('administrator') || newRoles.includes('editor'))
          report.warn(`account created with the role "${newRoles.join(', ')}" from the file`, `${login} ${email}`);
      } else {
        report.count('users', 'unchanged');
        if (!records.has(login)) report.warn('author who already has an account, which was used and not changed', `${login} ${email}`);
      }
      await saveImportRecords(db, state, 'user', [{ foreignId: login, localId: id, digest: computeDigest(author) }]);
      users.set(login, id);
      if (author.id !== null) localIds.user.set(author.id, id);
    }

    async function createAccountRow(author: WxrAuthor, { options }: ImportState) {
      const declaredRoles = author.roles.filter((role) => roles.some(({ name }) => name === role));
      const baseName =
        (author.nicename || author.login)
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '') || 'author';
      const { rows } = await sql<{ nicename: string }>`select nicename from user_account where nicename like ${`${baseName}%`}`.execute(db);
      const usedNames = new Set(rows.map(({ nicename }) => nicename));
      let nicename = baseName;
      for (let number = 2; usedNames.has(nicename); number += 1) nicename = `${baseName}-${number}`;
      return {
        login: author.login,
        nicename,
        display_name: toStorableText(author.displayName || author.login),
        first_name: author.firstName,
        last_name: author.lastName,
        nickname: author.nickname ?? author.login,
        description: sanitizeDescription(toStorableText(author.description)),
        url: /^https?:/.test(author.url) ? author.url : '',
        ...(author.locale !== '' && { locale: author.locale }),
        // Every account needs its own email address. Nothing can be delivered to this one.
        email: author.email || `${nicename}@users.invalid`,
        roles: declaredRoles.length > 0 ? declaredRoles : [options.role],
      };
    }
  });
}
