/** Turns a document of Next into the document that visitors get: without scripts, or, where the page has an island, with a separate runtime. */
import { PASSKEY_SCRIPT_URL } from '#lib/session/passkey-script.ts';
import { parseAttributes, scanTags, type StartTag } from '../html/scan-tags.ts';
import { STATIC_URL_PREFIX } from './build-files.ts';
import { isReadableFlight } from './flight.ts';

/** What Next's client runtime needs to hydrate a page. `browser/start-islands.js` fetches it when the first island starts. */
export interface IslandRuntime {
  /** Arguments of `self.__next_f.push`: the flight data. */
  flight: unknown[];
  /** Arguments of Turbopack's `push`, which names the first chunks to run. */
  bootstrap: unknown[];
  scripts: string[];
  /** Chunks that the islands will load. */
  preload: string[];
}

export type VisitorDocument =
  | { kind: 'plain'; html: string }
  /** The script that starts the islands belongs at `insertAt`, before `</body>`. */
  | { kind: 'islands'; html: string; insertAt: number; runtime: IslandRuntime }
  /** The document contains something that this file does not expect: it must be served as Next rendered it. */
  | { kind: 'unreadable'; reason: string };

const flightPattern = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\);?$/;
const bootstrapPattern = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;

/** Types of scripts that a browser runs (HTML Standard, "prepare the script element"); all others are data. */
const executableTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Types of scripts that change what other scripts or the browser load. No page of this site has any. */
const loadingTypes = /^(?:importmap|speculationrules)$/i;

/** How much of an unexpected script a reason quotes. */
const QUOTED_LENGTH = 160;

/**
 * Removes every executable script, and every preload of a script or stylesheet, from a document that Next rendered.
 * @param html one whole document; `unreadable` for one that React would still complete by script (`$RC`)
 */
export function toVisitorDocument(html: string): VisitorDocument {
  const runtime: IslandRuntime = { flight: [], bootstrap: [], scripts: [], preload: [] };
  const cuts: Cut[] = [];
  let hasIslands = false;
  for (const tag of scanTags(html)) {
    if (tag.name === 'script') {
      const treatment = classifyScript(html, tag, runtime);
      if (treatment === 'unexpected') return { kind: 'unreadable', reason: describeUnexpectedScript(html, tag) };
      if (treatment === 'data') continue;
      cuts.push({
        start: tag.start,
        end: tag.content?.elementEnd ?? tag.end,
        replacement: treatment === 'theme' ? inertThemeScript : '',
      });
    } else if (tag.name === 'link') {
      const attributes = parseAttributes(html.slice(tag.start, tag.end));
      if (isScriptPreload(attributes)) runtime.preload.push(attributes.get('href') ?? '');
      else if (!isStylePreload(attributes)) continue;
      cuts.push({ start: tag.start, end: tag.end, replacement: '' });
    } else if (tag.name === 'template' && isPendingBoundary(html.slice(tag.start, tag.end))) {
      return { kind: 'unreadable', reason: 'The document has a Suspense boundary whose content React would insert by script.' };
    } else hasIslands ||= isIsland(html.slice(tag.start, tag.end));
  }
  const text = applyCuts(html, cuts, hasIslands);
  if (!hasIslands) return { kind: 'plain', html: text };
  runtime.preload = runtime.preload.filter((href) => href !== '' && !runtime.scripts.includes(href));
  const insertAt = text.lastIndexOf('</body>');
  const missingPart = describeMissingPart(runtime, insertAt);
  return missingPart === null ? { kind: 'islands', html: text, insertAt, runtime } : { kind: 'unreadable', reason: missingPart };
}

function describeUnexpectedScript(html: string, { start }: StartTag): string {
  const quote = html.slice(start, start + QUOTED_LENGTH);
  return `The document contains a script that is neither flight data, nor Turbopack's bootstrap script, nor a build file. It begins with ${quote} …`;
}

function describeMissingPart({ flight, bootstrap, scripts }: IslandRuntime, insertAt: number): string | null {
  if (insertAt === -1) return 'The document has an island but no </body>.';
  if (!isReadableFlight(flight))
    return 'The document has an island but no flight data: a script with self.__next_f.push([0]), then scripts with text.';
  if (bootstrap.length === 0) return 'The document has an island but no script that starts Turbopack: globalThis["TURBOPACK"].push(…).';
  if (scripts.length === 0) return `The document has an island but no <script src="${STATIC_URL_PREFIX}…">.`;
  return null;
}

/**
 * The layout's script for the color theme runs only when Next serves the page itself. Where React hydrates a document it looks for the element,
 * and would render the whole document again if it were missing.
 */
const inertThemeScript = '<script data-plain-next="" type="text/plain"></script>';

/** The substring test comes first: parsing the attributes of every tag would take most of the time. */
function isIsland(tag: string): boolean {
  return tag.includes('data-island') && parseAttributes(tag).has('data-island');
}

/** React marks the place of content that comes later in the stream with `<template id="B:0">`. */
function isPendingBoundary(tag: string): boolean {
  return parseAttributes(tag).get('id')?.startsWith('B:') === true;
}

/** `data`: the document keeps the script. */
type ScriptTreatment = 'data' | 'runtime' | 'theme' | 'unexpected';

/** Adds what belongs to the runtime to it. */
function classifyScript(html: string, tag: StartTag, runtime: IslandRuntime): ScriptTreatment {
  const attributes = parseAttributes(html.slice(tag.start, tag.end));
  const type = attributes.get('type')?.trim() ?? '';
  if (loadingTypes.test(type)) return 'unexpected';
  if (!executableTypes.test(type)) return 'data';
  if (attributes.has('data-plain-next')) return 'theme';
  const src = attributes.get('src');
  if (src === PASSKEY_SCRIPT_URL) return 'data';
  if (src !== undefined) {
    if (!src.startsWith(STATIC_URL_PREFIX)) return 'unexpected';
    if (!attributes.has('nomodule')) runtime.scripts.push(src);
    return 'runtime';
  }
  const body = html.slice(tag.end, tag.content?.end).trim();
  const isExpected =
    body === '' || collectArgument(flightPattern, body, runtime.flight) || collectArgument(bootstrapPattern, body, runtime.bootstrap);
  return isExpected ? 'runtime' : 'unexpected';
}

/** Next writes JSON as arguments. A script with any other argument is not one of Next's. */
function collectArgument(pattern: RegExp, body: string, into: unknown[]): boolean {
  const argument = pattern.exec(body)?.[1];
  if (argument === undefined) return false;
  try {
    into.push(JSON.parse(argument));
    return true;
  } catch {
    return false;
  }
}

function isScriptPreload(attributes: Map<string, string>): boolean {
  const rel = attributes.get('rel')?.toLowerCase();
  return rel === 'modulepreload' || (rel === 'preload' && attributes.get('as')?.toLowerCase() === 'script');
}

/** The stylesheets that the document uses are inside it (`inline-styles.ts`). Next also preloads those of parts that it does not show. */
function isStylePreload(attributes: Map<string, string>): boolean {
  return (
    attributes.get('rel') === 'preload' &&
    attributes.get('as') === 'style' &&
    attributes.get('href')?.startsWith(STATIC_URL_PREFIX) === true
  );
}

interface Cut {
  start: number;
  end: number;
  /** Only written where React hydrates the document. */
  replacement: string;
}

function applyCuts(html: string, cuts: readonly Cut[], hasIslands: boolean): string {
  let text = '';
  let position = 0;
  for (const { start, end, replacement } of cuts) {
    text += html.slice(position, start) + (hasIslands ? replacement : '');
    position = end;
  }
  return text + html.slice(position);
}
