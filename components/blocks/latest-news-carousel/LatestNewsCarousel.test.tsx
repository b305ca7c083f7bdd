import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './LatestNewsCarousel.samples.ts';

const [rich, sparse, extreme, none] = samples;

test('shows the newest posts in a list that can be scrolled by keyboard', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(8);
  expect(getByRole('group', { name: 'From the sites' }).tabIndex).toBe(0);
});

test('may be of one category', async () => {
  const { getByRole, getByText } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
  expect(getByText('Community')).toBeTruthy();
});

test('takes twenty', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(20);
});

test('shows nothing of a category that is none', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});
