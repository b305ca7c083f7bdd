import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Map.samples.ts';

const [rich, sparse, extreme, unknownMarket] = samples;

test('shows all markets on the map and in a list', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Map of 34 markets' })).toBeTruthy();
  expect(getAllByRole('link', { name: /^Dallas–Fort Worth, \d+ buildings$/ })).toHaveLength(1);
  expect(getAllByRole('listitem')).toHaveLength(34);
});

test('shows only the selected markets', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/markets/dallas-fort-worth/',
    '/markets/dallas-fort-worth/',
  ]);
});

test('shows properties instead of markets', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('/properties/'))).toBe(true);
});

test('renders nothing without valid markets', async () => {
  const { body } = await renderSample(unknownMarket);
  expect(body.textContent).toBe('');
});
