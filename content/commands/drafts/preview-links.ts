/** Preview links: they show the newest version of one node to people without an account, until they expire or are revoked. */
import type { Kysely, Transaction } from 'kysely';
import { createAccountViewer, findAccountById } from '../../auth/accounts.ts';
import { createNonce, createPreviewToken, isTokenOf, readNonce } from '../../auth/preview-tokens.ts';
import { assertRateLimit } from '../../auth/rate-limits.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { findEditableNode } from '../nodes/editable-node.ts';
import { assertCanUpdateType } from '../nodes/node-permissions.ts';

const HOUR_MS = 60 * 60_000;
const MAX_HOURS = 30 * 24;

/** Links of one node that are valid at the same time. */
const MAX_LINKS = 20;

/** After this time, an expired link is deleted. Until then, its page says when it expired. */
const KEEP_MS = 30 * 24 * HOUR_MS;

export type PreviewLink = { id: string; nodeId: number; nonce: Buffer; createdBy: number | null; createdAt: Date; expiresAt: Date };

/**
 * Creates a link to the preview of a node.
 * @param hours lifetime
 * @throws UserError if the viewer may not edit the node, the node has no page, or a limit is reached
 */
export async function createPreviewLink(
  services: Services,
  viewer: Viewer,
  { id, hours }: { id: number | null; hours: number },
  client: ClientInfo,
): Promise<PreviewLink> {
  const { db, log, now } = services;
  if (hours < 1 || hours > MAX_HOURS)
    throw new UserError(
      `A preview link lasts 1 to ${MAX_HOURS} hours (30 days). ${hours} hours were requested. Choose a lifetime within these limits.`,
    );
  await limitPreviewLinks(services, viewer, client);
  const link = await db.transaction().execute(async (transaction) => {
    const node = await findSharableNode(transaction, viewer, id);
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS);
    await transaction
      .deleteFrom('preview_link')
      .where('expires_at', '<=', new Date(createdAt.getTime() - KEEP_MS))
      .execute();
    if ((await listPreviewLinks(transaction, node.id, createdAt)).length >= MAX_LINKS)
      throw new UserError(`This content already has ${MAX_LINKS} preview links, which is the maximum. Revoke one of them first.`);
    await recordAudit(
      { db: transaction, viewer, now: createdAt },
      { action: 'create', objectType: 'PreviewLink', objectId: node.id, objectName: node.title, after: { expiresAt } },
    );
    return await transaction
      .insertInto('preview_link')
      .values({ node_id: node.id, nonce: createNonce(), created_by: viewer.user?.id ?? null, created_at: createdAt, expires_at: expiresAt })
      .returning(linkColumns)
      .executeTakeFirstOrThrow();
  });
  log('info', 'A preview link was created', { link: link.id, node: link.nodeId, user: link.createdBy, expiresAt: link.expiresAt });
  return link;
}

/**
 * Revokes a link. Every editor of the node may do that.
 * @returns the id of the node
 * @throws UserError if there is no such link, or the viewer may not edit the node
 */
export async function revokePreviewLink({ db, log, now }: Services, viewer: Viewer, linkId: string): Promise<number> {
  // Viewers without write access learn nothing about links.
  assertCanUpdateType(viewer, getContentType('post'));
  return await db.transaction().execute(async (transaction) => {
    const link = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(linkId)
      ? await transaction.selectFrom('preview_link').select('node_id as nodeId').where('id', '=', linkId).executeTakeFirst()
      : undefined;
    if (!link)
      throw new UserError('There is no preview link with this id. It may have been revoked. Query previewLinks to find existing ones.');
    const node = await findEditableNode(transaction, viewer, link.nodeId);
    await transaction
      .updateTable('preview_link')
      .set({ revoked_at: now() })
      .where('id', '=', linkId)
      .where('revoked_at', 'is', null)
      .execute();
    await recordAudit(
      { db: transaction, viewer, now: now() },
      { action: 'delete', objectType: 'PreviewLink', objectId: node.id, objectName: node.title },
    );
    log('info', 'A preview link was revoked', { link: linkId, node: node.id, user: viewer.user?.id });
    return node.id;
  });
}

/** Lists the valid links of a node, newest first. */
export async function listPreviewLinks(db: Kysely<Database>, nodeId: number, now: Date): Promise<PreviewLink[]> {
  return await db
    .selectFrom('preview_link')
    .select(linkColumns)
    .where('node_id', '=', nodeId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The URL of the page that shows the preview. */
export function getPreviewLinkUrl({ siteUrl, keys }: Pick<Services, 'siteUrl' | 'keys'>, link: PreviewLink): string {
  return `${siteUrl}/shared-preview/${createPreviewToken(keys, link)}/`;
}

/** A link that a visitor opens. `creator` is the person on whose behalf the node is read. */
export type OpenedLink =
  | { state: 'INVALID' }
  | { state: 'EXPIRED' | 'REVOKED' | 'WITHDRAWN'; expiresAt: Date }
  | { state: 'ACTIVE'; expiresAt: Date; nodeId: number; creator: Viewer };

/** Finds the link of a token. `INVALID` also means that the content has been deleted; `WITHDRAWN`, that the account of the creator has. */
export async function openPreviewLink({ db, keys, now }: Services, token: string): Promise<OpenedLink> {
  const nonce = readNonce(token);
  const row =
    nonce &&
    (await db
      .selectFrom('preview_link')
      .select([...linkColumns, 'revoked_at as revokedAt'])
      .where('nonce', '=', nonce)
      .executeTakeFirst());
  const time = now();
  if (!row || !isTokenOf(keys, token, row, time)) return { state: 'INVALID' };
  const { expiresAt, nodeId } = row;
  if (row.revokedAt !== null) return { state: 'REVOKED', expiresAt };
  if (expiresAt <= time) return { state: 'EXPIRED', expiresAt };
  const account = row.createdBy === null ? null : await findAccountById(db, row.createdBy);
  return account ? { state: 'ACTIVE', expiresAt, nodeId, creator: createAccountViewer(account) } : { state: 'WITHDRAWN', expiresAt };
}

const linkColumns = [
  'id',
  'node_id as nodeId',
  'nonce',
  'created_by as createdBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

async function limitPreviewLinks({ db }: Services, { user }: Viewer, { address }: ClientInfo): Promise<void> {
  if (user !== null) await assertRateLimit(db, { action: 'preview-link', name: user.login, address });
}

async function findSharableNode(db: Transaction<Database>, viewer: Viewer, id: number | null): Promise<NodeRow> {
  const node = await findEditableNode(db, viewer, id);
  const { public: hasPage, label } = getContentType(node.type);
  if (!hasPage) throw new UserError(`A ${label.singular.toLowerCase()} has no page, so its preview cannot be shared.`);
  if (node.status === 'trash') throw new UserError('The content is in the trash. Restore it before you share its preview.');
  return node;
}
