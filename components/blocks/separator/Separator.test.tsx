import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Separator.samples.ts';

const [rich, sparse, extreme, space] = samples;

test('renders a separator', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('separator').className).toContain('ticks');
});

test('renders a thin line by default', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('separator').className).toContain('rule');
  expect(body.querySelector('.sheet')?.className).toContain('medium');
});

test('renders space without a separator element', async () => {
  const { queryByRole, body } = await renderSample(space);
  expect(queryByRole('separator')).toBeNull();
  expect(body.querySelector('.sheet')).not.toBeNull();
});

test('renders 40 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('separator')).toHaveLength(40);
});
