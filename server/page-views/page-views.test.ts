import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageViewCount } from '#lib/page-views/page-view-counts.ts';
import { classifyVisit, type Visit } from './classify-visit.ts';
import { createPageViews, type PageViews } from './page-views.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const navigation = { 'user-agent': chrome, accept: 'text/html,*/*', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

const visits: readonly [string, IncomingHttpHeaders, Visit][] = [
  ['a navigation', navigation, 'view'],
  ['a browser on a site without https', { 'user-agent': chrome, accept: 'text/html,*/*' }, 'view'],
  [
    'a phone',
    { ...navigation, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1' },
    'view',
  ],
  ['a prerendered page', { ...navigation, 'sec-purpose': 'prefetch;prerender' }, 'prerender'],
  ['a prefetched page of an older browser', { ...navigation, purpose: 'prefetch' }, 'prerender'],
  ['a request of a script', { ...navigation, 'sec-fetch-dest': 'empty' }, 'none'],
  ['a frame', { ...navigation, 'sec-fetch-dest': 'iframe' }, 'none'],
  ['a program', { 'user-agent': chrome, accept: '*/*' }, 'none'],
  ['no browser', { accept: 'text/html' }, 'none'],
  ...[
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Screaming Frog SEO Spider/20.0',
  ].map((agent): [string, IncomingHttpHeaders, Visit] => [agent, { ...navigation, 'user-agent': agent }, 'none']),
];

test.each(visits)('%s counts as it should', (_name, headers, visit) => {
  expect(classifyVisit({ method: 'GET', headers })).toBe(visit);
  expect(classifyVisit({ method: 'HEAD', headers })).toBe('none');
});

const opened: PageViews[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const pageViews of opened.splice(0)) await pageViews.stop();
});

function open(report: (counts: readonly PageViewCount[]) => Promise<boolean>) {
  vi.useFakeTimers();
  const pageViews = createPageViews({ report, log: () => {}, now: () => new Date('2026-11-22T23:59:00Z') });
  opened.push(pageViews);
  const view = (path: string, headers: object = navigation) => pageViews.count({ method: 'GET', headers } as IncomingMessage, path);
  return { pageViews, view };
}

test('views are added up by path and day, and reported every half minute', async () => {
  const reports: (readonly PageViewCount[])[] = [];
  const { view } = open(async (counts) => (reports.push(counts), true));
  view('/');
  view('/contact/');
  view('/contact/');
  view('/contact/', { ...navigation, 'sec-purpose': 'prefetch;prerender' });
  view('/contact/', { ...navigation, 'user-agent': 'curl/8' });
  view(`/${'a'.repeat(400)}/`);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reports).toEqual([
    [
      { day: '2026-11-22', path: '/', views: 1, prerenders: 0 },
      { day: '2026-11-22', path: '/contact/', views: 2, prerenders: 1 },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toHaveLength(1);
});

test('the pages of a list that have a cursor in their path count as the list', async () => {
  const reports: (readonly PageViewCount[])[] = [];
  const { view } = open(async (counts) => (reports.push(counts), true));
  view('/news/after/MTIz/');
  view('/news/before/NDU2/');
  view('/after/hours/');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reports[0]?.map(({ path, views }) => [path, views])).toEqual([
    ['/news/', 2],
    ['/after/hours/', 1],
  ]);
});

test('a failed report is repeated with the next one, without losing or doubling views', async () => {
  let isDown = true;
  const reports: (readonly PageViewCount[])[] = [];
  const { view, pageViews } = open(async (counts) => {
    if (isDown) throw new Error('down');
    reports.push(counts);
    return true;
  });
  view('/');
  await vi.advanceTimersByTimeAsync(30_000);
  view('/');
  isDown = false;
  await pageViews.stop();
  expect(reports).toEqual([[{ day: '2026-11-22', path: '/', views: 2, prerenders: 0 }]]);
});

test('nothing is counted for a content service that does not store page views', async () => {
  const report = vi.fn<() => Promise<boolean>>(async () => false);
  const { view, pageViews } = open(report);
  view('/');
  await vi.advanceTimersByTimeAsync(30_000);
  view('/');
  await pageViews.stop();
  expect(report).toHaveBeenCalledTimes(1);
});
