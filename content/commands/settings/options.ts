/** Reads and writes stored options within the transaction. */
import { isRecord } from '#lib/json/records.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { Tx } from '../core/transact.ts';

/** Locks a stored option, so that concurrent updates of different values do not overwrite each other. */
export async function lockOption({ db }: Tx, name: string): Promise<FieldValues> {
  await db
    .insertInto('site_option')
    .values({ name, value: toJson({}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('site_option').select('value').where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
  return row.value;
}

export async function writeOption({ db }: Tx, name: string, value: FieldValues): Promise<void> {
  await db
    .updateTable('site_option')
    .set({ value: toJson(value) })
    .where('name', '=', name)
    .execute();
}

/** Applies changed values. Values that are not in the changes stay, also within groups. Null removes a value, and a list replaces the stored list. */
export function mergeValues(stored: FieldValues, changes: FieldValues): FieldValues {
  const merged: FieldValues = { ...stored };
  for (const [name, value] of Object.entries(changes)) {
    const current = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isRecord(value) ? mergeValues(isRecord(current) ? current : {}, value) : value;
  }
  return merged;
}
