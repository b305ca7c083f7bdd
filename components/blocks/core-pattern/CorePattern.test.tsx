import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePattern.samples.ts';

const [rich, sparse, extreme, unknownSlug] = samples;

test('finds the reusable block with or without a theme prefix', async () => {
  for (const sample of [rich, sparse]) {
    const { getByRole } = await renderSample(sample);
    expect(getByRole('heading', { name: 'Not finding what you need?' })).toBeTruthy();
  }
});

test('can be rendered several times on a page', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(8);
});

test('renders nothing for an unknown slug', async () => {
  const { body } = await renderSample(unknownSlug);
  expect(body.textContent).toBe('');
});
