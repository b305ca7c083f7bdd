import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTagCloud.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows terms with more posts in larger type', async () => {
  const { body } = await renderSample(rich);
  const steps = new Set([...body.querySelectorAll('a')].map((link) => link.className));
  expect(steps.size).toBeGreaterThan(1);
  expect(steps).toContain('size4');
});

test('shows the number of posts', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')[0]?.textContent).toMatch(/ \d+$/);
});

test('shows only the most used terms', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link')).toHaveLength(3);
});

test('can show categories', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: 'Sustainability' }).getAttribute('href')).toBe('/category/sustainability/');
});
