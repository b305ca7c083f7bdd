import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Image.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the image as a figure with its caption', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('figure').querySelector('img')?.alt).not.toBe('');
  expect(getByText('93 doors').tagName).toBe('B');
  expect(getByText('Wilmer, Texas, October 2026')).toBeTruthy();
});

test('shows the length below the image, and a link', async () => {
  const { getByText, getByRole } = await renderSample(rich);
  expect(getByText('515 m, corner to corner')).toBeTruthy();
  expect(getByRole('link', { name: 'Available buildings' }).getAttribute('href')).toBe('/properties/');
});

test('sets the sizes attribute for its width', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('img').getAttribute('sizes')).toBe('100vw');
  expect((await renderSample(samples[4])).getByRole('img').getAttribute('sizes')).toContain('55vw');
});

test('keeps the focal point of its place in view', async () => {
  expect((await renderSample(samples[4])).getByRole('img').classList).toContain('focus-x-3');
  expect((await renderSample(sparse)).getByRole('img').classList).not.toContain('focus');
});

test('renders no empty caption', async () => {
  const { body, getByRole } = await renderSample(sparse);
  expect(getByRole('img')).toBeTruthy();
  expect(body.querySelector('figcaption')).toBeNull();
});

test('removes links with unsafe URLs', async () => {
  const { getByRole, queryByRole } = await renderSample(extreme);
  expect(getByRole('img')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('renders nothing without an image', async () => {
  const { body } = await renderSample(samples[5]);
  expect(body.textContent).toBe('');
});
