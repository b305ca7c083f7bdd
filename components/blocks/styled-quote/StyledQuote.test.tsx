import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './StyledQuote.samples.ts';

const [rich, sparse, extreme, empty, large] = samples;

test('stands beside a large portrait', async () => {
  const { body, getByText } = await renderSample(rich);
  expect(body.querySelector('figure')?.className).toContain('portrait');
  expect(body.querySelector('figure img')).not.toBeNull();
  expect(getByText('Ruben Achebe')).toBeTruthy();
});

test('stands in the reading column', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('figure')?.className).toContain('margin');
});

test('does without a portrait that is gone', async () => {
  const { body, getByRole } = await renderSample(extreme);
  expect(body.querySelector('img')).toBeNull();
  expect(getByRole('blockquote').textContent?.length).toBeGreaterThan(400);
});

test('is large unless asked otherwise', async () => {
  const { body } = await renderSample(large);
  expect(body.querySelector('figure')?.className).toBe('quote');
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
