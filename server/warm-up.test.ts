import { expect, test, vi } from 'vitest';
import type { LoadResult, PageStore } from './pages/page-store.ts';
import { loadFrontPage, loadSearch } from './warm-up.ts';

const missing: LoadResult = { kind: 'status', status: 404 };

test('the front page and a search are loaded, so that no visitor is the first', async () => {
  const load = vi.fn<PageStore['load']>(() => Promise.resolve(missing));
  await loadFrontPage({ load }, 1000);
  await loadSearch({ load });
  expect(load.mock.calls).toEqual([
    ['/', 'system', ''],
    ['/search/', 'system', '?q=near+10001'],
  ]);
});

test('a failure or a page that takes too long does not prevent the start', async () => {
  const failing = { load: () => Promise.reject(new Error('unavailable')) };
  await expect(loadFrontPage(failing, 1000)).resolves.toBeUndefined();
  await expect(loadSearch(failing)).resolves.toBeUndefined();
  await expect(loadFrontPage({ load: () => new Promise(() => {}) }, 10)).resolves.toBeUndefined();
});
