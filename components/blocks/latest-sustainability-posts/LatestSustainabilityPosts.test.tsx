import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestSustainabilityPosts.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows only the newest posts of the category', async () => {
  const { getAllByRole, getAllByText } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(getAllByText('Sustainability')).toHaveLength(5);
});

test('shows the first post as a card and the others as rows', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('article')).toHaveLength(1);
  expect(body.querySelectorAll('li')).toHaveLength(11);
});

test('renders a single post', async () => {
  const { queryAllByRole, getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
  expect(queryAllByRole('listitem')).toEqual([]);
});
