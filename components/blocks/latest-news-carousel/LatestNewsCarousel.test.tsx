import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestNewsCarousel.samples.ts';

const [rich, sparse, extreme, unknownCategory] = samples;

test('shows the newest posts in a labeled carousel', async () => {
  const { getByRole, getAllByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Latest news' })).toBeTruthy();
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(8);
});

test('shows only posts of the selected category', async () => {
  const { getByText, getAllByRole } = await renderSample(sparse);
  expect(getByText('Community')).toBeTruthy();
  expect(getAllByRole('listitem')).toHaveLength(1);
});

test('renders 20 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(20);
});

test('renders nothing for an unknown category', async () => {
  const { body } = await renderSample(unknownCategory);
  expect(body.textContent).toBe('');
});
