import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreAudio.samples.ts';

const [rich, sparse, extreme, silent] = samples;
const player = (body: HTMLElement) => body.querySelector('audio');

test('has controls, and a name from its caption', async () => {
  const { body } = await renderSample(rich);
  expect(player(body)?.controls).toBe(true);
  expect(player(body)?.getAttribute('aria-label')).toBe('A dock at 2 am, 58 decibels');
});

test('loads nothing before somebody wants to hear it', async () => {
  const { body } = await renderSample(sparse);
  expect(player(body)?.getAttribute('preload')).toBe('none');
  expect(player(body)?.getAttribute('aria-label')).toBe('Recording');
});

test('never plays by itself', async () => {
  const { body } = await renderSample(extreme);
  expect(player(body)?.autoplay).toBe(false);
});

test('shows nothing without a recording', async () => {
  const { body } = await renderSample(silent);
  expect(player(body)).toBeNull();
});
