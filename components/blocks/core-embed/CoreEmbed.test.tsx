import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreEmbed.samples.ts';

const [rich, sparse, extreme, nowhere] = samples;

test('asks nobody before somebody presses play', async () => {
  const { body } = await renderSample(rich);
  const frame = body.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBeNull();
  expect(frame?.title).toContain('Tilt-up in 41 panels');
});

test('leads to the place it comes from', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /YouTube/ }).getAttribute('href')).toContain('youtube.com');
});

test('is a link where there is no player', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('link', { name: /example.com/ }).getAttribute('href')).toBe('https://example.com/reports/freight-2026/');
  expect(body.querySelector('iframe')).toBeNull();
});

test('is as wide as the editor wants', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('figure').className).toContain('align-full');
});

test('shows nothing for an address that could run', async () => {
  const { body } = await renderSample(nowhere);
  expect(body.textContent).toBe('');
});
