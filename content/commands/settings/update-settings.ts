/** Updates the site settings: validates every value, and updates the URIs that depend on them. */
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { updateFrontPageUri } from '../permalinks/front-page.ts';
import { parseSetting, type SettingInput } from './setting-values.ts';
import { getSiteSettings, settingsChange } from './site-settings.ts';

export async function updateSettings(services: Services, viewer: Viewer, inputs: readonly SettingInput[]): Promise<void> {
  if (!can(viewer, 'manage_options')) throw new UserError('Sorry, you are not allowed to edit settings as this user.');
  if (inputs.some(({ name }) => name === 'url'))
    throw new UserError('Sorry, that is not allowed, speak with your site administrator to change the site URL.');
  await transact(services, viewer, async (tx) => {
    const stored = await lockSettings(tx);
    const before = await getSiteSettings(tx.db);
    const next: FieldValues = { ...stored };
    for (const input of inputs) next[input.name] = await parseSetting(tx.db, input);
    if (next['pageOnFront'] && next['pageOnFront'] === next['pageForPosts'])
      throw new UserError('readingSettingsPageOnFront and readingSettingsPageForPosts are the same page. Choose two pages.');
    await tx.db
      .updateTable('site_option')
      .set({ value: toJson(next) })
      .where('name', '=', 'settings')
      .execute();
    const after = await getSiteSettings(tx.db);
    await updateFrontPageUri(tx, before, after);
    if (inputs.length > 0) tx.recordChange(settingsChange);
  });
}

/** Locks the settings, so that concurrent updates of different settings do not overwrite each other. */
async function lockSettings({ db }: Tx): Promise<FieldValues> {
  await db
    .insertInto('site_option')
    .values({ name: 'settings', value: toJson({}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').forUpdate().executeTakeFirstOrThrow();
  return row.value;
}
