/** Reads saved GraphQL documents. Callers check the viewer's permission. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { GraphqlDocumentRow } from '../../core/rows/graphql-documents.ts';
import type { Database } from '../../db/tables.ts';

type Db = Kysely<Database>;

async function readDocuments(db: Db, where: RawBuilder<unknown>): Promise<GraphqlDocumentRow[]> {
  const { rows } = await sql<GraphqlDocumentRow>`
    select 'graphql-document' as kind, d.id, d.query_id as "queryId", d.title, d.slug, d.content, d.description, d.status,
      d.access_grant as "grant", d.max_age as "maxAge", d.groups, d.is_automatic as "isAutomatic", d.created_at as "createdAt",
      d.modified_at as "modifiedAt", d.used_at as "usedAt",
      array(select a.alias from graphql_document_alias a where a.document_id = d.id order by a.alias) as aliases
    from graphql_document d where ${where} order by d.id desc`.execute(db);
  return rows;
}

export async function findDocumentById(db: Db, id: number): Promise<GraphqlDocumentRow | null> {
  return (await readDocuments(db, sql`d.id = ${id}`))[0] ?? null;
}

export async function findDocumentBySlug(db: Db, slug: string): Promise<GraphqlDocumentRow | null> {
  return (await readDocuments(db, sql`d.slug = ${slug}`))[0] ?? null;
}

/** @param alias a query id or another name */
export async function findDocumentByAlias(db: Db, alias: string): Promise<GraphqlDocumentRow | null> {
  return (await listDocumentsByAlias(db, [alias]))[0] ?? null;
}

export function listDocumentsByAlias(db: Db, aliases: readonly string[]): Promise<GraphqlDocumentRow[]> {
  return readDocuments(db, sql`d.id in (select document_id from graphql_document_alias where alias = any(${[...aliases]}::text[]))`);
}

export function listDocumentsById(db: Db, ids: readonly number[]): Promise<GraphqlDocumentRow[]> {
  return readDocuments(db, sql`d.id = any(${[...ids]}::int[])`);
}

/** Lists the ids of all documents, newest first. */
export async function listDocumentIds(db: Db): Promise<{ id: number }[]> {
  return db.selectFrom('graphql_document').select('id').orderBy('id', 'desc').execute();
}

export async function markDocumentUsed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('graphql_document').set({ used_at: now }).where('id', '=', id).execute();
}

/** The lifetimes of responses by query id. */
export async function readMaxAges(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('graphql_document').select(['query_id', 'max_age']).where('max_age', 'is not', null).execute();
  return new Map(rows.map((row) => [row.query_id, row.max_age ?? 0]));
}
