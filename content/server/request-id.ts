/** The ID of a request in logs. A well-formed ID that the client sends is kept, so that a request can be followed through several services. */
import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

export function getRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
}
