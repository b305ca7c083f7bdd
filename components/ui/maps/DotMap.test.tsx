// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DotMap, type MapDot } from './DotMap.tsx';

const dallas: MapDot = {
  id: 'dallas',
  name: 'Dallas–Fort Worth',
  href: '/markets/dallas-fort-worth/',
  coordinates: { latitude: 32.78, longitude: -96.8 },
  buildings: 18,
  region: 0,
};
const austin: MapDot = {
  ...dallas,
  id: 'austin',
  name: 'Austin',
  href: '/markets/austin/',
  buildings: 1,
  coordinates: { latitude: 30.27, longitude: -97.74 },
};
const honolulu: MapDot = {
  ...dallas,
  id: 'honolulu',
  name: 'Honolulu',
  href: '/markets/honolulu/',
  coordinates: { latitude: 21.31, longitude: -157.86 },
};
const texas = { id: 'texas', name: 'Texas', href: '/regions/texas/', facts: ['38 buildings', '11.2 M sq ft'] };

function show(dots: readonly MapDot[], regions?: readonly (typeof texas)[]): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<DotMap label="Map of markets" dots={dots} regions={regions} />);
  return document.body;
}

const marks = (body: HTMLElement) => [...body.querySelectorAll('svg a')];

test('names each mark by its place and what its size means', () => {
  const body = show([dallas, austin]);
  expect(marks(body).map((mark) => mark.getAttribute('aria-label'))).toEqual(['Dallas–Fort Worth, 18 buildings', 'Austin, 1 building']);
  expect(marks(body)[0]?.getAttribute('href')).toBe('/markets/dallas-fort-worth/');
});

test('draws the smaller of two marks last, so that it stays within reach', () => {
  const radii = marks(show([austin, dallas])).map((mark) => Number(mark.querySelectorAll('circle')[1]?.getAttribute('r')));
  expect(radii[0]).toBeGreaterThan(radii[1] ?? Number.NaN);
});

test('always writes the name of the biggest market of a region only', () => {
  const named = marks(show([austin, dallas], [texas])).filter((mark) => mark.classList.contains('named'));
  expect(named.map((mark) => mark.textContent)).toEqual(['Dallas–Fort Worth']);
});

test('ties a mark to its region in the list', () => {
  const body = show([dallas], [texas]);
  expect(marks(body)[0]?.getAttribute('data-dot')).toBe(body.querySelector('li a')?.getAttribute('data-region'));
});

test('leaves out what lies outside of the map', () => {
  expect(marks(show([dallas, honolulu]))).toHaveLength(1);
});
