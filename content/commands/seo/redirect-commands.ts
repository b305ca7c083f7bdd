/** Commands on redirects: create, update, delete, import. */
import { setImmediate } from 'node:timers/promises';
import { createRedirects, normalizePath, type Redirects } from '#lib/uri/redirects.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { toStoredUri } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { lockOption, writeOption } from '../settings/options.ts';
import { parseRedirect, type RedirectInput, type RedirectRow } from './redirect-rules.ts';
import { RedirectSet } from './redirect-set.ts';

/** The site loads all redirects, and compares each unknown path with all expressions. */
const MAX_REDIRECTS = 2_000;
const MAX_EXPRESSIONS = 200;
const RULES_PER_SLICE = 20;

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
    const index = rules.remove(before);
    if (rules.find(rule.origin, rule.format))
      throw new UserError(`Another redirect from ${rule.origin} already exists. Delete it first, or choose another origin.`);
    rules.assertSingleStep(rule);
    rules.add(rule, index);
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
type ExistingMode = 'skip' | 'replace';
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
  if (inputs.length > MAX_REDIRECTS)
    throw new UserError(`The list has ${inputs.length} redirects. At most ${MAX_REDIRECTS} are allowed. Remove some.`);
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
  const index = existing && rules.remove(existing);
  try {
    rules.assertSingleStep(rule);
  } catch (error) {
    if (existing) rules.add(existing, index);
    throw error;
  }
  rules.add(rule, index);
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
  const stored = await lockOption(tx, 'seo');
  const steps = createRedirects(added, siteUrl);
  const kept = readRules(stored)
    .filter((rule) => !isObsolete(rule))
    .flatMap((rule) => shortenChain(rule, steps, siteUrl));
  const rules = new RedirectSet(kept, siteUrl);
  const created = added.filter(({ origin, format }) => !rules.find(origin, format));
  await writeRules(tx, stored, [...kept, ...created]);
  return created.length;
}

/** Leads a plain redirect to the end of the next step. Returns no redirect if that is its own origin. */
function shortenChain(rule: RedirectRow, steps: Redirects, siteUrl: string): RedirectRow[] {
  if (rule.format !== 'plain') return [rule];
  const target = createRedirects([rule], siteUrl).findRule(rule.origin)?.localPath ?? null;
  const next = target === null ? null : steps.findRule(target);
  if (!next || next.location === null) return [rule];
  return normalizePath(next.location) === normalizePath(rule.origin) ? [] : [{ ...rule, target: next.location }];
}

function assertCanEditRedirects(viewer: Viewer): void {
  if (!can(viewer, 'wpseo_manage_redirects')) throw new UserError('Sorry, you are not allowed to edit redirects.');
}

/** Locks the redirects, changes them, and records which addresses are affected. */
async function changeRedirects<T>(services: Services, viewer: Viewer, change: (tx: Tx, rules: RedirectSet) => Promise<T>): Promise<T> {
  return transact(services, viewer, async (tx) => {
    const stored = await lockOption(tx, 'seo');
    const rules = new RedirectSet(readRules(stored), services.siteUrl);
    const result = await change(tx, rules);
    await writeRules(tx, stored, rules.list());
    return result;
  });
}

async function writeRules(tx: Tx, stored: FieldValues, rules: readonly RedirectRow[]): Promise<void> {
  const before = readRules(stored);
  const changed = getDifference(before, rules);
  if (changed.length === 0) return;
  if (rules.length > MAX_REDIRECTS && rules.length > before.length)
    throw new UserError(
      `The site would have ${rules.length} redirects. At most ${MAX_REDIRECTS} are allowed. Delete some, or replace several with a regular expression.`,
    );
  const expressions = rules.filter(({ format }) => format === 'regex').length;
  if (expressions > MAX_EXPRESSIONS && rules.length > before.length)
    throw new UserError(
      `The site would have ${expressions} redirects with regular expressions. At most ${MAX_EXPRESSIONS} are allowed. Delete some.`,
    );
  await writeOption(tx, 'seo', { ...stored, redirects: rules.map((rule) => ({ ...rule })) });
  const uris = changed.flatMap(({ origin, format }) => (format === 'plain' ? [toStoredUri(origin)] : []));
  tx.recordChange({ cause: 'update', kind: 'option', id: 0, type: 'redirects', affectsLists: false, uris: [...new Set(uris)] });
}

/** The redirects that only one of the lists contains. */
function getDifference(before: readonly RedirectRow[], after: readonly RedirectRow[]): RedirectRow[] {
  const toKey = (rule: RedirectRow) => JSON.stringify([rule.origin, rule.target, rule.type, rule.format]);
  const [former, current] = [new Set(before.map(toKey)), new Set(after.map(toKey))];
  return [...before.filter((rule) => !current.has(toKey(rule))), ...after.filter((rule) => !former.has(toKey(rule)))];
}

/** Reads the stored redirects. Imported ones can lack values. */
function readRules({ redirects }: FieldValues): RedirectRow[] {
  return (Array.isArray(redirects) ? redirects : []).flatMap((rule: FieldValue) => {
    if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return [];
    const { origin, target, type, format } = rule;
    if (typeof origin !== 'string') return [];
    return [
      {
        origin,
        target: typeof target === 'string' ? target : '',
        type: typeof type === 'number' ? type : 301,
        format: format === 'regex' ? 'regex' : 'plain',
      },
    ];
  });
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
