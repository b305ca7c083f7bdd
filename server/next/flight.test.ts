import { expect, test } from 'vitest';
import { getFlightText, isReadableFlight, linksStylesheets, replaceStylesheetLinks } from './flight.ts';

const css = `@layer components{.m_card{content:"–"}}${'.m_card{margin:0}'.repeat(80)}`;
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** In pieces of a few characters, as streams break it. */
const toFlight = (data: string) => [[0], ...(data.match(/[^]{1,50}/gu) ?? []).map((text) => [1, text])];

const url = '/_next/static/chunks/a.css';
const urls = new Set([url]);
/** Links as Next writes them. */
const createLink = (href: string) =>
  `["$","link","0",{"rel":"stylesheet","href":"${href}","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
const createPreload = (href: string) => `:HL["${href}","style"]\n`;
const emptyStyle = `["$","style","0",{"href":"${url}","precedence":"next","children":" "}]`;

test('links to stylesheets of the document become empty styles, in every row, and are not loaded early', () => {
  const long = `M0 1380a7:T5ab,${'é'.repeat(900)}`;
  const icon = '["$","link","25",{"rel":"icon","href":"/favicon.ico"}]';
  const create = (link: string, preload: string) =>
    `1:"$Sreact.fragment"\n${preload}${row('2', long)}:HL["/a.woff2","font"]\n3:{"P":[${link},${icon}]}\n4:[[${link}],["$","p",null,{"children":"$2"}]]\n`;
  const flight = toFlight(create(createLink(url), createPreload(url)));
  expect(replaceStylesheetLinks(flight, urls)).toEqual([[0], [1, create(emptyStyle, '')]]);
});

test('other stylesheets stay, but are not loaded early', () => {
  const link = `1:[${createLink('/_next/static/chunks/b.css')}]\n`;
  expect(getFlightText(replaceStylesheetLinks(toFlight(createPreload('/_next/static/chunks/b.css') + link), urls))).toBe(link);
});

test('text that looks like a link stays, in a row of text and in a string', () => {
  const data = `${row('2', `${createPreload(url)}${createLink(url)}`)}3:["$","p",null,{"children":${JSON.stringify(createLink(url))}}]\n`;
  expect(getFlightText(replaceStylesheetLinks(toFlight(data), urls))).toBe(data);
});

test('data with links to stylesheets are recognized', () => {
  expect(linksStylesheets(toFlight(`1:[${createLink(url)}]\n`))).toBe(true);
  expect(linksStylesheets(toFlight(`1:[${emptyStyle}]\n`))).toBe(false);
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
  expect(replaceStylesheetLinks(flight, urls)).toEqual(flight);
});

test('binary rows are unchanged, regardless of their content', () => {
  const binary = row('2', createLink(url)).replace(':T', ':A');
  expect(getFlightText(replaceStylesheetLinks(toFlight(`${binary}3:[${createLink(url)}]\n`), urls))).toBe(`${binary}3:[${emptyStyle}]\n`);
});

test.each(['2:T5', '2:T-5,', `2:Tfffff,${createLink(url)}`, '2:Tzz,.m_card{}', '2', '2:"line without an end', ':'])(
  'the data %j stay unchanged',
  (data) => {
    expect(getFlightText(replaceStylesheetLinks([[0], [1, data]], urls))).toBe(data);
  },
);
