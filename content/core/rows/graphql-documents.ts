/** A saved GraphQL document. */
export type GraphqlDocumentRow = {
  kind: 'graphql-document';
  id: number;
  /** SHA-256 of the content, the id of the query in `X-GraphQL-Query-ID`. */
  queryId: string;
  title: string;
  slug: string;
  /** The normal form of the document. */
  content: string;
  description: string;
  status: string;
  grant: DocumentGrant;
  /** Seconds for which caches may keep responses. Null for the default. */
  maxAge: number | null;
  groups: string[];
  /** Names under which clients can send the document, `queryId` included. */
  aliases: string[];
  /** A client saved it by sending it with an id. */
  isAutomatic: boolean;
  createdAt: Date;
  modifiedAt: Date;
  usedAt: Date;
};

/** Whether anonymous clients may send the document if not all documents are allowed. Empty: as for documents that are not saved. */
export type DocumentGrant = 'allow' | 'deny' | '';
