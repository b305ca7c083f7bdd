import { describe, expect, test } from 'vitest';
import { readEnv } from '#lib/env/env.ts';
import { classifyHref, isSafeHref, toSitePath } from './safe-href.ts';

describe('URLs in content', () => {
  test('on the host of this site become paths', () => {
    const { SITE_URL, CONTENT_URL } = readEnv();
    expect(classifyHref(`${SITE_URL}/markets/texas/?a=1#map`)).toEqual({ href: '/markets/texas/?a=1#map', kind: 'internal' });
    expect(classifyHref(`${CONTENT_URL}/news/`)).toEqual({ href: '/news/', kind: 'internal' });
    expect(classifyHref('/news/')).toEqual({ href: '/news/', kind: 'internal' });
    expect(classifyHref('#brokers')).toEqual({ href: '#brokers', kind: 'internal' });
  });

  test('with two slashes in the path do not point to another host', () => {
    expect(classifyHref(`${readEnv().SITE_URL}//evil.example/a`)).toEqual({ href: '/evil.example/a', kind: 'internal' });
  });

  test('keep two slashes within the path', () => {
    expect(classifyHref(`${readEnv().SITE_URL}/a//b/`)).toEqual({ href: '/a//b/', kind: 'internal' });
  });

  test('that refer to the current page stay as they are', () => {
    for (const href of ['#brokers', '?page=2', './']) expect(classifyHref(` ${href} `)).toEqual({ href, kind: 'internal' });
  });

  test('may have whitespace around them', () => {
    expect(classifyHref(' /news/\n')).toEqual({ href: '/news/', kind: 'internal' });
    expect(classifyHref(' \n')).toBeNull();
  });

  test('on another port or with a longer host name are external', () => {
    const { hostname, port } = new URL(readEnv().SITE_URL);
    expect(classifyHref(`http://${hostname}:${Number(port) + 10}/`)?.kind).toBe('external');
    expect(classifyHref(`http://${hostname}.evil.example:${port}/`)?.kind).toBe('external');
  });

  test('with backslashes lead where browsers go', () => {
    expect(classifyHref('/\\evil.example/')).toEqual({ href: 'http://evil.example/', kind: 'external' });
    expect(classifyHref('\\news\\')).toEqual({ href: '/news/', kind: 'internal' });
  });

  test('that are safe may be used', () => {
    for (const href of ['/news/', '#brokers', 'https://www.usgbc.org/', 'tel:+15625550142', 'mailto:press@causeway.example'])
      expect(isSafeHref(href)).toBe(true);
  });

  test('on other hosts stay complete', () => {
    expect(classifyHref('https://www.usgbc.org/leed')).toEqual({ href: 'https://www.usgbc.org/leed', kind: 'external' });
    expect(classifyHref('//cdn.example.org/a')?.kind).toBe('external');
  });

  test('for telephone and email are distinguished', () => {
    expect(classifyHref('tel:+15625550142')).toEqual({ href: 'tel:+15625550142', kind: 'phone' });
    expect(classifyHref('mailto:press@causeway.example')?.kind).toBe('email');
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:https://example.com',
    'http://[broken',
    '',
    null,
    undefined,
  ])('that could run script or are invalid are rejected: %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

test.each([
  ['/properties/?q=dallas#found', '/properties/'],
  ['properties', '/properties'],
  ['//evil.example/properties/', null],
  ['https://evil.example/', null],
  ['mailto:a@example.com', null],
  ['#found', null],
  [null, null],
])('the path of %j on this site is %j', (href, path) => {
  expect(toSitePath(href)).toBe(path);
});
