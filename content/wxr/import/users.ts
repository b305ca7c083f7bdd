/** Authors become accounts without a password: nobody can sign in with them until a password is set. */
import { sql } from 'kysely';
import { roles } from '../../model/roles.ts';
import { toStorableText } from '../../core/json.ts';
import type { WxrAuthor } from '../reading/records.ts';
import { type Job, write } from './job.ts';
import { chooseIds, chooseRest, digestOf, mapped, note } from './mapping.ts';

/** An author of whom the file tells no more than the name its items are signed with. */
export function bareAuthor(login: string): WxrAuthor {
  return { kind: 'author', id: null, login, email: '', displayName: login, firstName: '', lastName: '', roles: [] };
}

/**
 * Finds or makes the accounts. An account that is there, by its login or mail address, is left as it is: an import changes nobody's rights.
 */
export async function importUsers(job: Job, authors: readonly WxrAuthor[]): Promise<void> {
  const { report, users, usersById } = job;
  await write(job, async ({ db, now }) => {
    const before = await mapped(
      db,
      job,
      'user',
      authors.map(({ login }) => login),
    );
    for (const author of authors) {
      const { login, email } = author;
      const { rows } = await sql<{ id: number }>`
        select id from user_account
        where id = ${before.get(login)?.localId ?? null} or login = ${login} or (${email} <> '' and lower(email) = lower(${email}))
        order by id = ${before.get(login)?.localId ?? null} desc, login = ${login} desc limit 1`.execute(db);
      let id = rows[0]?.id;
      if (id === undefined) {
        await chooseIds(db, job, 'user', [{ foreignId: login, number: author.id }]);
        await chooseRest(db, job, 'user');
        id = (await mapped(db, job, 'user', [login])).get(login)?.localId ?? 0;
        await db
          .insertInto('user_account')
          .values({ id, ...(await accountOf(author, job)), registered_at: now })
          .execute();
        report.count('users', 'new');
      } else report.count('users', 'unchanged');
      await note(db, job, 'user', [{ foreignId: login, localId: id, digest: digestOf(author) }]);
      users.set(login, id);
      if (author.id !== null) usersById.set(author.id, id);
    }

    async function accountOf(author: WxrAuthor, { options }: Job) {
      const known = author.roles.filter((role) => roles.some(({ name }) => name === role));
      const wanted =
        author.login
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '') || 'author';
      const { rows } = await sql<{ nicename: string }>`select nicename from user_account where nicename like ${`${wanted}%`}`.execute(db);
      const taken = new Set(rows.map(({ nicename }) => nicename));
      let nicename = wanted;
      for (let number = 2; taken.has(nicename); number += 1) nicename = `${wanted}-${number}`;
      return {
        login: author.login,
        nicename,
        display_name: toStorableText(author.displayName || author.login),
        first_name: author.firstName,
        last_name: author.lastName,
        nickname: author.login,
        // Every account has an address of its own; this one reaches nobody.
        email: author.email || `${nicename}@users.invalid`,
        roles: known.length > 0 ? known : [options.role],
      };
    }
  });
}
