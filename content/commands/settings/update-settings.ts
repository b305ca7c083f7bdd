/** Updates the site settings: validates every value, and updates the URIs that depend on them. */
import type { FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { updateFrontPageUri } from '../permalinks/front-page.ts';
import { lockOption, writeOption } from './options.ts';
import { parseSetting, type SettingInput } from './setting-values.ts';
import { getSiteSettings, settingsChange } from './site-settings.ts';

export async function updateSettings(services: Services, viewer: Viewer, inputs: readonly SettingInput[]): Promise<void> {
  if (!can(viewer, 'manage_options'))
    throw new UserError('Sorry, you are not allowed to edit settings as this user.', { kind: 'forbidden' });
  if (inputs.some(({ name }) => name === 'url'))
    throw new UserError('Sorry, that is not allowed, speak with your site administrator to change the site URL.');
  await transact(services, viewer, async (tx) => {
    const stored = await lockOption(tx, 'settings');
    const before = await getSiteSettings(tx.db);
    const next: FieldValues = { ...stored };
    for (const input of inputs) next[input.name] = await parseSetting(tx.db, input);
    if (next['pageOnFront'] && next['pageOnFront'] === next['pageForPosts'])
      throw new UserError('readingSettingsPageOnFront and readingSettingsPageForPosts are the same page. Choose two pages.');
    await writeOption(tx, 'settings', next);
    const after = await getSiteSettings(tx.db);
    await updateFrontPageUri(tx, before, after);
    if (inputs.length > 0) tx.recordChange(settingsChange);
    await recordAudit(tx, { action: 'update', objectType: 'Settings', before: stored, after: next });
  });
}
