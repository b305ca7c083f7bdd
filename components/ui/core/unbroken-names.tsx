/**
 * Browsers break lines after an en dash. A name such as `Seattle–Tacoma` does not break if there is room (`.unbroken`), `Dallas–Fort Worth` only after its dash,
 * and a number such as `1.04 million` or a time such as `6 am` not at all.
 * No special characters are added to the text, so it can be searched and copied as usual.
 */
import { Children, type ReactNode } from 'react';

/** The name of a city of two words, such as Fort Worth. */
const cityOfTwoWords = String.raw`(?:Fort|San|Santa|Saint|St\.|Los|Las|El|New|North|South|East|West|Port|Salt) \p{Lu}\p{L}+`;
const joinedWords = new RegExp(
  String.raw`((?<=\p{L}–)${cityOfTwoWords}|[\p{L}\d]+–(?!${cityOfTwoWords})[\p{L}\d]+|\d[\d.,]* [mb]illion|\d[\d:]* [ap]m\b)`,
  'u',
);
const tagOrJoinedWords = new RegExp(`<[^>]*>|${joinedWords.source}`, 'gu');

/** Keeps the names in the texts among the children together. */
export function keepNamesUnbroken(children: ReactNode): ReactNode {
  if (![children].flat().some((child) => typeof child === 'string' && joinedWords.test(child))) return children;
  // One element per text, because each element is an item of its own in a flex container.
  return Children.map(children, (child) => (typeof child === 'string' ? <span>{child.split(joinedWords).map(keepTogether)}</span> : child));
}

/** @param index even for the text between names */
const keepTogether = (part: string, index: number): ReactNode =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} className="unbroken">
      {part}
    </span>
  );

/** Keeps the names in sanitized markup together. */
export function keepNamesUnbrokenInHtml(html: string): string {
  return html.replaceAll(tagOrJoinedWords, (match) => (match.startsWith('<') ? match : `<span class="unbroken">${match}</span>`));
}
