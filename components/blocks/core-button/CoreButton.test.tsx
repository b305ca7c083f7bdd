import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreButton.samples.ts';

const [rich, , extreme] = samples;

test('links to its URL', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Find space' }).getAttribute('href')).toBe('/properties/');
});

test('shows nothing without a URL', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows nothing for an unsafe URL', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.textContent).toBe('');
  expect(body.innerHTML).not.toContain('javascript:');
});

test('links to phone numbers', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link').at(-1)?.getAttribute('href')).toBe('tel:+15625550142');
});
