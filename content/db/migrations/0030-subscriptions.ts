/** Subscriptions to updates by email, and when properties got the space that they have. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table subscription (
    id bigint generated always as identity primary key,
    email text not null check (length(email) between 3 and 254),
    topic text not null,
    -- What the subscriber wants to hear about, in the format of the topic.
    query text not null,
    created_at timestamptz not null,
    -- Of the link in the email that asks for confirmation. The database does not contain the token.
    confirmation_hash bytea unique,
    confirmed_at timestamptz,
    -- The subscriber knows, or has been told, what happened until then.
    checked_at timestamptz,
    last_sent_at timestamptz,
    -- A process is working on a message: since when, and whether it has begun to send it.
    claimed_at timestamptz,
    sending_at timestamptz,
    -- Messages in a row that the recipient's mail server has rejected.
    rejections smallint not null default 0,
    unique (email, topic, query),
    check ((confirmed_at is null) = (checked_at is null))
  )`,
  'create index subscription_due on subscription (last_sent_at nulls first) where confirmed_at is not null',
  `create table property_vacancy (
    property_id integer primary key references content_node on delete cascade,
    available_square_feet integer not null check (available_square_feet > 0),
    -- When the property was published with space, or got more.
    since timestamptz not null
  )`,
  'create index property_vacancy_since on property_vacancy (since)',
];
