import { expect, test } from 'vitest';
import { parseLinkUrl } from './link-url.ts';

test.each(['/about/', '#top', '?q=1', 'https://example.org', 'HTTP://example.org/a b', 'mailto:a@example.com', 'tel:+15625550142', ''])(
  '%j is a link',
  (url) => {
    expect(parseLinkUrl(` ${url} `, 'url')).toBe(url);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'java\nscript:alert(1)',
  'https:///evil.example',
  'about',
  'file:///etc/passwd',
])('%j is rejected', (url) => {
  expect(() => parseLinkUrl(url, 'url')).toThrow('url cannot link to');
});
