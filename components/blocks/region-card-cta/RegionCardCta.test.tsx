import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionCardCta.samples.ts';

const [rich, sparse, extreme, none] = samples;

test('says what stands there, and what to do', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Texas has room' })).toBeTruthy();
  expect(getByText(/^38 buildings, \d/)).toBeTruthy();
  expect(getByRole('link', { name: 'Ask for a plan' }).getAttribute('href')).toBe('/contact/');
});

test('leads to the region where nothing else is said', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'Mountain' })).toBeTruthy();
  expect(getByRole('link', { name: 'See Mountain' }).getAttribute('href')).toBe('/regions/mountain/');
});

test('has no action whose address could run', async () => {
  const { queryByRole } = await renderSample(extreme);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without a region', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});
