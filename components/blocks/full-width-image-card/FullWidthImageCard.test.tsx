import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './FullWidthImageCard.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows the caption of the image', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('figure').querySelector('img')).not.toBeNull();
  expect(getByText(/47\.2657/).tagName).toBe('FIGCAPTION');
});

test('shows the primary and the secondary action', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['View the building', 'How it was built']);
});

test('renders without an image', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('figure')).toBeNull();
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});

test('places the card in the end corner and applies the background', async () => {
  const { getByRole, body } = await renderSample(extreme);
  expect(getByRole('figure').parentElement?.className).toContain('end');
  expect(body.querySelector('.sheet--night')).not.toBeNull();
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
