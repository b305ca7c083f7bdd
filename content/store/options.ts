/** Site-wide values. */
import { sql } from 'kysely';
import type { FieldValues } from '../core/rows/fields.ts';
import { settingDefaults } from '../model/settings.ts';
import { can } from '../permissions/viewer.ts';
import { type Session, without } from './core/request-db.ts';

export interface OptionReader {
  /** A stored site-wide value: `settings`, `siteOptions`, `numberModule`, `seo`. */
  option(name: string): Promise<FieldValues>;
}

export function createOptions(session: Session): OptionReader {
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
