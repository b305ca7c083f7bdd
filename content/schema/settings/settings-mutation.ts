/** The mutation updateSettings, with one input field per setting. */
import type { SettingInput } from '../../commands/settings/setting-values.ts';
import { updateSettings } from '../../commands/settings/update-settings.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import { type SettingsGroupDeclaration, settingsGroups } from '../../model/settings.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { getSettingName, getSettingsFields } from './settings.ts';

const settings = Object.entries(settingsGroups as Record<string, SettingsGroupDeclaration>).flatMap(([group, { fields }]) =>
  Object.entries(fields).map(([name, declaration]) => ({ name, label: getSettingName(group, name), declaration })),
);

export function declareSettingsMutation(builder: SchemaBuilder): void {
  const input = settings.map(({ label, declaration }): [string, ArgSpec] => [
    label,
    { type: declaration.type, description: declaration.description },
  ]);
  declareMutation<Record<string, FieldValue | undefined>, object>(builder, {
    name: 'updateSettings',
    description: 'Updates site settings. Omitted settings stay unchanged.',
    input: Object.fromEntries(input),
    payload: getSettingsFields(),
    resolve: async (values, { services, viewer }) => {
      const inputs = settings.flatMap(({ name, label }): SettingInput[] => {
        const value = values[label];
        return value === undefined ? [] : [{ name, label, value }];
      });
      await updateSettings(services, viewer, inputs);
      return {};
    },
  });
}
