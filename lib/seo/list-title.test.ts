import { expect, test } from 'vitest';
import { addToTitle, describeListPage, fitTitle } from './list-title.ts';

const first = { filters: [], year: null, month: null, text: null, pageNumber: null, cursor: null };

test.each([
  [first, ''],
  [{ ...first, pageNumber: 1 }, ''],
  [{ ...first, pageNumber: 2 }, 'page 2'],
  [{ ...first, year: 2026 }, '2026'],
  [{ ...first, year: 2026, month: 3, pageNumber: 2 }, 'March 2026, page 2'],
  [{ ...first, filters: ['Insights', null, 'Reno'], text: 'dock' }, 'Insights, Reno, “dock”'],
  [{ ...first, cursor: { direction: 'after', title: 'Doors' } }, 'after “Doors”'],
  [{ ...first, cursor: { direction: 'before', title: null } }, 'newer'],
] as const)('describes %j as %j', (facts, expected) => {
  expect(describeListPage(facts)).toBe(expected);
});

test.each([
  ['Newsroom | Causeway', 'Causeway', 'Newsroom, page 2 | Causeway'],
  ['Newsroom – Causeway', 'Causeway', 'Newsroom, page 2 – Causeway'],
  ['What is new? | Causeway', 'Causeway', 'What is new?, page 2 | Causeway'],
  ['News (all) | Causeway', 'Causeway', 'News (all), page 2 | Causeway'],
  ['Newsroom', 'Causeway', 'Newsroom, page 2'],
  ['Causeway', 'Causeway', 'Causeway, page 2'],
  ['Newsroom | Causeway', null, 'Newsroom | Causeway, page 2'],
])('adds to the title %j of the site %j', (title, siteName, expected) => {
  expect(addToTitle(title, siteName, 'page 2')).toBe(expected);
});

test('keeps the title of a page that is not distinguished from the first', () => {
  expect(addToTitle('Newsroom | Causeway', 'Causeway', '')).toBe('Newsroom | Causeway');
});

test.each([
  ['Short | Causeway', 'Short | Causeway'],
  [`${'x'.repeat(60)} | Causeway`, 'x'.repeat(60)],
  [`${'x'.repeat(51)} | Causeway`, 'x'.repeat(51)],
  ['x'.repeat(70), 'x'.repeat(70)],
])('search engines get %s as %s', (title, expected) => {
  expect(fitTitle(title, 'Causeway')).toBe(expected);
});
