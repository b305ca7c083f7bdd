/**
 * Saves a document that a client has sent together with an id (automatic persisted queries). Anyone can do that, so the number and the size of such documents
 * are limited: the least recently used ones are discarded, and clients send them again.
 */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { consumeRateLimit } from '../../auth/rate-limits.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { toStorableText } from '../../core/json.ts';
import { UserError } from '../../core/user-error.ts';
import { findDocumentByAlias } from '../../store/documents/graphql-documents.ts';
import type { Services } from '../core/services.ts';

export const automaticLimits = {
  documents: 1_000,
  /** Of all documents together. */
  characters: 20_000_000,
  aliasesPerDocument: 10,
  aliasLength: 200,
} as const;

/** An id that looks like a hash must be the hash. Otherwise, a client could save its own document under the hash of another one, which others would then execute. */
const HASH = /^[0-9a-f]{64}$/i;

export type SentDocument = {
  /** The id that the client has sent. */
  alias: string;
  /** The text as the client has sent it. */
  text: string;
  /** The normal form. */
  content: string;
  queryId: string;
  title: string;
};

type SaveServices = Pick<Services, 'db' | 'now'>;

/** @throws UserError if the id belongs to another document, or is not the hash of this one */
export async function saveAutomatically(services: SaveServices, document: SentDocument, client: ClientInfo): Promise<void> {
  const { alias, text, content, queryId } = document;
  const { db } = services;
  if (alias.length > automaticLimits.aliasLength || alias !== toStorableText(alias))
    throw new UserError(`The queryId is limited to ${automaticLimits.aliasLength} characters. Use the SHA-256 hash of the query.`, {
      category: 'request',
    });
  const owner = await findDocumentByAlias(db, alias);
  if (owner && owner.queryId !== queryId)
    throw new UserError(`This queryId has already been associated with another query "${owner.title}"`, { category: 'request' });
  if (owner) return;
  if (HASH.test(alias) && alias.toLowerCase() !== queryId && alias.toLowerCase() !== hash('sha256', text))
    throw new UserError(
      'The queryId is a SHA-256 hash, but not the hash of this query. Send the SHA-256 hash of the query, or an id that is not a hash.',
      { category: 'request' },
    );
  const existing = await findDocumentByAlias(db, queryId);
  if (existing && existing.aliases.length >= automaticLimits.aliasesPerDocument) return;
  // The query is executed even if it is not saved.
  if ((await consumeRateLimit(db, { action: 'saved-query', name: '', address: client.address })) !== null) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('causeway automatic documents'))`.execute(transaction);
    if (!existing) await discardLeastUsed({ ...services, db: transaction }, content.length);
    const now = services.now();
    const { rows } = await sql<{ id: number }>`
      insert into graphql_document (query_id, title, slug, content, is_automatic, created_at, modified_at, used_at)
        values (${queryId}, ${document.title}, ${queryId}, ${content}, true, ${now}, ${now}, ${now})
        on conflict (query_id) do update set used_at = excluded.used_at returning id`.execute(transaction);
    const id = rows[0]?.id;
    await sql`insert into graphql_document_alias (alias, document_id) select unnest(${[...new Set([queryId, alias])]}::text[]), ${id} on conflict do nothing`.execute(
      transaction,
    );
  });
}

/** Discards the least recently used documents to make room for a new one. Responses do not change, so nothing is purged. */
async function discardLeastUsed({ db }: SaveServices, length: number): Promise<void> {
  await sql`
    delete from graphql_document where id in (
      select id from (
        select id, row_number() over recent as rank, sum(length(content)) over recent as size
        from graphql_document where is_automatic window recent as (order by used_at desc, id desc)
      ) as ranked
      where rank >= ${automaticLimits.documents} or size > ${automaticLimits.characters - length})`.execute(db);
}
