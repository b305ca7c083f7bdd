import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCover.samples.ts';

const [rich, sparse, extreme, tiles, empty] = samples;

test('sets words on a plate on its picture', async () => {
  const { getByRole, body } = await renderSample(rich);
  expect(body.querySelector('.plate')?.contains(getByRole('heading'))).toBe(true);
  expect(body.querySelector('.ground img')?.className).toContain('focus-last-middle');
  expect(body.querySelector('.cover')?.className).toMatch(/row-bottom.*column-left/);
});

test('may be a ground without a picture', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('.ground')).toBeNull();
  expect(body.querySelector('.cover')?.className).toContain('on-signal');
});

test('shows the picture of the content it stands in', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('.still .ground img')?.getAttribute('src')).toMatch(/^\/media\//);
});

test('repeats a picture without a style attribute', async () => {
  const { body } = await renderSample(tiles);
  expect(body.querySelector('pattern image')?.getAttribute('href')).toMatch(/^\/media\/|^http/);
});

test('shows nothing when nothing is in it', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
