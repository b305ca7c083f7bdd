/** updateSettings: one field for each setting. */
import type { SettingInput } from '../../commands/settings/setting-values.ts';
import { updateSettings } from '../../commands/settings/update-settings.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import { type SettingsGroupDeclaration, settingsGroups } from '../../model/settings.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';
import { settingName, settingsFields } from './settings.ts';

const settings = Object.entries(settingsGroups as Record<string, SettingsGroupDeclaration>).flatMap(([group, { fields }]) =>
  Object.entries(fields).map(([name, declaration]) => ({ name, label: settingName(group, name), declaration })),
);

export function declareSettingsMutation(builder: SchemaBuilder): void {
  const input = settings.map(({ label, declaration }): [string, ArgSpec] => [
    label,
    { type: declaration.type, description: declaration.description },
  ]);
  mutation<Record<string, FieldValue | undefined>, object>(builder, {
    name: 'updateSettings',
    description: 'Changes settings of the whole site; what is left out stays as it is.',
    input: Object.fromEntries(input),
    payload: settingsFields(),
    resolve: async (values, { services, viewer }) => {
      const given = settings.flatMap(({ name, label }): SettingInput[] => {
        const value = values[label];
        return value === undefined ? [] : [{ name, label, value }];
      });
      await updateSettings(services, viewer, given);
      return {};
    },
  });
}
