import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionStatisticsGrid.samples.ts';

const [rich, sparse, , none] = samples;

test('counts buildings, markets and people', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('38')).toBeTruthy();
  expect(getByText('buildings')).toBeTruthy();
  expect(getByText('markets')).toBeTruthy();
});

test('shows what each market adds, the largest first', async () => {
  const { getByRole } = await renderSample(rich);
  const bars = [...getByRole('list', { name: 'Floor space by market' }).children].map((bar) => bar.textContent);
  expect(bars).toHaveLength(5);
  expect(bars[0]).toMatch(/^Dallas–Fort Worth .*sq ft$/);
});

test('is named after its region where nothing else is said', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Pacific Northwest in numbers' })).toBeTruthy();
});

test('shows nothing without a region', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});
