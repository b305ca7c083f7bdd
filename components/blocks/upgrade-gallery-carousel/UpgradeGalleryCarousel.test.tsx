import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './UpgradeGalleryCarousel.samples.ts';

const [rich, sparse, extreme, nothing] = samples;

test('shows each upgrade before and after, with what it brought', async () => {
  const { getAllByRole } = await renderSample(rich);
  const [first] = getAllByRole('article');
  expect(getAllByRole('article')).toHaveLength(3);
  expect(within(first as HTMLElement).getAllByRole('img')).toHaveLength(2);
  expect(first?.textContent).toContain('1998, single bulbs');
  expect(first?.textContent).toContain('−62 %');
});

test('can be scrolled by keyboard and has a name', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('group', { name: 'What an old building can still do' }).tabIndex).toBe(0);
});

test('labels the two pictures when the editor wrote nothing', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Before')).toBeTruthy();
  expect(getByText('After')).toBeTruthy();
});

test('shows as many as there may be', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(40);
});

test('shows nothing without a pair of pictures', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});
