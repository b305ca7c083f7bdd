import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentEditLink.samples.ts';

const [rich, sparse, , outside] = samples;

test('shows visitors no edit link', async () => {
  const { queryByRole, getAllByText } = await renderSample(rich);
  expect(queryByRole('link', { name: /edit/i })).toBeNull();
  expect(getAllByText('Dolores Quintero')).toHaveLength(2);
});

test('adds nothing to the comments', async () => {
  const { getAllByRole, body } = await renderSample(sparse);
  expect(getAllByRole('article')).toHaveLength(3);
  expect(body.textContent).toBe('');
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
