import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCalendar.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the month that the editor selected', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('table', { name: 'September 2025' })).toBeTruthy();
  // September 1, 2025, was a Monday.
  expect(getByRole('table').querySelector('tbody td')?.textContent).toBe('1');
});

test('links days to the posts published on them', async () => {
  const { getByRole } = await renderSample(rich);
  const days = [...getByRole('table').querySelectorAll('td a')];
  expect(days.length).toBeGreaterThan(0);
  expect(days[0]?.getAttribute('href')).toMatch(/^\/news\//);
  expect(days[0]?.getAttribute('aria-label')).toMatch(/^\d+: ./);
});

test('shows the month of the newest post by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('table').querySelector('td a')).not.toBeNull();
});

test('shows the month of the URL and links across the end of the year', async () => {
  const { getByRole } = await renderSample(rich, [{ name: 'month', value: '2025-12' }]);
  expect(getByRole('table', { name: 'December 2025' })).toBeTruthy();
  expect(getByRole('link', { name: 'January 2026' }).getAttribute('href')).toBe('?month=2026-01');
});

test('links to the nearest months with posts, and to none before the first or after the last', async () => {
  const { getAllByRole } = await renderSample(sparse);
  const links = getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('?month='));
  expect(links).toHaveLength(1);
});

test.each(['1901-05', '2300-01'])('has no month %s', async (month) => {
  await expect(renderSample(rich, [{ name: 'month', value: month }])).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('shows the last supported month', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('table', { name: 'December 9999' })).toBeTruthy();
});
