import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostAuthorBiography.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the biography of the author', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/Lucille is Chief Development Officer/)).toBeTruthy();
});

test('applies the selected font size', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText(/Lucille/).className).toContain('large');
});

test('shows the biography of each author in a loop', async () => {
  const { getByText } = await renderSample(extreme);
  expect(getByText(/Ingrid is Head of Sustainability/)).toBeTruthy();
});
