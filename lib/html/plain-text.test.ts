import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('keeps the words and drops the markup', () => {
  expect(plainText('Dock &amp; door: <em>36&#8217;</em> clear &lt;b&gt; &#x2014; &unknown;')).toBe(
    'Dock & door: 36’ clear <b> — &unknown;',
  );
});

test('is empty for nothing, and survives numbers that are no letter', () => {
  expect(plainText(null)).toBe('');
  expect(plainText('&#9999999; &#0;')).toBe('&#9999999; &#0;');
});
