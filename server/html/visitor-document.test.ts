import { expect, test } from 'vitest';
import { readNextDocument } from './next-documents/read.ts';
import { readAttributes, scanTags } from './scan.ts';
import { toVisitorDocument } from './visitor-document.ts';

/** Scripts as a browser would see them. */
function scriptsOf(html: string): { type: string | undefined; src: string | undefined }[] {
  return [...scanTags(html)]
    .filter(({ name }) => name === 'script')
    .map(({ start, end }) => readAttributes(html.slice(start, end)))
    .map((attributes) => ({ type: attributes.get('type'), src: attributes.get('src') }));
}

function preloadsOf(html: string): number {
  const links = [...scanTags(html)].filter(({ name }) => name === 'link').map(({ start, end }) => readAttributes(html.slice(start, end)));
  return links.filter((link) => link.get('as') === 'script').length;
}

test('a page without islands keeps its data and none of its scripts', () => {
  const before = readNextDocument('plain');
  const made = toVisitorDocument(before);
  expect(made.kind).toBe('plain');
  if (made.kind !== 'plain') return;
  expect(preloadsOf(before)).toBeGreaterThan(0);
  expect(scriptsOf(before).length).toBeGreaterThan(5);
  expect(scriptsOf(made.html)).toEqual([{ type: 'application/ld+json', src: undefined }]);
  expect(preloadsOf(made.html)).toBe(0);
  expect(made.html).not.toContain('__next_f');
  expect(made.html).toContain('<title>Dock doors &amp; &quot;clear height&quot;</title>');
});

test('markup outside of scripts stays as it was, sign by sign', () => {
  const before = readNextDocument('plain');
  const made = toVisitorDocument(before);
  const main = /<main>[\s\S]*<\/main>/.exec(before)?.[0] ?? '';
  expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(made.kind === 'plain' && made.html.includes(main)).toBe(true);
});

test('the runtime of a page with islands is complete', () => {
  const made = toVisitorDocument(readNextDocument('islands'));
  expect(made.kind).toBe('islands');
  if (made.kind !== 'islands') return;
  expect(made.html.slice(made.insertAt)).toBe('</body></html>');
  expect(made.runtime.flight[0]).toEqual([0]);
  expect(JSON.stringify(made.runtime.flight)).toContain('CounterIsland');
  expect(made.runtime.boot).toEqual([expect.objectContaining({ runtimeModuleIds: expect.any(Array) })]);
  expect(made.runtime.scripts.some((src) => src.includes('turbopack'))).toBe(true);
  expect(made.runtime.preload.length).toBeGreaterThan(0);
  for (const src of made.runtime.scripts) expect(src).toMatch(/^\/_next\/static\//);
});

test('where React looks for the script of plain Next it finds one that does nothing', () => {
  const made = toVisitorDocument(readNextDocument('islands'));
  expect(made.kind === 'islands' && scriptsOf(made.html).map(({ type }) => type)).toEqual(['text/plain', 'application/ld+json']);
});

const unforeseen: readonly [string, string][] = [
  ['what React completes a document with', '<script>$RC("B:0","S:0")</script>'],
  ['a push that is no JSON', '<script>self.__next_f.push([1,alert(1)])</script>'],
  ['a script of another host', '<script src="https://example.com/a.js"></script>'],
  ['a module', '<script type="module">import "/a.js"</script>'],
  ['an import map', '<script type="importmap">{}</script>'],
];

test.each(unforeseen)('%s makes the document one to be left alone', (_what, script) => {
  const html = readNextDocument('plain').replace('</body>', `${script}</body>`);
  expect(toVisitorDocument(html)).toEqual({ kind: 'unknown', reason: expect.stringContaining(script.slice(0, 20)) });
});

test('an island in words is no island', () => {
  expect(readNextDocument('plain')).toContain('data-island=');
  expect(toVisitorDocument(readNextDocument('plain')).kind).toBe('plain');
});
