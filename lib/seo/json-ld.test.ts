import { expect, test } from 'vitest';
import { escapeNonAscii, toJsonLd } from './json-ld.ts';

test('cannot close the script element that contains it', () => {
  const text = toJsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect((JSON.parse(text) as { name: string }).name).toBe('</script><script>alert(1)</script>\u2028');
});

test('leaves out empty values', () => {
  expect(JSON.parse(toJsonLd({ '@type': 'Place', name: 'Yard', telephone: null, url: '' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: 'Yard',
  });
});

test('zero and false are not empty', () => {
  expect(JSON.parse(toJsonLd({ '@type': 'Place', position: 0, isOpen: false }))).toMatchObject({ position: 0, isOpen: false });
});

test('characters that are not ASCII become escapes, and stay the same text', () => {
  const json = JSON.stringify({ name: 'Dock – “north” 🚚' });
  expect(escapeNonAscii(json)).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.parse(escapeNonAscii(json))).toEqual(JSON.parse(json));
});
