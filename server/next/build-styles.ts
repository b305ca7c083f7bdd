/** The stylesheets of a build, and where Next's documents link them. */
import { readFile } from 'node:fs/promises';
import { parseAttributes, scanTags } from '../html/scan-tags.ts';
import { parseStylesheet, type StyleNode } from '../html/styles/parse-stylesheet.ts';
import { listBuildFiles, STATIC_URL_PREFIX } from './build-files.ts';

/** @returns null for a stylesheet that the build does not contain */
export type GetStylesheet = (url: string) => readonly StyleNode[] | null;

/** Reads and parses the stylesheets of a build. */
export async function loadStylesheets(project: string): Promise<GetStylesheet> {
  const stylesheets = new Map<string, readonly StyleNode[]>();
  for (const [url, file] of await listBuildFiles(project, '.css')) stylesheets.set(url, parseStylesheet(await readFile(file, 'utf8')));
  return (url) => stylesheets.get(url) ?? null;
}

/** `precedence` as React orders stylesheets; positions count UTF-16 units of the document. */
interface StylesheetLink {
  url: string;
  precedence: string;
  start: number;
  end: number;
}

/** The links to stylesheets that `inlineStyles` puts into the document. A link to a stylesheet that the build does not contain stays a link. */
export function listKnownLinks(html: string, getStylesheet: GetStylesheet): StylesheetLink[] {
  return [...findStylesheetLinks(html)].filter(({ url }) => getStylesheet(url) !== null);
}

/** The links to stylesheets of the build. Style elements, such as the placeholder colors of images, belong to the page that contains them. */
export function* findStylesheetLinks(html: string): Generator<StylesheetLink> {
  for (const { name, start, end } of scanTags(html)) {
    // React moves the links into the head.
    if (name === 'body') return;
    if (name !== 'link') continue;
    const attributes = parseAttributes(html.slice(start, end));
    const [url, precedence] = [attributes.get('href'), attributes.get('data-precedence')];
    if (attributes.get('rel') !== 'stylesheet' || precedence === undefined || !url?.startsWith(STATIC_URL_PREFIX)) continue;
    yield { url, precedence, start, end };
  }
}
