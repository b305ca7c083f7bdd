import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionStatisticsGrid.samples.ts';

const [rich, sparse, extreme, none] = samples;

test('counts what stands in the region', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('38')).toBeTruthy();
  expect(getByText(/m²/)).toBeTruthy();
});

test('adds figures of the editor’s own', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('97.1%')).toBeTruthy();
  expect(getByText('412 acres', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeTruthy();
});

test('is named after its region', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { name: 'Mountain, measured' })).toBeTruthy();
});

test('takes twelve more', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('dd').length).toBeGreaterThanOrEqual(15);
});

test('shows nothing without a region', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});
