/**
 * Browsers break lines after an en dash. A name such as `Dallas–Fort Worth` breaks only at its spaces, as far as there is room (`.unbroken`).
 * The text itself has no special characters, so that it is found and copied as usual.
 */
import { Children, type ReactNode } from 'react';

const joinedWords = /([\p{L}\d]+–[\p{L}\d]+)/u;
const tagOrJoinedWords = /<[^>]*>|[\p{L}\d]+–[\p{L}\d]+/gu;

/** Keeps the names in the texts among the children together. */
export function keepNamesUnbroken(children: ReactNode): ReactNode {
  if (![children].flat().some((child) => typeof child === 'string' && child.includes('–'))) return children;
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(joinedWords).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="unbroken">
              {part}
            </span>
          ),
        )
      : child,
  );
}

/** Keeps the names in sanitized markup together. */
export function keepNamesUnbrokenInHtml(html: string): string {
  return html.replaceAll(tagOrJoinedWords, (match) => (match.startsWith('<') ? match : `<span class="unbroken">${match}</span>`));
}
