/** The site's own sheets as one text, read once from where the site reads them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalStylesheets } from '../../model/installation.ts';

const folder = join(import.meta.dirname, '../../../styles');

export type StylesheetPart = keyof typeof globalStylesheets;

const read = new Map<StylesheetPart, string>();

/** @param parts all of them where none is named */
export function globalStylesheet(parts: readonly StylesheetPart[]): string {
  const all = Object.keys(globalStylesheets) as StylesheetPart[];
  return all
    .filter((part) => parts.length === 0 || parts.includes(part))
    .map(textOf)
    .join('');
}

function textOf(part: StylesheetPart): string {
  const known = read.get(part);
  if (known !== undefined) return known;
  const media = customMedia();
  const text = globalStylesheets[part].sheets
    .map((sheet) =>
      shorten(
        readFileSync(join(folder, `${sheet}.css`), 'utf8').replaceAll(/\((--[\w-]+)\)/g, (name, key: string) => media.get(key) ?? name),
      ),
    )
    .join('');
  read.set(part, text);
  return text;
}

/** Named widths, which browsers do not know. */
function customMedia(): Map<string, string> {
  const declared = readFileSync(join(folder, 'media.css'), 'utf8').matchAll(/@custom-media\s+(--[\w-]+)\s+(\([^;]+\))\s*;/g);
  return new Map([...declared].map(([, name = '', query = '']) => [name, query]));
}

/** Without comments and the spaces between signs. */
function shorten(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
}
