import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCapturedDocument } from './captured-documents/read.ts';
import type { NextResponseData } from './next-app.ts';
import { runSelfTest } from './self-test.ts';
import { toVisitorDocument } from './visitor-document.ts';

const html = readCapturedDocument('islands');
const runtimeScript = 'self.__next_f=[];globalThis.TURBOPACK=[];';
const folders: string[] = [];
let project: string;

/** A build with the scripts that the document refers to. */
async function createBuild(script: string, except: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  folders.push(folder);
  const document = toVisitorDocument(html);
  if (document.kind !== 'islands') throw new Error('The captured document has no island.');
  for (const url of [...document.runtime.scripts, ...document.runtime.preload]) {
    if (except.includes(url)) continue;
    const file = path.join(folder, url.replace('/_next/', '.next/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, script);
  }
  return folder;
}

beforeAll(async () => {
  project = await createBuild(runtimeScript);
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

interface Change {
  body?: string;
  status?: number;
  headers?: NextResponseData['headers'];
  build?: string;
}

async function findBrokenAssumptions({ body = html, status = 200, headers, build = project }: Change) {
  const response: NextResponseData = {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'MISS', 'cache-control': 's-maxage=31536000', ...headers },
    body: Buffer.from(body),
    contentKeys: [],
  };
  return await runSelfTest({ fetchPage: async () => response }, build);
}

test('the output of the captured version meets every assumption', async () => {
  expect(await findBrokenAssumptions({})).toEqual([]);
});

const unreadableDocuments: readonly [string, string, RegExp][] = [
  ['flight data under another name', html.replaceAll('__next_f', '__next_g'), /neither flight data.*__next_g/],
  ['flight data that is not JSON', html.replace('self.__next_f.push([1,', 'self.__next_f.push([1+0,'), /neither flight data/],
  ['binary flight data', html.replace('self.__next_f.push([1,', 'self.__next_f.push([3,'), /no flight data/],
  ['no flight data', html.replace(/<script>(?:\(self\.__next_f=|self\.__next_f)[^<]*<\/script>/g, ''), /no flight data/],
  ['another bundler', html.replaceAll('TURBOPACK', 'webpackChunk'), /neither flight data/],
  ['no bootstrap script', html.replace(/<script id="_R_">[^<]*<\/script>/, ''), /no script that starts Turbopack/],
  ['scripts at another place', html.replaceAll('/_next/static/', '/assets/'), /script.*\/assets\//],
  ['no scripts', html.replace(/<script src="[^>]*><\/script>/g, ''), /no <script src/],
  ['content that comes by script', html.replace('</main>', '<template id="B:0"></template></main>'), /Suspense boundary/],
  ['no end of the body', html.replace('</body>', ''), /no <\/body>/],
  ['no island', html.replaceAll('data-island="visible"', ''), /no island/],
];

test.each(unreadableDocuments)('a document with %s breaks an assumption about documents', async (_what, body, message) => {
  expect(body).not.toBe(html);
  const broken = await findBrokenAssumptions({ body });
  const documents = broken.filter(({ breaksDocuments }) => breaksDocuments);
  expect(documents).toEqual([{ message: expect.stringMatching(message), breaksDocuments: true }]);
  expect(documents[0]?.message).toMatch(/server\/next\/visitor-document\.ts expects .*Pages are served as Next rendered them/);
});

test.each([
  ['an error', { status: 500 }, /\/status\/self-test\/ with 500/],
  ['a file', { headers: { 'content-type': 'text/x-component' } }, /text\/x-component/],
])('%s in place of the document breaks an assumption about documents', async (_what, change, message) => {
  expect(await findBrokenAssumptions(change)).toEqual([{ message: expect.stringMatching(message), breaksDocuments: true }]);
});

test.each([
  ['without x-nextjs-cache', { 'x-nextjs-cache': undefined }],
  ["from Next's own cache", { 'x-nextjs-cache': 'HIT' }],
  ['without s-maxage', { 'cache-control': 'public, max-age=60' }],
])('a response %s breaks only the assumption about caching', async (_what, headers) => {
  expect(await findBrokenAssumptions({ headers })).toEqual([
    { message: expect.stringMatching(/x-nextjs-cache.*responses\.ts expects.*No page is cached/), breaksDocuments: false },
  ]);
});

test.each([
  ['without links to stylesheets', html.replaceAll('data-precedence=', 'data-order='), /build-styles\.ts expects <link rel="stylesheet"/],
  [
    'without links in the flight data',
    html.replaceAll(String.raw`\"precedence\"`, String.raw`\"order\"`),
    /flight\.ts expects \["\$","link"/,
  ],
])('a document %s breaks only an assumption about styles', async (_what, body, message) => {
  expect(body).not.toBe(html);
  expect(await findBrokenAssumptions({ body })).toEqual([{ message: expect.stringMatching(message), breaksDocuments: false }]);
});

test('a script that is not in the build breaks an assumption about documents', async () => {
  const document = toVisitorDocument(html);
  const [script = ''] = document.kind === 'islands' ? document.runtime.scripts : [];
  const broken = await findBrokenAssumptions({ build: await createBuild(runtimeScript, [script]) });
  expect(broken).toEqual([{ message: expect.stringContaining(`refer to ${script}, which is not a build file`), breaksDocuments: true }]);
});

test.each(['__next_f', 'TURBOPACK'])('scripts that do not contain %s break an assumption about documents', async (name) => {
  const build = await createBuild(runtimeScript.replace(name, 'other'));
  expect(await findBrokenAssumptions({ build })).toEqual([{ message: expect.stringContaining(name), breaksDocuments: true }]);
});
