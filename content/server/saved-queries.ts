/** Saved GraphQL documents at the endpoint: execution by id, saving by clients, permission to send them, and lifetimes of responses. */
import { GraphQLError, Source, type DocumentNode, Kind } from 'graphql';
import type { Services } from '../commands/core/services.ts';
import { saveAutomatically } from '../commands/documents/save-automatically.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { printLikeGraphqlPhp } from '../core/print-document.ts';
import { findDocumentByAlias, markDocumentUsed, readMaxAges } from '../store/documents/graphql-documents.ts';
import { GraphqlRequestError } from './errors.ts';
import type { GraphqlParams } from './graphql-request.ts';

/** Which documents anonymous clients may send: all, only saved ones with the grant `allow`, or all except saved ones with the grant `deny`. */
export type GraphqlAccess = 'public' | 'only_allowed' | 'some_denied';

export type SavedQueries = {
  /** Replaces the id of a saved document with its text. @throws GraphqlRequestError if there is no such document */
  load: (params: GraphqlParams) => Promise<GraphqlParams>;
  /** Saves a valid document that was sent with an id. @throws UserError if the id belongs to another document */
  save: (params: GraphqlParams, document: { ast: DocumentNode; queryId: string }, client: ClientInfo) => Promise<void>;
  /** The error for an anonymous client that may not send the document. */
  findDenial: (queryId: string, text: string) => Promise<GraphQLError | null>;
  /** Seconds for which caches may keep responses to a document. @param version the current content version */
  getMaxAge: (queryId: string, version: number) => Promise<number>;
};

export type SavedQueriesOptions = {
  services: Pick<Services, 'db' | 'now'>;
  access: GraphqlAccess;
  /** For documents without a lifetime of their own. */
  maxAgeSeconds: number;
};

/** The time of the last use is stored about this often, so that reads rarely write. */
const USE_INTERVAL_MS = 60 * 60_000;
const MAX_TITLE = 200;

export function createSavedQueries({ services, access, maxAgeSeconds }: SavedQueriesOptions): SavedQueries {
  const { db } = services;
  let maxAges: { version: number; byId: Promise<ReadonlyMap<string, number>> } | undefined;
  return {
    load: async (params) => {
      const { query, queryId } = params;
      if (query !== '' || queryId === undefined) return params;
      const document = await findDocumentByAlias(db, queryId);
      if (!document) throw new GraphqlRequestError(200, 'PersistedQueryNotFound');
      const now = services.now();
      if (document.isAutomatic && now.getTime() - document.usedAt.getTime() > USE_INTERVAL_MS) await markDocumentUsed(db, document.id, now);
      return { ...params, query: document.content };
    },
    save: async ({ query, queryId: alias }, { ast, queryId }, client) => {
      // Saving the document would be useless, because only an editor can allow it.
      if (alias === undefined || access === 'only_allowed') return;
      await saveAutomatically(services, { alias, text: query, content: printLikeGraphqlPhp(ast), queryId, title: getTitle(ast) }, client);
    },
    findDenial: async (queryId, text) => {
      if (access === 'public') return null;
      const document = await findDocumentByAlias(db, queryId);
      const error = (message: string) => new GraphQLError(message, { source: new Source(text), positions: [0] });
      if (access === 'only_allowed' && !document) return error('Not Found. Only pre-defined queries are allowed.');
      const isDenied = access === 'only_allowed' ? document?.grant !== 'allow' : document?.grant === 'deny';
      return isDenied ? error('This query document has been blocked.') : null;
    },
    getMaxAge: async (queryId, version) => {
      // Each change of a saved document increments the version.
      const current = maxAges?.version === version ? maxAges : { version, byId: readMaxAges(db) };
      maxAges = current;
      try {
        return (await current.byId).get(queryId) ?? maxAgeSeconds;
      } catch (error) {
        // The next response reads them again.
        if (maxAges === current) maxAges = undefined;
        throw error;
      }
    },
  };
}

function getTitle(ast: DocumentNode): string {
  const names = ast.definitions.map((definition) =>
    (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) && definition.name
      ? definition.name.value
      : 'A Persisted Query',
  );
  return names.join(', ').slice(0, MAX_TITLE);
}
