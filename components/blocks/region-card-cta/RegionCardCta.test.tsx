import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionCardCta.samples.ts';

const [rich, sparse, extreme, noRegion] = samples;

test('shows the figures of the region and the call to action', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('heading', { level: 2, name: 'Available space in Texas' })).toBeTruthy();
  expect(getByText('38')).toBeTruthy();
  expect(getByRole('link', { name: /Contact the Texas team/ }).getAttribute('href')).toBe('/contact/');
});

test('links to the region by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'Midwest' })).toBeTruthy();
  expect(getByRole('link', { name: /See Midwest/ }).getAttribute('href')).toBe('/regions/midwest/');
});

test('renders very long text', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('link', { name: /^Donaudampfschifffahrt/ })).toBeTruthy();
});

test('renders nothing without a region', async () => {
  const { body } = await renderSample(noRegion);
  expect(body.textContent).toBe('');
});
