/** Compares a response with the recorded one. */
import { normalize } from './normalize.ts';

export type ReplayResponse = { status: number; headers: Readonly<Record<string, string | null>>; body: unknown };

export type Difference = { path: string; recorded: unknown; actual: unknown };

/**
 * Finds differences in the status, the redirect location and the body. Of errors in the body, the message, path and extensions are compared.
 * @returns an empty list if the two responses are equal after normalization
 */
export function compare(recorded: ReplayResponse, actual: ReplayResponse): Difference[] {
  const differences: Difference[] = [];
  if (recorded.status !== actual.status) differences.push({ path: 'status', recorded: recorded.status, actual: actual.status });
  const locations = [recorded, actual].map(({ headers }) => headers['location'] ?? null);
  if (locations[0] !== locations[1]) differences.push({ path: 'location', recorded: locations[0], actual: locations[1] });
  // The HTML of redirect pages of WordPress is not part of its API.
  const isRedirectPage = recorded.headers['content-type']?.startsWith('text/html') && recorded.status >= 300 && recorded.status < 400;
  if (!isRedirectPage) collectDifferences(normalize(recorded.body ?? ''), normalize(actual.body), '', differences);
  return differences;
}

function collectDifferences(recorded: unknown, actual: unknown, path: string, differences: Difference[]): void {
  if (isObject(recorded) && isObject(actual) && Array.isArray(recorded) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(actual)])) {
      collectDifferences(recorded[key], actual[key], path === '' ? key : `${path}.${key}`, differences);
    }
  } else if (recorded !== actual) differences.push({ path, recorded, actual });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
