import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentDate.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('leads to the comment', async () => {
  const { getAllByRole } = await renderSample(sparse);
  const [link] = getAllByRole('link', { name: 'November 12, 2026' });
  expect(link?.getAttribute('href')).toBe(`#${link?.closest('li')?.id}`);
});

test('takes the format an editor chose', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('November 12, 2026, 10:42 am').getAttribute('datetime')).toBe('2026-11-12T10:42:00');
});

test('has no link where none is wanted', async () => {
  const { queryByRole } = await renderSample(extreme);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
