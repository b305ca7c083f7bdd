/** Whether an answer is the recorded one. */
import { normalize } from './normalize.ts';

export type Answered = { status: number; headers: Readonly<Record<string, string | null>>; body: unknown };

export type Difference = { path: string; recorded: unknown; answered: unknown };

/**
 * Differences of status, body (data, and of errors message, category and path), and of where a redirect leads.
 * @returns none when the two are equal after normalisation
 */
export function compare(recorded: Answered, answered: Answered): Difference[] {
  const differences: Difference[] = [];
  if (recorded.status !== answered.status) differences.push({ path: 'status', recorded: recorded.status, answered: answered.status });
  const locations = [recorded, answered].map(({ headers }) => headers['location'] ?? null);
  if (locations[0] !== locations[1]) differences.push({ path: 'location', recorded: locations[0], answered: locations[1] });
  // What a page of WordPress looks like is no part of its interface.
  const isPage = recorded.headers['content-type']?.startsWith('text/html') && recorded.status >= 300 && recorded.status < 400;
  if (!isPage) find(normalize(recorded.body ?? ''), normalize(answered.body), '', differences);
  return differences;
}

function find(recorded: unknown, answered: unknown, path: string, differences: Difference[]): void {
  if (isObject(recorded) && isObject(answered) && Array.isArray(recorded) === Array.isArray(answered)) {
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(answered)])) {
      find(recorded[key], answered[key], path === '' ? key : `${path}.${key}`, differences);
    }
  } else if (recorded !== answered) differences.push({ path, recorded, answered });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
