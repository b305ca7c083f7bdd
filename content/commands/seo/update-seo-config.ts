/** Updates the site-wide SEO data. */
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import { seoConfigFields } from '../../model/seo-config.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertVersion, getOptionVersion } from '../core/edit-versions.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { applyFields, type FieldsInput } from '../nodes/node-fields.ts';
import { lockOption, mergeValues, writeOption } from '../settings/options.ts';
import { getSiteSettings } from '../settings/site-settings.ts';

/** The roles of Yoast SEO that may change its settings. */
export function assertCanEditSeo(viewer: Viewer): void {
  if (!can(viewer, 'wpseo_manage_options'))
    throw new UserError('Sorry, you are not allowed to edit the SEO settings.', { kind: 'forbidden' });
}

/**
 * Values that the input omits stay unchanged, and null restores the default.
 * @param version that the editor loaded, or undefined to overwrite changes of others
 */
export async function updateSeoConfig(
  services: Services,
  viewer: Viewer,
  input: FieldsInput,
  version: string | null | undefined,
): Promise<void> {
  assertCanEditSeo(viewer);
  await transact(services, viewer, async (tx) => {
    const stored = await lockOption(tx, 'seo');
    assertVersion(version, await getOptionVersion(tx.db, 'seo'), 'SEOConfig');
    const { timezone } = await getSiteSettings(tx.db);
    const changes = await applyFields(tx.db, { fields: seoConfigFields }, {}, input, { timezone, clean: true });
    const next = mergeValues(stored, withProfileUrls(changes));
    await writeOption(tx, 'seo', next);
    tx.recordChange({ cause: 'update', kind: 'option', id: 0, type: 'seo', affectsLists: false });
    await recordAudit(tx, { action: 'update', objectType: 'SEOConfig', before: stored, after: next });
  });
}

/** Other profiles are stored as URLs. */
function withProfileUrls(changes: FieldValues): FieldValues {
  const social = changes['social'] as FieldValues | null | undefined;
  const profiles = social?.['otherSocials'];
  if (!social || !Array.isArray(profiles)) return changes;
  const urls = profiles.map((profile) => (profile as { url?: FieldValue }).url ?? '').filter((url) => url !== '');
  return { ...changes, social: { ...social, otherSocials: urls } };
}
