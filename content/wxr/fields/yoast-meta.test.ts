import { expect, test } from 'vitest';
import type { Seo } from '../../core/rows/fields.ts';
import { formatYoastMeta, parseYoastMeta } from './yoast-meta.ts';

test.each<Seo>([
  {},
  { noindex: true, nofollow: true },
  { noindex: false },
  {
    title: '%%title%% %%sep%% %%sitename%%',
    description: 'About docks.',
    canonical: 'https://www.example.com/docks/',
    imageId: 7,
    openGraphTitle: 'Docks',
    openGraphDescription: 'In short.',
    focusKeyword: 'docks',
    isCornerstone: true,
    pageType: 'AboutPage',
    articleType: 'None',
  },
])('an export and an import keep %j', (seo) => {
  expect(parseYoastMeta(formatYoastMeta(seo), (id) => id).seo).toEqual(seo);
});

test('values that Yoast SEO does not know are left out', () => {
  const meta = [
    { key: '_yoast_wpseo_meta-robots-noindex', value: '0' },
    { key: '_yoast_wpseo_is_cornerstone', value: '' },
    { key: '_yoast_wpseo_opengraph-image-id', value: 'x' },
  ];
  expect(parseYoastMeta(meta, (id) => id)).toMatchObject({ seo: {}, used: new Set(meta.map(({ key }) => key)) });
});
