import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentDate.samples.ts';

const [rich, sparse, extreme, outside] = samples;

test('links to the comment', async () => {
  const { getAllByRole } = await renderSample(sparse);
  const [link] = getAllByRole('link', { name: 'November 12, 2026' });
  expect(link?.getAttribute('href')).toBe(`#${link?.closest('li')?.id}`);
});

test('uses the format that the editor selected', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('November 12, 2026, 10:42 am').getAttribute('datetime')).toBe('2026-11-12T10:42:00');
});

test('has no link when the editor disables it', async () => {
  const { body, queryByRole } = await renderSample(extreme);
  expect(body.querySelectorAll('time')).toHaveLength(3);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
