import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './PlusHero.samples.ts';

const [rich, sparse, extreme, noTitle] = samples;

test('renders the page title and loads the image with high priority', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1, name: 'The building, plus the people who run it' })).toBeTruthy();
  expect(getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('lists the points', async () => {
  const { getAllByRole, getByText } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dock levelers',
    'Power',
    'Yard',
    'Chargers',
  ]);
  expect(getByText('12 trucks at a time, 350 kW each.').closest('li')).not.toBeNull();
});

test('renders with only a title', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'A title alone' })).toBeTruthy();
  expect(queryByRole('list')).toBeNull();
});

test('leaves out empty points and unsafe links', async () => {
  const { getAllByRole, queryByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(5);
  expect(queryByRole('link')).toBeNull();
});

test('renders nothing without a title', async () => {
  const { body } = await renderSample(noTitle);
  expect(body.textContent).toBe('');
});
