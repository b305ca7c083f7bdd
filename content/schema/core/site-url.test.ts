import { expect, test } from 'vitest';
import { replaceContentHost, toSiteLink } from './site-url.ts';

const site = { contentUrl: 'http://127.0.0.1:4000', siteUrl: 'https://www.example.com' };

test.each([
  ['http://127.0.0.1:4000/about/', 'https://www.example.com/about/'],
  ['http://127.0.0.1:4000', 'https://www.example.com'],
  ['http://127.0.0.1:4000?next=http://127.0.0.1:4000/news/', 'https://www.example.com?next=https://www.example.com/news/'],
  ['http://127.0.0.1:40001/about/', 'http://127.0.0.1:40001/about/'],
  ['https://other.example/', 'https://other.example/'],
  ['', ''],
])('the content host in %j becomes the site: %j', (url, expected) => {
  expect(replaceContentHost(url, site)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:4000/about/', 'https://www.example.com/about/'],
  ['http://127.0.0.1:4000/media/plan.pdf', 'http://127.0.0.1:4000/media/plan.pdf'],
  ['http://127.0.0.1:4000/media/plan.pdf?v=2', 'http://127.0.0.1:4000/media/plan.pdf?v=2'],
])('the link %j leads to %j', (url, expected) => {
  expect(toSiteLink(url, site)).toBe(expected);
});
