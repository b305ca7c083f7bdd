import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FeaturedPropertiesCarousel.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the newest properties with links', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('listitem')).toHaveLength(8);
  expect(getAllByRole('link', { name: /./ }).some((link) => link.getAttribute('href')?.startsWith('/properties/'))).toBe(true);
});

test('shows the configured number of properties', async () => {
  const { getAllByRole } = await renderSample(sparse);
  expect(getAllByRole('listitem')).toHaveLength(1);
});

test('renders nothing when the selected items no longer exist', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('renders 20 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('listitem')).toHaveLength(20);
});
