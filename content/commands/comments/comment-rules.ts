/** The comment settings of the site. */
import { type CommentRules, settingsGroups } from '../../model/settings.ts';
import type { Tx } from '../core/transact.ts';

export async function getCommentRules({ db }: Tx): Promise<CommentRules> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  const stored = row?.value ?? {};
  const rules = Object.entries(settingsGroups.comments.fields).map(([name, { defaultValue }]) => [
    name,
    typeof stored[name] === typeof defaultValue ? stored[name] : defaultValue,
  ]);
  return Object.fromEntries(rules) as CommentRules;
}
