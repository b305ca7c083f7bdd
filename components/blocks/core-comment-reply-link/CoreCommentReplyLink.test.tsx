import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentReplyLink.samples.ts';

const [rich, sparse, , outside] = samples;

test('links to the reply form of the comment', async () => {
  const { getAllByRole } = await renderSample(sparse);
  const [link] = getAllByRole('link', { name: 'Reply to Dolores Quintero' });
  const id = link?.closest('li')?.id.replace('comment-', '');
  expect(link?.getAttribute('href')).toBe(`/news/the-dock-door-is-the-product/?replyto=${id}#respond`);
});

test('appears in each comment that accepts replies', async () => {
  const { getAllByText } = await renderSample(rich);
  expect(getAllByText('Reply')).toHaveLength(3);
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
