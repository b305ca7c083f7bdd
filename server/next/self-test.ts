/**
 * Checks at startup that the built Next still writes its output as this folder expects. Nothing in this output is documented, so any version of Next may
 * change it. The page under test is prerendered at build time (app/status/self-test), so the test needs no content service.
 *
 * Error documents are not tested, because each error that Next renders is logged: `responses.test.ts` tests captured ones, and
 * tests/e2e/document-server-outage.test.ts tests real ones.
 */
import { readFile } from 'node:fs/promises';
import { listBuildFiles, STATIC_URL_PREFIX } from './build-files.ts';
import { findStylesheetLinks } from './build-styles.ts';
import { linksStylesheets } from './flight.ts';
import type { NextApp, NextResponseData } from './next-app.ts';
import { getCachePolicy } from './responses.ts';
import { type IslandRuntime, toVisitorDocument } from './visitor-document.ts';

export const SELF_TEST_PATH = '/status/self-test/';

export interface BrokenAssumption {
  /** What changed, which file expects something else, and what visitors get until that file is adapted. */
  message: string;
  /** Whether documents can no longer be parsed, so that all of them must be served as Next renders them. */
  breaksDocuments: boolean;
}

const EFFECTS = {
  documents: 'Pages are served as Next rendered them, with its scripts, until this is fixed.',
  cache: 'No page is cached until this is fixed.',
  styles: 'Each page loads the styles of all blocks from separate files until this is fixed.',
  islandStyles: 'The first island of a page loads the styles of all blocks until this is fixed.',
} as const;

function createBrokenAssumption(change: string, file: string, expectation: string, effect: keyof typeof EFFECTS): BrokenAssumption {
  return { message: `${change} server/next/${file} expects ${expectation}. ${EFFECTS[effect]}`, breaksDocuments: effect === 'documents' };
}

/**
 * @param project folder that contains the build output
 * @returns every assumption that does not hold; none when all is well
 */
export async function runSelfTest(next: Pick<NextApp, 'fetchPage'>, project: string): Promise<BrokenAssumption[]> {
  const response = await next.fetchPage(SELF_TEST_PATH);
  const { status, headers } = response;
  if (status !== 200 || headers['content-type']?.startsWith('text/html') !== true) {
    const change = `Next responded to ${SELF_TEST_PATH} with ${status} and ${headers['content-type'] ?? 'no content type'}.`;
    return [createBrokenAssumption(change, 'self-test.ts', 'the document of app/status/self-test/page.tsx', 'documents')];
  }
  const html = response.body.toString();
  return [...checkCacheHeaders(response), ...checkStyles(html), ...(await checkDocument(html, project))];
}

function checkCacheHeaders(response: NextResponseData): BrokenAssumption[] {
  if (getCachePolicy(response) !== 'never') return [];
  const { 'x-nextjs-cache': cache = 'missing', 'cache-control': cacheControl = 'missing' } = response.headers;
  const change = `Next's response for a prerendered page has the headers x-nextjs-cache: ${String(cache)}, cache-control: ${cacheControl}.`;
  const expectation = 'x-nextjs-cache: MISS, because no-page-cache.ts turns its cache off, and cache-control with s-maxage';
  return [createBrokenAssumption(change, 'responses.ts', expectation, 'cache')];
}

function checkStyles(html: string): BrokenAssumption[] {
  if (findStylesheetLinks(html).next().done !== true) return [];
  const change = "Next's documents no longer link the stylesheets of the build in their head.";
  const expectation = `<link rel="stylesheet" href="${STATIC_URL_PREFIX}…" data-precedence="…">`;
  return [createBrokenAssumption(change, 'build-styles.ts', expectation, 'styles')];
}

async function checkDocument(html: string, project: string): Promise<BrokenAssumption[]> {
  const document = toVisitorDocument(html);
  if (document.kind === 'unreadable')
    return [
      createBrokenAssumption(
        `Next's documents have changed: ${document.reason}`,
        'visitor-document.ts',
        'scripts with self.__next_f.push(…) and globalThis["TURBOPACK"].push(…) around JSON, and build scripts',
        'documents',
      ),
    ];
  if (document.kind === 'plain') {
    const change = `The document of ${SELF_TEST_PATH} contains no island.`;
    return [createBrokenAssumption(change, 'visitor-document.ts', 'an element with the attribute data-island', 'documents')];
  }
  return await checkScripts(document.runtime, project);
}

async function checkScripts({ flight, scripts, preload }: IslandRuntime, project: string): Promise<BrokenAssumption[]> {
  const files = await listBuildFiles(project, '.js');
  const urls = [...scripts, ...preload];
  const missing = urls.find((url) => !files.has(url));
  if (missing !== undefined) {
    const change = `Next's documents refer to ${missing}, which is not a build file.`;
    return [createBrokenAssumption(change, 'build-files.ts', `every script at ${STATIC_URL_PREFIX} to be in .next/static`, 'documents')];
  }
  const texts = await Promise.all(urls.map((url) => readFile(files.get(url) ?? '', 'utf8')));
  const isInScripts = (name: string) => texts.some((text) => text.includes(name));
  const broken: BrokenAssumption[] = [];
  if (!linksStylesheets(flight)) {
    const expectation = `["$","link","0",{"rel":"stylesheet","href":"${STATIC_URL_PREFIX}…","precedence":"…"}]`;
    broken.push(
      createBrokenAssumption(
        "Next's flight data no longer links the stylesheets of the document.",
        'flight.ts',
        expectation,
        'islandStyles',
      ),
    );
  }
  for (const name of ['__next_f', 'TURBOPACK'])
    if (!isInScripts(name))
      broken.push(
        createBrokenAssumption(
          `Next's scripts no longer contain ${name}.`,
          'browser/start-islands.js',
          `them to read ${name}`,
          'documents',
        ),
      );
  return broken;
}
