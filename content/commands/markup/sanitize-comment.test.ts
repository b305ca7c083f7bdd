import { expect, test } from 'vitest';
import { sanitizeComment, sanitizeDescription, sanitizeLine } from './sanitize-comment.ts';

test('links in comments are marked, regardless of their own attributes', () => {
  expect(sanitizeComment('<a href="https://example.com" rel="follow" target="_blank">x</a>', false)).toBe(
    '<a href="https://example.com" rel="nofollow ugc">x</a>',
  );
  expect(sanitizeComment('<p>a &amp; b <a href="https://example.com" rel="follow" title="t">x</a></p>', true)).toBe(
    '<p>a &amp; b <a href="https://example.com" title="t" rel="nofollow ugc">x</a></p>',
  );
});

test.each([
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow ugc">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="nofollow ugc">x</a>'],
  ['<img src="/a.png" onerror="alert(1)">x', 'x'],
  ['<p class="x">One</p>', 'One'],
  ['<b onclick="alert(1)">x</b>', '<b>x</b>'],
  ['<!-- wp:paragraph -->x', 'x'],
  ['  x \n', 'x'],
])('the comment %j of a visitor becomes %j', (markup, safe) => {
  expect(sanitizeComment(markup, false)).toBe(safe);
});

test('a trusted author may write elements of content, but no scripts', () => {
  expect(sanitizeComment('<p><img src="/a.png" onerror="alert(1)" /></p><script>alert(1)</script>', true)).toBe(
    '<p><img src="/a.png" /></p>',
  );
});

test('a description may have 65,535 characters, and a line 4,000', () => {
  expect(sanitizeDescription('x'.repeat(65_535))).toHaveLength(65_535);
  expect(() => sanitizeDescription('x'.repeat(65_536))).toThrow('A text has 65536 characters. At most 65535 are allowed.');
  expect(sanitizeLine('x'.repeat(4_000))).toHaveLength(4_000);
  expect(() => sanitizeLine('x'.repeat(4_001))).toThrow('A text has 4001 characters. At most 4000 are allowed.');
});

test('sanitizing a line removes markup and keeps all other characters', () => {
  expect(sanitizeLine(' R&D <b>team</b>\n\t"A" &amp;lt; ')).toBe('R&D team "A" &lt;');
  expect(sanitizeLine('<script>alert(1)</script>1 < 2')).toBe('1 < 2');
});
