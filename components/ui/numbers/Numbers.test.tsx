import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type NumberItem, Numbers } from './Numbers.tsx';

const show = (numbers: NumberItem[], arrangement: 'large-first' | 'row' = 'large-first') =>
  new JSDOM(renderToStaticMarkup(<Numbers numbers={numbers} arrangement={arrangement} />)).window.document;
const figures = (document: Document) => [...document.querySelectorAll('dd')].map((figure) => figure.textContent);

test('separates a unit made of letters from the number, but not a symbol', () => {
  const numbers = [
    { number: '41.6', suffix: 'MW', heading: 'of solar' },
    { number: '97.1', suffix: '%', heading: 'leased' },
    { number: '8.14', prefix: '$', heading: 'a square foot' },
  ];
  expect(figures(show(numbers))).toEqual(['41.6\u00A0MW', '97.1%', '$8.14']);
});

test('labels each number with its heading and note', () => {
  const document = show([{ number: '34', heading: 'markets', note: 'in eight regions' }], 'row');
  expect(document.querySelector('dt')?.textContent).toBe('markets in eight regions');
});

test('leaves out a heading without a number', () => {
  expect(figures(show([{ heading: 'markets' }, { number: '9', heading: 'doors' }]))).toEqual(['9']);
  expect(show([{ heading: 'markets' }]).querySelector('dl')).toBeNull();
});
