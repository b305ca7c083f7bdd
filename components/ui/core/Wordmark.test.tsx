import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark, WordmarkLetters } from './Wordmark.tsx';
import { letterOutlines, symbolOutline } from './wordmark-outlines.ts';

test('draws the name of the company as outlines with an accessible name', () => {
  for (const Component of [Wordmark, WordmarkLetters]) {
    const markup = renderToStaticMarkup(<Component name="Causeway Logistics" />);
    expect(markup).toContain('role="img" aria-label="Causeway Logistics"');
    expect(markup).toContain('<use href="#brand-letters">');
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('');
  }
});

test('writes the first word of another name', () => {
  expect(renderToStaticMarkup(<Wordmark name="Levee Storage" />).replaceAll(/<[^>]+>/g, '')).toBe(' Levee');
  expect(renderToStaticMarkup(<WordmarkLetters name="Levee Storage" />)).toBe('Levee');
});

test('has the outlines of the logo in the press kit', () => {
  const logo = readFileSync('public/press-kit/causeway-logo-blue.svg', 'utf8');
  expect(logo).toContain(`<path d="${symbolOutline}"/>`);
  // The outlines on the site have relative coordinates; every contour starts at the same point.
  const getStarts = (path: string) => [...path.matchAll(/M(\d+\.?\d*)[ ,]?(-?\d*\.?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(getStarts(letterOutlines)).toEqual(getStarts(logo).slice(-getStarts(letterOutlines).length));
  expect(getStarts(letterOutlines).length).toBeGreaterThan(8);
});
