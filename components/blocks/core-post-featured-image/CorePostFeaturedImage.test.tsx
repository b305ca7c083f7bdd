import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostFeaturedImage.samples.ts';

const [rich, sparse, , last] = samples;

test('names where the picture leads', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'The dock door is the product' }).querySelector('img')?.alt).toBe('');
});

test('describes the picture where it leads nowhere', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('img').getAttribute('alt')).not.toBe('');
});

test('leaves out what has none', async () => {
  const { queryByRole, getAllByRole } = await renderSample(last);
  expect(queryByRole('img')).toBeNull();
  expect(getAllByRole('heading')).toHaveLength(2);
});
