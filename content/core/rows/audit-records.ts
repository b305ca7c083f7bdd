/** Rows of the audit log. */
export type AuditAction = 'create' | 'update' | 'delete';

/** A value that changed. Long values are shortened, and secrets are replaced. Null for a value that did not exist. */
export type AuditChange = { field: string; before: string | null; after: string | null };

export type AuditRecord = {
  id: string;
  date: Date;
  /** Null if the account was deleted. */
  userId: number | null;
  userLogin: string;
  action: AuditAction;
  /** The GraphQL type of the object. */
  objectType: string;
  /** Database id. Null for site-wide objects such as the settings. */
  objectId: number | null;
  objectName: string;
  /** The network of the client: the first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address. */
  network: string;
  changes: AuditChange[];
};
