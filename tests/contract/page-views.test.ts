/** Numbers of page views: reported by the site with the shared secret, and read by editors. */
import { expect, inject, test } from 'vitest';
import { fixtureSecret } from '../support/fixture-users.ts';
import { fetchGraphql } from '../support/graphql-client.ts';
import { fetchGraphqlAs } from '../support/sign-in.ts';

const query =
  '{ pageViews(from: "2026-10-01", to: "2026-10-02") { from to views prerenders days { date views } pages { path views prerenders } } }';

async function report(body: unknown, secret = fixtureSecret): Promise<number> {
  const response = await fetch(`${inject('contentUrl')}/wp-json/site/v1/page-views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret },
    body: JSON.stringify(body),
  });
  return response.status;
}

const counted = (day: string, path: string, views: number, prerenders = 0) => ({ day, path, views, prerenders });

test('reported views are added up, and editors can read them', async () => {
  const counts = [counted('2026-10-01', '/', 3), counted('2026-10-01', '/contact/', 1, 4), counted('2026-10-02', '/contact/', 9)];
  expect(await report({ counts })).toBe(200);
  expect(await report({ counts: [counted('2026-10-02', '/contact/', 1), counted('2026-10-02', '/contact/', 1)] })).toBe(200);
  expect(await report({ counts: [] })).toBe(200);
  const { data } = await fetchGraphqlAs('editor', query);
  expect(data.pageViews).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
    views: 15,
    prerenders: 4,
    days: [
      { date: '2026-10-01', views: 4 },
      { date: '2026-10-02', views: 11 },
    ],
    pages: [
      { path: '/contact/', views: 12, prerenders: 4 },
      { path: '/', views: 3, prerenders: 0 },
    ],
  });
});

test('visitors and authors cannot read the numbers', async () => {
  for (const { data, errors } of [await fetchGraphql(query), await fetchGraphqlAs('author', query)]) {
    expect(data.pageViews).toBeNull();
    expect(errors?.[0]?.message).toBe('Sorry, you are not allowed to read page view counts.');
  }
});

test('a report without the shared secret, or with invalid counts, is rejected', async () => {
  const counts = [counted('2026-10-03', '/', 1)];
  expect(await report({ counts }, 'another secret')).toBe(401);
  expect(await report({ counts: [counted('2026-13-03', '/', 1)] })).toBe(400);
  expect(await report({ counts: [counted('2026-10-03', 'contact', 1)] })).toBe(400);
  expect(await report({ counts: [counted('2026-10-03', '/', -1)] })).toBe(400);
  expect(await report({})).toBe(400);
  const { errors } = await fetchGraphqlAs('editor', '{ pageViews(from: "2026-02-30") { views } }');
  expect(errors?.[0]?.message).toContain('"from" is not a date');
});
