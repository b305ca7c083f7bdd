/** Redirects of old paths, which editors maintain in the SEO settings (`seo.redirects`, as in Yoast SEO). They apply to paths without content. */
import { RE2JS } from 're2js';
import { decodeOrKeep } from '#lib/uri/decode.ts';

export type RedirectRule = { origin: string | null; target: string | null; type: number | null; format: string | null };

export const redirectStatuses = [301, 302, 307, 308] as const;
export const removalStatuses = [410, 451] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];
export type RemovalStatus = (typeof removalStatuses)[number];

/** A new location, or that the page was removed: permanently (410) or for legal reasons (451). */
export type Redirect = { status: RedirectStatus; location: string } | { status: RemovalStatus };

/** Returns the URI of the page at a path of this site, or null if there is none. */
export type FindUri = (path: string) => Promise<string | null>;

export const isRemovalStatus = (status: number): status is RemovalStatus => removalStatuses.some((each) => each === status);

/** The first rule that matches a path. The location is null if the page was removed, the local path if it leads to another site. */
type MatchedRule = { rule: RedirectRule; location: string | null; localPath: string | null };

export interface Redirects {
  /** Finds the first rule that matches a path, whether the path has a page or not. */
  findRule: (path: string) => MatchedRule | null;

  /**
   * Finds the redirect of a path without a page: the one of the first rule that matches, or the same path in lower case if that is a page.
   * @returns null if the page does not exist, which includes rules that lead back to themselves
   */
  find: (path: string, findUri: FindUri) => Promise<Redirect | null>;
}

/** Longer chains of rules are treated as loops. */
const MAX_RULES_IN_CHAIN = 8;

type Target = { location: string; localPath: string | null; suffix: string };
type CompiledRule = { status: RedirectStatus; getTarget: (groups: readonly string[]) => Target | null } | { status: RemovalStatus };
type Match = { status: RedirectStatus; target: Target } | { status: RemovalStatus };

/**
 * Compiles the rules. A plain origin is compared in decoded form, without case and without leading and trailing slashes. A regular expression (`regex`) must
 * match the whole path without its slashes; `$1` in the target is replaced by the first group. Expressions run in linear time (RE2), because an editor's
 * expression could otherwise stop the server. Rules that RE2 cannot compile are ignored.
 * @param siteUrl targets on this site are followed to their end, so that visitors are redirected once
 */
export function createRedirects(rules: readonly (RedirectRule | null)[], siteUrl: string): Redirects {
  const plainRules = new Map<string, { index: number; rule: CompiledRule }[]>();
  const expressions: { index: number; expression: RE2JS; rule: CompiledRule }[] = [];
  rules.forEach((rule, index) => {
    if (!rule?.origin) return;
    const compiled = compileRule(rule, new URL(siteUrl).origin);
    if (rule.format === 'regex') {
      const expression = compileExpression(rule.origin);
      if (expression) expressions.push({ index, expression, rule: compiled });
    } else {
      const origin = normalizePath(rule.origin);
      plainRules.set(origin, [...(plainRules.get(origin) ?? []), { index, rule: compiled }]);
    }
  });

  /** The first rule that matches, except for rules that redirect a path to itself. */
  function findMatch(path: string): (Match & { index: number }) | null {
    const normalizedPath = normalizePath(path);
    const toMatch = (rule: CompiledRule, groups: readonly string[]): Match | null => {
      if (!('getTarget' in rule)) return rule;
      const target = rule.getTarget(groups);
      const isSame = target?.localPath !== null && target !== null && normalizePath(target.localPath) === normalizedPath;
      return target === null || isSame ? null : { status: rule.status, target };
    };
    const candidates = [
      ...(plainRules.get(normalizedPath) ?? []).map(({ index, rule }) => ({ index, match: () => toMatch(rule, []) })),
      ...expressions.map(({ index, expression, rule }) => ({
        index,
        match: () => {
          const groups = matchWhole(expression, decodeOrKeep(path.replaceAll(/^\/|\/$/g, '')));
          return groups && toMatch(rule, groups);
        },
      })),
    ].toSorted((a, b) => a.index - b.index);
    for (const { index, match } of candidates) {
      const found = match();
      if (found) return { ...found, index };
    }
    return null;
  }

  return {
    findRule: (path) => {
      const match = findMatch(path);
      const rule = match && rules[match.index];
      if (!rule) return null;
      return { rule, ...('target' in match ? match.target : { location: null, localPath: null }) };
    },
    find: async (path, findUri) => {
      const visited = new Set([normalizePath(path)]);
      let redirect: { status: RedirectStatus; location: string } | null = null;
      let current = path;
      while (visited.size <= MAX_RULES_IN_CHAIN) {
        const match = findMatch(current);
        if (match && !('target' in match)) return { status: match.status };
        if (!match) return redirect ?? (await findLowerCase(current, '', findUri));
        const { location, localPath, suffix } = match.target;
        redirect = { status: redirect ? combineStatuses(redirect.status, match.status) : match.status, location };
        if (localPath === null || (await findUri(localPath)) !== null) return redirect;
        const lowerCase = await findLowerCase(localPath, suffix, findUri);
        if (lowerCase) return { ...lowerCase, status: redirect.status };
        // The parameters of a target would be lost on the way to another one.
        if (suffix !== '') return redirect;
        if (visited.has(normalizePath(localPath))) return null;
        visited.add(normalizePath(localPath));
        current = localPath;
      }
      return null;
    },
  };
}

async function findLowerCase(path: string, suffix: string, findUri: FindUri): Promise<{ status: RedirectStatus; location: string } | null> {
  const lowerCase = path.toLowerCase();
  const uri = lowerCase === path ? null : await findUri(lowerCase);
  return uri === null ? null : { status: 308, location: uri + suffix };
}

/** The status of the first redirect, unless a later one is temporary. */
function combineStatuses(first: RedirectStatus, next: RedirectStatus): RedirectStatus {
  const isTemporary = next === 302 || next === 307;
  if (!isTemporary) return first;
  if (first === 301) return 302;
  return first === 308 ? 307 : first;
}

/** A rule without a type is permanent, as in Yoast SEO, and one with an unknown type is temporary. */
function compileRule({ target, type }: RedirectRule, siteOrigin: string): CompiledRule {
  if (type !== null && isRemovalStatus(type)) return { status: type };
  const status = redirectStatuses.find((each) => each === (type ?? 301)) ?? 302;
  return { status, getTarget: (groups) => createTarget((target ?? '').trim(), groups, siteOrigin) };
}

/**
 * RE2 needs linear time, but it writes out repetitions such as `{50}`: the product of all counts multiplies the time for each path that visitors request.
 */
export const MAX_EXPRESSION_REPETITIONS = 200;
export const MAX_EXPRESSION_LENGTH = 500;

/** Compiles a regular expression that an editor entered. Returns null if it is invalid, or longer or more repetitive than allowed. */
export function compileExpression(origin: string): RE2JS | null {
  const counts = Array.from(origin.matchAll(/\{(\d+)(?:,(\d*))?\}/g), ([, least, most]) => Number(most || least));
  const repetitions = counts.reduce((product, count) => product * Math.max(count, 1), 1);
  if (origin.length > MAX_EXPRESSION_LENGTH || repetitions > MAX_EXPRESSION_REPETITIONS) return null;
  try {
    return RE2JS.compile(origin.replace(/^\^?\/?/, '').replace(/\/?\$?$/, ''), RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

/** The groups of a match of the whole text; the first one is the whole text. */
function matchWhole(expression: RE2JS, text: string): string[] | null {
  const matcher = expression.matcher(text);
  if (!matcher.matches()) return null;
  return Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? '');
}

/** A URL with a host. The host cannot come from the path that is redirected. */
const ABSOLUTE = /^https?:\/\/[^/?#$\\\s]+(?=[/?#]|$)/i;

/**
 * Returns an absolute URL unchanged, and anything else as a path. A path that starts with two slashes would be a URL on another host.
 * @returns null for an empty or invalid target
 */
function createTarget(template: string, groups: readonly string[], siteOrigin: string): Target | null {
  const isAbsolute = ABSOLUTE.test(template);
  if (template === '' || (!isAbsolute && /^https?:\/\//i.test(template))) return null;
  const url = encodeInvalidCharacters(template.replaceAll(/\$(\d)/g, (_match, group: string) => encodeGroup(groups[Number(group)] ?? '')));
  const isLocal = !isAbsolute || URL.parse(url)?.origin === siteOrigin;
  if (isAbsolute && !isLocal) return URL.canParse(url) ? { location: url, localPath: null, suffix: '' } : null;
  const local = isAbsolute ? url.replace(ABSOLUTE, '') : url;
  const { path = '', suffix = '' } = /^(?<path>[^?#]*)(?<suffix>.*)$/.exec(`/${local.replace(/^[/\\]+/, '')}`)?.groups ?? {};
  const localPath = /\/$|\.\w+$/.test(path) ? path : `${path}/`;
  return { location: localPath + suffix, localPath, suffix };
}

/** Headers contain ASCII characters only. */
function encodeInvalidCharacters(url: string): string {
  return url.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A group is a part of a path, so its characters cannot begin a query. */
function encodeGroup(group: string): string {
  return group.toWellFormed().replaceAll(/[%?#\\]/g, encodeURIComponent);
}

export function normalizePath(path: string): string {
  return decodeOrKeep(path.replaceAll(/^\/+|\/+$/g, '')).toLowerCase();
}
