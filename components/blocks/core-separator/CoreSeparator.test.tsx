import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSeparator.samples.ts';

const [rich, , extreme] = samples;

test('renders a separator', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('separator').previousElementSibling?.textContent).toBe('Before');
});

test('renders 40 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('separator')).toHaveLength(40);
});
