import { expect, test } from 'vitest';
import { HIGHLIGHT } from './full-text.ts';
import { toSearchText, toSnippet } from './passages.ts';

const { start, stop, separator } = HIGHLIGHT;
const long = 'A long sentence about something else that no visitor has searched for, and that is not shown in full, because it is long.';

test.each([
  [
    'completes the first sentence',
    `door at the height of a ${start}truck${stop} bed`,
    'A door at the height of a truck bed. Next.',
    'A door at the height of a <mark>truck</mark> bed.',
  ],
  [
    'completes a later sentence',
    `${start}dock${stop} opens`,
    `${long} The dock opens at six. Then it closes.`,
    'The <mark>dock</mark> opens at six.',
  ],
  ['adds nothing to a whole sentence', `${start}Docks${stop} open.`, 'Docks open. They also close.', '<mark>Docks</mark> open.'],
  [
    'does not take a quotation for the end of a sentence',
    `${start}dock${stop}.`,
    `${long} “Where?” they asked at the dock.`,
    '… <mark>dock</mark>.',
  ],
  ['marks the rest of a long sentence', `because ${start}it${stop} is`, long, '… because <mark>it</mark> is long.'],
  ['marks the end of a long sentence', `${start}long${stop} sentence`, long, 'A <mark>long</mark> sentence …'],
  [
    'separates passages',
    `${start}First${stop}${separator}${start}second${stop} one`,
    `First. ${long} The second one`,
    '<mark>First</mark> … The <mark>second</mark> one',
  ],
  [
    'joins passages that follow each other',
    `${start}one${stop}${separator}${start}three${stop}`,
    'one, two, three',
    '<mark>one</mark>, two, <mark>three</mark>',
  ],
  [
    'ends with its list item',
    `${start}dock${stop} doors`,
    'Find space · Forty dock doors · Rail',
    'Find space · Forty <mark>dock</mark> doors',
  ],
  ['begins with its list item', `${start}Rail${stop}`, `${long} Find space · Served by Rail`, 'Served by <mark>Rail</mark>'],
  ['escapes markup', `1 < 2 & ${start}b${stop}`, '1 < 2 & b', '1 &lt; 2 &amp; <mark>b</mark>'],
  ['keeps accents and emoji', `${start}resume${stop} 🚚 of Zoe`, 'The résumé 🚚 of Zoë.', 'The <mark>résumé</mark> 🚚 of Zoë.'],
  ['is empty without a text', '', '', ''],
])('%s', (_title, passages, text, expected) => {
  expect(toSnippet(passages, text)).toBe(expected);
});

test('separates texts that are not sentences', () => {
  const markup = `<!-- wp:site/page-hero {"title": "Find space", "text": "Near <b>you</b>.", "link": {"url": "/search/", "title": "How we build"}} /-->
    <!-- wp:list --><ul><li>Dallas–Fort
    Worth</li><li>El Paso</li></ul><!-- /wp:list --><!-- wp:paragraph --><p>Call <strong>us</strong>:</p><p>972-555-0118</p>`;
  expect(toSearchText(markup)).toBe('Find space · Near you. How we build · Dallas–Fort Worth · El Paso · Call us: 972-555-0118');
});
