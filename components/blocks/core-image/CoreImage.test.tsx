import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreImage.samples.ts';

const [rich, sparse] = samples;

test('uses the alternative text from the media library', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('img').getAttribute('alt')).not.toBe('');
});

test('sets width and height to avoid layout shift', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('img').getAttribute('width')).toMatch(/^\d+$/);
});

test('offers modern formats', async () => {
  const { body } = await renderSample(sparse);
  expect([...body.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
});

test('links an external image', async () => {
  const { getByRole } = await renderSample(samples[3]);
  expect(getByRole('link', { name: 'A dock' }).getAttribute('href')).toBe('/properties/');
});

test('shows nothing without an image', async () => {
  const { body } = await renderSample(samples[5]);
  expect(body.querySelector('figure, img')).toBeNull();
});

test('shows nothing for an unsafe URL', async () => {
  const html = await renderMarkup('<!-- wp:image --><figure><img src="javascript:alert(1)" alt="x"/></figure><!-- /wp:image -->');
  expect(html).not.toMatch(/javascript:|<img|<figure/);
});

test('uses the alignment and aspect ratio that the editor selected', async () => {
  const { getAllByRole } = await renderSample(samples[4]);
  const [wide, full, right] = getAllByRole('figure').map((figure) => figure.className);
  expect(wide).toMatch(/sixteen-nine.*align-wide|align-wide.*sixteen-nine/);
  expect(full).toContain('align-full');
  expect(right).toContain('align-right');
});
