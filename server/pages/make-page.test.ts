import { expect, test } from 'vitest';
import { type NextDocument, readNextDocument } from '../html/next-documents/read.ts';
import type { NextAnswer } from '../next-app.ts';
import { makePage, type MakeOptions } from './make-page.ts';

const now = 1_000_000;
const options: MakeOptions = {
  path: '/islands/',
  theme: 'system',
  origins: { content: null, secure: false, frames: [] },
  loader: '/_runtime/islands.x.js',
  scriptWords: () => new Set(),
};

function answer(name: NextDocument, status = 200, headers: NextAnswer['headers'] = {}): NextAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-cache': 'MISS',
      'cache-control': 's-maxage=300, stale-while-revalidate=1',
      ...headers,
    },
    body: Buffer.from(readNextDocument(name)),
  };
}

function page(given: NextAnswer, theme: MakeOptions['theme'] = 'system') {
  const outcome = makePage(given, { ...options, theme }, now);
  if (outcome.kind !== 'page') throw new Error(`${outcome.kind} instead of a page`);
  return { ...outcome, html: outcome.source.body.toString() };
}

test('a page is kept as long as Next says', () => {
  const made = page(answer('plain'));
  expect(made.keep).toBe('keep');
  expect(made.source.freshUntil).toBe(now + 300_000);
  expect(made.runtime).toBeNull();
});

test('an old page of Next’s is not kept, nor one that is no page cache’s', () => {
  expect(page(answer('plain', 200, { 'x-nextjs-cache': 'STALE' })).keep).toBe('stale');
  expect(page(answer('plain', 200, { 'x-nextjs-cache': undefined })).keep).toBe('no');
  expect(page(answer('plain', 200, { 'cache-control': 'private, no-store' })).keep).toBe('no');
});

test('a page with islands names the loader and the address of its runtime', () => {
  const { html, runtime } = page(answer('islands'));
  expect(runtime?.hash).toMatch(/^[\w-]{22}$/);
  expect(html).toContain(
    `<script type="module" src="/_runtime/islands.x.js" data-runtime="/_runtime/${runtime?.hash}/islands/"></script></body>`,
  );
  expect(html).not.toContain('__next_f');
});

test('the runtime is the same for every theme', () => {
  expect(page(answer('islands'), 'dark').runtime?.hash).toBe(page(answer('islands'), 'light').runtime?.hash);
  expect(page(answer('islands'), 'dark').html).toContain('data-theme="dark"');
});

test('redirects lead where Next says', () => {
  const given = { ...answer('missing', 308), headers: { location: '/about/', 'content-type': 'text/html; charset=utf-8' } };
  expect(makePage(given, options, now)).toEqual({ kind: 'redirect', status: 308, location: '/about/' });
});

test('what is missing is 404 and what is broken 500', () => {
  expect(makePage(answer('missing', 404), options, now)).toEqual({ kind: 'status', status: 404 });
  expect(makePage(answer('broken', 500), options, now)).toEqual({ kind: 'status', status: 500 });
});

test('content that is away is 503, whether the page or its metadata asked for it', () => {
  for (const name of ['away', 'unavailable'] as const) {
    expect(makePage(answer(name, 500), options, now)).toEqual({ kind: 'status', status: 503 });
  }
});

test('an unforeseen script leaves the document as Next made it, with a policy that lets it run', () => {
  const given = answer('plain');
  const html = given.body.toString().replace('</body>', '<script>$RC("B:0","S:0")</script></body>');
  const made = page({ ...given, body: Buffer.from(html) });
  expect(made.html).toBe(html);
  expect(made.unknown).toContain('$RC');
  const policy = made.source.headers[made.source.headers.indexOf('content-security-policy') + 1];
  expect(policy?.match(/script-src [^;]*/)?.[0].match(/sha256-/g)?.length).toBeGreaterThan(3);
});

test('a file keeps its bytes and its word about when to ask again', () => {
  const given = {
    status: 503,
    headers: { 'content-type': 'text/plain', 'retry-after': '30', 'cache-control': 'no-store' },
    body: Buffer.from('later'),
  };
  const made = page(given);
  expect(made.html).toBe('later');
  expect(made.keep).toBe('no');
  expect(made.source.headers).toEqual(expect.arrayContaining(['retry-after', '30', 'no-store']));
});
