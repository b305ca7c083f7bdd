import { expect, test } from 'vitest';
import { toBreadcrumbList, toJsonLd } from './json-ld.ts';

test('cannot close the script element that contains it', () => {
  const text = toJsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect((JSON.parse(text) as { name: string }).name).toBe('</script><script>alert(1)</script>\u2028');
});

test('leaves out empty values', () => {
  expect(JSON.parse(toJsonLd({ '@type': 'Place', name: 'Yard', telephone: null, url: '' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: 'Yard',
  });
});

test('numbers the breadcrumbs starting at one', () => {
  const list = toBreadcrumbList([
    { text: 'Home', url: 'https://site.example/' },
    { text: 'News', url: 'https://site.example/news/' },
  ]);
  expect(list['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'https://site.example/news/' },
  ]);
});
