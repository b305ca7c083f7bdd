import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BynderGallery.samples.ts';

const [rich, sparse, extreme, nothing] = samples;

test('shows each picture with its words and its original', async () => {
  const { getAllByRole, getByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('img')).toHaveLength(5);
  expect(getByText('84 doors before the first truck.')).toBeTruthy();
  expect(getByRole('link', { name: 'ext-sawtooth.jpg' }).getAttribute('href')).toBe('/media/2025/09/ext-sawtooth.jpg');
});

test('keeps a place for each picture', async () => {
  const { getAllByRole } = await renderSample(rich);
  for (const picture of getAllByRole('img')) expect(picture.getAttribute('height')).toMatch(/^\d+$/);
});

test('shows one picture without words', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelectorAll('img')).toHaveLength(1);
});

test('shows as many as there may be, and no others’', async () => {
  const { body, queryByText } = await renderSample(extreme);
  expect(body.querySelectorAll('img')).toHaveLength(39);
  expect(queryByText('Not ours')).toBeNull();
});

test('shows nothing without assets', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});
