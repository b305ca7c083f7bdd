import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './NumberModule.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows its own numbers', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('62.4')).toBeTruthy();
  expect(getByText('9,870')).toBeTruthy();
});

test('falls back to the numbers of the site', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelectorAll('dd').length).toBeGreaterThan(2);
});

test('renders nothing when defaults are disabled', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders 12 long numbers', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dd')).toHaveLength(12);
});
