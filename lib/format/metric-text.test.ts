import { expect, test } from 'vitest';
import { toMetricText } from './metric-text.ts';

test.each([
  ['40 ft clear', '12.2 m clear'],
  ['Truck court 185 ft', 'Truck court 56 m'],
  ['1,690 ft (515 m)', '515 m (1,690 ft)'],
  ['At least 200,000 sq ft', 'At least 18,581 m²'],
  ['20,000 to 50,000 sq ft', '1,858 to 4,645 m²'],
  ['6.1 million sq ft in total', '566,709 m² in total'],
  ['62.4 M sq ft', '5.8 M m²'],
  ['62.4 million sq ft', '5.8 million m²'],
  ['64.2 acres', '26.0 ha'],
  ['4.8 mi away', '7.7 km away'],
  ['Within 35 miles of Dallas', 'Within 56 km of Dallas'],
  ['54 ft × 50 ft', '16.5 m × 15.2 m'],
])('converts %s', (text, metric) => {
  expect(toMetricText(text)).toBe(metric);
});

test('text without measurements stays', () => {
  expect(toMetricText('186 dock doors, Suite 40')).toBeNull();
});
