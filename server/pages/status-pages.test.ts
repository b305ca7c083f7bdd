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
  servesNextDocuments: false,
};

const document = createNextResponse(readCapturedDocument('plain'), { cache: null });

async function setUp(titles: (string | null)[]) {
  const fetchTitle = vi.fn<() => Promise<string | null>>(async () => await Promise.resolve(titles.shift() ?? null));
  const getStatusPage = await loadStatusPages({ fetchPage: async () => await Promise.resolve(document) }, options, fetchTitle);
  const getTitle = async (status: 404 | 410) => {
    const body = await decompressBody(getStatusPage(status, 'system'));
    return /<title>([^<]*)<\/title>/.exec(body.toString())?.[1];
  };
  return { fetchTitle, getTitle };
}

const builtTitle = /<title>([^<]*)<\/title>/.exec(readCapturedDocument('plain'))?.[1];

test('the 404 page has the title of the SEO settings, and the other pages keep theirs', async () => {
  const { getTitle } = await setUp(['Lost | Example']);
  expect(await getTitle(404)).toBe('Lost | Example');
  expect(await getTitle(410)).toBe(builtTitle);
});

test('the title is fetched again after ten seconds, and the former one stays while there is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { fetchTitle, getTitle } = await setUp(['First', 'Second', null]);
  await getTitle(404);
  await vi.waitFor(async () => expect(await getTitle(404)).toBe('Second'));
  await getTitle(404);
  expect(fetchTitle).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_001);
  await getTitle(404);
  expect(fetchTitle).toHaveBeenCalledTimes(3);
  expect(await getTitle(404)).toBe('Second');
});

test('without a content service, the page has the title with which it was built', async () => {
  const { getTitle } = await setUp([null]);
  expect(await getTitle(404)).toBe(builtTitle);
});
