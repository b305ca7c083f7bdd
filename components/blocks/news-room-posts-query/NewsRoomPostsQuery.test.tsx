import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './NewsRoomPostsQuery.samples.ts';

const [, sparse] = samples;

test('shows as many posts as asked for', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/news/'))).toHaveLength(1);
});
