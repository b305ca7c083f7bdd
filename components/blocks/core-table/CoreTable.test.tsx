import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTable.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('has heads, cells and a foot', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Market', 'Buildings', 'Clear height']);
  expect(getByRole('cell', { name: 'Seattle–Tacoma' }).querySelector('strong')).not.toBeNull();
  expect(getByRole('table').querySelector('tfoot td')?.textContent).toBe('Together');
});

test('is named by its caption, and can be scrolled by keyboard', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('region', { name: 'Two markets, October 2026' }).tabIndex).toBe(0);
});

test('sets figures at the end of their cells', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('cell', { name: '21' }).className).toBe('end');
});

test('stands without a head', async () => {
  const { queryByRole, getAllByRole } = await renderSample(sparse);
  expect(queryByRole('columnheader')).toBeNull();
  expect(getAllByRole('cell')).toHaveLength(2);
});

test('takes forty rows of eight', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('cell')).toHaveLength(320);
});

test('shows nothing without rows', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
