/** Site-wide values. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { can } from '../auth/viewer.ts';
import { settingDefaults } from '../model/settings.ts';
import { inOrder, without, type Session } from './session.ts';
import type { ContentStore, FieldValues } from './types.ts';

export function createOptions(session: Session): Pick<ContentStore, 'option'> {
  const byName = new DataLoader<string, FieldValues>(async (names) => {
    const rows = await session.rows(
      sql<{ name: string; value: FieldValues }>`select name, value from site_option where name = any(${names}::text[])`,
    );
    return inOrder(names, rows, (row) => row.name).map((row, index) => {
      const value = row?.value ?? {};
      return names[index] === 'settings' ? settingsFor(session, value) : value;
    });
  });
  return { option: (name) => byName.load(name) };
}

/** Settings nobody has chosen have WordPress's values; whom mail for the administrator reaches is for administrators. */
function settingsFor({ viewer }: Session, stored: FieldValues): FieldValues {
  const settings: FieldValues = { ...settingDefaults, ...stored };
  return can(viewer, 'manage_options') ? settings : without(settings, 'email');
}
