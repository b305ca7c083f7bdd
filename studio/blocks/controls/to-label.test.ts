import { expect, test } from 'vitest';
import { toAttributeLabel, toChoiceLabel, toHelp, toLabel, toChoiceHelp, toFieldLabel } from './to-label.ts';

test('names become labels in plain words', () => {
  expect(['clearHeightFeet', 'seo_title', 'pdfUrl', 'ground'].map(toLabel)).toEqual([
    'Clear height feet',
    'SEO title',
    'PDF URL',
    'Background',
  ]);
  expect(['footerContactInfo', 'gaId', 'header'].map(toLabel)).toEqual(['Footer contact info', 'Google Analytics ID', 'Header']);
});

test('attributes with ids are named by what the ids stand for', () => {
  const names = ['imageId', 'propertyIds', 'marketIds', 'personIds', 'title', 'grid'];
  expect(names.map(toAttributeLabel)).toEqual(['Image', 'Properties', 'Markets', 'People', 'Title', 'Grid']);
});

test('choices are words', () => {
  expect(['two-columns', 'night', 'linkedin', ''].map(toChoiceLabel)).toEqual(['Two columns', 'Dark', 'LinkedIn', 'None']);
});

test('an explanation that repeats the label is left out', () => {
  expect(toHelp('Image', 'Image.')).toBe('');
  expect(toHelp('Image', 'Image behind the title.')).toBe('Image behind the title.');
});

test('the explanation of a choice names the values as the choices do', () => {
  const help = 'Background of the section: paper (light), sunk (slightly darker), or night (dark).';
  expect(toChoiceHelp(help, ['paper', 'sunk', 'night'])).toBe('Background of the section: light, tinted (slightly darker), or dark.');
  expect(toChoiceHelp('A row, or two-columns.', ['row', 'two-columns'])).toBe('A row, or two columns.');
});

test('a declared label replaces the name of a field', () => {
  expect(toFieldLabel('driveInDoors', { label: 'Drive-in doors' })).toBe('Drive-in doors');
  expect(toFieldLabel('driveInDoors', {})).toBe('Drive in doors');
});
