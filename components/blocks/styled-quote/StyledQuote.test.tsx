import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './StyledQuote.samples.ts';

const [rich, sparse, extreme, empty, large] = samples;

test('shows the large portrait layout', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('figure')?.className).toContain('portrait');
  expect(body.querySelector('figure img')).not.toBeNull();
  expect(getByText('Ruben Achebe')).toBeTruthy();
});

test('applies the margin layout', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('figure')?.className).toContain('margin');
});

test('renders without a missing portrait', async () => {
  const { body, getByRole } = await renderSample(extreme);
  expect(body.querySelector('img')).toBeNull();
  expect(getByRole('blockquote').textContent?.length).toBeGreaterThan(400);
});

test('uses the large layout by default', async () => {
  const { body } = await renderSample(large);
  expect(body.querySelector('figure')?.className).toBe('quote');
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
