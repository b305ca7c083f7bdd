/**
 * The typeface of the site, Archivo, as four static fonts: PDF has no variable fonts. They contain the same characters as the font of the site
 * (docs/decisions/0040-pdf-documents.md).
 */
import { readFileSync } from 'node:fs';

/** `display` and `narrow` are condensed, for titles and for values; `text` and `strong` have the normal width. */
export type FontName = 'text' | 'strong' | 'narrow' | 'display';
export const fontNames: readonly FontName[] = ['text', 'strong', 'narrow', 'display'];

const urls: Readonly<Record<FontName, URL>> = {
  text: new URL('fonts/archivo-text.ttf', import.meta.url),
  strong: new URL('fonts/archivo-strong.ttf', import.meta.url),
  narrow: new URL('fonts/archivo-narrow.ttf', import.meta.url),
  display: new URL('fonts/archivo-display.ttf', import.meta.url),
};

const files = new Map<FontName, Buffer>();

export function readFont(name: FontName): Buffer {
  const file = files.get(name) ?? readFileSync(urls[name]);
  files.set(name, file);
  return file;
}

/** The characters that the fonts contain besides ASCII. */
const supportedCharacters = '¡£§©«®°±²³µ·»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõö÷øùúûüÿŒœ–—‘’“”•…′″€™↑↓−';

const replacements: Readonly<Record<string, string>> = {
  '₂': '2',
  '‑': '-',
  '→': '–',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** Replaces characters that the fonts do not contain, except line breaks: letters with accents by the letter, spaces by a space, anything else by a question mark. */
export function toSupportedText(text: string): string {
  return Array.from(text.normalize('NFC'), toSupportedCharacter).join('').replaceAll(/ {2,}/g, ' ').trim();
}

function toSupportedCharacter(character: string): string {
  if (isSupported(character)) return character;
  const replacement = replacements[character];
  if (replacement !== undefined) return replacement;
  if (/^[\p{White_Space}]$/u.test(character)) return ' ';
  if (/^[\p{Default_Ignorable_Code_Point}\p{Control}]$/u.test(character)) return '';
  const base = Array.from(character.normalize('NFKD')).filter(isSupported).join('');
  return base === '' ? '?' : base;
}

function isSupported(character: string): boolean {
  return /^[\u0020-\u007e\n]$/.test(character) || supportedCharacters.includes(character);
}
