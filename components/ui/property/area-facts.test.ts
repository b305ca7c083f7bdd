import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { listAreaFacts } from './area-facts.tsx';

/** The facts as text, in both systems of units. */
function render(areas: Parameters<typeof listAreaFacts>[0]): string {
  const { available, divisible, building } = listAreaFacts(areas);
  const facts = [available, divisible, building].filter((fact) => fact !== null);
  return renderToStaticMarkup(createElement(CardFacts, { facts }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const available = 'Available sq ft m² 79,300 7,367';

test('distinguishes the available space from the whole building', () => {
  expect(render({ availableSquareFeet: 79_300, totalSquareFeet: 238_000 })).toBe(`${available} Building sq ft m² 238,000 22,111`);
});

test('shows one area if the whole building is available', () => {
  expect(render({ availableSquareFeet: 79_300, totalSquareFeet: 79_300 })).toBe(available);
});

test('shows the smallest unit of divisible space, and not that of a leased building', () => {
  expect(render({ availableSquareFeet: 79_300, divisibleSquareFeet: 26_000, totalSquareFeet: 79_300 })).toBe(
    `${available} Divisible to sq ft m² 26,000 2,415`,
  );
  expect(render({ availableSquareFeet: null, divisibleSquareFeet: 26_000, totalSquareFeet: 79_300 })).not.toContain('Divisible');
});

test('shows only the building if it is leased', () => {
  expect(render({ availableSquareFeet: null, totalSquareFeet: 780_400 })).toBe('Building sq ft m² 780,400 72,502');
  expect(render(null)).toBe('');
});
