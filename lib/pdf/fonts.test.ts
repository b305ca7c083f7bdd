import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fontNames, readFont, toSupportedText } from './fonts.ts';

/** The font in use, which the types of pdfkit do not contain. */
type UsedFont = { _font: { font: { characterSet: number[] } } };

const isLetter = (codePoint: number) => codePoint >= 0x20;

test.each(fontNames)('%s contains the characters that are not replaced, and no others', (name) => {
  const { _font: used } = new PDFDocument().font(readFont(name)) as unknown as UsedFont;
  const characters = used.font.characterSet.filter(isLetter).map((codePoint) => String.fromCodePoint(codePoint));
  const other = new Set(['\u00a0', '\u00ad', '\uffff']);
  expect(characters.filter((character) => !other.has(character) && toSupportedText(`a${character}a`) !== `a${character}a`)).toEqual([]);
  const kept = Array.from({ length: 0x3000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => isLetter(character.codePointAt(0) ?? 0) && toSupportedText(`a${character}a`) === `a${character}a`,
  );
  expect(kept.filter((character) => !characters.includes(character))).toEqual([]);
});

test.each([
  ['CO₂ and 5\u00a0m²', 'CO2 and 5 m²'],
  ['Łódź, Çeşme', 'Lódz, Çesme'],
  ['a\u200bb\tc', 'ab c'],
  ['warehouse 倉庫', 'warehouse ??'],
  ['line\nbreak', 'line\nbreak'],
])('%j becomes %j', (text, expected) => expect(toSupportedText(text)).toBe(expected));
