/** Patterns of titles with variables of Yoast SEO: `%%title%% %%sep%% %%sitename%%`. */

export const DEFAULT_TITLE_PATTERN = '%%title%% %%sep%% %%sitename%%';
export const DEFAULT_SEPARATOR = '|';

/** Separators as Yoast SEO stores them. */
const separators: Readonly<Record<string, string>> = {
  'sc-dash': '-',
  'sc-ndash': '–',
  'sc-mdash': '—',
  'sc-colon': ':',
  'sc-middot': '·',
  'sc-bull': '•',
  'sc-star': '*',
  'sc-smstar': '⋆',
  'sc-pipe': '|',
  'sc-tilde': '~',
  'sc-laquo': '«',
  'sc-raquo': '»',
  'sc-lt': '<',
  'sc-gt': '>',
};

/** The names of custom fields and of terms of a taxonomy follow a prefix: `%%cf_price%%`. They have no value here. */
export const VARIABLE = /%%([\w-]+)%%/g;

/** @param stored the setting; empty for the default */
export function getSeparator(stored: string): string {
  const separator = stored || DEFAULT_SEPARATOR;
  return separators[separator] ?? separator;
}

/** Joins what is between the separators of a pattern. Separators with no text on one side are left out. */
export function joinTitleParts(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(` ${separator} `);
}

/** Fills in a pattern. Variables without a value are removed. */
export function fillTitlePattern(pattern: string, values: Readonly<Record<string, string>>, separator: string): string {
  if (!pattern.includes('%%')) return pattern;
  const fill = (part: string) =>
    part.replaceAll(VARIABLE, (_variable, name: string) => (Object.hasOwn(values, name) ? values[name] : '') ?? '');
  return joinTitleParts(pattern.split('%%sep%%').map(fill), separator);
}
