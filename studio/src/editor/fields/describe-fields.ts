/** Values of declared fields as lines of text, for comparing versions. */
import { toChoiceLabel, toFieldLabel } from '../../../blocks/controls/to-label.ts';
import type { Field, Fields, ReferenceTarget } from '../../../../lib/content-model/define.ts';
import type { FieldGroup } from './field-groups.ts';
import { type FieldValues, toIds, toItems, toText, toValues } from './field-values.ts';

/** @returns the title of a node, or of a user */
export type GetTitle = (to: ReferenceTarget, id: number) => string;

/** The values of the fields that are filled, by their labels. Labels that two groups have in common begin with the name of the group. */
export function describeFields(groups: readonly FieldGroup[], values: FieldValues, getTitle: GetTitle): Record<string, string> {
  const described = groups.flatMap((group) =>
    listTexts(group.fields, group.name === null ? values : toValues(values[group.name]), getTitle).map((entry) => ({ ...entry, group })),
  );
  const isShared = (label: string) => groups.filter(({ fields }) => listLabels(fields).includes(label)).length > 1;
  return Object.fromEntries(described.map(({ label, text, group }) => [isShared(label) ? `${group.title}: ${label}` : label, text]));
}

const listLabels = (fields: Fields) => Object.entries(fields).map(([name, field]) => toFieldLabel(name, field));

function listTexts(fields: Fields, values: FieldValues, getTitle: GetTitle): { label: string; text: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = describe(field, values[name], getTitle);
    return text === '' ? [] : [{ label: toFieldLabel(name, field), text }];
  });
}

/** An empty text for a field that is not filled. */
function describe(field: Field, value: unknown, getTitle: GetTitle): string {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return value === null || field.unit === undefined ? toText(value) : `${toText(value)} ${field.unit}`;
    case 'boolean':
      return value === null || value === undefined ? '' : value === true ? 'Yes' : 'No';
    case 'select':
      return toText(value) && toChoiceLabel(toText(value));
    case 'link': {
      const { title, url } = toValues(value);
      return [toText(title), toText(url)].filter(Boolean).join(' – ');
    }
    case 'coordinates': {
      const { latitude, longitude } = toValues(value);
      return [toText(latitude), toText(longitude)].filter(Boolean).join(', ');
    }
    case 'reference':
    case 'references':
      return toIds(value)
        .map((id) => getTitle(field.to, id))
        .join(', ');
    case 'group':
      return describeItem(field.fields, value, getTitle);
    case 'list':
      return describeItems(value, () => field.fields, getTitle);
    case 'layouts':
      return describeItems(value, (layout) => field.layouts[layout] ?? {}, getTitle);
    default:
      return toText(value);
  }
}

const describeItem = (fields: Fields, value: unknown, getTitle: GetTitle) =>
  listTexts(fields, toValues(value), getTitle)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ');

/** Each item is a line. */
const describeItems = (value: unknown, getFields: (layout: string) => Fields, getTitle: GetTitle) =>
  toItems(value)
    .map((item, index) => `${index + 1}. ${describeItem(getFields(toText(toValues(item)['layout'])), item, getTitle)}`)
    .join('\n');

/** The ids that the values refer to, by what they refer to. */
export function listReferences(groups: readonly FieldGroup[], values: readonly FieldValues[]): Map<ReferenceTarget, Set<number>> {
  const found = new Map<ReferenceTarget, Set<number>>();
  const addReference: GetTitle = (to, id) => {
    found.set(to, (found.get(to) ?? new Set()).add(id));
    return '';
  };
  // Describing the values asks for the title of each.
  for (const item of values) describeFields(groups, item, addReference);
  return found;
}
