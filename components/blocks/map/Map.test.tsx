import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Map.samples.ts';

const [rich, sparse, , gone] = samples;

test('leads to every market from the map and from the list', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  const map = getByRole('group', { name: /^Map of our \d+ markets$/ });
  const drawn = new Set([...map.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const listed = new Set(getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href')));
  expect(drawn.size).toBeGreaterThan(20);
  expect([...drawn].every((address) => listed.has(address))).toBe(true);
});

test('shows the buildings of one market', async () => {
  const { getByRole, getByLabelText } = await renderSample(sparse);
  expect(getByRole('group', { name: /^Map of our buildings in Dallas/ })).toBeTruthy();
  expect(getByLabelText('Our buildings').querySelector('a')?.getAttribute('href')).toMatch(/^\/properties\//);
});

test('shows nothing of a market that is gone', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});
