/** Mutations of saved GraphQL documents, with the inputs of WPGraphQL Smart Cache. */
import { createDocument, deleteDocument, type DocumentInput, updateDocument } from '../../commands/documents/document-commands.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { GraphqlDocumentRow } from '../../core/rows/graphql-documents.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { findDocument } from './documents.ts';

const input: Record<string, ArgSpec> = {
  alias: {
    type: '[String!]',
    description: 'Ids that clients can send instead of the document, in addition to its SHA-256 hash. Each must be unique.',
  },
  content: { type: 'String', description: 'The document. It is stored in its normal form.' },
  description: { type: 'String', description: 'Purpose of the document.' },
  grant: {
    type: 'String',
    description: 'Whether anonymous clients may send the document: `allow`, `deny`, or empty for the default of the service.',
  },
  graphqlDocumentGroups: { type: 'GraphqlDocumentGroupsInput', description: 'Groups. Documents in a group are not deleted by age.' },
  maxAgeHeader: { type: 'Int', description: 'How many seconds caches may keep responses. 0 disables caching.' },
  slug: { type: 'String', description: 'Slug.' },
  status: { type: 'PostStatusEnum', description: 'Status. Default DRAFT. Documents of all statuses can be sent.' },
  title: { type: 'String', description: 'Title.' },
};

export function declareDocumentMutations(builder: SchemaBuilder): void {
  builder.input('GraphqlDocumentGroupsNodeInput', {
    description: 'A group.',
    fields: { name: { type: 'String', description: 'Name.' } },
  });
  builder.input('GraphqlDocumentGroupsInput', {
    description: 'Groups of a document.',
    fields: {
      append: { type: 'Boolean', description: 'Whether the document keeps the groups that it belongs to.' },
      nodes: { type: '[GraphqlDocumentGroupsNodeInput]', description: 'The groups.' },
    },
  });
  const id: ArgSpec = { type: 'ID!', description: 'Global or database id of the document.' };
  const payload: FieldSpecs = {
    graphqlDocument: {
      type: 'GraphqlDocument',
      description: 'The document.',
      resolve: ({ documentId }: { documentId: number }, _args, context) => findDocument(documentId, context),
    },
  };
  declareMutation<DocumentInput, { documentId: number }>(builder, {
    name: 'createGraphqlDocument',
    description: 'Saves a document, so that clients can send its id instead.',
    input,
    payload,
    resolve: async (values, { services, viewer }) => ({ documentId: await createDocument(services, viewer, values) }),
  });
  declareMutation<DocumentInput & { id: string }, { documentId: number }>(builder, {
    name: 'updateGraphqlDocument',
    description: 'Updates a saved document. If `alias` is set, it replaces all existing aliases.',
    input: { id, ...input },
    payload,
    resolve: async (values, { services, viewer }) => ({ documentId: await updateDocument(services, viewer, values.id, values) }),
  });
  declareMutation<{ id: string }, { graphqlDocument: GraphqlDocumentRow }>(builder, {
    name: 'deleteGraphqlDocument',
    description: 'Deletes a saved document. There is no trash for documents.',
    input: { id, forceDelete: { type: 'Boolean', description: 'Has no effect.' } },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the deleted document.',
        resolve: ({ graphqlDocument }: { graphqlDocument: GraphqlDocumentRow }) => toGlobalId('graphql_document', graphqlDocument.id),
      },
      graphqlDocument: { type: 'GraphqlDocument', description: 'The document before it was deleted.' },
    },
    resolve: async (values, { services, viewer }) => ({ graphqlDocument: await deleteDocument(services, viewer, values.id) }),
  });
}
