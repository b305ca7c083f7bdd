import { expect, test } from 'vitest';
import { escapeHtml } from './escape.ts';

test('text is escaped for elements and for quoted attributes', () => {
  expect(escapeHtml(`A & B <b title="x">it's</b> &amp;`)).toBe('A &amp; B &lt;b title=&quot;x&quot;&gt;it&#39;s&lt;/b&gt; &amp;amp;');
});
