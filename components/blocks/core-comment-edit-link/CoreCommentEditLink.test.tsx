import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentEditLink.samples.ts';

const [rich, sparse, , last] = samples;

test('shows visitors no way to edit', async () => {
  const { queryByRole, getAllByText } = await renderSample(rich);
  expect(queryByRole('link', { name: /edit/i })).toBeNull();
  expect(getAllByText('Dolores Quintero')).toHaveLength(2);
});

test('leaves nothing but the entries it stands in', async () => {
  const { getAllByRole, body } = await renderSample(sparse);
  expect(getAllByRole('article')).toHaveLength(3);
  expect(body.textContent).toBe('');
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
