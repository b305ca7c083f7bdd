import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, colorTokens } from './colors.ts';

const css = readFileSync('styles/tokens.css', 'utf8');

test.each(Object.entries(colorTokens))('%s has the light value of the design token', (name, [lightness, chroma, hue]) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [, values] = new RegExp(`--${token}: (?:light-dark\\()?oklch\\(([^)]+)\\)`).exec(css) ?? [];
  expect(values).toBe(`${lightness}% ${chroma} ${hue}`);
});

test('colors are converted to sRGB', () => {
  // As Chromium computes them.
  expect([colors.paper, colors.signal, colors.data]).toEqual(['#ffffff', '#f3680f', '#008781']);
});
