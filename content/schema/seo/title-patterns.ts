/** Titles and descriptions from the patterns of the SEO settings. Patterns contain variables of Yoast SEO such as `%%title%%`. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { getSeoTypeName } from '../../model/seo-config.ts';
import type { ContentContext } from '../core/context.ts';

/** Values of the variables that depend on the object. */
type Variables = Readonly<Record<string, string>>;

export const DEFAULT_TITLE_PATTERN = '%%title%% %%sep%% %%sitename%%';

export const toObject = (value: FieldValue | undefined): FieldValues =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** Returns the SEO settings of a content type that editors have set. */
export async function getContentTypeSeo(type: ContentTypeDeclaration, { store }: Pick<ContentContext, 'store'>): Promise<FieldValues> {
  return toObject(toObject((await store.option('seo'))['contentTypes'])[getSeoTypeName(type)]);
}

/** Fills in a pattern. Variables without a value are removed, and so are separators with no text on one side. */
export async function fillPattern(pattern: string, variables: Variables, { store }: Pick<ContentContext, 'store'>): Promise<string> {
  const { title, description } = await store.option('settings');
  const separator = toObject(toObject((await store.option('seo'))['meta'])['config'])['separator'];
  const sep = typeof separator === 'string' && separator !== '' ? separator : '|';
  const values: Variables = {
    sep,
    sitename: typeof title === 'string' ? title : '',
    sitedesc: typeof description === 'string' ? description : '',
    ...variables,
  };
  const parts = pattern
    .split('%%sep%%')
    .map((part) => part.replaceAll(/%%(\w+)%%/g, (_variable, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')));
  const filled = parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '');
  return filled.join(` ${sep} `);
}
