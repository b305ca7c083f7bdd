import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './YoastSeoBreadcrumbs.samples.ts';

const [, sparse] = samples;

test('links from the front page to the current page', async () => {
  const { getByRole } = await renderSample(sparse);
  const breadcrumbs = getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumbs.querySelector('a')?.getAttribute('href')).toMatch(/^https?:..[^/]+.$/);
  expect(breadcrumbs.querySelector('[aria-current="page"]')).not.toBeNull();
});

test('ends with the title of the page', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('navigation').querySelector('li:last-child')?.textContent?.length).toBeGreaterThan(5);
});
