import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BynderGallery.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows each image with its caption and a link to the original', async () => {
  const { getAllByRole, getByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('img')).toHaveLength(5);
  expect(getByText('84 dock doors, ready for the first truck.')).toBeTruthy();
  expect(getByRole('link', { name: 'ext-sawtooth.jpg' }).getAttribute('href')).toBe('/media/2025/09/ext-sawtooth.jpg');
});

test('sets the height of each image to avoid layout shift', async () => {
  const { getAllByRole } = await renderSample(rich);
  for (const image of getAllByRole('img')) expect(image.getAttribute('height')).toMatch(/^\d+$/);
});

test('shows one image without a caption', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelectorAll('img')).toHaveLength(1);
});

test('shows at most forty assets, and none from other hosts', async () => {
  const { body, queryByText } = await renderSample(extreme);
  expect(body.querySelectorAll('img')).toHaveLength(39);
  expect(queryByText('Not ours')).toBeNull();
});

test('shows nothing without assets', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
