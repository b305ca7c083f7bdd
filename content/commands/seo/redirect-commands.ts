/** Commands on redirects: create, update, delete, import. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createRedirects, getLocalTarget, normalizePath, type Redirects } from '#lib/uri/redirects.ts';
import type { RedirectRow, StoredRedirect } from '../../core/rows/redirects.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { insertRedirects } from './insert-redirects.ts';
import { parseRedirect, type RedirectInput } from './redirect-rules.ts';
import { RedirectSet } from './redirect-set.ts';

/** One response can contain all redirects of a site. */
const MAX_REDIRECTS = 40_000;
/** The expressions are compiled again after each change. */
const MAX_EXPRESSIONS = 2_000;
const RULES_PER_SLICE = 20;
/** The paths are for caches in front of the site, which discard redirects after a short time in any case. */
const MAX_PURGED_URIS = 2_000;

type Format = RedirectRow['format'];
/** Identifies a redirect. */
export type RedirectKey = { origin: string; format?: Format | null };

export async function createRedirect(services: Services, viewer: Viewer, input: RedirectInput): Promise<RedirectRow> {
  assertCanEditRedirects(viewer);
  return changeRedirects(services, viewer, async (tx, rules) => {
    const rule = parseRedirect(input, services.siteUrl);
    if (rules.find(rule.origin, rule.format))
      throw new UserError(`A redirect from ${rule.origin} already exists. Update it with updateSeoRedirect.`);
    rules.assertSingleStep(rule);
    await assertNoContent(tx, rule);
    rules.add(rule);
    await recordRedirectAudit(tx, null, rule);
    return rule;
  });
}

/** Values that the input omits stay unchanged. */
export async function updateRedirect(
  services: Services,
  viewer: Viewer,
  key: RedirectKey,
  changes: Partial<RedirectInput>,
): Promise<RedirectRow> {
  assertCanEditRedirects(viewer);
  return changeRedirects(services, viewer, async (tx, rules) => {
    const before = requireRedirect(rules, key);
    const rule = parseRedirect({ ...before, ...changes, format: before.format }, services.siteUrl);
    const other = rules.find(rule.origin, rule.format);
    if (other && other !== before)
      throw new UserError(`Another redirect from ${rule.origin} already exists. Delete it first, or choose another origin.`);
    rules.assertSingleStep(rule, before);
    if (normalizePath(rule.origin) !== normalizePath(before.origin)) await assertNoContent(tx, rule);
    rules.replace(before, rule);
    await recordRedirectAudit(tx, before, rule);
    return rule;
  });
}

/** @returns the deleted redirect */
export async function deleteRedirect(services: Services, viewer: Viewer, key: RedirectKey): Promise<RedirectRow> {
  assertCanEditRedirects(viewer);
  return changeRedirects(services, viewer, async (tx, rules) => {
    const deleted = requireRedirect(rules, key);
    rules.remove(deleted);
    await recordRedirectAudit(tx, deleted, null);
    return deleted;
  });
}

/** What to do with a redirect whose origin has one already. */
export type ExistingMode = 'skip' | 'replace';
type ImportProblem = { index: number; origin: string; message: string };
export type ImportResult = { created: number; updated: number; skipped: number; problems: ImportProblem[] };

/** Imports the valid redirects in the given order, and reports the others. */
export async function importRedirects(
  services: Services,
  viewer: Viewer,
  inputs: readonly RedirectInput[],
  existingMode: ExistingMode,
): Promise<ImportResult> {
  assertCanEditRedirects(viewer);
  return changeRedirects(services, viewer, async (tx, rules) => {
    const result: ImportResult = { created: 0, updated: 0, skipped: 0, problems: [] };
    for (const [index, input] of inputs.entries()) {
      // Other requests are served in between.
      if (index % RULES_PER_SLICE === 0) await setImmediate();
      try {
        result[importRedirect(rules, parseRedirect(input, services.siteUrl), existingMode)] += 1;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        result.problems.push({ index, origin: input.origin.slice(0, 200), message: error.message });
      }
    }
    const { problems, ...counts } = result;
    const after = { ...counts, problems: problems.length };
    await recordAudit(tx, { action: 'update', objectType: 'SEORedirect', objectName: 'import', after });
    return result;
  });
}

function importRedirect(rules: RedirectSet, rule: RedirectRow, existingMode: ExistingMode): 'created' | 'updated' | 'skipped' {
  const existing = rules.find(rule.origin, rule.format);
  if (existing && existingMode === 'skip') return 'skipped';
  rules.assertSingleStep(rule, existing);
  if (existing) rules.replace(existing, rule);
  else rules.add(rule);
  return existing ? 'updated' : 'created';
}

/** Redirects to create after content got new addresses, and which existing ones are obsolete then. */
type AddressChange = { added: readonly RedirectRow[]; isObsolete: (rule: RedirectRow) => boolean };

/**
 * Creates redirects from former addresses of content. An address that has a redirect already keeps it. Plain redirects to a former address lead to the
 * new one, so that visitors are still redirected once, and those that would form a loop are removed.
 * @returns the number of created redirects
 */
export async function redirectFormerAddresses(tx: Tx, { added, isObsolete }: AddressChange): Promise<number> {
  const { siteUrl } = tx.services;
  const rules = await lockRedirects(tx);
  const steps = createRedirects(added, siteUrl);
  for (const rule of rules.list()) {
    const shortened = isObsolete(rule) ? null : shortenChain(rule, steps, siteUrl);
    if (shortened === null) rules.remove(rule);
    else if (shortened !== rule) rules.replace(rule, shortened);
  }
  const created = added.filter(({ origin, format }) => !rules.find(origin, format));
  for (const rule of created) rules.add(rule);
  await writeRedirects(tx, rules);
  return created.length;
}

/** Leads a plain redirect to the end of the next step. Returns null if that is its own origin. */
function shortenChain(rule: RedirectRow, steps: Redirects<RedirectRow>, siteUrl: string): RedirectRow | null {
  const target = rule.format === 'plain' ? getLocalTarget(rule, siteUrl) : null;
  const next = target === null ? null : steps.findRule(target);
  if (!next || next.location === null) return rule;
  return normalizePath(next.location) === normalizePath(rule.origin) ? null : { ...rule, target: next.location };
}

/**
 * Content takes precedence over redirects, so a redirect from its address is a mistake. Imports may contain such redirects: the content may be removed later.
 * @throws UserError that names the content
 */
async function assertNoContent({ db }: Tx, { origin, format }: RedirectRow): Promise<void> {
  const uri = format === 'plain' ? toStoredUri(origin) : null;
  if (uri === null) return;
  const node = await db
    .selectFrom('content_node')
    .select(['title', 'uri'])
    .where('uri', 'in', [uri, uri.toLowerCase()])
    .where('status', '=', 'publish')
    .where('revision_of', 'is', null)
    .executeTakeFirst();
  if (node)
    throw new UserError(
      `“${node.title}” is published at ${node.uri}. Redirects apply only to addresses without content, so this one would have no effect. Change the address of that content or unpublish it first.`,
    );
}

function assertCanEditRedirects(viewer: Viewer): void {
  if (!can(viewer, 'wpseo_manage_redirects')) throw new UserError('Sorry, you are not allowed to edit redirects.', { kind: 'forbidden' });
}

/** Locks the redirects, changes them, and records which addresses are affected. */
async function changeRedirects<T>(services: Services, viewer: Viewer, change: (tx: Tx, rules: RedirectSet) => Promise<T>): Promise<T> {
  return transact(services, viewer, async (tx) => {
    const rules = await lockRedirects(tx);
    const result = await change(tx, rules);
    await writeRedirects(tx, rules);
    return result;
  });
}

/** Reads all redirects. Until the end of the transaction, no other one changes them. */
async function lockRedirects({ db, services }: Tx): Promise<RedirectSet> {
  await sql`lock table redirect in share row exclusive mode`.execute(db);
  const { rows } = await sql<StoredRedirect>`select id, origin, target, type, format from redirect order by id`.execute(db);
  return RedirectSet.create(rows, services.siteUrl);
}

async function writeRedirects(tx: Tx, rules: RedirectSet): Promise<void> {
  const { created, updated, deleted } = rules.getChanges();
  const changed = [...created, ...deleted, ...updated.flatMap(({ before, after }) => [before, after])];
  if (changed.length === 0) return;
  if (created.length > deleted.length) assertCounts(rules.list());
  const ids = [...deleted, ...updated.map(({ before }) => before)].map(({ id }) => id);
  await sql`delete from redirect where id = any(${ids}::int[])`.execute(tx.db);
  await insertRedirects(
    tx.db,
    updated.map(({ after }) => after),
  );
  await insertRedirects(tx.db, created);
  const uris = changed.flatMap(({ origin, format }) => (format === 'plain' ? [toStoredUri(origin)] : []));
  tx.recordChange({
    cause: 'update',
    kind: 'option',
    id: 0,
    type: 'redirects',
    affectsLists: false,
    uris: [...new Set(uris)].slice(0, MAX_PURGED_URIS),
  });
}

function assertCounts(rules: readonly RedirectRow[]): void {
  if (rules.length > MAX_REDIRECTS)
    throw new UserError(
      `The site would have ${rules.length} redirects. At most ${MAX_REDIRECTS} are allowed. Delete some, or replace several with a regular expression.`,
    );
  const expressions = rules.filter(({ format }) => format === 'regex').length;
  if (expressions > MAX_EXPRESSIONS)
    throw new UserError(
      `The site would have ${expressions} redirects with regular expressions. At most ${MAX_EXPRESSIONS} are allowed. Delete some.`,
    );
}

function requireRedirect(rules: RedirectSet, { origin, format }: RedirectKey): RedirectRow {
  const rule = rules.find(origin, format ?? 'plain');
  if (rule) return rule;
  throw new UserError(
    `There is no redirect from "${origin.slice(0, 60)}". Query seo { redirects { origin format } } to find existing ones.`,
  );
}

async function recordRedirectAudit(tx: Tx, before: RedirectRow | null, after: RedirectRow | null): Promise<void> {
  await recordAudit(tx, {
    action: getAuditAction(before, after),
    objectType: 'SEORedirect',
    objectName: (after ?? before)?.origin ?? '',
    before,
    after,
  });
}
