/** Outside of Next there is no render that React's `cache` could know: the tests keep one store, and make a new one for each block they show. */
import { vi } from 'vitest';
import type { Environment } from 'relay-runtime';

const holder = vi.hoisted(() => ({ environment: undefined as Environment | undefined }));

vi.mock('#lib/relay/environment.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../lib/relay/environment.ts')>();
  return { ...original, getEnvironment: () => (holder.environment ??= original.createServerEnvironment()) };
});

/** Forgets everything that was fetched. */
export function forgetFetched(): void {
  holder.environment = undefined;
}
