import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './VideoHero.samples.ts';

const [rich, sparse, extreme, noPoster] = samples;

test('renders a muted video with controls', async () => {
  const { getByLabelText } = await renderSample(rich);
  const video = getByLabelText('The camera moves slowly toward lit dock doors at dusk');
  for (const name of ['autoplay', 'muted', 'controls', 'playsinline']) expect(video.hasAttribute(name)).toBe(true);
});

test('offers no video source to visitors who prefer reduced motion', async () => {
  const { body } = await renderSample(rich);
  const sources = [...body.querySelectorAll('video source')];
  expect(sources.map((source) => source.getAttribute('media'))).toEqual(['(prefers-reduced-motion: no-preference)']);
  expect(body.querySelector('video')?.hasAttribute('src')).toBe(false);
});

test('shows the poster and the page title', async () => {
  const { body, getByRole } = await renderSample(rich);
  expect(body.querySelector('video')?.getAttribute('poster')).toContain('/media/');
  expect(getByRole('heading', { level: 1 }).textContent).toBe('31 trucks a day at one dock door');
});

test('links to the video file', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Open the video file' }).getAttribute('href')).toMatch(/^\/media\/.*film-dusk-docks\.webm$/);
});

test.each([sparse, extreme])('renders the poster without a video', async (sample) => {
  const { body, getByRole } = await renderSample(sample);
  expect(body.querySelector('video')).toBeNull();
  expect(getByRole('img').getAttribute('alt')).not.toBe('');
});

test('renders nothing without a poster', async () => {
  const { body } = await renderSample(noPoster);
  expect(body.textContent).toBe('');
});
