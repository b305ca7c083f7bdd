import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createNextResponse } from '../next/captured-documents/read.ts';
import { createRenderBudget } from './render-budget.ts';
import { createRenderPage } from './render-page.ts';

test('one network cannot make the visitors of others wait', async () => {
  const fetched: string[] = [];
  const ends: (() => void)[] = [];
  const fetchPage = async (target: string) => {
    fetched.push(target);
    await new Promise<void>((resolve) => ends.push(resolve));
    return createNextResponse('');
  };
  const render = createRenderPage({
    next: { fetchPage },
    maxConcurrent: 1,
    maxOverBudget: 1,
    getPauseFactor: () => 0,
    budget: createRenderBudget(),
    pageTimeoutMs: 10_000,
  });
  const flood = Array.from({ length: 100 }, (_, index) =>
    render(`/flood/${index}/`, { kind: 'visitor', network: '192.0.2.1' }).then(
      () => 'rendered',
      () => 'rejected',
    ),
  );
  await nextTurn();
  const others = [1, 2, 3].map((index) => render(`/other/${index}/`, { kind: 'visitor', network: `198.51.100.${index}` }));
  const revalidation = render('/revalidated/', { kind: 'revalidation' });
  while (!fetched.includes('/revalidated/')) {
    ends.shift()?.();
    await nextTurn();
  }
  // The burst of the flooding network arrived first.
  expect(fetched).toEqual(expect.arrayContaining(['/other/1/', '/other/2/', '/other/3/']));
  expect(fetched.filter((target) => target.startsWith('/flood/')).length).toBeLessThanOrEqual(12);
  while (ends.length > 0) {
    ends.shift()?.();
    await nextTurn();
  }
  await Promise.all([...others, revalidation]);
  const results = await Promise.all(flood);
  expect(results.filter((result) => result === 'rendered').length).toBeGreaterThanOrEqual(10);
  expect(results.filter((result) => result === 'rejected').length).toBeGreaterThan(50);
});

test('a crawler with several connections waits for its pages instead of being rejected', async () => {
  const fetchPage = async () => {
    await nextTurn();
    return createNextResponse('');
  };
  const render = createRenderPage({
    next: { fetchPage },
    maxConcurrent: 3,
    maxOverBudget: 1,
    getPauseFactor: () => 0,
    budget: createRenderBudget(),
    pageTimeoutMs: 4800,
  });
  const paths = Array.from({ length: 200 }, (_, index) => `/page-${index}/`);
  const crawl = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await render(path, { kind: 'visitor', network: '192.0.2.1' });
  };
  await expect(Promise.all(Array.from({ length: 16 }, crawl))).resolves.toHaveLength(16);
});
