/** Moves the redirects from the stored SEO options to a table, so that a site can have many, and a path is looked up with an index. */
import { sql, type Kysely } from 'kysely';

type StoredRule = { origin?: unknown; target?: unknown; type?: unknown; format?: unknown };

const BATCH = 1_000;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ redirects: unknown }>`select value->'redirects' as redirects from site_option where name = 'seo'`.execute(
    db,
  );
  const redirects = toRows(rows[0]?.redirects);
  for (let start = 0; start < redirects.length; start += BATCH)
    await sql`
      insert into redirect (origin, origin_key, target, type, format)
      select r.origin, r.key, r.target, r.type, r.format
      from rows from (
        jsonb_to_recordset(${JSON.stringify(redirects.slice(start, start + BATCH))}::jsonb) as (origin text, key text, target text, type integer, format text)
      ) with ordinality as r(origin, key, target, type, format, position)
      order by r.position`.execute(db);
  await sql`update site_option set value = value - 'redirects' where name = 'seo'`.execute(db);
}

/** Redirects apply in the order of their ids. An index for equality accepts keys of any length. */
const statements = [
  `create table redirect (
    id integer primary key generated always as identity,
    origin text not null,
    origin_key text not null,
    target text not null default '',
    type integer not null,
    format text not null check (format in ('plain', 'regex')),
    constraint redirect_plain_origin exclude using hash (origin_key with =) where (format = 'plain'),
    constraint redirect_expression exclude using hash (origin_key with =) where (format = 'regex')
  )`,
];

/** Of several rules with one origin, the first one applied. */
function toRows(stored: unknown) {
  const rows = (Array.isArray(stored) ? (stored as StoredRule[]) : []).flatMap((rule) => {
    if (typeof rule !== 'object' || rule === null || typeof rule.origin !== 'string' || rule.origin === '') return [];
    const { origin, target, type } = rule;
    const format = rule.format === 'regex' ? 'regex' : 'plain';
    return [
      {
        origin,
        key: format === 'regex' ? origin : normalizePath(origin),
        target: typeof target === 'string' ? target : '',
        type: typeof type === 'number' && Number.isInteger(type) ? type : 301,
        format,
      },
    ];
  });
  return [...new Map(rows.toReversed().map((row) => [`${row.format} ${row.key}`, row])).values()].toReversed();
}

function normalizePath(path: string): string {
  const trimmed = path.replaceAll(/^\/+|\/+$/g, '');
  try {
    // PostgreSQL cannot store NUL characters.
    return decodeURIComponent(trimmed).toLowerCase().replaceAll('\0', '\ufffd');
  } catch {
    return trimmed.toLowerCase();
  }
}
