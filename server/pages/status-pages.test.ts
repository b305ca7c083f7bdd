import { afterEach, expect, test, vi } from 'vitest';
import { createNextResponse, readCapturedDocument } from '../next/captured-documents/read.ts';
import { decompressBody } from './page.ts';
import { loadStatusPages } from './status-pages.ts';

afterEach(() => vi.useRealTimers());

const options = {
  origins: { content: null, isHttps: false, frames: [], map: null },
  loaderUrl: '/_runtime/islands.x.js',
  measureUrl: '/_runtime/measure.x.js',
  translateUrl: '/_runtime/translate.x.js',
  widgetUrl: null,
  getScriptNames: () => new Set<string>(),
  getStylesheet: () => null,
  servesNextDocuments: false,
};

const html = readCapturedDocument('plain');
const document = createNextResponse(html, { cache: null });
const builtTitle = /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** @param titles those of the 404 page with the menu, one for each render; null: the content service cannot be reached */
async function setUp(titles: (string | null)[]) {
  const fetchPage = vi.fn<(path: string) => Promise<typeof document>>(async (path) => {
    if (!path.endsWith('/with-menu/')) return await Promise.resolve(document);
    const title = titles.shift() ?? null;
    if (title === null) throw new Error('The content service cannot be reached.');
    return await Promise.resolve(createNextResponse(html.replace(/<title>[^<]*/, `<title>${title}`), { cache: null }));
  });
  const getStatusPage = await loadStatusPages(fetchPage, options);
  const countRenders = () => fetchPage.mock.calls.filter(([path]) => path.endsWith('/with-menu/')).length;
  const getTitle = async (status: 404 | 410) => {
    const body = await decompressBody(getStatusPage(status, 'system'));
    return /<title>([^<]*)<\/title>/.exec(body.toString())?.[1];
  };
  return { countRenders, getTitle };
}

test('the 404 page has the title of the SEO settings, and the other pages keep theirs', async () => {
  const { getTitle } = await setUp(['Lost | Example']);
  expect(await getTitle(404)).toBe('Lost | Example');
  expect(await getTitle(410)).toBe(builtTitle);
});

test('the 404 page is rendered again after ten seconds, and the former one stays while there is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { countRenders, getTitle } = await setUp(['First', 'Second', null]);
  expect(await getTitle(404)).toBe('First');
  expect(countRenders()).toBe(1);
  vi.advanceTimersByTime(10_001);
  await getTitle(404);
  await vi.waitFor(async () => expect(await getTitle(404)).toBe('Second'));
  await getTitle(404);
  expect(countRenders()).toBe(2);
  vi.advanceTimersByTime(10_001);
  await getTitle(404);
  expect(countRenders()).toBe(3);
  expect(await getTitle(404)).toBe('Second');
});

test('without a content service, the page has the title with which it was built', async () => {
  const { getTitle } = await setUp([null]);
  expect(await getTitle(404)).toBe(builtTitle);
});

test('the 404 page has the menu of the site as soon as the content service responds, and keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const withMenu = createNextResponse(html.replace('<body>', '<body><nav>Menu</nav>'), { cache: null });
  let isAvailable = false;
  const fetchPage = async (path: string) => {
    if (!path.endsWith('/with-menu/')) return await Promise.resolve(document);
    if (!isAvailable) throw new Error('The content service cannot be reached.');
    return await Promise.resolve(withMenu);
  };
  const getStatusPage = await loadStatusPages(fetchPage, options);
  const hasMenu = async (status: 404 | 410) =>
    (await decompressBody(getStatusPage(status, 'system'))).toString().includes('<nav>Menu</nav>');
  expect([await hasMenu(404), await hasMenu(410)]).toEqual([false, false]);
  isAvailable = true;
  vi.advanceTimersByTime(10_001);
  await hasMenu(404);
  await vi.waitFor(async () => expect([await hasMenu(404), await hasMenu(410)]).toEqual([true, false]));
  expect(getStatusPage(404, 'system').status).toBe(404);
  isAvailable = false;
  vi.advanceTimersByTime(10_001);
  await hasMenu(404);
  vi.advanceTimersByTime(10_001);
  expect(await hasMenu(404)).toBe(true);
});

test('only one update of the 404 page runs at a time, and the next one starts ten seconds after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pending: (() => void)[] = [];
  let count = 0;
  const getStatusPage = await loadStatusPages(async (path) => {
    if (path.endsWith('/with-menu/') && ++count > 1) await new Promise<void>((resolve) => pending.push(resolve));
    return document;
  }, options);
  const requestLater = async () => {
    vi.advanceTimersByTime(10_001);
    getStatusPage(404, 'system');
    await new Promise(setImmediate);
  };
  await requestLater();
  await requestLater();
  expect(count).toBe(2);
  pending[0]?.();
  await new Promise(setImmediate);
  getStatusPage(404, 'system');
  expect(count).toBe(2);
  await requestLater();
  expect(count).toBe(3);
});
