/** Imports site options. Existing options are kept; missing ones are taken from the export. */
import { sql } from 'kysely';
import { isRecord } from '#lib/json/records.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { WxrChannel } from '../parse/records.ts';
import { exportedOptions } from '../exported-options.ts';
import { type ImportState, runInTransaction } from './import-state.ts';
import { importRedirects } from './redirects.ts';

export async function importSiteOptions(state: ImportState, channel: WxrChannel): Promise<void> {
  await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const { rows } = await sql<{ name: string; value: FieldValues }>`select name, value from site_option`.execute(db);
    const existing = new Map(rows.map(({ name, value }) => [name, value]));
    for (const [name, { redirects, ...value }] of getSiteOptions(state, channel, existing.has('settings'))) {
      if (name === 'seo' && Array.isArray(redirects)) await importRedirects(state, tx, redirects);
      if (existing.has(name)) {
        if (channel.options.length > 0) state.report.warn('site option that already exists, not changed', name);
        continue;
      }
      await db
        .insertInto('site_option')
        .values({ name, value: toJson(value) })
        .execute();
      existing.set(name, value);
      state.newOptions.add(name);
    }
    const timezone = existing.get('settings')?.['timezone'];
    if (typeof timezone === 'string') state.timezone = timezone;
  });
}

function getSiteOptions(state: ImportState, channel: WxrChannel, hasSettings: boolean): Map<string, FieldValues> {
  const options = new Map<string, FieldValues>();
  for (const { name, value } of channel.options) {
    const parsed = parseObject(value);
    if (parsed && exportedOptions.includes(name)) options.set(name, parsed);
    else state.report.skip('site option that is unknown or not a JSON object', name);
  }
  if (!options.has('settings') && !hasSettings) {
    if (state.options.timezone === undefined)
      state.report.warn('the export contains no time zone, so UTC is used', 'set another one with --timezone');
    options.set('settings', {
      title: channel.title,
      description: channel.description,
      language: channel.language.replace('-', '_') || 'en_US',
      timezone: state.timezone,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      startOfWeek: 1,
      postsPerPage: 10,
      showOnFront: 'posts',
    });
  }
  return options;
}

function parseObject(text: string): FieldValues | null {
  try {
    const value = JSON.parse(text) as unknown;
    return isRecord(value) ? (value as FieldValues) : null;
  } catch {
    return null;
  }
}
