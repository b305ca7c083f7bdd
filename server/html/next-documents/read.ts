import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Named .txt so that no formatter touches them. Documents as `next start` sent them, of a small site with the pages its file names say (16.4.6). A new version of Next may need new ones. */
export type NextDocument = 'plain' | 'islands' | 'missing' | 'unavailable' | 'away' | 'broken';

export function readNextDocument(name: NextDocument): string {
  return readFileSync(path.join(import.meta.dirname, `${name}.html.txt`), 'utf8');
}
