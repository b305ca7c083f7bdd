import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreButton.samples.ts';

const [rich, , extreme] = samples;

test('leads where it says', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Find space' }).getAttribute('href')).toBe('/properties/');
});

test('shows nothing without an address', async () => {
  const { queryByText } = await renderSample(samples[3]);
  expect(queryByText('Nowhere')).toBeNull();
});

test('shows nothing for a dangerous address', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.innerHTML).not.toContain('javascript:');
});

test('dials telephone numbers', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link').at(-1)?.getAttribute('href')).toBe('tel:+15625550142');
});
