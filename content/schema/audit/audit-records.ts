/** The audit log, for administrators. */
import { formatGmtDate } from '../../core/format-date.ts';
import type { AuditRecord } from '../../core/rows/audit-records.ts';
import { type AuditFilter, listAuditRecords } from '../../store/audit-records.ts';
import { type SchemaBuilder, weights } from '../core/builder.ts';

export function declareAuditRecords(builder: SchemaBuilder): void {
  builder.enum('AuditActionEnum', {
    description: 'Kinds of changes.',
    values: {
      CREATE: { value: 'create', description: 'The object was created.' },
      UPDATE: { value: 'update', description: 'The object was changed, or moved to the trash.' },
      DELETE: { value: 'delete', description: 'The object was deleted permanently.' },
    },
  });
  builder.object('AuditChange', {
    description: 'A value that changed. Secrets are replaced by `[hidden]`.',
    fields: {
      field: { type: 'String!', description: 'Path of the value, such as `fields.marketMeta.region`.' },
      before: { type: 'String', description: 'Value before the change, shortened. Null if there was none.', weight: weights.paragraph },
      after: { type: 'String', description: 'Value after the change, shortened. Null if there is none.', weight: weights.paragraph },
    },
  });
  builder.object('AuditRecord', {
    description: 'A change that a signed-in user made.',
    fields: {
      id: { type: 'ID!', description: 'Id of the record.' },
      date: { type: 'String!', description: 'Date of the change in UTC.', resolve: ({ date }: AuditRecord) => `${formatGmtDate(date)}Z` },
      userDatabaseId: {
        type: 'Int',
        description: 'Database id of the user. Null if the account was deleted.',
        resolve: ({ userId }: AuditRecord) => userId,
      },
      username: { type: 'String!', description: 'Login of the user.', resolve: ({ userLogin }: AuditRecord) => userLogin },
      action: { type: 'AuditActionEnum!', description: 'Kind of change.' },
      objectType: { type: 'String!', description: 'GraphQL type of the changed object, such as `Post` or `Settings`.' },
      objectDatabaseId: {
        type: 'Int',
        description: 'Database id of the changed object. Null for site-wide objects.',
        resolve: ({ objectId }: AuditRecord) => objectId,
      },
      objectName: { type: 'String!', description: 'Title or name of the changed object.' },
      network: {
        type: 'String!',
        description:
          'Network from which the change was made: the first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address.',
      },
      changes: { type: '[AuditChange!]!', description: 'The values that changed.' },
    },
  });
  builder.extend('RootQuery', {
    auditRecords: {
      type: '[AuditRecord!]',
      description: 'Changes made by signed-in users, newest first. For administrators only.',
      args: {
        first: { type: 'Int', description: 'Number of records. Default 20, at most 100.' },
        after: { type: 'ID', description: 'Only records older than the one with this id.' },
        userId: { type: 'Int', description: 'Only changes by the user with this database id.' },
        action: { type: 'AuditActionEnum', description: 'Only changes of this kind.' },
        objectType: { type: 'String', description: 'Only changes of objects of this GraphQL type.' },
        objectId: { type: 'Int', description: 'Only changes of the object with this database id.' },
      },
      resolve: (_root, filter: AuditFilter, { services, viewer }) => listAuditRecords(services.db, viewer, filter),
    },
  });
}
