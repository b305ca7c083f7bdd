import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCover.samples.ts';

const [rich, sparse, extreme, repeated, empty] = samples;

test('shows its text on a panel over the image', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(body.querySelector('.panel')?.contains(getByRole('heading'))).toBe(true);
  expect(body.querySelector('.background img')?.className).toContain('focus-x-9 focus-y-5');
  expect(body.querySelector('.cover')?.className).toMatch(/row-bottom.*column-left/);
});

test('can have a background color without an image', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('.background')).toBeNull();
  expect(body.querySelector('.cover')?.className).toContain('on-signal');
});

test('shows the featured image of the post', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('.parallax .background img')?.getAttribute('src')).toMatch(/^\/media\//);
});

test('repeats an image without a style attribute', async () => {
  const { body } = await renderSample(repeated);
  expect(body.querySelector('pattern image')?.getAttribute('href')).toMatch(/^\/media\/|^http/);
});

test('shows nothing without content', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
