import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type NumberItem, Numbers } from './Numbers.tsx';

const show = (numbers: NumberItem[], arrangement: 'large-first' | 'row' = 'large-first') =>
  new JSDOM(renderToStaticMarkup(<Numbers numbers={numbers} arrangement={arrangement} />)).window.document;
const figures = (document: Document) => [...document.querySelectorAll('dd')].map((figure) => figure.textContent);

test('a word keeps its distance from its figure, a sign does not', () => {
  const numbers = [
    { number: '41.6', suffix: 'MW', heading: 'of solar' },
    { number: '97.1', suffix: '%', heading: 'leased' },
    { number: '8.14', prefix: '$', heading: 'a square foot' },
  ];
  expect(figures(show(numbers))).toEqual(['41.6\u00A0MW', '97.1%', '$8.14']);
});

test('every figure is told with what it counts', () => {
  const document = show([{ number: '34', heading: 'markets', note: 'in eight regions' }], 'row');
  expect(document.querySelector('dt')?.textContent).toBe('markets in eight regions');
});

test('a heading without its figure is left out', () => {
  expect(figures(show([{ heading: 'markets' }, { number: '9', heading: 'doors' }]))).toEqual(['9']);
  expect(show([{ heading: 'markets' }]).querySelector('dl')).toBeNull();
});
