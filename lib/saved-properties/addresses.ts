/** Addresses of the saved list and of the comparison. Both hold their properties as slugs, so they can be shared. */
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toStoredSlug } from '#lib/uri/stored-slug.ts';

export const SAVED_PATH = '/saved/';
export const COMPARE_PATH = '/compare/';

/** Receives the forms that change the saved list (app/api/saved). */
export const SAVED_ROUTE = '/api/saved/';

/** Properties on a saved list, in the cookie and in an address. */
export const MAX_SAVED = 50;

/** Properties that are compared side by side. */
export const MAX_COMPARED = 4;

/** Properties that the address of a comparison can hold. Those beyond `MAX_COMPARED` wait until another one is removed. */
export const MAX_CHOSEN = 12;

/** The parameter with the slugs. Forms with checkboxes repeat it. */
const PARAMETER = 'properties';

/** The slugs in an address, without repetitions. @param value of the parameter `properties`, a list if it is repeated */
export function parseSlugs(value: string | readonly string[] | undefined, limit: number): string[] {
  const slugs = [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .flatMap((text) => toStoredSlug(text.trim()) ?? []);
  return [...new Set(slugs)].slice(0, limit);
}

export const getCompareHref = (slugs: readonly string[], options: Readonly<Record<string, string>> = {}) =>
  formatAddress(COMPARE_PATH, slugs, options);

export const getSavedHref = (slugs: readonly string[]) => formatAddress(SAVED_PATH, slugs, {});

/** Commas are not encoded, so that the address stays readable. */
function formatAddress(path: string, slugs: readonly string[], options: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(options).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return slugs.length === 0 ? path : `${path}?${PARAMETER}=${slugs.map(encodeURIComponent).join(',')}${parameters.join('')}`;
}

/** A slug as words in quotation marks, for a property whose name is unknown. */
export const formatSlug = (slug: string): string => `“${decodeOrKeep(slug).replaceAll('-', ' ')}”`;
