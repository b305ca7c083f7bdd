import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsTitle.samples.ts';

const [rich, sparse, extreme, outside] = samples;

test('shows the number of comments and the post title', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '3 comments on “The dock door is the product”' })).toBeTruthy();
});

test('omits the post title when the editor disables it', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 3, name: '3 comments' })).toBeTruthy();
});

test('omits the number when the editor disables it', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('heading', { name: /^Comments on/ })).toBeTruthy();
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
