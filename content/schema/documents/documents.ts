/** Saved GraphQL documents, with the types of WPGraphQL Smart Cache. */
import { canEditDocuments } from '../../commands/documents/document-commands.ts';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import type { GraphqlDocumentRow } from '../../core/rows/graphql-documents.ts';
import type { Page, PageArgs } from '../../store/core/page.ts';
import { slicePage } from '../../store/core/slice-page.ts';
import { findDocumentById, findDocumentBySlug, listDocumentIds, listDocumentsById } from '../../store/documents/graphql-documents.ts';
import { type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { parseLookupId } from '../core/lookup-id.ts';

/** Null for viewers who may not edit documents. */
export async function findDocument(id: number, { viewer, services }: ContentContext): Promise<GraphqlDocumentRow | null> {
  return canEditDocuments(viewer) ? findDocumentById(services.db, id) : null;
}

async function listPage(page: PageArgs, { viewer, services }: ContentContext): Promise<Page<GraphqlDocumentRow>> {
  const ids = canEditDocuments(viewer) ? await listDocumentIds(services.db) : [];
  const { rows, ...rest } = slicePage(ids, page);
  return {
    ...rest,
    rows: await listDocumentsById(
      services.db,
      rows.map(({ id }) => id),
    ),
  };
}

export function declareDocuments(builder: SchemaBuilder): void {
  builder.object('GraphqlDocumentGroup', {
    description: 'A group of saved documents. Documents in a group are not deleted by age.',
    fields: { name: { type: 'String', description: 'Name.' } },
  });
  builder.object('GraphqlDocumentToGraphqlDocumentGroupConnection', {
    description: 'Groups of a document.',
    fields: { nodes: { type: '[GraphqlDocumentGroup!]!', description: 'The groups.' } },
  });
  builder.object('GraphqlDocument', {
    description: 'A GraphQL document that clients can request by id.',
    interfaces: ['Node', 'DatabaseIdentifier'],
    fields: {
      title: { type: 'String', description: 'Title. By default the names of the operations.' },
      slug: { type: 'String', description: 'Slug. By default the SHA-256 of the document.' },
      content: {
        type: 'String',
        description: 'The document in its normal form.',
        args: { format: { type: 'PostObjectFieldFormatEnum', description: 'Has no effect, because documents are not rendered.' } },
        weight: weights.markup,
      },
      status: { type: 'String', description: 'Status. Documents of all statuses can be sent.' },
      date: {
        type: 'String',
        description: 'Creation date, local to the site.',
        resolve: ({ createdAt }: GraphqlDocumentRow, _args, { site }) => formatLocalDate(createdAt, site.timezone),
      },
      dateGmt: {
        type: 'String',
        description: 'Creation date in UTC.',
        resolve: ({ createdAt }: GraphqlDocumentRow) => formatGmtDate(createdAt),
      },
      modified: {
        type: 'String',
        description: 'Date of the last change, local to the site.',
        resolve: ({ modifiedAt }: GraphqlDocumentRow, _args, { site }) => formatLocalDate(modifiedAt, site.timezone),
      },
      modifiedGmt: {
        type: 'String',
        description: 'Date of the last change in UTC.',
        resolve: ({ modifiedAt }: GraphqlDocumentRow) => formatGmtDate(modifiedAt),
      },
      alias: {
        type: '[String!]',
        description: 'Ids that clients can send instead of the document. One of them is its SHA-256 hash.',
        resolve: ({ aliases }: GraphqlDocumentRow) => aliases,
      },
      description: { type: 'String', description: 'Purpose of the document.' },
      grant: { type: 'String', description: '`allow`, `deny`, or empty for the default of the service.' },
      maxAgeHeader: {
        type: 'Int',
        description: 'How many seconds caches may keep responses. Null means the default of the service.',
        resolve: ({ maxAge }: GraphqlDocumentRow) => maxAge,
      },
      isAutomatic: { type: 'Boolean!', description: 'Whether a client has saved the document by sending it with an id.' },
      graphqlDocumentGroups: {
        type: 'GraphqlDocumentToGraphqlDocumentGroupConnection',
        description: 'Groups of the document.',
        resolve: ({ groups }: GraphqlDocumentRow) => ({ nodes: groups.map((name) => ({ name })) }),
      },
    },
  });
  builder.enum('GraphqlDocumentIdType', {
    description: 'Kinds of ids of saved documents.',
    values: {
      ID: { description: 'Global id.' },
      DATABASE_ID: { description: 'Database id.' },
      SLUG: { description: 'Slug.' },
    },
  });
  builder.extend('RootQuery', {
    graphqlDocument: {
      type: 'GraphqlDocument',
      description: 'A saved document. Null for viewers who may not edit documents.',
      args: {
        id: { type: 'ID!', description: 'Id of the kind `idType`.' },
        idType: { type: 'GraphqlDocumentIdType', description: 'Kind of the id. Default ID.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, context) => {
        if (idType !== 'SLUG') return findDocument(parseLookupId(id, idType), context);
        return canEditDocuments(context.viewer) ? findDocumentBySlug(context.services.db, id) : null;
      },
    },
    graphqlDocuments: declareConnection(builder, {
      from: 'RootQuery',
      to: 'GraphqlDocument',
      description: 'Saved documents, newest first, for viewers who may edit them.',
      load: (_root: unknown, _args: ConnectionArgs, page: PageArgs, context) => listPage(page, context),
    }),
  });
}
