/** A saved GraphQL document. */
export type GraphqlDocumentRow = {
  kind: 'graphql-document';
  id: number;
  /** SHA-256 of the content, and the value of `X-GraphQL-Query-ID`. */
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
  /** Whether a client saved the document by sending it with an id. */
  isAutomatic: boolean;
  createdAt: Date;
  modifiedAt: Date;
  usedAt: Date;
};

/** Whether anonymous clients may send the document if not all documents are allowed. If it is empty, the rule for documents that are not saved applies. */
export type DocumentGrant = 'allow' | 'deny' | '';
