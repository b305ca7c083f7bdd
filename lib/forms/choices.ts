import { getProperty } from '#lib/json/records.ts';
import type { ChoiceField, FormDefinition, FormField } from './types.ts';

/** Returns the options of a choice field. Options that the block on the page defines replace the options of the form. */
export function getFieldOptions(form: FormDefinition, field: ChoiceField, blockOptions: readonly string[]): readonly string[] {
  return form.choices?.field === field.name && blockOptions.length > 0 ? blockOptions : field.options;
}

/**
 * Collects the titles of the items in a block attribute, without duplicates or empty titles.
 * @param items the attribute value, which comes from an editor and may have any type
 */
export function collectTitles(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  const titles = items.flatMap((item: unknown) => {
    const title = getProperty(item, 'title');
    return typeof title === 'string' && title.trim() !== '' ? [title.trim()] : [];
  });
  return [...new Set(titles)];
}

export const isFileField = (field: FormField) => field.kind === 'file';
