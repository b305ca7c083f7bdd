import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsTitle.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('says how many there are, and on what', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '3 comments on “The dock door is the product”' })).toBeTruthy();
});

test('leaves out what an editor leaves out', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 3, name: '3 comments' })).toBeTruthy();
});

test('does not count where it should not', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('heading', { name: /^Comments on/ })).toBeTruthy();
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
