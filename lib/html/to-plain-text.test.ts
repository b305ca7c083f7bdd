import { expect, test } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

test('removes tags and decodes character references', () => {
  expect(toPlainText('Dock &amp; door: <em>36&#8217;</em> clear &lt;b&gt; &#x2014; &unknown;')).toBe(
    'Dock & door: 36’ clear <b> — &unknown;',
  );
});

test('returns an empty string for null and ignores invalid character references', () => {
  expect(toPlainText(null)).toBe('');
  expect(toPlainText('&#9999999; &#0;')).toBe('&#9999999; &#0;');
});

test('decodes references up to the last code point, U+10FFFF', () => {
  expect(toPlainText('&#1114111;&#x10FFFF;')).toBe('\u{10FFFF}\u{10FFFF}');
  expect(toPlainText('&#1114112;&#x110000;')).toBe('&#1114112;&#x110000;');
  expect(toPlainText('&#1;')).toBe('\u0001');
});

test('decodes each reference once', () => {
  expect(toPlainText('&amp;lt;b&amp;gt; &AMP; &nbsp;')).toBe('&lt;b&gt; & \u00A0');
});
