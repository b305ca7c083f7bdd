/** Commands on saved GraphQL documents, with the rules of WPGraphQL Smart Cache. */
import { toStorableText } from '../../core/json.ts';
import { parseId } from '../../core/parse-id.ts';
import type { DocumentGrant, GraphqlDocumentRow } from '../../core/rows/graphql-documents.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { findDocumentById, listDocumentsByAlias } from '../../store/documents/graphql-documents.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { normalizeDocument } from './normalize-document.ts';
import { assertLength } from '../core/assert-length.ts';

export type DocumentInput = {
  alias?: readonly string[] | null;
  content?: string | null;
  description?: string | null;
  grant?: string | null;
  maxAgeHeader?: number | null;
  slug?: string | null;
  status?: string | null;
  title?: string | null;
  graphqlDocumentGroups?: { append?: boolean | null; nodes?: readonly ({ name?: string | null } | null)[] | null } | null;
};

/** Every list of documents loads all of them. */
const MAX_DOCUMENTS = 2_000;
const MAX_ALIASES = 50;
const MAX_ALIAS = 200;
const MAX_GROUPS = 20;
const MAX_LINE = 200;
const MAX_DESCRIPTION = 2_000;
/** One year, as for GRAPHQL_MAX_AGE_SECONDS. */
const MAX_AGE = 31_536_000;

const grants: ReadonlySet<string> = new Set(['allow', 'deny', ''] satisfies DocumentGrant[]);

/** Whether the viewer may see and change saved documents. Saved documents determine what anonymous clients may send, so authors of posts may not change them. */
export function canEditDocuments(viewer: Viewer): boolean {
  return can(viewer, 'edit_others_posts');
}

export async function createDocument(services: Services, viewer: Viewer, input: DocumentInput): Promise<number> {
  if (!canEditDocuments(viewer)) throw new UserError('Sorry, you are not allowed to create graphqlDocuments', { kind: 'forbidden' });
  return transact(services, viewer, async (tx) => {
    const { count } = await tx.db
      .selectFrom('graphql_document')
      .where('is_automatic', '=', false)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_DOCUMENTS)
      throw new UserError(
        `The site already has ${MAX_DOCUMENTS} saved documents, which is the maximum. Delete one that is no longer used.`,
        { category: 'request' },
      );
    await claimAliases(tx, input.alias ?? [], null);
    const { content, queryId } = normalizeDocument(input.content ?? '');
    await removeAutomaticDocument(tx, queryId);
    const values = toValues(input, null);
    const { id } = await tx.db
      .insertInto('graphql_document')
      .values({
        query_id: queryId,
        content,
        title: '',
        slug: queryId,
        // The default of WordPress's mutations. Drafts can be sent too.
        status: 'draft',
        ...values,
        created_at: tx.now,
        modified_at: tx.now,
        used_at: tx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAliases(tx, id, [...(input.alias ?? []), queryId]);
    await recordDocumentChange(tx, 'create', null, await findDocumentById(tx.db, id));
    return id;
  });
}

export async function updateDocument(services: Services, viewer: Viewer, id: string, input: DocumentInput): Promise<number> {
  if (!canEditDocuments(viewer)) throw new UserError('Sorry, you are not allowed to update a graphqlDocument', { kind: 'forbidden' });
  return transact(services, viewer, async (tx) => {
    const before = await requireDocument(tx, id);
    if (input.alias) await claimAliases(tx, input.alias, before.id);
    const { content, queryId } = typeof input.content === 'string' ? normalizeDocument(input.content) : before;
    if (queryId !== before.queryId) await removeAutomaticDocument(tx, queryId);
    await tx.db
      .updateTable('graphql_document')
      .set({
        query_id: queryId,
        content,
        // The slug follows the content, unless it was chosen.
        ...(before.slug === before.queryId && { slug: queryId }),
        ...toValues(input, before),
        // A document that an editor has changed is not discarded to make room for others.
        is_automatic: false,
        modified_at: tx.now,
      })
      .where('id', '=', before.id)
      .execute();
    const others = input.alias ?? before.aliases.filter((alias) => alias !== before.queryId);
    await tx.db.deleteFrom('graphql_document_alias').where('document_id', '=', before.id).execute();
    await writeAliases(tx, before.id, [...others, queryId]);
    await recordDocumentChange(tx, 'update', before, await findDocumentById(tx.db, before.id));
    return before.id;
  });
}

/** Deletes a document. There is no trash for documents. @returns the document before it was deleted */
export async function deleteDocument(services: Services, viewer: Viewer, id: string): Promise<GraphqlDocumentRow> {
  if (!canEditDocuments(viewer)) throw new UserError('Sorry, you are not allowed to delete graphqlDocuments', { kind: 'forbidden' });
  return transact(services, viewer, async (tx) => {
    const document = await requireDocument(tx, id);
    await tx.db.deleteFrom('graphql_document').where('id', '=', document.id).execute();
    await recordDocumentChange(tx, 'delete', document, null);
    return document;
  });
}

async function requireDocument(tx: Tx, id: string): Promise<GraphqlDocumentRow> {
  const databaseId = parseId('graphql_document', id);
  const document = databaseId === null ? null : await findDocumentById(tx.db, databaseId);
  if (!document) throw new UserError(`No graphqlDocument was found with the id "${id}".`);
  return document;
}

/** @throws UserError for a value that breaks a rule */
function toValues(input: DocumentInput, before: GraphqlDocumentRow | null) {
  const { title, slug, status, description, grant, maxAgeHeader, graphqlDocumentGroups } = input;
  return {
    ...(typeof title === 'string' && { title: toLine('title', title) }),
    ...(slug && { slug: toLine('slug', slug) }),
    ...(status && { status: status.toLowerCase() }),
    ...(typeof description === 'string' && { description: toStorableText(description).slice(0, MAX_DESCRIPTION) }),
    ...(typeof grant === 'string' && { access_grant: toGrant(grant) }),
    ...(typeof maxAgeHeader === 'number' && { max_age: toMaxAge(maxAgeHeader) }),
    ...(graphqlDocumentGroups && { groups: toGroups(graphqlDocumentGroups, before?.groups ?? []) }),
  };
}

function toLine(name: string, text: string): string {
  return toStorableText(assertLength(`The ${name}`, text, MAX_LINE, 'request'));
}

function toGrant(grant: string): DocumentGrant {
  if (!grants.has(grant)) throw new UserError(`Invalid value for allow/deny grant: "${grant}"`, { category: 'request' });
  return grant as DocumentGrant;
}

function toMaxAge(seconds: number): number {
  if (seconds < 0)
    throw new UserError(`Invalid max age header value "${seconds}". Must be greater than or equal to zero`, { category: 'request' });
  return Math.min(seconds, MAX_AGE);
}

function toGroups({ append, nodes }: NonNullable<DocumentInput['graphqlDocumentGroups']>, before: readonly string[]): string[] {
  const names = (nodes ?? []).flatMap((node) => (node?.name ? [toLine('name of a group', node.name)] : []));
  const groups = [...new Set([...(append ? before : []), ...names])];
  if (groups.length > MAX_GROUPS)
    throw new UserError(
      `The document would belong to ${groups.length} groups. A document can belong to at most ${MAX_GROUPS}. Remove some.`,
      { category: 'request' },
    );
  return groups;
}

/**
 * Checks that no other document of an editor has the aliases. Removes them from documents that clients have saved, so that clients cannot block a name.
 * @throws UserError
 */
async function claimAliases(tx: Tx, aliases: readonly string[], documentId: number | null): Promise<void> {
  if (aliases.length > MAX_ALIASES)
    throw new UserError(`The document has ${aliases.length} aliases. Documents are limited to ${MAX_ALIASES} aliases. Remove some.`, {
      category: 'request',
    });
  for (const alias of aliases) {
    if (alias === '' || alias.length > MAX_ALIAS || alias !== toStorableText(alias))
      throw new UserError(`An alias must have 1 to ${MAX_ALIAS} characters, without NUL characters or unpaired surrogates. Change it.`, {
        category: 'request',
      });
  }
  const others = (await listDocumentsByAlias(tx.db, aliases)).filter(({ id }) => id !== documentId);
  const owner = others.find(({ isAutomatic }) => !isAutomatic);
  if (owner) throw new UserError(`Alias "${aliases.join(', ')}" already in use by another query "${owner.title}"`, { category: 'request' });
  if (others.length > 0) await tx.db.deleteFrom('graphql_document_alias').where('alias', 'in', aliases).execute();
  // Caches can contain responses of the other documents under these aliases.
  for (const other of others) recordDocumentPurge(tx, 'update', other.id, [other.queryId]);
}

/** @throws UserError if an editor has saved the document already */
async function removeAutomaticDocument(tx: Tx, queryId: string): Promise<void> {
  const existing = (await listDocumentsByAlias(tx.db, [queryId]))[0];
  if (!existing) return;
  if (!existing.isAutomatic)
    throw new UserError(`This query has already been associated with another query "${existing.title}"`, { category: 'request' });
  await tx.db.deleteFrom('graphql_document').where('id', '=', existing.id).execute();
}

async function writeAliases(tx: Tx, documentId: number, aliases: readonly string[]): Promise<void> {
  const rows = [...new Set(aliases)].map((alias) => ({ alias, document_id: documentId }));
  await tx.db.insertInto('graphql_document_alias').values(rows).execute();
}

export function recordDocumentPurge(tx: Tx, cause: 'create' | 'update' | 'delete', id: number, queryIds: readonly string[]): void {
  tx.recordChange({ cause, kind: 'graphql_document', id, type: 'graphqldocument', affectsLists: false, queryIds });
}

/** The lifetime of the responses and the permission to send the document may have changed, so its responses are purged. */
async function recordDocumentChange(
  tx: Tx,
  action: 'create' | 'update' | 'delete',
  before: GraphqlDocumentRow | null,
  after: GraphqlDocumentRow | null,
): Promise<void> {
  const document = after ?? before;
  if (!document) return;
  recordDocumentPurge(
    tx,
    action,
    document.id,
    [before, after].flatMap((each) => each?.queryId ?? []),
  );
  await recordAudit(tx, {
    action,
    objectType: 'GraphqlDocument',
    objectId: document.id,
    objectName: document.title,
    before,
    after,
  });
}
