import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './YoastSeoBreadcrumbs.samples.ts';

const [, sparse] = samples;

test('leads from the front page to this one', async () => {
  const { getByRole } = await renderSample(sparse);
  const way = getByRole('navigation', { name: 'Breadcrumb' });
  expect(way.querySelector('a')?.getAttribute('href')).toMatch(/^https?:..[^/]+.$/);
  expect(way.querySelector('[aria-current="page"]')).not.toBeNull();
});

test('tells search engines the same', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('script[type="application/ld+json"]')?.textContent).toContain('BreadcrumbList');
});

test('ends with the name of the content it belongs to', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('navigation').querySelector('li:last-child')?.textContent?.length).toBeGreaterThan(5);
});
