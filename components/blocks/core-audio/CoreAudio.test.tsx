import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreAudio.samples.ts';

const [rich, sparse, extreme, unsafe] = samples;
const getPlayer = (body: HTMLElement) => body.querySelector('audio');

test('has controls and is named by its caption', async () => {
  const { body } = await renderSample(rich);
  expect(getPlayer(body)?.controls).toBe(true);
  expect(getPlayer(body)?.getAttribute('aria-label')).toBe('A loading dock at 2 am, 58 decibels');
});

test('loads nothing before playback starts', async () => {
  const { body } = await renderSample(sparse);
  expect(getPlayer(body)?.getAttribute('preload')).toBe('none');
  expect(getPlayer(body)?.getAttribute('aria-label')).toBe('Audio recording');
});

test('never plays automatically', async () => {
  const { body } = await renderSample(extreme);
  expect(getPlayer(body)?.autoplay).toBe(false);
});

test('shows nothing for an unsafe URL', async () => {
  const { body } = await renderSample(unsafe);
  expect(getPlayer(body)).toBeNull();
});
