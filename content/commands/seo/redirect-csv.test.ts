import { expect, test } from 'vitest';
import { parseRedirectCsv, type RedirectLine } from './redirect-csv.ts';

const format = (lines: readonly RedirectLine[]) =>
  lines.map((line) =>
    'redirect' in line
      ? `${line.line} ${line.redirect.origin} ${line.redirect.target || '-'} ${line.redirect.type ?? '-'} ${line.redirect.format}`
      : `${line.line} ${line.origin}: ${line.message}`,
  );

test('reads columns in the order of the header', () => {
  expect(format(parseRedirectCsv('Status,To,From\n301,/b/,/a/\n,/d/,/c/\n410,,/e/\n'))).toEqual([
    '2 /a/ /b/ 301 plain',
    '3 /c/ /d/ - plain',
    '4 /e/ - 410 plain',
  ]);
});

test('reads a file without a header as from, to, status and format', () => {
  expect(format(parseRedirectCsv('/a/,/b/\r\n^/old/(.+)$,/new/$1,302,regex\r\n'))).toEqual([
    '1 /a/ /b/ - plain',
    '2 ^/old/(.+)$ /new/$1 302 regex',
  ]);
});

test('accepts what spreadsheets save: a byte order mark, semicolons or tabs, quotation marks, spaces and empty lines', () => {
  expect(format(parseRedirectCsv('\ufefffrom;to;status\n\n"/a;b/"; /c/ ;301\n;;\n'))).toEqual(['3 /a;b/ /c/ 301 plain']);
  expect(format(parseRedirectCsv('from\tto\tstatus\n/a,b/\t/c/\t308\n'))).toEqual(['2 /a,b/ /c/ 308 plain']);
});

test('explains lines that are no redirects, and reads the others', () => {
  const text = 'from,to,status,format\n/a/,/b/,moved\n/c/,/d/,301,glob\n/e/,/f/,301,plain,x\n/g/,/h/,301,REGEX\n';
  expect(format(parseRedirectCsv(text))).toEqual([
    '2 /a/: status cannot be "moved". Use a number such as 301, or leave it empty.',
    '3 /c/: format cannot be "glob". Use plain or regex, or leave it empty for plain.',
    '4 /e/: The line has 5 values for 4 columns. Enclose a value with the separator in quotation marks.',
    '5 /g/ /h/ 301 regex',
  ]);
});

test('names the line of a quotation mark that is not closed', () => {
  expect(() => parseRedirectCsv('from,to\n/a/,/b/\n"/c/,/d/\n/e/,/f/\n')).toThrow('A quotation mark is not closed.');
  expect(parseRedirectCsv('')).toEqual([]);
});
