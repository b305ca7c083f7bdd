import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreVideo.samples.ts';

const [rich, sparse, extreme, noVideo] = samples;
const getVideo = (body: HTMLElement) => body.querySelector('video');

test('renders controls, a poster, text tracks and an accessible name', async () => {
  const { body } = await renderSample(rich);
  expect(getVideo(body)?.controls).toBe(true);
  expect(getVideo(body)?.poster).toContain('int-sort.jpg');
  expect(getVideo(body)?.querySelector('track')?.getAttribute('kind')).toBe('captions');
  expect(getVideo(body)?.getAttribute('aria-label')).toBe('Tilt-up at Trinity Crossing, 41 panels in a day');
});

test('preloads only metadata', async () => {
  const { body } = await renderSample(sparse);
  expect(getVideo(body)?.getAttribute('preload')).toBe('metadata');
});

test('does not play automatically', async () => {
  const { body } = await renderSample(extreme);
  expect(getVideo(body)?.autoplay).toBe(false);
  expect(getVideo(body)?.querySelector('track')?.getAttribute('kind')).toBe('subtitles');
});

test('renders nothing without a video', async () => {
  const { body } = await renderSample(noVideo);
  expect(getVideo(body)).toBeNull();
});
