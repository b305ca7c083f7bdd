// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DotMap, type MapDot } from './DotMap.tsx';

const dallas: MapDot = {
  id: 'dallas',
  name: 'Dallas–Fort Worth',
  href: '/markets/dallas-fort-worth/',
  coordinates: { latitude: 32.78, longitude: -96.8 },
  buildingCount: 18,
  regionIndex: 0,
};
const austin: MapDot = {
  ...dallas,
  id: 'austin',
  name: 'Austin',
  href: '/markets/austin/',
  buildingCount: 1,
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

const getDots = (body: HTMLElement) => [...body.querySelectorAll('svg a')];

test('labels each dot with its location and the number that its size shows', () => {
  const body = show([dallas, austin]);
  expect(getDots(body).map((dot) => dot.getAttribute('aria-label'))).toEqual(['Dallas–Fort Worth, 18 buildings', 'Austin, 1 building']);
  expect(getDots(body)[0]?.getAttribute('href')).toBe('/markets/dallas-fort-worth/');
});

test('draws the smaller of two dots on top, so that it can be clicked', () => {
  const radii = getDots(show([austin, dallas])).map((dot) => Number(dot.querySelectorAll('circle')[1]?.getAttribute('r')));
  expect(radii[0]).toBeGreaterThan(radii[1] ?? Number.NaN);
});

test('always shows only the name of the largest market of each region', () => {
  const named = getDots(show([austin, dallas], [texas])).filter((dot) => dot.classList.contains('named'));
  expect(named.map((dot) => dot.textContent)).toEqual(['Dallas–Fort Worth']);
});

test('connects a dot to its region in the list', () => {
  const body = show([dallas], [texas]);
  expect(getDots(body)[0]?.getAttribute('data-dot')).toBe(body.querySelector('li a')?.getAttribute('data-region'));
});

test('leaves out a location outside the map', () => {
  expect(getDots(show([dallas, honolulu]))).toHaveLength(1);
});

test('an enlarged map shows the part with the dots, without the labels of the whole map', () => {
  const draw = (isEnlarged: boolean) => {
    document.body.innerHTML = renderToStaticMarkup(<DotMap label="Map" dots={[dallas, austin]} isEnlarged={isEnlarged} />);
    const circles = [...document.body.querySelectorAll('svg a circle:last-of-type')];
    return Math.abs(Number(circles[0]?.getAttribute('cy')) - Number(circles[1]?.getAttribute('cy')));
  };
  expect(draw(true)).toBeGreaterThan(3 * draw(false));
});
