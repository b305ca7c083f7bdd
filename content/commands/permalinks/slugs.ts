/** Creates slugs from titles in the same way as WordPress 6.2 (`sanitize_title`), so that imported and new slugs have the same form. */
import { decodeOrNull } from '#lib/uri/decode.ts';

/** Maximum length of a stored slug (the size of WordPress's column). A non-ASCII character takes up to twelve of it. */
export const MAX_SLUG = 200;

/** Text beyond this length cannot affect the slug, and would make the expressions below slow. */
const MAX_TEXT = 2_000;

/** ASCII replacements, as in WordPress, for Latin letters that do not decompose into a base letter and a mark. */
const asciiLetters: Readonly<Record<string, string>> = {
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

/** Characters that are removed: quotation marks, symbols such as ©, soft hyphens, combining marks on their own. */
const droppedCharacters =
  /[\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2018-\u201f\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2063\ufeff£]|\u0300|\u0301|\u0304|\u030c|\u0341|\ufe0f/gu;
/** Characters and entities that become dashes. */
const dashes = /[\u00a0\u2000-\u200a\u2010-\u2015\u202f\u205f\u3000/]|&(?:nbsp|ndash|mdash|#160|#8211|#8212);/gu;

/**
 * Creates a slug of lowercase letters, digits and dashes. Other scripts are percent-encoded in lowercase.
 * @returns the empty string if no character of the title can be part of a slug
 */
export function toSlug(title: string): string {
  const text = removeAccents(
    title
      .slice(0, MAX_TEXT)
      .toWellFormed()
      .replaceAll(/<[^>]*>/g, ''),
  );
  const plain = text
    // Percent-encoded characters are decoded first, so that a slug is its own slug.
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (octets) => decodeOrNull(octets) ?? '')
    .replaceAll('%', '')
    .toLowerCase()
    .replaceAll(dashes, '-')
    .replaceAll(droppedCharacters, '')
    .replaceAll('×', 'x')
    .replaceAll('€', 'e')
    .replaceAll(/&[^;\s]+;/g, '')
    .replaceAll('.', '-');
  // Of ASCII only letters, digits, underscores, dashes and spaces remain.
  const asciiOnly = plain.replaceAll(/\p{ASCII}/gu, (character) => (/[a-z0-9_\- \t\n\r\f]/.test(character) ? character : ''));
  const joined = asciiOnly.trim().replaceAll(/\s+/g, '-').replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '');
  return truncateSlug(encodeNonAscii(joined), MAX_SLUG);
}

/** Appends a suffix and shortens the slug so that both fit. */
export function addSlugSuffix(slug: string, suffix: string): string {
  return truncateSlug(slug, MAX_SLUG - suffix.length) + suffix;
}

/** Truncates an encoded slug without splitting a percent-encoded character. */
function truncateSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  let end = 0;
  for (const [character] of slug.matchAll(/(?:%[c-f][0-9a-f](?:%[89ab][0-9a-f])+)|./g)) {
    if (end + character.length > length) break;
    end += character.length;
  }
  return slug.slice(0, end).replace(/-+$/, '');
}

/** Removes accents from Latin letters only: й and ά are separate letters. */
export function removeAccents(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Script=Latin}/gu, (letter) => {
    const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return asciiLetters[base] ?? base;
  });
}

function encodeNonAscii(text: string): string {
  return text.replaceAll(/\P{ASCII}+/gu, (characters) => encodeURIComponent(characters).toLowerCase());
}
