/** The redirects of the site in their order, with indexes that make an import of thousands fast. */
import { createRedirects, isRemovalStatus, normalizePath, type Redirects } from '#lib/uri/redirects.ts';
import { UserError } from '../../core/user-error.ts';
import type { RedirectRow } from './redirect-rules.ts';

/** Stands for a group of an expression in a target. */
const EXAMPLE = 'example';
/** The origin of a rule whose target is looked up. No rule can have this origin. */
const ANY_ORIGIN = '\u0001';

export class RedirectSet {
  private readonly rules: RedirectRow[] = [];
  private readonly plain = new Map<string, RedirectRow>();
  private readonly expressions = new Map<string, { rule: RedirectRow; redirects: Redirects }>();
  /** Rules by the path on this site to which they lead. */
  private readonly byTarget = new Map<string, Set<RedirectRow>>();
  private readonly siteUrl: string;

  constructor(rules: readonly RedirectRow[], siteUrl: string) {
    this.siteUrl = siteUrl;
    for (const rule of rules) this.add(rule);
  }

  list(): readonly RedirectRow[] {
    return this.rules;
  }

  /** Finds the redirect of an origin. A site has one for each. */
  find(origin: string, format: RedirectRow['format']): RedirectRow | undefined {
    return format === 'plain' ? this.plain.get(normalizePath(origin)) : this.expressions.get(origin)?.rule;
  }

  /** @param index in the order of the rules; by default at the end */
  add(rule: RedirectRow, index = this.rules.length): void {
    this.rules.splice(index, 0, rule);
    // If an import from WordPress contains an origin twice, the first rule applies.
    if (rule.format === 'plain') {
      if (!this.plain.has(normalizePath(rule.origin))) this.plain.set(normalizePath(rule.origin), rule);
    } else if (!this.expressions.has(rule.origin))
      this.expressions.set(rule.origin, { rule, redirects: createRedirects([rule], this.siteUrl) });
    const target = this.getLocalTarget(rule);
    if (target === null) return;
    const key = normalizePath(target);
    this.byTarget.set(key, (this.byTarget.get(key) ?? new Set()).add(rule));
  }

  /** @returns the index that the rule had */
  remove(rule: RedirectRow): number {
    const index = this.rules.indexOf(rule);
    this.rules.splice(index, 1);
    if (rule.format === 'plain') this.plain.delete(normalizePath(rule.origin));
    else this.expressions.delete(rule.origin);
    const target = this.getLocalTarget(rule);
    if (target !== null) this.byTarget.get(normalizePath(target))?.delete(rule);
    return index;
  }

  /**
   * Rejects a redirect that forms a loop, or leads to another redirect. Visitors are redirected once, so both are mistakes.
   * @param rule that is not in the set
   * @throws UserError
   */
  assertSingleStep(rule: RedirectRow): void {
    // With type 410, the rule has no target, so it also matches a path that it would redirect to itself.
    const ownMatcher = createRedirects([{ ...rule, type: 410 }], this.siteUrl);
    const target = this.getLocalTarget(rule);
    if (target !== null) {
      if (ownMatcher.findRule(target))
        throw new UserError(`The redirect from ${rule.origin} to ${rule.target} leads back to itself. Choose another target.`);
      const next = this.findStep(target);
      if (next) throw this.createChainError(rule, next.rule.origin ?? '', this.followRules(target, ownMatcher));
    }
    const previous = this.findPrevious(rule, ownMatcher);
    if (previous)
      throw new UserError(
        `The redirect from ${previous.origin} leads to ${previous.target}, which would be redirected again. Change the target of that redirect first.`,
      );
  }

  private createChainError(rule: RedirectRow, next: string, end: string | null): UserError {
    if (end === null)
      return new UserError(
        `The redirect from ${rule.origin} to ${rule.target} creates a loop, because ${next} is redirected back. Delete that redirect first.`,
      );
    const remedy = end === '' ? 'Choose another target.' : `Use ${end} as the target.`;
    return new UserError(`The target ${rule.target} is itself redirected. Redirects cannot be chained. ${remedy}`);
  }

  private findStep(path: string): ReturnType<Redirects['findRule']> {
    const rule = this.plain.get(normalizePath(path));
    if (rule) return createRedirects([rule], this.siteUrl).findRule(path);
    for (const { redirects } of this.expressions.values()) {
      const step = redirects.findRule(path);
      if (step) return step;
    }
    return null;
  }

  /** Returns the last target of a chain, the empty string if it ends at a removed page, and null if it leads to the new rule or forms a loop. */
  private followRules(start: string, ownMatcher: Redirects): string | null {
    const visited = new Set<string>();
    for (let path = start; ;) {
      if (visited.has(normalizePath(path)) || ownMatcher.findRule(path)) return null;
      visited.add(normalizePath(path));
      const step = this.findStep(path);
      if (!step) return path;
      if (step.location === null) return '';
      if (step.localPath === null) return step.location;
      path = step.localPath;
    }
  }

  /** Finds a rule that leads to a path which the new rule would redirect. */
  private findPrevious(rule: RedirectRow, ownMatcher: Redirects): RedirectRow | undefined {
    if (rule.format === 'plain') return [...(this.byTarget.get(normalizePath(rule.origin)) ?? [])][0];
    for (const [target, rules] of this.byTarget) if (rules.size > 0 && ownMatcher.findRule(target)) return [...rules][0];
    return undefined;
  }

  /** The path on this site to which a rule leads. Null for other sites and removed pages. */
  private getLocalTarget({ target, type }: RedirectRow): string | null {
    if (isRemovalStatus(type)) return null;
    const example = { origin: ANY_ORIGIN, target: target.replaceAll(/\$\d/g, EXAMPLE), type, format: 'plain' };
    return createRedirects([example], this.siteUrl).findRule(ANY_ORIGIN)?.localPath ?? null;
  }
}
