/** Slugs as WordPress makes them from titles (`sanitize_title`, WordPress 6.2), so that imported and new addresses look alike. */
import { decodeOrNull } from '#lib/uri/decode.ts';

/** Length of a slug as it is stored: WordPress's column. Signs beyond ASCII take three to twelve of them. */
export const MAX_SLUG = 200;

/** Words beyond so many signs leave no trace in a slug, but take time: expressions look for the end of each tag in all of them. */
const MAX_WORDS = 2_000;

/** Latin letters that are not a base letter with a mark, as WordPress writes them in ASCII. */
const letters: Readonly<Record<string, string>> = {
  ß: 's',
  ẞ: 'S',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  Ł: 'L',
  ł: 'l',
  ŉ: 'n',
  Ŋ: 'N',
  ŋ: 'n',
  Þ: 'TH',
  þ: 'th',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ª: 'a',
  º: 'o',
};

/** Signs that leave nothing in a slug: quotation marks, copyright and the like, soft hyphens, marks that stand alone. */
const dropped =
  /[\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2018-\u201f\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2063\ufeff£]|\u0300|\u0301|\u0304|\u030c|\u0341|\ufe0f/gu;
/** Signs that part words. */
const dashes = /[\u00a0\u2000-\u200a\u2010-\u2015\u202f\u205f\u3000/]|&(?:nbsp|ndash|mdash|#160|#8211|#8212);/gu;

/**
 * A slug of some words: small letters, digits and dashes; other scripts are percent-encoded in small letters.
 * @returns the empty text when nothing in it can stand in a slug
 */
export function toSlug(words: string): string {
  const text = removeAccents(
    words
      .slice(0, MAX_WORDS)
      .toWellFormed()
      .replaceAll(/<[^>]*>/g, ''),
  );
  const plain = text
    // A percent-encoded sign is told plainly first, so that a slug made from a slug stays as it is.
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (octets) => decodeOrNull(octets) ?? '')
    .replaceAll('%', '')
    .toLowerCase()
    .replaceAll(dashes, '-')
    .replaceAll(dropped, '')
    .replaceAll('×', 'x')
    .replaceAll('€', 'e')
    .replaceAll(/&[^;\s]+;/g, '')
    .replaceAll('.', '-');
  // What is left of ASCII are letters, digits, underscores, dashes and spaces.
  const kept = plain.replaceAll(/\p{ASCII}/gu, (sign) => (/[a-z0-9_\- \t\n\r\f]/.test(sign) ? sign : ''));
  const joined = kept.trim().replaceAll(/\s+/g, '-').replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '');
  return cut(encodeNonAscii(joined), MAX_SLUG);
}

/** A slug with a suffix, shortened so that both fit. */
export function addSlugSuffix(slug: string, suffix: string): string {
  return cut(slug, MAX_SLUG - suffix.length) + suffix;
}

/** The first signs of an encoded slug that fit, never half of one. */
function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  let end = 0;
  for (const [sign] of slug.matchAll(/(?:%[c-f][0-9a-f](?:%[89ab][0-9a-f])+)|./g)) {
    if (end + sign.length > length) break;
    end += sign.length;
  }
  return slug.slice(0, end).replace(/-+$/, '');
}

/** Only Latin letters lose their marks: й and ά are letters of their own. */
function removeAccents(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Script=Latin}/gu, (letter) => {
    const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return letters[base] ?? base;
  });
}

function encodeNonAscii(text: string): string {
  return text.replaceAll(/\P{ASCII}+/gu, (signs) => encodeURIComponent(signs).toLowerCase());
}
