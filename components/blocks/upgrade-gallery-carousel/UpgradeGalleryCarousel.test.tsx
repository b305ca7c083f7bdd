import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './UpgradeGalleryCarousel.samples.ts';

const [rich, sparse, extreme, oneImage] = samples;

test('shows both images and the figure of each upgrade', async () => {
  const { getAllByRole } = await renderSample(rich);
  const [first] = getAllByRole('article');
  expect(getAllByRole('article')).toHaveLength(3);
  expect(within(first as HTMLElement).getAllByRole('img')).toHaveLength(2);
  expect(first?.textContent).toContain('1998, 412 fixtures');
  expect(first?.textContent).toContain('−62%');
});

test('is labeled and scrollable by keyboard', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'Building upgrades' }).tabIndex).toBe(0);
});

test('uses default labels for the images', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Before')).toBeTruthy();
  expect(getByText('After')).toBeTruthy();
});

test('renders 40 items, the maximum', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(40);
});

test('renders nothing unless both images exist', async () => {
  const { body } = await renderSample(oneImage);
  expect(body.textContent).toBe('');
});
