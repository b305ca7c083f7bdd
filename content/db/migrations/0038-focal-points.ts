/** The point of a picture that stays in view when the site crops it. Null is the center. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table media_item add column focal_point jsonb').execute(db);
}
