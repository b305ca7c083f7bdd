import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './PlusHero.samples.ts';

const [rich, sparse, extreme, nothing] = samples;

test('carries the page’s title, its picture first', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1, name: 'The building, plus the people who run it' })).toBeTruthy();
  expect(getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('lists what is added', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dock levelers',
    'Power',
    'Yard',
    'Chargers',
  ]);
  expect(getByText('12 trucks at once, 350 kW each.').closest('li')).not.toBeNull();
});

test('stands with a title alone', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'A title alone' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('leaves out a point that says nothing, and links that lead nowhere', async () => {
  const { getAllByRole, queryByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(5);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without a title', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});
