import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Grid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows blocks of any kind side by side', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Three crews, one slab',
    'The night crew',
    'The morning crew',
    'The floor they left',
  ]);
  expect(getByRole('link', { name: 'The floor they left' })).toBeTruthy();
});

test('leaves the lines out when asked to', async () => {
  const { body, getByText } = await renderSample(sparse);
  expect(getByText(/One paragraph/)).toBeTruthy();
  expect(body.querySelector('[class*=ruled]')).toBeNull();
});

test('shows forty cells', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/^Donau/)).toHaveLength(40);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
