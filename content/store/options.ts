/** Reads site options. */
import { sql } from 'kysely';
import type { FieldValues } from '../core/rows/fields.ts';
import { settingDefaults } from '../model/settings.ts';
import { can } from '../permissions/viewer.ts';
import { omit, type RequestDb } from './core/request-db.ts';

export interface OptionReader {
  /** A stored site option: `settings`, `siteOptions`, `numberModule`, `popupModule` or `seo`. */
  option(name: string): Promise<FieldValues>;
}

export function createOptions(requestDb: RequestDb): OptionReader {
  let all: Promise<Map<string, FieldValues>> | undefined;
  // There are only a few options, and most requests need several, so one statement reads all.
  const readAll = async () => {
    const rows = await requestDb.rows(sql<{ name: string; value: FieldValues }>`select name, value from site_option`);
    return new Map(rows.map(({ name, value }) => [name, value]));
  };
  return {
    option: async (name) => {
      const value = (await (all ??= readAll())).get(name) ?? {};
      return name === 'settings' ? applySettingDefaults(requestDb, value) : value;
    },
  };
}

/** Adds WordPress's default settings. Only administrators see the administrator's email address. */
function applySettingDefaults({ viewer }: RequestDb, stored: FieldValues): FieldValues {
  const settings: FieldValues = { ...settingDefaults, ...stored };
  return can(viewer, 'manage_options') ? settings : omit(settings, 'email');
}
