import { expect, test } from 'vitest';
import { getFlightText, isReadableFlight, removeStyles } from './flight.ts';

const css = `@layer components{.m_card{content:"–"}}${'.m_card{margin:0}'.repeat(80)}`;
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** In pieces of a few characters, as streams break it. */
const toFlight = (data: string) => [[0], ...(data.match(/[^]{1,50}/gu) ?? []).map((text) => [1, text])];

test('only styles are removed, from every row', () => {
  const long = `M0 1380a7:T5ab,${'é'.repeat(900)}`;
  const data = `1:"$Sreact.fragment"\n${row('2', css)}:HL["/a.css","style"]\n${row('a7', long)}${row('1f', css)}4:["$","p",null,{"children":"$2 2:T5,"}]\n`;
  const expected = data.replaceAll(row('2', css), '2:T1, ').replaceAll(row('1f', css), '1f:T1, ');
  expect(removeStyles(toFlight(data), [`/* before */${css}/* after */`])).toEqual([[0], [1, expected]]);
});

test('other text is unchanged', () => {
  const flight = toFlight(row('2', css));
  expect(getFlightText(removeStyles(flight, ['.other{}']))).toBe(row('2', css));
});

test('a name that is split between two pieces is joined', () => {
  expect(getFlightText([[0], [1, 'class m_but'], [1, 'tons']])).toBe('class m_buttons');
});

test('flight data consists of a start and pieces of text', () => {
  expect(isReadableFlight(toFlight(row('2', css)))).toBe(true);
});

const unreadable: readonly [string, unknown[]][] = [
  ['binary data', [[0], [1, row('2', css)], [3, 'AAAA']]],
  ['form state', [[0], [2, null]]],
  ['no text', [[0]]],
  ['no start', [[1, row('2', css)]]],
  ['nothing', []],
  ['a start of another number', [[1], [1, 'x']]],
  [
    'a longer start',
    [
      [0, 0],
      [1, 'x'],
    ],
  ],
  ['pieces that are no lists', [[0], '1x']],
  ['pieces of something other than text', [[0], [1, 5]]],
  ['pieces with a third part', [[0], [1, 'x', 'y']]],
  ['pieces of another kind', [[0], ['1', 'x']]],
  ['a single piece that cannot be read', [[0], [1, 'x'], [1], [1, 'y']]],
];

test.each(unreadable)('flight data with %s cannot be read and stays unchanged', (_what, flight) => {
  expect(isReadableFlight(flight)).toBe(false);
  expect(removeStyles(flight, [css])).toEqual(flight);
});

test('a row that is longer than the data stays unchanged', () => {
  const flight = [[0], [1, `2:Tfffff,${css}`]];
  expect(removeStyles(flight, [css])).toEqual(flight);
});

test('a style is removed regardless of its stylesheet, even from the last row', () => {
  const other = '.m_other{margin:0}';
  const flight = toFlight(`${row('2', other)}${row('3', css)}`);
  expect(removeStyles(flight, [css, other])).toEqual([[0], [1, '2:T1, 3:T1, ']]);
});

test('binary rows are unchanged, regardless of their content', () => {
  const binary = row('2', css).replace(':T', ':A');
  expect(getFlightText(removeStyles(toFlight(`${binary}${row('3', css)}`), [css]))).toBe(`${binary}3:T1, `);
});

test.each(['2:T5', '2:Tzz,.m_card{}', '2', '2:"line without an end', `2:T${css.length.toString(16)}`])(
  'the data %j stay unchanged',
  (data) => {
    expect(getFlightText(removeStyles([[0], [1, data]], [css, '.m_card{}']))).toBe(data);
  },
);
