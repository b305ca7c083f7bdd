/** Imports redirects. Existing redirects are kept. */
import { isRecord } from '#lib/json/records.ts';
import { insertRedirects } from '../../commands/seo/insert-redirects.ts';
import { parseRedirect } from '../../commands/seo/redirect-rules.ts';
import type { Tx } from '../../commands/core/transact.ts';
import { type RedirectRow, toOriginKey } from '../../core/rows/redirects.ts';
import { UserError } from '../../core/user-error.ts';
import type { ImportState } from './import-state.ts';

/** @param redirects from the SEO options of an export of this service */
export async function importRedirects(state: ImportState, { db }: Tx, redirects: readonly unknown[]): Promise<void> {
  const existing = await db.selectFrom('redirect').select(['origin_key', 'origin', 'target', 'type', 'format']).execute();
  const byOrigin = new Map(existing.map((row) => [`${row.format} ${row.origin_key}`, row as RedirectRow]));
  const added: RedirectRow[] = [];
  for (const redirect of redirects) {
    const parsed = parseStored(redirect, state.services.siteUrl);
    if (!('origin' in parsed)) {
      state.report.skip('redirect that is not valid', parsed.problem);
      continue;
    }
    const key = `${parsed.format} ${toOriginKey(parsed)}`;
    const other = byOrigin.get(key);
    if (!other) {
      byOrigin.set(key, parsed);
      added.push(parsed);
    } else if (other.target !== parsed.target || other.type !== parsed.type)
      state.report.warn('redirect whose origin has another one already, not changed', parsed.origin);
  }
  await insertRedirects(db, added);
}

function parseStored(redirect: unknown, siteUrl: string): RedirectRow | { problem: string } {
  if (!isRecord(redirect)) return { problem: 'A redirect is not an object.' };
  const { origin, target, type, format } = redirect;
  try {
    return parseRedirect(
      {
        origin: typeof origin === 'string' ? origin : '',
        target: typeof target === 'string' ? target : '',
        type: typeof type === 'number' ? type : 301,
        format: format === 'regex' ? 'regex' : 'plain',
      },
      siteUrl,
    );
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}
