/** The style sheets of the site as one text. Files are read once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalStylesheets } from '../../model/installation.ts';

const folder = join(import.meta.dirname, '../../../styles');

export type StylesheetPart = keyof typeof globalStylesheets;

const texts = new Map<StylesheetPart, string>();

/** @param parts the parts to include, or an empty list for all */
export function getGlobalStylesheet(parts: readonly StylesheetPart[]): string {
  const all = Object.keys(globalStylesheets) as StylesheetPart[];
  return all
    .filter((part) => parts.length === 0 || parts.includes(part))
    .map(readPart)
    .join('');
}

function readPart(part: StylesheetPart): string {
  const cached = texts.get(part);
  if (cached !== undefined) return cached;
  const media = readCustomMedia();
  const text = globalStylesheets[part].sheets
    .map((sheet) =>
      minify(
        readFileSync(join(folder, `${sheet}.css`), 'utf8').replaceAll(/\((--[\w-]+)\)/g, (name, key: string) => media.get(key) ?? name),
      ),
    )
    .join('');
  texts.set(part, text);
  return text;
}

/** Reads the custom media queries, which browsers do not support. */
function readCustomMedia(): Map<string, string> {
  const declared = readFileSync(join(folder, 'media.css'), 'utf8').matchAll(/@custom-media\s+(--[\w-]+)\s+(\([^;]+\))\s*;/g);
  return new Map([...declared].map(([, name = '', query = '']) => [name, query]));
}

/** Removes comments and unnecessary whitespace. */
function minify(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
}
