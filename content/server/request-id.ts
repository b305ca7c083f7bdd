/** The name of a request in logs: the caller's where it is well formed, so that a request can be followed from one service to the next. */
import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
