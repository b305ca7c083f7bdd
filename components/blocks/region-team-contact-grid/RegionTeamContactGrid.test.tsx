import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './RegionTeamContactGrid.samples.ts';

const [rich, sparse, extreme, noRegion] = samples;

test('groups contacts by function and links their phone numbers', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'Leasing' })).toBeTruthy();
  expect(getByRole('link', { name: '972-555-0118' }).getAttribute('href')).toBe('tel:+19725550118');
  expect(getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(3);
});

test('shows only the selected function, with a level 2 heading', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Leasing']);
});

test('keeps the given order and shows each function once', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Dispositions', 'Investment', 'Leasing']);
});

test('renders nothing without a region', async () => {
  const { body } = await renderSample(noRegion);
  expect(body.textContent).toBe('');
});
