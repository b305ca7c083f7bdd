import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTable.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('renders header, body and footer cells', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Market', 'Buildings', 'Clear height']);
  expect(getByRole('cell', { name: 'Seattle–Tacoma' }).querySelector('strong')).not.toBeNull();
  expect(getByRole('table').querySelector('tfoot td')?.textContent).toBe('Total');
});

test('is labeled by its caption and scrollable by keyboard', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('region', { name: 'Two markets, October 2026' }).tabIndex).toBe(0);
});

test('alignClasses right-aligned cells to the end', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('cell', { name: '21' }).className).toBe('end');
});

test('renders without header cells', async () => {
  const { queryByRole, getAllByRole } = await renderSample(sparse);
  expect(queryByRole('columnheader')).toBeNull();
  expect(getAllByRole('cell')).toHaveLength(2);
});

test('renders 40 rows with 8 cells each', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('cell')).toHaveLength(320);
});

test('renders nothing without rows', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
