import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentTemplate.samples.ts';

const [rich, sparse, , last] = samples;

test('shows its blocks once for each comment', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('article')).toHaveLength(3);
});

test('gives each comment an address', async () => {
  const { getAllByRole } = await renderSample(sparse);
  for (const { id } of getAllByRole('listitem')) expect(id).toMatch(/^comment-\d+$/);
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
