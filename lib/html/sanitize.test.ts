import { expect, test } from 'vitest';
import { sanitizeBlock, sanitizeInline } from './sanitize.ts';

test('keeps common inline markup', () => {
  expect(sanitizeInline('A <strong>bold</strong>, <em>quiet</em> <a href="/news/">link</a><br />')).toBe(
    'A <strong>bold</strong>, <em>quiet</em> <a href="/news/">link</a><br />',
  );
});

test.each([
  ['<script>alert(1)</script>text', 'text'],
  ['<style>p{background:expression(alert(1))}</style>text', 'text'],
  ['<b onclick="alert(1)" style="color:red" class="x">text</b>', '<b>text</b>'],
  ['<a href="javascript:alert(1)">text</a>', '<a>text</a>'],
  ['<a href=" java\nscript:alert(1)">text</a>', '<a>text</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">text</a>', '<a>text</a>'],
  ['<a href="//evil.example">text</a>', '<a>text</a>'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<svg><script>alert(1)</script></svg>text', 'text'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>text', 'text'],
  ['<b><i>text', '<b><i>text</i></b>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
])('makes %j safe', (hostile, safe) => {
  expect(sanitizeInline(hostile)).toBe(safe);
});

test.each([
  ['<p>One</p><ul><li>Two</li></ul>', '<p>One</p><ul><li>Two</li></ul>'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<img src="/media/a.jpg">', '<img src="/media/a.jpg" loading="lazy" alt="" />'],
  ['<img src="javascript:alert(1)" alt="x">', '<img alt="x" loading="lazy" />'],
  ['<form action="/x"><input><p>One</p></form>', '<p>One</p>'],
  ['<table><tr><td onmouseover="x()">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
])('turns the block %j into %j', (html, safe) => {
  expect(sanitizeBlock(html)).toBe(safe);
});

test('adds rel="noopener" to links that open a new tab', () => {
  expect(sanitizeInline('<a href="https://example.com" target="_blank">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">x</a>',
  );
});

test('handles markup that is nested very deeply', () => {
  expect(sanitizeBlock(`${'<div>'.repeat(20_000)}deep`).length).toBeLessThan(1_000);
});

test('handles an incomplete tag', () => {
  expect(sanitizeInline('36 ft < clear <b')).toContain('36 ft &lt; clear');
});
