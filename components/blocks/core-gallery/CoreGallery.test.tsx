import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreGallery.samples.ts';

const [rich, , extreme] = samples;

test('shows its pictures and its caption', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('img')).toHaveLength(3);
  expect(getByText('Inside and out')).toBeTruthy();
});

test('shows pictures that were saved within it', async () => {
  const { getByRole, getByText } = await renderSample(samples[3]);
  expect(getByRole('img', { name: 'A' })).toBeTruthy();
  expect(getByText('First')).toBeTruthy();
});

test('shows nothing without pictures', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.querySelector('figure')).toBeNull();
});

test('shows forty pictures', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('img')).toHaveLength(40);
});
