/** Redirects of old paths, which editors maintain in the SEO settings (`seo.redirects`, as in Yoast SEO). */
import { decodeOrKeep } from '#lib/uri/decode.ts';

export type RedirectRule = { origin: string | null; target: string | null; type: number | null; format: string | null };

/** The new location of an old path, or that the page was removed permanently (HTTP 410). */
export type Redirect = { kind: 'moved'; target: string; permanent: boolean } | { kind: 'gone' };

const GONE = 410;
const PERMANENT = new Set([301, 308]);

/**
 * Finds the first rule that matches a path. A plain origin is compared in decoded form, without case and without leading and trailing slashes.
 * A regular expression (`regex`) must match the whole path without its slashes. `$1` in the target is replaced by the first group.
 * @returns null if no rule matches, or if the rule would redirect to the same path
 */
export function findRedirect(rules: readonly (RedirectRule | null)[], path: string): Redirect | null {
  for (const rule of rules) {
    const target = rule && resolveTarget(rule, path);
    if (target === null || target === undefined) continue;
    if (rule?.type === GONE) return { kind: 'gone' };
    if (target === '' || normalizePath(target) === normalizePath(path)) continue;
    return { kind: 'moved', target, permanent: rule?.type === null || PERMANENT.has(rule?.type ?? 0) };
  }
  return null;
}

/**
 * Finds the redirect target of a path without a node: the target of a rule, or the same path in lower case if that has a node.
 * @param lowerCaseUri URI of the node at the path in lower case, or null if there is none
 * @returns null if the page does not exist. That includes pages that were removed permanently, because Next cannot respond with 410; search
 * engines treat both statuses the same.
 */
export function redirectMissingPage(
  path: string,
  rules: readonly (RedirectRule | null)[],
  lowerCaseUri: string | null,
): { target: string; permanent: boolean } | null {
  const rule = findRedirect(rules, path);
  if (rule) return rule.kind === 'moved' ? rule : null;
  return path !== path.toLowerCase() && lowerCaseUri ? { target: lowerCaseUri, permanent: true } : null;
}

/**
 * Whether a rule is a regular expression that may match a path, without running it, because an editor's expression can run forever. Only the literal text at
 * the beginning of the expression is compared.
 */
export function mayMatchExpression({ origin, format }: RedirectRule, path: string): boolean {
  if (format !== 'regex' || !origin) return false;
  if (origin.includes('|')) return true;
  const literal = /^[\w/-]*(?![?*{])/.exec(origin.replace(/^\^?\/?/, ''))?.[0] ?? '';
  return path.replace(/^\//, '').toLowerCase().startsWith(literal.toLowerCase());
}

function resolveTarget({ origin, target, format }: RedirectRule, path: string): string | null {
  if (!origin) return null;
  if (format !== 'regex') return normalizePath(origin) === normalizePath(path) ? normalizeTarget(target ?? '') : null;
  const expression = compileExpression(origin);
  const match = expression?.exec(path.replace(/^\/|\/$/g, ''));
  return match ? normalizeTarget((target ?? '').replaceAll(/\$(\d)/g, (_match, group: string) => match[Number(group)] ?? '')) : null;
}

/** Compiles a regular expression that an editor entered. Returns null if it is invalid. */
function compileExpression(origin: string): RegExp | null {
  try {
    return new RegExp(`^(?:${origin.replace(/^\^?\/?/, '').replace(/\/?\$?$/, '')})$`, 'i');
  } catch {
    return null;
  }
}

/** Returns an absolute URL unchanged, and anything else as a path. A path that starts with two slashes would be a URL on another host. */
function normalizeTarget(target: string): string {
  const trimmed = target.trim();
  if (trimmed === '' || /^https?:\/\//i.test(trimmed)) return trimmed;
  const path = `/${trimmed.replace(/^[/\\]+/, '')}`;
  return /[?#]|\/$|\.\w+$/.test(path) ? path : `${path}/`;
}

function normalizePath(path: string): string {
  return decodeOrKeep(path.replace(/^\/+|\/+$/g, '')).toLowerCase();
}
