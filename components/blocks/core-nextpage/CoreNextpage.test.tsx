import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNextpage.samples.ts';

const [rich, sparse, extreme] = samples;

test('keeps the text in one page, and marks the place', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('separator')).toBeTruthy();
  expect(body.textContent).toBe('Sheet one of two.Sheet two of two.');
});

test('parts nothing from nothing', async () => {
  const { queryByRole } = await renderSample(sparse);
  expect(queryByRole('separator')).toBeNull();
});

test('may come again and again', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('separator')).toHaveLength(40);
});
