import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Separator.samples.ts';

const [rich, sparse, extreme, space] = samples;

test('parts what stands around it', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('separator').className).toContain('ticks');
});

test('is a thin line unless asked otherwise', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('separator').className).toContain('rule');
  expect(body.querySelector('.sheet')?.className).toContain('medium');
});

test('says nothing when it is room alone', async () => {
  const { queryByRole, body } = await renderSample(space);
  expect(queryByRole('separator')).toBeNull();
  expect(body.querySelector('.sheet')).not.toBeNull();
});

test('shows forty', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('separator')).toHaveLength(40);
});
