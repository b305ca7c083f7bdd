import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BeforeAfterSlide.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows both images with their labels', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('img')).toHaveLength(2);
  expect(getByText('Drawing, March 2022')).toBeTruthy();
  expect(getByText('Built, October 2023')).toBeTruthy();
});

test('uses default labels when the editor sets none', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Before')).toBeTruthy();
  expect(getByText('After')).toBeTruthy();
});

test('shows nothing when an image is missing', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows long words and right-to-left text', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h2')).not.toBeNull();
});
