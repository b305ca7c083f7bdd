import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostFeaturedImage.samples.ts';

const [rich, sparse, , withoutImage] = samples;

test('names the linked image after the post', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'The dock door is the product' }).querySelector('img')?.alt).toBe('');
});

test('shows the alternative text of an image without a link', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('img').getAttribute('alt')).not.toBe('');
});

test('renders nothing for posts without a featured image', async () => {
  const { queryByRole, getAllByRole } = await renderSample(withoutImage);
  expect(queryByRole('img')).toBeNull();
  expect(getAllByRole('heading')).toHaveLength(2);
});
