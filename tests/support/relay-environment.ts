/** Replaces the per-render Relay environment. Outside of Next, React's `cache` does not work, so the tests share one store and reset it for each render. */
import type { Environment } from 'relay-runtime';
import { vi } from 'vitest';
import type * as RelayEnvironment from '../../lib/relay/environment.ts';

const holder = vi.hoisted(() => ({ environment: undefined as Environment | undefined }));

vi.mock('#lib/relay/environment.ts', async (importOriginal) => {
  const original = await importOriginal<typeof RelayEnvironment>();
  return { ...original, getEnvironment: () => (holder.environment ??= original.createServerEnvironment()) };
});

/** Discards all fetched data. */
export function resetRelayStore(): void {
  holder.environment = undefined;
}
