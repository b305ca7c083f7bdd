import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ImageHero.samples.ts';

const [rich, sparse, extreme, nothing] = samples;

test('carries the page’s title, and loads its picture first', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1, name: 'Three levels, one ramp' })).toBeTruthy();
  const picture = getByRole('img');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('loading')).toBe(false);
});

test('says what the picture shows and how long it is', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Calumet Stack, north ramp').closest('figcaption')).not.toBeNull();
  expect(getByText('118 m, ramp to corner')).toBeTruthy();
});

test('stands with a title and a picture alone', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
  expect(body.querySelector('figcaption')).toBeNull();
});

test('leads nowhere dangerous', async () => {
  const { queryByRole } = await renderSample(extreme);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without a picture', async () => {
  const { body } = await renderSample(nothing);
  expect(body.textContent).toBe('');
});
