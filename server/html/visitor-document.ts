/** HTML as Next makes it → HTML for visitors: no script where no island is, and the runtime kept aside where one is. */
import { readAttributes, scanTags, type StartTag } from './scan.ts';

/** What Next's client runtime needs to take a page over; the loader in `server/browser` fetches it when an island starts. */
export interface Runtime {
  /** Arguments of `self.__next_f.push`: the page as React's server serialised it. */
  flight: unknown[];
  /** Arguments of Turbopack's own `push`, which names the chunks to begin with. */
  boot: unknown[];
  scripts: string[];
  /** Chunks the islands will ask for. */
  preload: string[];
}

export type VisitorDocument =
  | { kind: 'plain'; html: string }
  /** The address of its runtime is not known before it is made: `insert` goes before `</body>`. */
  | { kind: 'islands'; html: string; insertAt: number; runtime: Runtime }
  /** Something executable is in it that nobody foresaw: it must be served as Next made it. */
  | { kind: 'unknown'; reason: string };

const flightPattern = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\);?$/;
const bootPattern = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;

/** Types that make a `<script>` run (HTML Standard, "prepare the script element"); all others are data. */
const executable = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Types that don't run but steer what runs or is fetched: none of ours. */
const steering = /^(?:importmap|speculationrules)$/i;

/**
 * Takes every executable script and every preload of one out of a document of Next's.
 * @param html one whole document; one that React would still complete by script (`$RC`) comes back as `unknown`
 */
export function toVisitorDocument(html: string): VisitorDocument {
  const runtime: Runtime = { flight: [], boot: [], scripts: [], preload: [] };
  const cuts: { start: number; end: number; put: string }[] = [];
  let islands = false;
  for (const tag of scanTags(html)) {
    if (tag.name === 'script') {
      const verdict = readScript(html, tag, runtime);
      if (verdict === 'unknown') return { kind: 'unknown', reason: html.slice(tag.start, Math.min(tag.start + 160, html.length)) };
      if (verdict === 'keep') continue;
      cuts.push({ start: tag.start, end: tag.content?.elementEnd ?? tag.end, put: verdict === 'hollow' ? hollowScript : '' });
    } else if (tag.name === 'link') {
      const attributes = readAttributes(html.slice(tag.start, tag.end));
      if (!isScriptPreload(attributes)) continue;
      runtime.preload.push(attributes.get('href') ?? '');
      cuts.push({ start: tag.start, end: tag.end, put: '' });
    } else islands ||= isIsland(html.slice(tag.start, tag.end));
  }
  runtime.preload = runtime.preload.filter((href) => href !== '' && !runtime.scripts.includes(href));
  const text = applyCuts(html, cuts, islands);
  if (!islands) return { kind: 'plain', html: text };
  const insertAt = text.lastIndexOf('</body>');
  if (insertAt === -1 || runtime.boot.length === 0) return { kind: 'unknown', reason: 'an island without </body> or without a runtime' };
  return { kind: 'islands', html: text, insertAt, runtime };
}

/** The text of the runtime's own address. */
export function serializeRuntime(runtime: Runtime): string {
  return JSON.stringify(runtime);
}

/** Where React takes a document over it looks for the element of the script that was taken out; without type and content it runs nothing. */
const hollowScript = '<script data-plain-next="" type="text/plain"></script>';

/** Most tags have no such attribute: reading them all would take most of the time. */
function isIsland(tag: string): boolean {
  return tag.includes('data-island') && readAttributes(tag).has('data-island');
}

type Verdict = 'keep' | 'cut' | 'hollow' | 'unknown';

function readScript(html: string, tag: StartTag, runtime: Runtime): Verdict {
  const attributes = readAttributes(html.slice(tag.start, tag.end));
  const type = attributes.get('type')?.trim() ?? '';
  if (steering.test(type)) return 'unknown';
  if (!executable.test(type)) return 'keep';
  if (attributes.has('data-plain-next')) return 'hollow';
  const src = attributes.get('src');
  if (src !== undefined) {
    if (!src.startsWith('/_next/static/')) return 'unknown';
    if (!attributes.has('nomodule')) runtime.scripts.push(src);
    return 'cut';
  }
  const body = html.slice(tag.end, tag.content?.end).trim();
  return body === '' || collect(flightPattern, body, runtime.flight) || collect(bootPattern, body, runtime.boot) ? 'cut' : 'unknown';
}

/** Next writes JSON as arguments. What is not JSON is not what it seems to be. */
function collect(pattern: RegExp, body: string, into: unknown[]): boolean {
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

function applyCuts(html: string, cuts: readonly { start: number; end: number; put: string }[], islands: boolean): string {
  let text = '';
  let position = 0;
  for (const { start, end, put } of cuts) {
    text += html.slice(position, start) + (islands ? put : '');
    position = end;
  }
  return text + html.slice(position);
}
