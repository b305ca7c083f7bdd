import { expect, test } from 'vitest';
import { formatFileSize, formatFileType } from './file.ts';

test.each([
  [2_100_000, '2.1 MB'],
  [84_000, '84 kB'],
  [120, '1 kB'],
  [999_900, '1 MB'],
  [1_500_000_000, '1.5 GB'],
])('%d bytes are %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});

test('uses the common name of a file type', () => {
  expect(formatFileType('application/pdf')).toBe('PDF');
  expect(formatFileType('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe('Excel');
  expect(formatFileType('image/tiff')).toBe('TIFF');
});

test.each([
  [0, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_499_999, '999.5 MB'],
  [999_500_000, '1 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d bytes, next to the next unit, are %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
