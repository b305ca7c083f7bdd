import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentContent.samples.ts';

const [rich, sparse, , outside] = samples;

test('shows the text of the comment', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/62 movements at door 9/)).toBeTruthy();
});

test('uses the font size that the editor selected', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Right next to door 9.').parentElement?.className).toContain('large');
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
