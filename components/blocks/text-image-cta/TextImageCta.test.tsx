import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TextImageCta.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows words, picture and action', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: '58 roofs now earn twice' })).toBeTruthy();
  expect(getByRole('img', { name: /solar/i })).toBeTruthy();
  expect(getByRole('link', { name: 'Sustainability report' })).toBeTruthy();
});

test('prints the figures of its chart', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('41.6 MW')).toBeTruthy();
});

test('stands with a title alone', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'A title alone' })).toBeTruthy();
});

test('shows nothing when it says nothing', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('writes no style for its bars', async () => {
  const { body } = await renderSample(extreme);
  expect(body.innerHTML).not.toContain('style=');
});
