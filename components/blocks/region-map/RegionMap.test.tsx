import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionMap.samples.ts';

const [rich, sparse, extreme] = samples;

test('links every market on the map', async () => {
  const { getByRole } = await renderSample(rich);
  const map = getByRole('group', { name: /^Map of \d+ markets/ });
  expect(map.querySelectorAll('a').length).toBeGreaterThan(11);
});

test('lists every region next to the map', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(8);
});

test('renders very long text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('svg')).not.toBeNull();
});
