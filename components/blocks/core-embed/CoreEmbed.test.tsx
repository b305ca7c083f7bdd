import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreEmbed.samples.ts';

const [rich, sparse, extreme, unsafe] = samples;

test('sends no request before the visitor presses play', async () => {
  const { body } = await renderSample(rich);
  const frame = body.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBeNull();
  expect(frame?.title).toContain('Tilting up 41 wall panels');
});

test('links to the original page', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /YouTube/ }).getAttribute('href')).toContain('youtube.com');
});

test('is a link when there is no player for the site', async () => {
  const { getByRole, body } = await renderSample(sparse);
  expect(getByRole('link', { name: /example.com/ }).getAttribute('href')).toBe('https://example.com/reports/freight-2026/');
  expect(body.querySelector('iframe')).toBeNull();
});

test('uses the width that the editor selected', async () => {
  const { getByRole } = await renderSample(extreme);
  expect(getByRole('figure').className).toContain('align-full');
});

test('shows nothing for an unsafe URL', async () => {
  const { body } = await renderSample(unsafe);
  expect(body.textContent).toBe('');
});
