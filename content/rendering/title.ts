/** Titles, with the filters that WordPress applies to them. */
import { decodeHTMLStrict } from 'entities';
import { convertAmpersands } from './filters/convert-chars.ts';
import { texturize } from './filters/texturize.ts';
import { trimAscii } from './html/scan-text.ts';
import type { Pause } from './pause.ts';

/** Characters that a filter changes. Most titles have none. */
const FILTERED = /["'&`\-.]|\dx\d| \(tm\)|Wordpress|^\s|\s$/;

/** Returns a title as markup (WordPress's `the_title`), as in the REST API. */
export const filterTitle = (title: string, pause: Pause): string | Promise<string> =>
  FILTERED.test(title) ? applyFilters(title, pause) : title;

async function applyFilters(title: string, pause: Pause): Promise<string> {
  return trimAscii(convertAmpersands(await texturize(title, pause))).replaceAll('Wordpress', 'WordPress');
}

/** Returns a title as WPGraphQL does: with characters in place of their references. It remains markup. */
export const renderTitle = (title: string, pause: Pause): string | Promise<string> =>
  FILTERED.test(title) ? applyFilters(title, pause).then(decodeHTMLStrict) : title;
