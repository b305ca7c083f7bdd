import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreNextpage.samples.ts';

const [rich, sparse, extreme] = samples;

test('renders one page with a rule instead of a page break', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(getByRole('separator')).toBeTruthy();
  expect(body.textContent).toBe('Page one of two.Page two of two.');
});

test('renders no rule at the start of the content', async () => {
  const { queryByRole } = await renderSample(sparse);
  expect(queryByRole('separator')).toBeNull();
  const { getAllByRole } = await renderSample({ name: 'page break first', markup: `${sparse?.markup}${rich?.markup}` });
  expect(getAllByRole('separator')).toHaveLength(1);
});

test('renders 40 page breaks', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('separator')).toHaveLength(40);
});
