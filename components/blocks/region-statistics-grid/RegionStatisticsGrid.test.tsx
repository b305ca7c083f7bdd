import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionStatisticsGrid.samples.ts';

const [rich, sparse, , noRegion] = samples;

test('shows the numbers of buildings, markets and people', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('38')).toBeTruthy();
  expect(getByText('buildings')).toBeTruthy();
  expect(getByText('markets')).toBeTruthy();
});

test('shows the floor space of each market, largest first', async () => {
  const { getByRole } = await renderSample(rich);
  const bars = [...getByRole('list', { name: 'Floor space by market' }).children].map((bar) => bar.textContent);
  expect(bars).toHaveLength(5);
  expect(bars[0]).toMatch(/^Dallas–Fort Worth .*sq ft .*m²$/);
});

test('names the section after its region by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'Pacific Northwest in numbers' })).toBeTruthy();
});

test('renders nothing without a region', async () => {
  const { body } = await renderSample(noRegion);
  expect(body.textContent).toBe('');
});
