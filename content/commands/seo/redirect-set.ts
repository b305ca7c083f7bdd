/** The redirects of the site in their order, with indexes that make an import of thousands fast. */
import { setImmediate } from 'node:timers/promises';
import {
  createRedirects,
  getExpressionPrefix,
  getLocalTarget,
  type MatchedRule,
  normalizePath,
  type Redirects,
} from '#lib/uri/redirects.ts';
import { type RedirectRow, type StoredRedirect, toOriginKey } from '../../core/rows/redirects.ts';
import { UserError } from '../../core/user-error.ts';

/** A redirect that is not stored yet has no id. */
type Rule = RedirectRow & { id?: number };

/** New expressions are compared one by one until there are this many, or as many as in the compiled program. */
const MIN_RECOMPILED = 50;

const RULES_PER_SLICE = 500;

/** Longer chains count as loops. An expression can lead to ever longer paths: `^a(\d+)$` to `/a1$1`. */
const MAX_STEPS = 20;

export class RedirectSet {
  /** By origin. A rule that replaces another one keeps its place. */
  private readonly rules = new Map<string, Rule>();
  /** Rules by the path on this site to which they lead. */
  private readonly byTarget = new Map<string, Set<Rule>>();
  private readonly stored: ReadonlyMap<number, StoredRedirect>;
  private readonly siteUrl: string;
  /** The expressions of some rules, compiled together, and the rules that were added since. */
  private compiled: { redirects: Redirects<Rule>; size: number };
  private added: { rule: Rule; redirects: Redirects<Rule> }[] = [];

  private constructor(rules: readonly StoredRedirect[], siteUrl: string) {
    this.siteUrl = siteUrl;
    this.stored = new Map(rules.map((rule) => [rule.id, rule]));
    this.compiled = this.compile(rules);
  }

  /** Other requests are served while the rules are indexed. */
  static async create(rules: readonly StoredRedirect[], siteUrl: string): Promise<RedirectSet> {
    const set = new RedirectSet(rules, siteUrl);
    for (const [index, rule] of rules.entries()) {
      if (index % RULES_PER_SLICE === 0) await setImmediate();
      set.index(rule);
    }
    return set;
  }

  list(): Rule[] {
    return [...this.rules.values()];
  }

  /** Compares the rules with the stored ones. */
  getChanges(): { created: RedirectRow[]; updated: { before: StoredRedirect; after: StoredRedirect }[]; deleted: StoredRedirect[] } {
    const remaining = new Map(this.stored);
    const created: RedirectRow[] = [];
    const updated: { before: StoredRedirect; after: StoredRedirect }[] = [];
    for (const rule of this.rules.values()) {
      const before = rule.id === undefined ? undefined : remaining.get(rule.id);
      if (!before) {
        created.push(rule);
        continue;
      }
      remaining.delete(before.id);
      if (!isSame(before, rule)) updated.push({ before, after: { ...rule, id: before.id } });
    }
    return { created, updated, deleted: [...remaining.values()] };
  }

  /** Finds the redirect of an origin. A site has one for each. */
  find(origin: string, format: RedirectRow['format']): Rule | undefined {
    return this.rules.get(toKey({ origin, format }));
  }

  add(rule: Rule): void {
    this.index(rule);
    if (rule.format === 'regex') this.added.push({ rule, redirects: createRedirects([rule], this.siteUrl) });
  }

  remove(rule: Rule): void {
    this.rules.delete(toKey(rule));
    this.deleteTarget(rule);
  }

  /** Puts a rule in the place of another one. */
  replace(before: Rule, after: RedirectRow): void {
    const rule: Rule = before.id === undefined ? after : { ...after, id: before.id };
    if (toKey(before) === toKey(after)) this.deleteTarget(before);
    else this.remove(before);
    this.add(rule);
  }

  /**
   * Rejects a redirect that forms a loop, or leads to another redirect. Visitors are redirected once, so both are mistakes.
   * @param replaced the rule that is left out, because the new one replaces it
   * @throws UserError
   */
  assertSingleStep(rule: RedirectRow, replaced?: Rule): void {
    // With type 410, the rule has no target, so it also matches a path that it would redirect to itself.
    const ownMatcher = createRedirects([{ ...rule, type: 410 }], this.siteUrl);
    const target = getLocalTarget(rule, this.siteUrl);
    if (target !== null) {
      if (ownMatcher.findRule(target))
        throw new UserError(`The redirect from ${rule.origin} to ${rule.target} leads back to itself. Choose another target.`);
      const next = this.findStep(target, replaced);
      if (next) throw this.createChainError(rule, this.followRules(target, ownMatcher, replaced));
    }
    const previous = this.findPrevious(rule, ownMatcher, replaced);
    if (previous)
      throw new UserError(
        `The redirect from ${previous.origin} leads to ${previous.target}, which would be redirected again. Change the target of that redirect first.`,
      );
  }

  private index(rule: Rule): void {
    this.rules.set(toKey(rule), rule);
    const target = getLocalTarget(rule, this.siteUrl);
    if (target === null) return;
    const key = normalizePath(target);
    const rules = this.byTarget.get(key);
    if (rules) rules.add(rule);
    else this.byTarget.set(key, new Set([rule]));
  }

  private deleteTarget(rule: Rule): void {
    const target = getLocalTarget(rule, this.siteUrl);
    if (target !== null) this.byTarget.get(normalizePath(target))?.delete(rule);
  }

  private compile(rules: readonly Rule[]): { redirects: Redirects<Rule>; size: number } {
    const expressions = rules.filter(({ format }) => format === 'regex');
    return { redirects: createRedirects(expressions, this.siteUrl), size: expressions.length };
  }

  private createChainError(rule: RedirectRow, { steps, end }: Chain): UserError {
    if (end === null) {
      const cycle = [rule.origin, ...steps.map(({ rule: step }) => step.origin), rule.origin].join(' → ');
      return new UserError(
        `The redirect from ${rule.origin} to ${rule.target} creates a loop, because ${steps[0]?.rule.origin} is redirected back: ${cycle}. Delete one of these redirects first.`,
      );
    }
    const remedy = end === '' ? 'Choose another target.' : `Use ${end} as the target.`;
    return new UserError(`The target ${rule.target} is itself redirected. Redirects cannot be chained. ${remedy}`);
  }

  private findStep(path: string, replaced: Rule | undefined): MatchedRule<Rule> | null {
    const isUsable = (rule: Rule) => rule !== replaced && this.rules.get(toKey(rule)) === rule;
    const plain = this.find(path, 'plain');
    const match = plain && isUsable(plain) && createRedirects([plain], this.siteUrl).findRule(path);
    return match || this.findExpression(path, isUsable);
  }

  private findExpression(path: string, isUsable: (rule: Rule) => boolean): MatchedRule<Rule> | null {
    if (this.added.length > Math.max(MIN_RECOMPILED, this.compiled.size)) {
      this.compiled = this.compile(this.list());
      this.added = [];
    }
    const match = this.compiled.redirects.findRule(path, isUsable);
    if (match) return match;
    for (const { redirects } of this.added) {
      const added = redirects.findRule(path, isUsable);
      if (added) return added;
    }
    return null;
  }

  /** Follows a chain to its end. */
  private followRules(start: string, ownMatcher: Redirects<RedirectRow>, replaced: Rule | undefined): Chain {
    const visited = new Set<string>();
    const steps: MatchedRule<Rule>[] = [];
    for (let path = start; ;) {
      if (steps.length >= MAX_STEPS || visited.has(normalizePath(path)) || ownMatcher.findRule(path)) return { steps, end: null };
      visited.add(normalizePath(path));
      const step = this.findStep(path, replaced);
      if (!step) return { steps, end: path };
      steps.push(step);
      if (step.location === null) return { steps, end: '' };
      if (step.localPath === null) return { steps, end: step.location };
      path = step.localPath;
    }
  }

  /** Finds a rule that leads to a path which the new rule would redirect. */
  private findPrevious(rule: RedirectRow, ownMatcher: Redirects<RedirectRow>, replaced: Rule | undefined): Rule | undefined {
    const findOther = (rules: Iterable<Rule>) => [...rules].find((each) => each !== replaced);
    if (rule.format === 'plain') return findOther(this.byTarget.get(normalizePath(rule.origin)) ?? []);
    const prefix = getExpressionPrefix(rule.origin);
    for (const [target, rules] of this.byTarget) {
      if (!target.startsWith(prefix)) continue;
      const other = findOther(rules);
      if (other && ownMatcher.findRule(target)) return other;
    }
    return undefined;
  }
}

/** The redirects on the way, and the last target: the empty string if it was removed, and null if the way is a loop. */
type Chain = { steps: MatchedRule<Rule>[]; end: string | null };

const isSame = (a: RedirectRow, b: RedirectRow) =>
  a.origin === b.origin && a.target === b.target && a.type === b.type && a.format === b.format;

const toKey = (rule: Pick<RedirectRow, 'origin' | 'format'>) => `${rule.format} ${toOriginKey(rule)}`;
