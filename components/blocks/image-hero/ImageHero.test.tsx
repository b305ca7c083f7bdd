import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ImageHero.samples.ts';

const [rich, sparse, extreme, missingImage] = samples;

test('renders the page title and loads the image with high priority', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1, name: 'Three levels, one ramp' })).toBeTruthy();
  const image = getByRole('img');
  expect(image.getAttribute('fetchpriority')).toBe('high');
  expect(image.hasAttribute('loading')).toBe(false);
});

test('shows the caption and the length', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Calumet Stack, north ramp').closest('figcaption')).not.toBeNull();
  expect(getByText('118 m, ramp to corner')).toBeTruthy();
});

test('renders with only a title and an image', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
  expect(body.querySelector('figcaption')).toBeNull();
});

test('removes links with unsafe URLs', async () => {
  const { getByRole, queryByRole } = await renderSample(extreme);
  expect(getByRole('heading', { level: 1 })).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('renders nothing without an image', async () => {
  const { body } = await renderSample(missingImage);
  expect(body.textContent).toBe('');
});
