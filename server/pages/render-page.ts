/** Requests pages from Next through the queue. */
import type { NextApp, NextResponseData } from '../next/next-app.ts';
import { OVER_BUDGET_TIMEOUT_FACTOR, type RenderBudget } from './render-budget.ts';
import { createRenderQueue, type RenderPriority } from './render-queue.ts';

/**
 * Why a page is rendered: a visitor waits for it; it is outdated, so that a visitor might wait for it (`renewal`); or it is older than it should be.
 * @property network of the visitor (`toNetworkPrefix`); without it, the render counts against no budget
 */
export type RenderReason = { kind: 'visitor'; network?: string | undefined } | { kind: 'renewal' } | { kind: 'revalidation' };

/** @throws RenderUnavailableError if the page cannot be rendered in time, or if Next is not running */
export type RenderPage = (target: string, reason: RenderReason, headers?: Readonly<Record<string, string>>) => Promise<NextResponseData>;

interface Options {
  next: Pick<NextApp, 'fetchPage'>;
  /** Renders at the same time. */
  maxConcurrent: number;
  /** How many of them may be for networks without a budget. */
  maxOverBudget: number;
  /** See `render-pauses.ts`. */
  getPauseFactor: () => number;
  budget: RenderBudget;
  /** How long a visitor waits for a page. */
  pageTimeoutMs: number;
}

/** A render of a network without a budget may take this share of the time that its visitor waits. A crawler with a few connections then gets every page. */
const OVER_BUDGET_SHARE = 0.75;

/** No visitor waits for a revalidation, but a page that waits longer is requested again later. */
const REVALIDATION_MS = 60_000;

export function createRenderPage({ next, maxConcurrent, maxOverBudget, getPauseFactor, budget, pageTimeoutMs }: Options): RenderPage {
  const maxMs = {
    visitor: pageTimeoutMs,
    revalidation: REVALIDATION_MS,
    'over-budget': pageTimeoutMs * OVER_BUDGET_TIMEOUT_FACTOR * OVER_BUDGET_SHARE,
  };
  const queue = createRenderQueue({ maxConcurrent, maxOverBudget, maxMs, getPauseFactor });
  const getPriority = (reason: RenderReason): RenderPriority => {
    if (reason.kind === 'revalidation') return 'revalidation';
    if (reason.kind === 'renewal') return 'visitor';
    return reason.network === undefined || budget.consume(reason.network) ? 'visitor' : 'over-budget';
  };
  return (target, reason, headers) => queue.run(getPriority(reason), () => next.fetchPage(target, headers));
}
