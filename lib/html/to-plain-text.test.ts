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
