/** Validates redirects against the rules of `lib/uri/redirects.ts`, which applies them. */
import {
  compileExpression,
  createRedirects,
  isRemovalStatus,
  normalizePath,
  redirectStatuses,
  removalStatuses,
} from '#lib/uri/redirects.ts';
import { toStorableText } from '../../core/json.ts';
import { UserError } from '../../core/user-error.ts';

/** A stored redirect. The target of a removed page is empty. */
export type RedirectRow = { origin: string; target: string; type: number; format: 'plain' | 'regex' };

export type RedirectInput = {
  origin: string;
  target?: string | null;
  type?: number | null;
  format?: 'plain' | 'regex' | null;
};

const MAX_LENGTH = 2_000;
const statuses: readonly number[] = [...redirectStatuses, ...removalStatuses];

/** @throws UserError naming the value and its rule */
export function parseRedirect(input: RedirectInput, siteUrl: string): RedirectRow {
  const type = input.type ?? 301;
  if (!statuses.includes(type)) throw new UserError(`type cannot be ${type}. Give one of: ${statuses.join(', ')}.`);
  const format = input.format ?? 'plain';
  const origin = parseText(input.origin, 'origin');
  return {
    origin: format === 'plain' ? parsePlainOrigin(origin, siteUrl) : parseExpression(origin),
    target: parseTarget(parseText(input.target ?? '', 'target'), type),
    type,
    format,
  };
}

/** Whether two redirects have the same origin. A site has one redirect for each origin. */
export function hasOrigin(rule: RedirectRow, origin: string, format: RedirectRow['format']): boolean {
  if (rule.format !== format) return false;
  return format === 'plain' ? normalizePath(rule.origin) === normalizePath(origin) : rule.origin === origin;
}

/**
 * Rejects a redirect that leads in a circle, or through another redirect. Visitors are redirected once, so both are mistakes.
 * @param others the other redirects of the site
 * @throws UserError
 */
export function assertSingleStep(rule: RedirectRow, others: readonly RedirectRow[], siteUrl: string): void {
  // As the rule of a removed page, it matches a path that it would redirect to itself too.
  const own = createRedirects([{ ...rule, type: 410 }], siteUrl);
  const rest = createRedirects(others, siteUrl);
  const target = getLocalTarget(rule, siteUrl);
  if (target !== null) {
    if (own.findRule(target))
      throw new UserError(`The redirect from ${rule.origin} to ${rule.target} leads back to itself. Choose another target.`);
    const next = rest.findRule(target);
    if (next) {
      const path = followRules(target, rest, own);
      if (path === null)
        throw new UserError(
          `The redirect from ${rule.origin} to ${rule.target} leads in a circle, because ${next.rule.origin} is redirected back. Delete that redirect first.`,
        );
      const remedy = path === '' ? 'Choose another target.' : `Give ${path} as the target.`;
      throw new UserError(`The target ${rule.target} is itself redirected. Visitors are redirected once. ${remedy}`);
    }
  }
  const previous = others.find((other) => {
    const otherTarget = getLocalTarget(other, siteUrl);
    return otherTarget !== null && own.findRule(otherTarget) !== null;
  });
  if (previous)
    throw new UserError(
      `The redirect from ${previous.origin} leads to ${previous.target}, which would be redirected again. Change the target of that redirect first.`,
    );
}

type Rules = ReturnType<typeof createRedirects>;

/** Returns the last target of a chain, the empty string if it ends at a removed page, and null if it leads to the new rule or in a circle. */
function followRules(start: string, rules: Rules, own: Rules): string | null {
  const visited = new Set<string>();
  for (let path = start; ;) {
    if (visited.has(normalizePath(path)) || own.findRule(path)) return null;
    visited.add(normalizePath(path));
    const match = rules.findRule(path);
    if (!match) return path;
    if (match.location === null) return '';
    if (match.localPath === null) return match.location;
    path = match.localPath;
  }
}

/** The path on this site to which a rule leads. Groups of an expression are replaced by an example. Null for other sites and removed pages. */
function getLocalTarget({ target, type }: RedirectRow, siteUrl: string): string | null {
  if (isRemovalStatus(type)) return null;
  // The origin of the example is no path that a target could have.
  const example = createRedirects([{ origin: '\u0001', target: target.replaceAll(/\$\d/g, 'example'), type, format: 'plain' }], siteUrl);
  return example.findRule('\u0001')?.localPath ?? null;
}

function parseText(value: string, name: string): string {
  if (value.length > MAX_LENGTH)
    throw new UserError(`${name} has ${value.length} characters. At most ${MAX_LENGTH} are allowed. Shorten it.`);
  return toStorableText(value).trim();
}

function parsePlainOrigin(value: string, siteUrl: string): string {
  const { origin: siteOrigin } = new URL(siteUrl);
  const path = value.startsWith(`${siteOrigin}/`) ? value.slice(siteOrigin.length) : value;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//'))
    throw new UserError(`origin "${value.slice(0, 60)}" is not a path of this site. Give one such as /former-page/.`);
  if (/[?#\\]|\s/.test(path))
    throw new UserError(
      `origin "${value.slice(0, 60)}" contains a query, a fragment or a space. Redirects apply to paths. Give the path alone.`,
    );
  if (normalizePath(path) === '')
    throw new UserError('origin is empty or the front page, which cannot be redirected. Give a path such as /former-page/.');
  return path.startsWith('/') ? path : `/${path}`;
}

function parseExpression(value: string): string {
  if (value === '' || compileExpression(value) === null)
    throw new UserError(
      `origin "${value.slice(0, 60)}" is not a regular expression of RE2, which has no lookarounds and no backreferences. Write it like ^/blog/(.+)$.`,
    );
  return value;
}

function parseTarget(value: string, type: number): string {
  if (isRemovalStatus(type)) {
    if (value !== '')
      throw new UserError(`target must be empty, because the type ${type} says that the page was removed. Omit it, or give another type.`);
    return '';
  }
  if (value === '')
    throw new UserError(
      `target is missing. A redirect of the type ${type} needs one. Give a path or URL, or the type 410 for a removed page.`,
    );
  const isUrl = /^https?:\/\/[^/?#$\\\s]+(?:[/?#]|$)/i.test(value);
  if (/\s/.test(value) || !(isUrl || /^\/(?![/\\])/.test(value)))
    throw new UserError(`target cannot be "${value.slice(0, 60)}". Give a path that begins with / or a URL that begins with https://.`);
  return value;
}
