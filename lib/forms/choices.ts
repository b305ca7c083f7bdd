import type { ChoiceField, FormDefinition, FormField } from './types.ts';

/** Answers of a field that a block may name: its own, or the form's where it names none. */
export function optionsOf(form: FormDefinition, field: ChoiceField, ofBlock: readonly string[]): readonly string[] {
  return form.choices?.field === field.name && ofBlock.length > 0 ? ofBlock : field.options;
}

/**
 * Titles that the items of a block's attribute have: each once, empty ones left out.
 * @param items of any shape: an editor has written them
 */
export function titlesOf(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  const titles = items.flatMap((item: unknown) => {
    const title = typeof item === 'object' && item !== null && 'title' in item ? item.title : null;
    return typeof title === 'string' && title.trim() !== '' ? [title.trim()] : [];
  });
  return [...new Set(titles)];
}

export const isFile = (field: FormField) => field.kind === 'file';
