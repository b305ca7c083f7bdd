import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePullquote.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows the quote with its source', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('blockquote').textContent).toContain('412 days');
  expect(body.querySelector('figcaption')?.textContent).toBe('Ruth Okafor, Development');
});

test('renders without a source', async () => {
  const { body, getByRole } = await renderSample(sparse);
  expect(getByRole('blockquote').textContent).toBe('412 days.');
  expect(body.querySelector('figcaption')).toBeNull();
});

test('applies the style settings of the block', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('figure').className).toMatch(/on-night.*text-end|text-end.*on-night/);
});

test('renders nothing without text', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
