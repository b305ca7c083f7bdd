/** The operations the site sends. They are known before anybody asks, so that the first visitor after a start does not wait for their validation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type KnownOperation = { name: string; text: string };

/** Written by `npm run generate` from Relay's artifacts. */
export function readKnownOperations(): readonly KnownOperation[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'operations.generated.json'), 'utf8')) as KnownOperation[];
}
