import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreGallery.samples.ts';

const [rich, , extreme] = samples;

test('shows its images and its caption', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('img')).toHaveLength(3);
  expect(getByText('Inside and out')).toBeTruthy();
});

test('loads pictures no larger than its columns', async () => {
  const { getAllByRole } = await renderSample(rich);
  for (const image of getAllByRole('img')) expect(image.getAttribute('sizes')).toMatch(/^\(width >= 64rem\) 25rem/);
});

test('shows images saved before WordPress 5.9', async () => {
  const { getByRole, getByText } = await renderSample(samples[3]);
  expect(getByRole('img', { name: 'A' })).toBeTruthy();
  expect(getByText('First')).toBeTruthy();
});

test('shows nothing without images', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.innerHTML).not.toContain('figure');
});

test('shows forty images', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('img')).toHaveLength(40);
});
