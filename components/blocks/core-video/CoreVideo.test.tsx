import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreVideo.samples.ts';

const [rich, sparse, extreme, blind] = samples;
const film = (body: HTMLElement) => body.querySelector('video');

test('has controls, a face, texts and a name', async () => {
  const { body } = await renderSample(rich);
  expect(film(body)?.controls).toBe(true);
  expect(film(body)?.poster).toContain('tilt-up.jpg');
  expect(film(body)?.querySelector('track')?.getAttribute('kind')).toBe('captions');
  expect(film(body)?.getAttribute('aria-label')).toBe('Tilt-up at Trinity Crossing, 41 panels in a day');
});

test('loads no more than its face', async () => {
  const { body } = await renderSample(sparse);
  expect(film(body)?.getAttribute('preload')).toBe('metadata');
});

test('never plays by itself', async () => {
  const { body } = await renderSample(extreme);
  expect(film(body)?.autoplay).toBe(false);
  expect(film(body)?.querySelector('track')?.getAttribute('kind')).toBe('subtitles');
});

test('shows nothing without a film', async () => {
  const { body } = await renderSample(blind);
  expect(film(body)).toBeNull();
});
