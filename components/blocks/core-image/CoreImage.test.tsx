import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreImage.samples.ts';

const [rich, sparse] = samples;

test('tells the picture of the library by its own words', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('img').getAttribute('alt')).not.toBe('');
});

test('writes width and height, so nothing moves', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('img').getAttribute('width')).toMatch(/^\d+$/);
});

test('offers modern formats', async () => {
  const { body } = await renderSample(sparse);
  expect([...body.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
});

test('links a picture from elsewhere', async () => {
  const { getByRole } = await renderSample(samples[3]);
  expect(getByRole('link', { name: 'A dock' }).getAttribute('href')).toBe('/properties/');
});

test('shows nothing without a picture', async () => {
  const { queryByRole } = await renderSample(samples[5]);
  expect(queryByRole('figure')).toBeNull();
});

test('never loads from a dangerous address', async () => {
  expect(await renderMarkup('<!-- wp:image --><figure><img src="javascript:alert(1)" alt="x"/></figure><!-- /wp:image -->')).not.toContain(
    'javascript:',
  );
});

test('reaches as far as the editor wants, in a ratio of the grid', async () => {
  const { getAllByRole } = await renderSample(samples[4]);
  const [wide, full, side] = getAllByRole('figure').map((figure) => figure.className);
  expect(wide).toMatch(/sixteen-nine.*align-wide|align-wide.*sixteen-nine/);
  expect(full).toContain('align-full');
  expect(side).toContain('align-right');
});
