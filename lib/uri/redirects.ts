/** Redirects of old paths, which editors maintain in the SEO settings (`seo.redirects`, as in Yoast SEO). They apply to paths without content. */
import { RE2JS, RE2JSException, RE2Set } from 're2js';
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

/** A rule that matches a path, and where it leads: the location is null if the page was removed, the local path if it leads to another site. */
export type MatchedRule<R extends RedirectRule = RedirectRule> = {
  rule: R;
  status: RedirectStatus | RemovalStatus;
  location: string | null;
  localPath: string | null;
  suffix: string;
};

export interface Redirects<R extends RedirectRule> {
  /**
   * Finds the first rule that matches a path, whether the path has a page or not. Rules that redirect a path to itself do not match it.
   * @param isUsable leaves out rules
   */
  findRule: (path: string, isUsable?: (rule: R) => boolean) => MatchedRule<R> | null;
}

/** Longer chains of rules are treated as loops. */
const MAX_RULES_IN_CHAIN = 8;

type Target = { location: string; localPath: string | null; suffix: string };

/**
 * Compiles the rules. A plain origin is compared in decoded form, without case and without leading and trailing slashes. A regular expression (`regex`) must
 * match the whole path without its slashes; `$1` in the target is replaced by the first group. Expressions run in linear time (RE2), because an editor's
 * expression could otherwise stop the server, and all of them in one pass. Rules that RE2 cannot compile are ignored.
 * @param siteUrl targets on this site are followed to their end, so that visitors are redirected once
 */
export function createRedirects<R extends RedirectRule>(rules: readonly R[], siteUrl: string): Redirects<R> {
  const { origin: siteOrigin } = new URL(siteUrl);
  const plainRules = new Map<string, number[]>();
  const expressionRules: number[] = [];
  rules.forEach(({ origin, format }, index) => {
    if (!origin) return;
    if (format === 'regex') expressionRules.push(index);
    else {
      const key = normalizePath(origin);
      plainRules.set(key, [...(plainRules.get(key) ?? []), index]);
    }
  });
  const expressions = compileExpressions(expressionRules.map((index) => rules[index]?.origin ?? ''));
  return {
    findRule: (path, isUsable = () => true) => {
      const normalizedPath = normalizePath(path);
      const text = decodeOrKeep(path.replaceAll(/^\/|\/$/g, ''));
      const candidates = [
        ...(plainRules.get(normalizedPath) ?? []),
        ...expressions.match(text).map((index) => expressionRules[index] ?? 0),
      ].toSorted((a, b) => a - b);
      for (const index of candidates) {
        const rule = rules[index];
        const match = rule && isUsable(rule) && applyRule(rule, text, normalizedPath, siteOrigin);
        if (match) return match;
      }
      return null;
    },
  };
}

/** @returns null for a rule without a valid target, and for one that leads to the same path */
function applyRule<R extends RedirectRule>(rule: R, text: string, normalizedPath: string, siteOrigin: string): MatchedRule<R> | null {
  const { type } = rule;
  if (type !== null && isRemovalStatus(type)) return { rule, status: type, location: null, localPath: null, suffix: '' };
  const groups = rule.format === 'regex' ? matchExpression(rule.origin ?? '', text) : [];
  const target = groups && createTarget((rule.target ?? '').trim(), groups, siteOrigin);
  if (!target || (target.localPath !== null && normalizePath(target.localPath) === normalizedPath)) return null;
  // A rule without a type is permanent, as in Yoast SEO, and one with an unknown type is temporary.
  return { rule, status: redirectStatuses.find((each) => each === (type ?? 301)) ?? 302, ...target };
}

type Lookups = {
  siteUrl: string;
  /** Finds the first rule that matches a path. */
  findRule: (path: string) => Promise<RedirectRule | null>;
  findUri: FindUri;
};

/**
 * Finds the redirect of a path without a page: the one of the first rule that matches.
 * @returns null if no rule matches, or if the rules lead back to the path
 */
export async function findRedirect(path: string, { siteUrl, findRule, findUri }: Lookups): Promise<Redirect | null> {
  const visited = new Set([normalizePath(path)]);
  let redirect: { status: RedirectStatus; location: string } | null = null;
  let current = path;
  while (visited.size <= MAX_RULES_IN_CHAIN) {
    const rule = await findRule(current);
    const match = rule && createRedirects([rule], siteUrl).findRule(current);
    if (!match) return redirect;
    const { status, location, localPath, suffix } = match;
    if (isRemovalStatus(status)) return { status };
    redirect = { status: redirect ? combineStatuses(redirect.status, status) : status, location: location ?? '' };
    if (localPath === null) return redirect;
    const uri = await findUri(localPath);
    if (uri !== null) return differsOnlyInCase(localPath, uri) ? { ...redirect, location: uri + suffix } : redirect;
    // The parameters of a target would be lost on the way to another one.
    if (suffix !== '') return redirect;
    if (visited.has(normalizePath(localPath))) return null;
    visited.add(normalizePath(localPath));
    current = localPath;
  }
  return null;
}

/** The status of the first redirect, unless a later one is temporary. */
function combineStatuses(first: RedirectStatus, next: RedirectStatus): RedirectStatus {
  const isTemporary = next === 302 || next === 307;
  if (!isTemporary) return first;
  if (first === 301) return 302;
  return first === 308 ? 307 : first;
}

/**
 * RE2 needs linear time, but it writes out repetitions such as `{50}`: the product of all counts multiplies the time for each path that visitors request.
 */
export const MAX_EXPRESSION_REPETITIONS = 200;
export const MAX_EXPRESSION_LENGTH = 500;

/** Whether a regular expression that an editor entered is valid, and neither longer nor more repetitive than allowed. */
export function isExpression(origin: string): boolean {
  return isBounded(origin) && isAccepted(() => RE2JS.compile(toPattern(origin), RE2JS.CASE_INSENSITIVE));
}

function isBounded(origin: string): boolean {
  const counts = Array.from(origin.matchAll(/\{(\d+)(?:,(\d*))?\}/g), ([, least, most]) => Number(most || least));
  const repetitions = counts.reduce((product, count) => product * Math.max(count, 1), 1);
  return origin.length <= MAX_EXPRESSION_LENGTH && repetitions <= MAX_EXPRESSION_REPETITIONS;
}

/** The expression without the anchors and slashes at its ends. */
const toPattern = (origin: string) => origin.replace(/^\^?\/?/, '').replace(/\/?\$?$/, '');

/** The beginning of all normalized paths that an expression matches. It can be shorter than possible, or empty. */
export function getExpressionPrefix(origin: string): string {
  const pattern = toPattern(origin);
  if (pattern.includes('|')) return '';
  const literal = /^[a-z0-9/_ -]*/i.exec(pattern)?.[0] ?? '';
  // A quantifier applies to the last character.
  const isQuantified = /^[?*+{]/.test(pattern.slice(literal.length));
  return (isQuantified ? literal.slice(0, -1) : literal).toLowerCase();
}

/** The groups of a match of the whole text; the first one is the whole text. */
function matchExpression(origin: string, text: string): string[] | null {
  const matcher = RE2JS.compile(toPattern(origin), RE2JS.CASE_INSENSITIVE).matcher(text);
  if (!matcher.matches()) return null;
  return Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? '');
}

/** Expressions that are compiled into one program, and the memory that it may use for states that it has met. */
const EXPRESSIONS_PER_SET = 250;
const SET_MEMORY_BYTES = 2 * 1024 * 1024;

type Expression = { index: number; pattern: string };
/** Lists the indexes of the expressions that match a whole text. */
type MatchAll = (text: string) => number[];

function compileExpressions(origins: readonly string[]): { match: MatchAll } {
  const expressions = origins.flatMap((origin, index) => (isBounded(origin) ? [{ index, pattern: toPattern(origin) }] : []));
  const sets = Array.from({ length: Math.ceil(expressions.length / EXPRESSIONS_PER_SET) }, (_, number) =>
    compileSet(expressions.slice(number * EXPRESSIONS_PER_SET, (number + 1) * EXPRESSIONS_PER_SET)),
  );
  return { match: (text) => sets.flatMap((match) => match(text)) };
}

function compileSet(expressions: readonly Expression[]): MatchAll {
  const set = new RE2Set(RE2Set.ANCHOR_BOTH, RE2JS.CASE_INSENSITIVE, SET_MEMORY_BYTES);
  const added = expressions.filter(({ pattern }) => isAccepted(() => set.add(`(?:${pattern})`)));
  if (isAccepted(() => set.compile())) return (text) => set.match(text).map((position) => added[position]?.index ?? 0);
  if (expressions.length === 1) return () => [];
  // RE2 limits the size of a program.
  const middle = Math.ceil(expressions.length / 2);
  const [first, second] = [compileSet(expressions.slice(0, middle)), compileSet(expressions.slice(middle))];
  return (text) => [...first(text), ...second(text)];
}

/** Whether RE2 accepts an expression or a program. */
function isAccepted(compile: () => unknown): boolean {
  try {
    compile();
    return true;
  } catch (error) {
    if (error instanceof RE2JSException) return false;
    throw error;
  }
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

/** The path on this site to which a rule leads. Null for other sites, removed pages and invalid targets. */
export function getLocalTarget({ target, type }: RedirectRule, siteUrl: string): string | null {
  if (type !== null && isRemovalStatus(type)) return null;
  return createTarget((target ?? '').trim(), EXAMPLE_GROUPS, new URL(siteUrl).origin)?.localPath ?? null;
}

/** Stands for the groups of an expression in a target. */
const EXAMPLE_GROUPS = Array.from({ length: 10 }, () => 'example');

/** Paths that are equal after this are the same for plain redirects. */
export const normalizePath = (path: string): string => decodePath(path).toLowerCase();

/** Whether a path and a URI differ only in letter case. The content service ignores case, so it also finds a page at paths that are not its URI. */
export const differsOnlyInCase = (path: string, uri: string): boolean =>
  decodePath(path) !== decodePath(uri) && normalizePath(path) === normalizePath(uri);

/** The decoded path without the slashes at its ends. */
function decodePath(path: string): string {
  // Without the lookbehind, each slash of a long row would be tried as the first one.
  return decodeOrKeep(path.replaceAll(/^\/+|(?<!\/)\/+$/g, ''));
}
