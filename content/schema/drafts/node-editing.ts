/** What those who write learn of a node's editing. */
import { LOCK_SECONDS } from '../../commands/drafts/edit-locks.ts';
import { formatGmtDate } from '../../core/format-date.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { can, canEditNode, getTypeCapabilities } from '../../permissions/viewer.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { edgeTo } from '../core/connections.ts';

/** What WordPress adds to the slug of what is thrown away, so that the address is free. */
const TRASHED = '__trashed';

type LockedBy = UserRow & { lockedAt: Date };

export function editingFields(builder: SchemaBuilder): FieldSpecs {
  const fields: FieldSpecs = {
    editingLockedBy: edgeTo(builder, {
      from: 'ContentNode',
      name: 'EditLock',
      to: 'User',
      description: 'Who has it open in an editor, for those who may write such content.',
      load: async (node: NodeRow, store, { viewer, services }): Promise<LockedBy | null> => {
        if (node.editLockUserId === null || node.editLockAt === null || !can(viewer, getTypeCapabilities(node.type).edit)) return null;
        if (services.now().getTime() - node.editLockAt.getTime() >= LOCK_SECONDS * 1000) return null;
        const user = await store.userById(node.editLockUserId);
        return user && { ...user, lockedAt: node.editLockAt };
      },
    }),
    lastEditedBy: edgeTo(builder, {
      from: 'ContentNode',
      name: 'EditLast',
      to: 'User',
      description: 'Who saved it last, for those who may edit it.',
      load: (node: NodeRow, store, { viewer }) =>
        node.lastEditedBy === null || !canEditNode(viewer, node) ? null : store.userById(node.lastEditedBy),
    }),
    desiredSlug: {
      type: 'String',
      description: 'Slug it has again when it is taken out of the trash.',
      resolve: ({ status, slug }: NodeRow) => (status === 'trash' && slug.endsWith(TRASHED) ? slug.slice(0, -TRASHED.length) : null),
    },
    enclosure: {
      type: 'String',
      description: 'Film or sound file for podcasts. Null: this service keeps none.',
      resolve: () => null,
    },
  };
  builder.extend('ContentNodeToEditLockConnectionEdge', {
    lockTimestamp: {
      type: 'String',
      description: 'When it was last seen open, in UTC.',
      resolve: ({ lockedAt }: LockedBy) => formatGmtDate(lockedAt),
    },
  });
  return fields;
}

export function declareTrackbacks(builder: SchemaBuilder): void {
  const lines = (text: string) => text.split(/\s+/).filter(Boolean);
  const addresses = (read: (node: NodeRow) => string) => (node: NodeRow) => {
    const found = lines(read(node));
    return found.length > 0 ? found : null;
  };
  builder.interface('NodeWithTrackbacks', {
    description: 'Content that tells other sites of itself.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      pingStatus: {
        type: 'String',
        description: '`open` or `closed`.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.pingStatus),
      },
      pinged: { type: '[String]', description: 'Addresses that were told of it.', resolve: addresses((node) => node.pinged) },
      toPing: {
        type: '[String]',
        description: 'Addresses to tell of it, for those who may edit it.',
        resolve: (node: NodeRow, _args, { viewer }) => (canEditNode(viewer, node) ? addresses(({ toPing }) => toPing)(node) : null),
      },
    },
  });
}
