import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreAvatar.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the initials of the comment author', async () => {
  const { getAllByText, body } = await renderSample(rich);
  expect(getAllByText('DQ')).toHaveLength(2);
  expect(body.querySelector('img')).toBeNull();
});

test('shows the initials of the post author outside of comments', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('LT').getAttribute('aria-hidden')).toBe('true');
});

test('names the link after the author', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link', { name: 'Ruth Ellery' }).length).toBeGreaterThan(0);
});
