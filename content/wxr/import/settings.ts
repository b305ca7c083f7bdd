/** Site-wide values. A site that has settings keeps them; an empty one gets what the export tells. */
import { sql } from 'kysely';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { WxrChannel } from '../reading/records.ts';
import { travellingOptions } from '../site-wide.ts';
import { type Job, write } from './job.ts';

export async function importSettings(job: Job, channel: WxrChannel): Promise<void> {
  await write(job, async ({ db }) => {
    const { rows } = await sql<{ name: string; value: FieldValues }>`select name, value from site_option`.execute(db);
    const there = new Map(rows.map(({ name, value }) => [name, value]));
    for (const [name, value] of optionsOf(job, channel, there.has('settings'))) {
      if (there.has(name)) {
        if (channel.options.length > 0) job.report.note('site-wide values kept as they are here', name);
        continue;
      }
      await db
        .insertInto('site_option')
        .values({ name, value: toJson(value) })
        .execute();
      there.set(name, value);
      job.newOptions.add(name);
    }
    const timezone = there.get('settings')?.['timezone'];
    if (typeof timezone === 'string') job.timezone = timezone;
  });
}

function optionsOf(job: Job, channel: WxrChannel, hasSettings: boolean): Map<string, FieldValues> {
  const options = new Map<string, FieldValues>();
  for (const { name, value } of channel.options) {
    const read = readRecord(value);
    if (read && travellingOptions.includes(name)) options.set(name, read);
    else job.report.skip('site-wide value that is unknown or no JSON object', name);
  }
  if (!options.has('settings') && !hasSettings) {
    if (job.options.timezone === undefined)
      job.report.note('time zone taken as UTC, as an export does not tell it', 'choose one with --timezone');
    options.set('settings', {
      title: channel.title,
      description: channel.description,
      language: channel.language.replace('-', '_') || 'en_US',
      timezone: job.timezone,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      startOfWeek: 1,
      postsPerPage: 10,
      showOnFront: 'posts',
    });
  }
  return options;
}

function readRecord(text: string): FieldValues | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FieldValues) : null;
  } catch {
    return null;
  }
}
