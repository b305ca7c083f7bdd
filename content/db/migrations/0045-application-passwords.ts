/** Application passwords, with which programs authenticate as a user. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table application_password (
    id uuid primary key default gen_random_uuid(),
    user_id integer not null references user_account on delete cascade,
    -- Chosen by the program that asks for the password.
    app_id uuid,
    name text not null,
    hash bytea not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz,
    -- The IP address that used it last.
    last_address text not null default ''
  )`,
  'create unique index application_password_name on application_password (user_id, lower(name))',
];
