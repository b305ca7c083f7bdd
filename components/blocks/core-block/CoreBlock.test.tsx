import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreBlock.samples.ts';

const [rich, , extreme, gone] = samples;

test('draws the blocks it shows as any others', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'Not on the list yet' })).toBeTruthy();
  expect(getByRole('link', { name: /Ask the leasing desk/ }).getAttribute('href')).toBe('/contact/');
});

test('stands where it was placed', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toMatch(/Before.*Not on the list yet.*After/s);
});

test('may be shown again and again', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { name: 'Not on the list yet' })).toHaveLength(12);
});

test('leaves nothing when it is gone', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});
