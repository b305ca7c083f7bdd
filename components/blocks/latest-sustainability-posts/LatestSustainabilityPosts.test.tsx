import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestSustainabilityPosts.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows posts of the category sustainability and no others', async () => {
  const { getAllByText, queryByText } = await renderSample(rich);
  expect(getAllByText('Sustainability')).toHaveLength(6);
  expect(queryByText('Community')).toBeNull();
});

test('shows one', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('sets what came earlier in lines', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(3);
  expect(getAllByRole('listitem')).toHaveLength(9);
});
