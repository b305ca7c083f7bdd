/** Fields that editors should fill in before they publish. */
import type { Fields } from '../../../../lib/content-model/define.ts';
import { toFieldLabel } from '../../../blocks/controls/to-label.ts';
import { type FieldGroup, getPanelName } from '../fields/field-groups.ts';
import { type FieldValues, toItems, toValues } from '../fields/field-values.ts';
import type { Finding } from './check-content.ts';

export function findEmptyFields(groups: readonly FieldGroup[], values: FieldValues): Finding[] {
  return groups.flatMap((group) => {
    const { name, title, fields } = group;
    return listEmpty(fields, name === null ? values : toValues(values[name]), '').map((path) => ({
      panel: getPanelName(group),
      message: `${title}: “${path}” is empty. Visitors expect this information. Fill it in.`,
    }));
  });
}

function listEmpty(fields: Fields, values: FieldValues, path: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name] ?? null;
    const here = path + toFieldLabel(name, field);
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return field.isRequired ? [here] : [];
    if (field.kind === 'group') return listEmpty(field.fields, toValues(value), `${here}, `);
    if (field.kind === 'list')
      return toItems(value).flatMap((item, index) => listEmpty(field.fields, toValues(item), `${here} ${index + 1}, `));
    return [];
  });
}
