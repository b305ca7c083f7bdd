import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentContent.samples.ts';

const [rich, sparse, , last] = samples;

test('shows what was written', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText(/62 movements on door 9/)).toBeTruthy();
});

test('takes the size an editor chose', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('At door 9.').parentElement?.className).toContain('large');
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
