/** Old addresses, as editors keep them in the SEO settings (`seo.redirects`). */

export type RedirectRule = { origin: string | null; target: string | null; type: number | null; format: string | null };

/** Where an old address leads, or that what stood there was taken away for good. */
export type Redirect = { kind: 'moved'; target: string; permanent: boolean } | { kind: 'gone' };

const GONE = 410;
const PERMANENT = new Set([301, 308]);

/**
 * The first rule that speaks of a path. Slashes at the ends of a plain origin do not matter, nor does case; an expression (`regex`) must match
 * the path without its slashes, and its groups stand in the target as `$1`.
 * @returns null when no rule matches, or when the rule would lead to where the visitor is
 */
export function findRedirect(rules: readonly (RedirectRule | null)[], path: string): Redirect | null {
  for (const rule of rules) {
    const target = rule && targetOf(rule, path);
    if (target === null || target === undefined) continue;
    if (rule?.type === GONE) return { kind: 'gone' };
    if (target === '' || bare(target) === bare(path)) continue;
    return { kind: 'moved', target, permanent: rule?.type === null || PERMANENT.has(rule?.type ?? 0) };
  }
  return null;
}

function targetOf({ origin, target, format }: RedirectRule, path: string): string | null {
  if (!origin) return null;
  if (format !== 'regex') return bare(origin) === bare(path) ? toTarget(target ?? '') : null;
  const expression = toExpression(origin);
  const match = expression?.exec(path.replace(/^\/|\/$/g, ''));
  return match ? toTarget((target ?? '').replaceAll(/\$(\d)/g, (_sign, group: string) => match[Number(group)] ?? '')) : null;
}

/** An expression of an editor's hand may be broken; then it matches nothing. */
function toExpression(origin: string): RegExp | null {
  try {
    return new RegExp(`^(?:${origin.replace(/^\^?\/?/, '').replace(/\/?\$?$/, '')})$`, 'i');
  } catch {
    return null;
  }
}

/** Two slashes at the start would name another host. */
function toTarget(target: string): string {
  const trimmed = target.trim();
  if (trimmed === '' || /^https?:\/\//i.test(trimmed)) return trimmed;
  const path = `/${trimmed.replace(/^[/\\]+/, '')}`;
  return /[?#]|\/$|\.\w+$/.test(path) ? path : `${path}/`;
}

function bare(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').toLowerCase();
}
