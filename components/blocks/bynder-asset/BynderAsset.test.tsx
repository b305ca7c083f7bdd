import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BynderAsset.samples.ts';

const [rich, sparse, extreme, video, document, disallowed] = samples;

test('offers the image in the sizes that the asset manager provides', async () => {
  const { getByRole } = await renderSample(rich);
  const image = getByRole('img');
  expect(image.getAttribute('srcset')?.split(', ')).toHaveLength(3);
  expect(image.getAttribute('alt')).toMatch(/^Row of/);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1536', '960']);
});

test('shows the original when there are no other sizes', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/media/2026/02/int-sort.jpg');
});

test('shows long words in the caption', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('figcaption')?.textContent).toContain('Donau');
});

test('shows a video with its poster image', async () => {
  const { getByLabelText } = await renderSample(video);
  expect(getByLabelText('The roof from the air').getAttribute('poster')).toContain('sus-rooftop-solar');
});

test('links to a document', async () => {
  const { getByRole } = await renderSample(document);
  expect(getByRole('link', { name: 'Brand manual' }).getAttribute('href')).toBe('https://causeway.bynder.com/m/9/manual.pdf');
});

test('shows nothing from a host that is not allowed', async () => {
  const { body } = await renderSample(disallowed);
  expect(body.textContent).toBe('');
});
