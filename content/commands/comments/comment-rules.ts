/** The comment settings of the site. */
import { commentRules } from '../../model/settings.ts';
import type { Tx } from '../core/transact.ts';

export type CommentRules = { -readonly [K in keyof typeof commentRules]: (typeof commentRules)[K] extends boolean ? boolean : number };

export async function getCommentRules({ db }: Tx): Promise<CommentRules> {
  const row = await db.selectFrom('site_option').select('value').where('name', '=', 'settings').executeTakeFirst();
  const stored = row?.value ?? {};
  const rules = Object.entries(commentRules).map(([name, standard]) => [
    name,
    typeof stored[name] === typeof standard ? stored[name] : standard,
  ]);
  return Object.fromEntries(rules) as CommentRules;
}
