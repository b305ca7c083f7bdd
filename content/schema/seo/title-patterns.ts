/** Titles and descriptions from the patterns of the SEO settings. Patterns contain variables of Yoast SEO such as `%%title%%`. */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { getSeparator, joinTitleParts, VARIABLE } from '#lib/seo/title-pattern.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { getSeoTypeName } from '../../model/seo-config.ts';
import type { ContentContext } from '../core/context.ts';

/**
 * Values of the variables that depend on the object. A function computes its value only for patterns that contain the variable. None of them depends on
 * the current time, because responses are cached until content changes.
 */
export type Variables = Readonly<Record<string, string | (() => string | Promise<string>)>>;

type Context = Pick<ContentContext, 'store'>;

export const DEFAULT_AUTHOR_PATTERN = '%%name%% %%sep%% %%sitename%%';
export const DEFAULT_SEARCH_PATTERN = 'Search results for “%%searchphrase%%” %%sep%% %%sitename%%';

export const toObject = (value: FieldValue | undefined): FieldValues =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** Returns a text setting, or an empty text. */
export const getText = (values: FieldValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Returns a part of the SEO settings, by the names that lead to it. */
export async function getSeoSection({ store }: Context, ...path: readonly string[]): Promise<FieldValues> {
  return path.reduce((section, name) => toObject(section[name]), await store.option('seo'));
}

/** Returns the SEO settings of a content type that editors have set. */
export const getContentTypeSeo = (type: ContentTypeDeclaration, context: Context): Promise<FieldValues> =>
  getSeoSection(context, 'contentTypes', getSeoTypeName(type));

/** Returns the SEO settings of the pages of a taxonomy’s terms that editors have set. */
export const getTaxonomySeo = (taxonomy: TaxonomyDeclaration, context: Context): Promise<FieldValues> =>
  getSeoSection(context, 'taxonomyArchives', getSeoTypeName(taxonomy), 'archive');

/** Fills in a pattern. Variables without a value are removed, and so are separators with no text on one side. */
export async function fillPattern(pattern: string, variables: Variables, context: Context): Promise<string> {
  if (!pattern.includes('%%')) return pattern;
  const { title, description } = await context.store.option('settings');
  const sep = getSeparator(getText(await getSeoSection(context, 'meta', 'config'), 'separator'));
  const values: Variables = {
    sep,
    sitename: typeof title === 'string' ? title : '',
    sitedesc: typeof description === 'string' ? description : '',
    ...variables,
  };
  const filled = await Promise.all(pattern.split('%%sep%%').map((part) => fillVariables(part, values)));
  return joinTitleParts(filled, sep);
}

async function fillVariables(part: string, values: Variables): Promise<string> {
  const names = new Set([...part.matchAll(VARIABLE)].map(([, name = '']) => name));
  const texts = new Map<string, string>();
  for (const name of names) {
    const value = Object.hasOwn(values, name) ? values[name] : '';
    texts.set(name, (typeof value === 'function' ? await value() : value) ?? '');
  }
  return part.replaceAll(VARIABLE, (_variable, name: string) => texts.get(name) ?? '');
}
