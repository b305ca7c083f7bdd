import { expect, test } from 'vitest';
import { parseAttributes, scanTags } from '../html/scan-tags.ts';
import { readCapturedDocument } from './captured-documents/read.ts';
import { toVisitorDocument } from './visitor-document.ts';

/** Script elements as a browser sees them. */
function listScripts(html: string): { type: string | undefined; src: string | undefined }[] {
  return [...scanTags(html)]
    .filter(({ name }) => name === 'script')
    .map(({ start, end }) => parseAttributes(html.slice(start, end)))
    .map((attributes) => ({ type: attributes.get('type'), src: attributes.get('src') }));
}

function countScriptPreloads(html: string): number {
  const links = [...scanTags(html)].filter(({ name }) => name === 'link').map(({ start, end }) => parseAttributes(html.slice(start, end)));
  return links.filter((link) => link.get('as') === 'script').length;
}

test('a page without islands keeps its data and loses all its scripts', () => {
  const before = readCapturedDocument('plain');
  const document = toVisitorDocument(before);
  expect(document.kind).toBe('plain');
  if (document.kind !== 'plain') return;
  expect(countScriptPreloads(before)).toBeGreaterThan(0);
  expect(listScripts(before).length).toBeGreaterThan(5);
  expect(listScripts(document.html)).toEqual([{ type: 'application/ld+json', src: undefined }]);
  expect(countScriptPreloads(document.html)).toBe(0);
  expect(document.html).not.toContain('__next_f');
  expect(document.html).toContain('<title>Dock doors &amp; &quot;clear height&quot;</title>');
});

test('markup outside of scripts stays as it was, character by character', () => {
  const before = readCapturedDocument('plain');
  const document = toVisitorDocument(before);
  const main = /<main>[\s\S]*<\/main>/.exec(before)?.[0] ?? '';
  expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(document.kind === 'plain' && document.html.includes(main)).toBe(true);
});

test('the runtime of a page with islands is complete', () => {
  const document = toVisitorDocument(readCapturedDocument('islands'));
  expect(document.kind).toBe('islands');
  if (document.kind !== 'islands') return;
  expect(document.html.slice(document.insertAt)).toBe('</body></html>');
  expect(document.runtime.flight[0]).toEqual([0]);
  expect(JSON.stringify(document.runtime.flight)).toContain('CounterIsland');
  expect(document.runtime.bootstrap).toEqual([expect.objectContaining({ runtimeModuleIds: expect.any(Array) })]);
  expect(document.runtime.scripts.some((src) => src.includes('turbopack'))).toBe(true);
  expect(document.runtime.preload.length).toBeGreaterThan(0);
  for (const src of document.runtime.scripts) expect(src).toMatch(/^\/_next\/static\//);
});

test('React finds a script without effect where the script for the theme was', () => {
  const document = toVisitorDocument(readCapturedDocument('islands'));
  expect(document.kind === 'islands' && listScripts(document.html).map(({ type }) => type)).toEqual(['text/plain', 'application/ld+json']);
});

const unexpectedScripts: readonly [string, string][] = [
  ['inserts content of React', '<script>$RC("B:0","S:0")</script>'],
  ['pushes flight data that is not JSON', '<script>self.__next_f.push([1,alert(1)])</script>'],
  ['belongs to another host', '<script src="https://example.com/a.js"></script>'],
  ['is an inline module', '<script type="module">import "/a.js"</script>'],
  ['is an import map', '<script type="importmap">{}</script>'],
];

test.each(unexpectedScripts)('a document with a script that %s is unreadable', (_what, script) => {
  const html = readCapturedDocument('plain').replace('</body>', `${script}</body>`);
  expect(toVisitorDocument(html)).toEqual({ kind: 'unreadable', reason: expect.stringContaining(script.slice(0, 20)) });
});

test('a document whose content React would insert by script is unreadable, even without such a script', () => {
  const html = readCapturedDocument('plain').replace('</main>', '<template id="B:0"></template></main>');
  expect(toVisitorDocument(html)).toEqual({ kind: 'unreadable', reason: expect.stringContaining('Suspense') });
});

test.each([
  ['flight data', /<script>(?:\(self\.__next_f=|self\.__next_f)[^<]*<\/script>/g, 'no flight data'],
  ['the bootstrap script', /<script id="_R_">[^<]*<\/script>/g, 'starts Turbopack'],
  ['script files', /<script src="[^>]*><\/script>/g, 'no <script src='],
  ['an end tag of the body', /<\/body>/g, 'no </body>'],
])('a document with an island but without %s is unreadable', (_what, pattern, reason) => {
  const html = readCapturedDocument('islands').replace(pattern, '');
  expect(toVisitorDocument(html)).toEqual({ kind: 'unreadable', reason: expect.stringContaining(reason) });
});

test('the name of the attribute in a text or in another attribute makes no island', () => {
  expect(readCapturedDocument('plain')).toContain('data-island=');
  expect(toVisitorDocument(readCapturedDocument('plain')).kind).toBe('plain');
});
