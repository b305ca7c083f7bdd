import { describe, expect, test } from 'vitest';
import { readEnv } from '#lib/env/env.ts';
import { classifyHref, isSafeHref } from './safe-href.ts';

describe('URLs in content', () => {
  test('on the host of this site become paths', () => {
    const { SITE_URL, CONTENT_URL } = readEnv();
    expect(classifyHref(`${SITE_URL}/markets/texas/?a=1#map`)).toEqual({ href: '/markets/texas/?a=1#map', kind: 'own' });
    expect(classifyHref(`${CONTENT_URL}/news/`)).toEqual({ href: '/news/', kind: 'own' });
    expect(classifyHref('/news/')).toEqual({ href: '/news/', kind: 'own' });
    expect(classifyHref('#brokers')).toEqual({ href: '#brokers', kind: 'own' });
  });

  test('with two slashes in the path do not lead to another host', () => {
    expect(classifyHref(`${readEnv().SITE_URL}//evil.example/a`)).toEqual({ href: '/evil.example/a', kind: 'own' });
  });

  test('on other hosts stay complete', () => {
    expect(classifyHref('https://www.usgbc.org/leed')).toEqual({ href: 'https://www.usgbc.org/leed', kind: 'external' });
    expect(classifyHref('//cdn.example.org/a')?.kind).toBe('external');
  });

  test('for telephone and email are distinguished', () => {
    expect(classifyHref('tel:+15625550142')).toEqual({ href: 'tel:+15625550142', kind: 'telephone' });
    expect(classifyHref('mailto:press@causeway.example')?.kind).toBe('mail');
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:msgbox(1)',
    'http://[broken',
    '',
    null,
    undefined,
  ])('that could run script or are invalid are rejected: %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});
