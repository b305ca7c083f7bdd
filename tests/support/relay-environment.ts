/** Outside of Next there is no render that React's `cache` could know: the tests keep one store, and make a new one for each block they show. */
import type { Environment } from 'relay-runtime';
import { vi } from 'vitest';
import type * as RelayEnvironment from '../../lib/relay/environment.ts';

const holder = vi.hoisted(() => ({ environment: undefined as Environment | undefined }));

vi.mock('#lib/relay/environment.ts', async (importOriginal) => {
  const original = await importOriginal<typeof RelayEnvironment>();
  return { ...original, getEnvironment: () => (holder.environment ??= original.createServerEnvironment()) };
});

/** Forgets everything that was fetched. */
export function forgetFetched(): void {
  holder.environment = undefined;
}
