import { expect, test } from 'vitest';
import { describeLength, DESCRIPTION_RANGE, TITLE_RANGE, truncate } from './text-length.ts';

test('describes whether a text is empty, short, good or too long', () => {
  expect(describeLength(' ', TITLE_RANGE)).toBe('Empty. Use 30 to 60 characters.');
  expect(describeLength('Warehouses', TITLE_RANGE)).toBe('10 characters. There is room for 60.');
  expect(describeLength('x'.repeat(60), TITLE_RANGE)).toBe('60 characters: a good length.');
  expect(describeLength('x'.repeat(159), DESCRIPTION_RANGE)).toBe('159 characters. Search engines cut off after about 158.');
});

test('cuts a text at the end of a word', () => {
  expect(truncate('Warehouse space in Dallas', { minimum: 0, maximum: 18 })).toBe('Warehouse space …');
  expect(truncate(' Short ', TITLE_RANGE)).toBe('Short');
});
