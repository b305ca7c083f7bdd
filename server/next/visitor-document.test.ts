import { expect, test } from 'vitest';
import { parseAttributes, scanTags } from '../html/scan-tags.ts';
import { readCapturedDocument } from './captured-documents/read.ts';
import { STATIC_URL_PREFIX } from './build-files.ts';
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

test('all scripts of a page without islands are removed, and its data is not', () => {
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

test('markup outside scripts is unchanged', () => {
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

test('the theme script is replaced with a script that has no effect', () => {
  const document = toVisitorDocument(readCapturedDocument('islands'));
  expect(document.kind === 'islands' && listScripts(document.html).map(({ type }) => type)).toEqual(['text/plain', 'application/ld+json']);
});

const unexpectedScripts: readonly [string, string][] = [
  ['inserts content of React', '<script>$RC("B:0","S:0")</script>'],
  ['pushes flight data that is not JSON', '<script>self.__next_f.push([1,alert(1)])</script>'],
  ['belongs to another host', '<script src="https://example.com/a.js"></script>'],
  ['is an inline module', '<script type="module">import "/a.js"</script>'],
  ['is an import map', '<script type="importmap">{}</script>'],
  ['sets speculation rules', '<script type="speculationrules">{}</script>'],
  ['comes before flight data', '<script>alert(1);self.__next_f.push([1,""])</script>'],
  ['comes after flight data', '<script>self.__next_f.push([1,""]);alert(1)</script>'],
  ['is a build file on another host', `<script src="https://example.com${STATIC_URL_PREFIX}a.js"></script>`],
  ['is not a build file', '<script src="/media/a.js"></script>'],
  ['has whitespace around its type', '<script type=" module ">alert(1)</script>'],
  ['has an empty type', '<script type="">alert(1)</script>'],
];

test.each(unexpectedScripts)('a document with a script that %s is unreadable', (_what, script) => {
  const html = readCapturedDocument('plain').replace('</body>', `${script}</body>`);
  expect(toVisitorDocument(html)).toEqual({ kind: 'unreadable', reason: expect.stringContaining(script.slice(0, 20)) });
});

test.each([
  'text/javascript',
  'TEXT/JavaScript',
  'application/x-javascript',
  'application/ecmascript',
  'text/x-ecmascript',
  'text/javascript1.0',
  'text/javascript1.5',
  'text/jscript',
  'text/livescript',
  'module',
])('a browser would run a script of the type %s, so the document is unreadable', (type) => {
  const html = readCapturedDocument('plain').replace('</body>', `<script type="${type}">alert(1)</script></body>`);
  expect(toVisitorDocument(html).kind).toBe('unreadable');
});

test.each([
  'application/json',
  'text/plain',
  'text/template',
  'text/javascript1.6',
  'x-text/javascript',
  'text/javascript-data',
  'modules',
])('a script of the type %s is data and stays', (type) => {
  const script = `<script type="${type}">{"a":1}</script>`;
  const document = toVisitorDocument(readCapturedDocument('plain').replace('</body>', `${script}</body>`));
  expect(document.kind === 'plain' && document.html).toContain(script);
});

test('a script without content is removed', () => {
  const document = toVisitorDocument('<html><body><p>x</p><script> </script></body></html>');
  expect(document).toEqual({ kind: 'plain', html: '<html><body><p>x</p></body></html>' });
});

test('only the beginning of an unexpected script is quoted', () => {
  const document = toVisitorDocument(`<script>alert("${'x'.repeat(500)}")</script><p>the rest</p>`);
  expect(document.kind === 'unreadable' && document.reason).toContain('<script>alert("xxx');
  expect(document.kind === 'unreadable' && document.reason).not.toContain('</script>');
});

test('script preloads are removed, in any letter case, and all other links are unchanged', () => {
  const others = [
    '<link rel="preload" as="font" href="/a.woff2">',
    '<link rel="preload" as="image" href="/a.avif">',
    '<link rel="stylesheet" as="script" href="/a.css">',
    '<link as="script" href="/a.js">',
    '<link rel="icon" href="/icon.svg">',
  ];
  const scripts = [
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="preload" as="script" href="/a.js">',
    '<link REL="PRELOAD" AS="SCRIPT">',
  ];
  expect(toVisitorDocument(`<html>${[...others, ...scripts].join('')}</html>`)).toEqual({
    kind: 'plain',
    html: `<html>${others.join('')}</html>`,
  });
});

test('preloads of stylesheets of the build are removed', () => {
  const preload = `<link rel="preload" href="${STATIC_URL_PREFIX}chunks/a.css" as="style"/>`;
  const html = readCapturedDocument('plain');
  const document = toVisitorDocument(html.replace('</head>', `${preload}</head>`));
  expect(document).toEqual(toVisitorDocument(html));
});

test('islands preload each script once, and only scripts that do not start the page', () => {
  const [started] = /(?<=<script src=")[^"]*/.exec(readCapturedDocument('islands')) ?? [''];
  const links = [
    `<link rel="preload" as="script" href="${started}">`,
    '<link rel="modulepreload">',
    '<link rel="modulepreload" href="/island.js">',
  ];
  const document = toVisitorDocument(readCapturedDocument('islands').replace('</head>', `${links.join('')}</head>`));
  expect(started).not.toBe('');
  if (document.kind !== 'islands') throw new Error(document.kind);
  expect(document.runtime.scripts).toContain(started);
  expect(document.runtime.preload).toContain('/island.js');
  expect(document.runtime.preload).not.toContain(started);
  expect(document.runtime.preload).not.toContain('');
});

test('scripts for browsers without modules are removed and never loaded', () => {
  const script = `<script src="${STATIC_URL_PREFIX}old.js" nomodule></script>`;
  const document = toVisitorDocument(readCapturedDocument('islands').replace('</body>', `${script}</body>`));
  expect(document.kind === 'islands' && document.runtime.scripts).not.toContain(`${STATIC_URL_PREFIX}old.js`);
  expect(document.kind === 'islands' && document.html).not.toContain('old.js');
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

test('the attribute name in text or in another attribute does not create an island', () => {
  expect(readCapturedDocument('plain')).toContain('data-island=');
  expect(toVisitorDocument(readCapturedDocument('plain')).kind).toBe('plain');
});
