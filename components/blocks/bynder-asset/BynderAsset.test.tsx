import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './BynderAsset.samples.ts';

const [rich, sparse, extreme, video, document, elsewhere] = samples;

test('shows the picture in the sizes the asset manager made', async () => {
  const { getByRole } = await renderSample(rich);
  const picture = getByRole('img');
  expect(picture.getAttribute('srcset')?.split(', ')).toHaveLength(3);
  expect(picture.getAttribute('alt')).toMatch(/^Row of/);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1536', '960']);
});

test('shows the original where there is no other size', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/media/2026/02/int-sort.jpg');
});

test('shows its extremes', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('figcaption')?.textContent).toContain('Donau');
});

test('plays a video, over its picture', async () => {
  const { getByLabelText } = await renderSample(video);
  expect(getByLabelText('The roof from the air').getAttribute('poster')).toContain('sus-rooftop-solar');
});

test('leads to a document', async () => {
  const { getByRole } = await renderSample(document);
  expect(getByRole('link', { name: 'Brand manual' }).getAttribute('href')).toBe('https://causeway.bynder.com/m/9/manual.pdf');
});

test('shows nothing from a host that is not allowed', async () => {
  const { body } = await renderSample(elsewhere);
  expect(body.textContent).toBe('');
});
