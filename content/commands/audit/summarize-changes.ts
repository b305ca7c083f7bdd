/** Summarizes the difference between two versions of an object for the audit log. */
import type { AuditChange } from '../../core/rows/audit-records.ts';

/** An object before or after a change, with any values that JSON can contain, and dates. */
export type AuditedObject = object | null;

const MAX_CHANGES = 40;
const MAX_VALUE = 200;
/** Characters before the first difference of two long texts. */
const CONTEXT = 40;
/** Names of values that are never stored in the audit log. */
const SECRET = /password|secret|hash|token|nonce/i;
/** Values that every change updates. */
const ignoredFields: ReadonlySet<string> = new Set(['modified', 'lastEditedBy', 'editLockUserId', 'editLockAt', 'emailHash']);

/** Lists the values that differ, by their path: `fields.marketMeta.region`. Empty values are the same as missing ones. */
export function summarizeChanges(before: AuditedObject, after: AuditedObject): AuditChange[] {
  const [from, to] = [flatten(before), flatten(after)];
  const names = [...new Set([...from.keys(), ...to.keys()])].filter((name) => (from.get(name) ?? '') !== (to.get(name) ?? ''));
  const changes = names.slice(0, MAX_CHANGES).map((field): AuditChange => {
    const [previous = null, next = null] = [from.get(field), to.get(field)];
    if (SECRET.test(field)) return { field, before: previous && '[hidden]', after: next && '[hidden]' };
    const start = Math.max(0, countEqualCharacters(previous ?? '', next ?? '') - CONTEXT);
    return { field, before: shorten(previous, start), after: shorten(next, start) };
  });
  const omitted = names.length - changes.length;
  return omitted > 0 ? [...changes, { field: '…', before: null, after: `${omitted} more values` }] : changes;
}

function flatten(object: AuditedObject): Map<string, string> {
  const values = new Map<string, string>();
  const visit = (path: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return;
    if (typeof value === 'string') values.set(path, value);
    else if (value instanceof Date) values.set(path, value.toISOString());
    else if (typeof value !== 'object' || Array.isArray(value)) values.set(path, JSON.stringify(value));
    else for (const [name, item] of Object.entries(value)) visit(path === '' ? name : `${path}.${name}`, item);
  };
  for (const [name, value] of Object.entries(object ?? {})) if (!ignoredFields.has(name)) visit(name, value);
  return values;
}

function countEqualCharacters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a.charCodeAt(count) === b.charCodeAt(count)) count += 1;
  return count;
}

function shorten(value: string | null, start: number): string | null {
  if (value === null || value.length <= MAX_VALUE) return value;
  const end = start + MAX_VALUE;
  return `${start > 0 ? '…' : ''}${value.slice(start, end)}${end < value.length ? '…' : ''}`.toWellFormed();
}
