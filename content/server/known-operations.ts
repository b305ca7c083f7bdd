/** The operations that the site sends. They are prepared at startup, so that the first visitor does not wait for their validation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type KnownOperation = { name: string; text: string };

/** Written by `npm run generate` from Relay's artifacts. */
export function readKnownOperations(): readonly KnownOperation[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'operations.generated.json'), 'utf8')) as KnownOperation[];
}
