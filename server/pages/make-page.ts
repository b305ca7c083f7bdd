/** An answer of Next's → what a visitor gets. */
import { hashOf } from '../http/conditional.ts';
import { commonHeaders, contentSecurityPolicy, CLOSED_POLICY, type HeaderList, type Origins } from '../http/security.ts';
import { flightText, withoutStyles } from '../html/flight.ts';
import { pruneStyles, styleTexts } from '../html/prune-styles.ts';
import type { ScriptWords } from '../html/script-words.ts';
import { readWords, type Words } from '../html/styles/contents.ts';
import { type Theme, withTheme } from '../html/theme.ts';
import { serializeRuntime, toVisitorDocument, type VisitorDocument } from '../html/visitor-document.ts';
import type { NextAnswer } from '../next-app.ts';
import type { PageSource } from './page.ts';

/** The runtime of a page with islands, at an address of its own. */
export interface ParkedRuntime {
  hash: string;
  text: string;
}

export type Outcome =
  | {
      kind: 'page';
      source: PageSource;
      /** Only answers that are the same for everybody are kept; `stale` ones are followed by a better one. */
      keep: 'keep' | 'stale' | 'no';
      runtime: ParkedRuntime | null;
      /** Why the document went out as Next made it. */
      unknown: string | null;
    }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'status'; status: 404 | 500 | 503 };

export interface MakeOptions {
  path: string;
  theme: Theme;
  origins: Origins;
  /** Address of the script that starts islands. */
  loader: string;
  scriptWords: ScriptWords;
}

/** Folder of the addresses this server makes up itself. */
export const RUNTIME_FOLDER = '/_runtime/';

/** The loader finds the runtime's address on its own element; it names the page, from which it can be made again. */
export function runtimeAddress(hash: string, path: string): string {
  return `${RUNTIME_FOLDER}${hash}${path}`;
}

/** Pure but for the clock. @param now milliseconds since the epoch */
export function makePage(answer: NextAnswer, options: MakeOptions, now: number): Outcome {
  const { status, headers } = answer;
  if (status >= 300 && status < 400 && headers.location !== undefined) return { kind: 'redirect', status, location: headers.location };
  const type = headers['content-type'] ?? 'application/octet-stream';
  if (!type.startsWith('text/html')) return makeFile(answer, type, options.origins, now);
  const html = answer.body.toString();
  if (status >= 500) return { kind: 'status', status: isUnavailable(html) ? 503 : 500 };
  // Next leaves documents without content for its client runtime to fill; the designed page says the same in words.
  if (status >= 400 || html.includes('<html id="__next_error__"')) return { kind: 'status', status: status === 404 ? 404 : 500 };
  return makeDocument(answer, html, options, now);
}

function makeDocument(answer: NextAnswer, html: string, options: MakeOptions, now: number): Outcome {
  const made = toVisitorDocument(html);
  const { text, runtime } = finishDocument(made, html, options);
  const keep = keeping(answer);
  const body = withTheme(text, options.theme);
  const headers: HeaderList = [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    // Made for one request: it may hold what a visitor wrote into a form.
    keep === 'no' ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    'vary',
    'accept-encoding, cookie',
    'content-security-policy',
    contentSecurityPolicy(body, options.origins, made.kind === 'unknown'),
    'speculation-rules',
    `"${SPECULATION_ADDRESS}"`,
    ...commonHeaders(options.origins),
  ];
  return {
    kind: 'page',
    source: { status: answer.status, headers, body: Buffer.from(body), freshUntil: now + secondsOf(answer) * 1000 },
    keep,
    runtime,
    unknown: made.kind === 'unknown' ? made.reason : null,
  };
}

function finishDocument(made: VisitorDocument, html: string, options: MakeOptions): { text: string; runtime: ParkedRuntime | null } {
  if (made.kind === 'unknown') return { text: html, runtime: null };
  if (made.kind === 'plain') return { text: pruneStyles(made.html, null), runtime: null };
  const flight = withoutStyles(made.runtime.flight, styleTexts(made.html));
  const runtime = park(serializeRuntime({ ...made.runtime, flight }));
  const loader = `<script type="module" src="${options.loader}" data-runtime="${escape(runtimeAddress(runtime.hash, options.path))}"></script>`;
  const text = made.html.slice(0, made.insertAt) + loader + made.html.slice(made.insertAt);
  const { scripts, preload } = made.runtime;
  return { text: pruneStyles(text, wordsOf(flight, options.scriptWords([...scripts, ...preload]))), runtime };
}

/** What is not shown yet is in the data: an island may show it later. */
function wordsOf(flight: readonly unknown[], scriptWords: Words): Words {
  const own = new Set<string>();
  readWords(flightText(flight), own);
  return { has: (word) => own.has(word) || scriptWords.has(word) };
}

/** A sitemap, robots.txt: the bytes of Next's with headers of ours. */
function makeFile(answer: NextAnswer, type: string, origins: Origins, now: number): Outcome {
  const retry = answer.headers['retry-after'];
  const keep = keeping(answer);
  const headers: HeaderList = [
    'content-type',
    type,
    'cache-control',
    keep === 'no' ? (answer.headers['cache-control'] ?? 'no-store') : 'public, max-age=0, must-revalidate',
    'vary',
    'accept-encoding',
    'content-security-policy',
    CLOSED_POLICY,
    ...commonHeaders(origins),
  ];
  if (retry !== undefined) headers.push('retry-after', retry);
  const source = { status: answer.status, headers, body: answer.body, freshUntil: now + secondsOf(answer) * 1000 };
  return { kind: 'page', source, keep, runtime: null, unknown: null };
}

export const SPECULATION_ADDRESS = `${RUNTIME_FOLDER}speculation.json`;

/** Next says so when an answer comes from its page cache. Anything else may be meant for one visitor. */
function keeping({ status, headers }: NextAnswer): 'keep' | 'stale' | 'no' {
  const cache = headers['x-nextjs-cache'];
  if (status !== 200 || secondsOf({ headers }) === 0) return 'no';
  if (cache === 'STALE') return 'stale';
  return cache === 'HIT' || cache === 'MISS' ? 'keep' : 'no';
}

function secondsOf({ headers }: Pick<NextAnswer, 'headers'>): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
}

/** `ContentUnavailable` (lib/relay/errors.ts) leaves its digest where React reports an error: in the markup or in the flight data. */
function isUnavailable(html: string): boolean {
  return /data-dgst="CONTENT_UNAVAILABLE"|\\?"digest\\?":\\?"CONTENT_UNAVAILABLE\\?"/.test(html);
}

function park(text: string): ParkedRuntime {
  return { hash: hashOf(text), text };
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
