import { expect, test } from 'vitest';
import { formatCsv, parseCsv } from './csv.ts';

test('reads what spreadsheets save', () => {
  expect(parseCsv('\uFEFFfrom;to\r\n\r\n"/a;b/";/c/\r\n')).toEqual([
    { line: 1, cells: ['from', 'to'] },
    { line: 3, cells: ['/a;b/', '/c/'] },
  ]);
  expect(parseCsv('a,"say ""hi"", or\nnot"\n').map(({ cells }) => cells)).toEqual([['a', 'say "hi", or\nnot']]);
  expect(parseCsv('')).toEqual([]);
});

test('names the line of a quotation mark that is not closed', () => {
  expect(() => parseCsv('a,b\n"c,d\ne,f\n')).toThrow('Line 2: a quotation mark is not closed.');
});

test('writes values so that they can be read again, and marks formulas as text', () => {
  const rows = [['a,b', 'say "hi"', 'two\nlines', 'Zoë']];
  expect(parseCsv(formatCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
  expect(formatCsv([['=1+1', -5, null]])).toBe("'=1+1,-5,\r\n");
});
