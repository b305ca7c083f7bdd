/** Text as outlines, so that a picture shows the typeface of the site without any font being installed on the server. */
import * as fontkit from 'fontkit';
import { type FontName, readFont } from '#lib/pdf/fonts.ts';

const fonts = new Map<FontName, fontkit.Font>();

function getFont(name: FontName): fontkit.Font {
  const font = fonts.get(name) ?? (fontkit.create(readFont(name)) as fontkit.Font);
  fonts.set(name, font);
  return font;
}

/** Width of a line of text. @param size of the font, in the unit of the result */
export function measureText(text: string, name: FontName, size: number): number {
  const font = getFont(name);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The outlines of a line of text as SVG. @param y of its baseline */
export function drawText(text: string, name: FontName, size: number, x: number, y: number, color: string): string {
  const font = getFont(name);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let left = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.toSVG();
    const path = outline && `<path transform="translate(${left + xOffset} ${yOffset})" d="${outline}"/>`;
    left += xAdvance;
    return path;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks text into lines of a width. A word that is wider has a line of its own. */
export function breakLines(text: string, name: FontName, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const extended = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(extended, name, size) <= width) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}
