import { expect, test } from 'vitest';
import { toAttributeLabel, toChoiceLabel, toHelp, toLabel } from './to-label.ts';

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
