import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Documents that `next start` (16.4.6) sent for a small site, for tests. A new version of Next may need new ones. `missing` called `notFound()`,
 * `broken` threw an error, `away` and `unavailable` threw `ContentUnavailableError`: in the metadata, and in the page.
 */
export type CapturedDocument = 'plain' | 'islands' | 'missing' | 'unavailable' | 'away' | 'broken';

/** The files end with .txt so that no formatter changes them. */
export function readCapturedDocument(name: CapturedDocument): string {
  return readFileSync(path.join(import.meta.dirname, `${name}.html.txt`), 'utf8');
}
