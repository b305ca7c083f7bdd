import { expect, test } from 'vitest';
import { loadRuntimeFiles } from './runtime-files.ts';

const MAX_LOADER_BYTES = 1500;

test('the script that starts islands has no comments and is small in both encodings', async () => {
  const { loaderUrl, get } = await loadRuntimeFiles({ content: null, isHttps: false, frames: [], map: null });
  const { identity, gzip, br } = get(loaderUrl)?.bodies ?? {};
  expect(identity?.toString()).toContain('data-runtime');
  expect(identity?.toString()).not.toMatch(/^\s*(?:\/\/|\/\*)/m);
  expect(gzip?.length).toBeLessThanOrEqual(MAX_LOADER_BYTES);
  expect(br?.length).toBeLessThanOrEqual(MAX_LOADER_BYTES);
});
