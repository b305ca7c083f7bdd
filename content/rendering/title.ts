/** Titles, with the filters that WordPress applies to them. */
import { decodeHTMLStrict } from 'entities';
import { convertAmpersands } from './filters/convert-chars.ts';
import { texturize } from './filters/texturize.ts';
import { trimAscii } from './html/scan-text.ts';
import type { Pause } from './pause.ts';

/** Returns a title as markup (WordPress's `the_title`). */
export async function filterTitle(title: string, pause: Pause): Promise<string> {
  return trimAscii(convertAmpersands(await texturize(title, pause))).replaceAll('Wordpress', 'WordPress');
}

/** Returns a title as WPGraphQL does: with characters in place of their references. It remains markup. */
export async function renderTitle(title: string, pause: Pause): Promise<string> {
  // Most titles have no character that a filter changes.
  return /["'&`\-.]|\dx\d| \(tm\)|Wordpress|^\s|\s$/.test(title) ? decodeHTMLStrict(await filterTitle(title, pause)) : title;
}
