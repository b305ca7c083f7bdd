import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentTemplate.samples.ts';

const [rich, sparse, , outside] = samples;

test('renders its inner blocks once for each comment', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('article')).toHaveLength(3);
});

test('gives each comment an id to link to', async () => {
  const { getAllByRole } = await renderSample(sparse);
  for (const { id } of getAllByRole('listitem')) expect(id).toMatch(/^comment-\d+$/);
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
