// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanTypedHtml, isSimpleHtml } from './simple-html.ts';

test.each([
  ['<p>1 Pier Row<br>Long Beach</p><p><a href="tel:+15625550142" target="_blank">Call</a></p>', true],
  ['Plain <strong>bold</strong> text', true],
  ['', true],
  ['<p class="lead">Text</p>', false],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<img src="x" onerror="alert(1)">', false],
])('%s can be edited as text: %s', (html, isSimple) => {
  expect(isSimpleHtml(html)).toBe(isSimple);
});

test('what browsers add is removed, and what editors have written stays', () => {
  expect(
    cleanTypedHtml('<div>One&nbsp;<span style="color: red">two</span></div><p style="x">Three <a href="/about/" class="y">four</a></p>'),
  ).toBe('<p>One two</p><p>Three <a href="/about/">four</a></p>');
  expect(cleanTypedHtml('<p><br></p>')).toBe('');
  const stored = '<p>1 Pier Row<br>Long Beach</p><ul><li><em>One</em></li></ul>';
  expect(cleanTypedHtml(stored)).toBe(stored);
});
