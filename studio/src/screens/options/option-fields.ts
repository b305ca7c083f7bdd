/** The declarations of options, as `/wp-json/studio/v1/options` describes them, and what their form sends. */

import { toFieldLabel } from '../../../blocks/controls/to-label.ts';

export type OptionField = { name: string; description: string; label?: string; is_required?: true } & (
  | { kind: 'text'; pattern?: string; example?: string }
  | { kind: 'html' | 'url' | 'email' | 'date' | 'datetime' | 'number' | 'integer' | 'boolean' | 'link' | 'coordinates' | 'layouts' }
  | { kind: 'select'; choices: readonly string[] }
  | { kind: 'reference' | 'references'; to: string }
  | { kind: 'group'; fields: readonly OptionField[] }
  /** `item` is what one of the items is called. */
  | { kind: 'list'; fields: readonly OptionField[]; item?: string }
);

export type OptionValues = Readonly<Record<string, unknown>>;

export type LoadedOptions = {
  name: string;
  title: string;
  description: string;
  version: string;
  values: OptionValues;
  fields: readonly OptionField[];
  /** Fields that only administrators may change. */
  locked_fields: readonly string[];
};

/** The declared fields whose values have changed, as the service expects them: null removes a value. */
export function listChanges(fields: readonly OptionField[], stored: OptionValues, edited: OptionValues): OptionValues {
  const changed = fields.filter(({ name }) => JSON.stringify(stored[name] ?? null) !== JSON.stringify(edited[name] ?? null));
  return Object.fromEntries(changed.map((field) => [field.name, toInput(field, edited[field.name])]));
}

function toInput(field: OptionField, value: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return toGroupInput(field.fields, value);
    case 'list':
      return Array.isArray(value) ? value.map((item) => toGroupInput(field.fields, item)) : null;
    case 'reference':
      return typeof value === 'number' ? String(value) : null;
    case 'references':
      return Array.isArray(value) ? value.map(String) : null;
    case 'link':
      return toValues(value)['url'] ? value : null;
    default:
      return value === '' || value === undefined ? null : value;
  }
}

const toGroupInput = (fields: readonly OptionField[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field.name, toInput(field, toValues(value)[field.name])]));

/** The values of a group. Groups without values may be missing. */
export const toValues = (value: unknown): OptionValues => (typeof value === 'object' && value !== null ? { ...value } : {});

/** What one of the items of a list is called: `social network 1`. */
export const getItemName = ({ item = 'item' }: { item?: string | undefined }, index: number): string => `${item} ${index + 1}`;

/** The required values that items of changed lists lack, as sentences. @param changes the fields that will be saved */
export function findMissing(fields: readonly OptionField[], changes: OptionValues): string[] {
  return fields.flatMap((field) => {
    const items = changes[field.name];
    if (field.kind !== 'list' || !Array.isArray(items)) return [];
    const required = field.fields.filter(({ is_required: isRequired }) => isRequired);
    return items.flatMap((item, index) =>
      required
        .filter(({ name }) => !toValues(item)[name])
        .map((part) => `Enter the ${toFieldLabel(part.name, part).toLowerCase()} of ${getItemName(field, index)}, or remove it.`),
    );
  });
}
