import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostAuthorBiography.samples.ts';

const [rich, sparse, extreme] = samples;

test('says a few words about the author', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/Lucille is Chief Development Officer/)).toBeTruthy();
});

test('takes the size an editor chose', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText(/Lucille/).className).toContain('large');
});

test('speaks of each author of a loop', async () => {
  const { getByText } = await renderSample(extreme);
  expect(getByText(/Ingrid is Head of Sustainability/)).toBeTruthy();
});
