import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsPagination.samples.ts';

const [rich, , , last] = samples;

test('is nothing while all comments fit on one part', async () => {
  const { queryByRole } = await renderSample(rich);
  expect(queryByRole('navigation')).toBeNull();
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
