import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart, type Bar } from './BarChart.tsx';

const widths = (bars: Bar[]) =>
  [...new JSDOM(renderToStaticMarkup(<BarChart bars={bars} />)).window.document.querySelectorAll('svg')].map((bar) =>
    bar.getAttribute('width'),
  );

test('draws the bars in proportion to the largest value', () => {
  expect(
    widths([
      { label: '2025', value: 10, display: '10 MW' },
      { label: '2026', value: 40, display: '40 MW' },
    ]),
  ).toEqual(['25.0%', '100.0%']);
});

test('draws nothing if no value is positive, and an empty bar for a negative value', () => {
  expect(widths([{ label: '2025', value: 0, display: 'none' }])).toEqual([]);
  expect(
    widths([
      { label: '2025', value: -5, display: '-5' },
      { label: '2026', value: 5, display: '5' },
    ]),
  ).toEqual(['0.0%', '100.0%']);
});
