/** Site-wide values. */
import { sql } from 'kysely';
import { can } from '../auth/viewer.ts';
import { settingDefaults } from '../model/settings.ts';
import { without, type Session } from './session.ts';
import type { ContentStore, FieldValues } from './types.ts';

export function createOptions(session: Session): Pick<ContentStore, 'option'> {
  let all: Promise<Map<string, FieldValues>> | undefined;
  // There are a handful, and most questions need two or three of them: one statement reads them all.
  const readAll = async () => {
    const rows = await session.rows(sql<{ name: string; value: FieldValues }>`select name, value from site_option`);
    return new Map(rows.map(({ name, value }) => [name, value]));
  };
  return {
    option: async (name) => {
      const value = (await (all ??= readAll())).get(name) ?? {};
      return name === 'settings' ? settingsFor(session, value) : value;
    },
  };
}

/** Settings nobody has chosen have WordPress's values; whom mail for the administrator reaches is for administrators. */
function settingsFor({ viewer }: Session, stored: FieldValues): FieldValues {
  const settings: FieldValues = { ...settingDefaults, ...stored };
  return can(viewer, 'manage_options') ? settings : without(settings, 'email');
}
