/** Updates groups of options, by the field groups that the content model declares. */
import { UserError } from '../../core/user-error.ts';
import { type OptionGroupName, optionGroups } from '../../model/options.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertVersion, getOptionVersion } from '../core/edit-versions.ts';
import type { Services } from '../core/services.ts';
import { transact } from '../core/transact.ts';
import { applyFields, type FieldsInput } from '../nodes/node-fields.ts';
import { lockOption, mergeValues, writeOption } from './options.ts';
import { getSiteSettings } from './site-settings.ts';

/** Editors maintain the options, as they maintain the pages that show them. */
export function assertCanEditOptions(viewer: Viewer): void {
  if (!can(viewer, 'edit_others_pages')) throw new UserError('Sorry, you are not allowed to edit options.', { kind: 'forbidden' });
}

/**
 * Fields that the input omits stay unchanged, null removes a value, and a list replaces the stored one.
 * @param version that the editor loaded, or undefined to overwrite changes of others
 */
export async function updateOptions(
  services: Services,
  viewer: Viewer,
  name: OptionGroupName,
  input: FieldsInput,
  version: string | null | undefined,
): Promise<void> {
  assertCanEditOptions(viewer);
  const group = optionGroups[name];
  const adminField = group.adminFields.find((field) => input[field] !== undefined);
  if (adminField !== undefined && !can(viewer, 'manage_options'))
    throw new UserError(
      `Sorry, you are not allowed to change ${adminField}. It loads third-party code. Ask an administrator to change it.`,
      { kind: 'forbidden' },
    );
  await transact(services, viewer, async (tx) => {
    const stored = await lockOption(tx, name);
    assertVersion(version, await getOptionVersion(tx.db, name), group.graphql.type);
    const { timezone } = await getSiteSettings(tx.db);
    const clean = !can(viewer, 'unfiltered_html');
    const next = mergeValues(stored, await applyFields(tx.db, { fields: group.fields }, {}, input, { timezone, clean }));
    await writeOption(tx, name, next);
    tx.recordChange({ cause: 'update', kind: 'option', id: 0, type: name, affectsLists: false });
    await recordAudit(tx, { action: 'update', objectType: group.graphql.type, before: stored, after: next });
  });
}
