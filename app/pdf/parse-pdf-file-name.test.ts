import { expect, test } from 'vitest';
import { parsePdfFileName } from './parse-pdf-file-name.ts';

test.each([
  ['harbor-gate-5.pdf', 'harbor-gate-5'],
  ['caf%C3%A9.pdf', 'caf%c3%a9'],
  ['café.pdf', 'caf%c3%a9'],
  ['Harbor-Gate-5.pdf', null],
  ['harbor-gate-5', null],
  ['.pdf', null],
])('the document %s has the slug %s', (file, slug) => {
  expect(parsePdfFileName(file)).toBe(slug);
});
