/** Fields about the editing of nodes: edit lock, last editor, trackbacks. */
import { findLockHolderName, LOCK_SECONDS } from '../../commands/drafts/edit-locks.ts';
import { formatGmtDate } from '../../core/format-date.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { can, canEditNode, getTypeCapabilities } from '../../permissions/viewer.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareEdge } from '../core/connections.ts';
import { getTypeName } from '../core/source-types.ts';

/** WordPress appends this to the slug of a node in the trash, so that the slug is free. */
const TRASHED_SUFFIX = '__trashed';

type LockedBy = UserRow & { lockedAt: Date };

export function declareEditingFields(builder: SchemaBuilder): FieldSpecs {
  const fields: FieldSpecs = {
    editingLockedBy: declareEdge(builder, {
      from: 'ContentNode',
      name: 'EditLock',
      to: 'User',
      description: 'The user who has the content open in an editor. Null for viewers who may not edit content of this type.',
      load: async (node: NodeRow, store, { viewer, services }): Promise<LockedBy | null> => {
        if (node.editLockUserId === null || node.editLockAt === null || !can(viewer, getTypeCapabilities(node.type).edit)) return null;
        if (services.now().getTime() - node.editLockAt.getTime() >= LOCK_SECONDS * 1000) return null;
        const user = await store.userById(node.editLockUserId);
        return user && { ...user, lockedAt: node.editLockAt };
      },
    }),
    otherEditorName: {
      type: 'String',
      description:
        'Name of another user who has the content open in an editor, even if the viewer may not see the account. Null for viewers who may not edit the content.',
      resolve: (node: NodeRow, _args, { viewer, services }) =>
        canEditNode(viewer, node) ? findLockHolderName(services.db, node, viewer, services.now()) : null,
    },
    lastEditedBy: declareEdge(builder, {
      from: 'ContentNode',
      name: 'EditLast',
      to: 'User',
      description: 'The user who saved the content last. Null for viewers who may not edit it.',
      load: (node: NodeRow, store, { viewer }) =>
        node.lastEditedBy === null || !canEditNode(viewer, node) ? null : store.userById(node.lastEditedBy),
    }),
    desiredSlug: {
      type: 'String',
      description: 'Slug of content in the trash after it is restored.',
      resolve: ({ status, slug }: NodeRow) =>
        status === 'trash' && slug.endsWith(TRASHED_SUFFIX) ? slug.slice(0, -TRASHED_SUFFIX.length) : null,
    },
    enclosure: {
      type: 'String',
      description: 'Podcast enclosure of imported content: URL, size in bytes and MIME type on one line each.',
      resolve: ({ enclosure }: NodeRow) => enclosure,
    },
  };
  builder.extend('ContentNodeToEditLockConnectionEdge', {
    lockTimestamp: {
      type: 'String',
      description: 'When the lock was last renewed, in UTC.',
      resolve: ({ lockedAt }: LockedBy) => formatGmtDate(lockedAt),
    },
  });
  return fields;
}

export function declareTrackbacks(builder: SchemaBuilder): void {
  const splitUrls = (text: string) => text.split(/\s+/).filter(Boolean);
  const listUrls = (getText: (node: NodeRow) => string) => (node: NodeRow) => {
    const urls = splitUrls(getText(node));
    return urls.length > 0 ? urls : null;
  };
  builder.interface('NodeWithTrackbacks', {
    description: 'Content that supports trackbacks.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      pingStatus: {
        type: 'String',
        description: '`open` or `closed`.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.pingStatus),
      },
      pinged: { type: '[String]', description: 'URLs that were notified of the content.', resolve: listUrls((node) => node.pinged) },
      toPing: {
        type: '[String]',
        description: 'URLs to notify of the content. Null for viewers who may not edit it.',
        resolve: (node: NodeRow, _args, { viewer }) => (canEditNode(viewer, node) ? listUrls(({ toPing }) => toPing)(node) : null),
      },
    },
  });
}
