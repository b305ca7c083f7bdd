/** A bounded queue in front of Next: it determines how many pages are rendered at the same time, in which order, and which ones are rejected immediately. */
import { RenderUnavailableError } from '../next/render-unavailable-error.ts';

/**
 * In the order in which renders start. `visitor`: a visitor waits. `revalidation`: a stale page is being served in the meantime. `over-budget`: a
 * visitor waits whose network has used up its budget (`render-budget.ts`).
 */
export const renderPriorities = ['visitor', 'revalidation', 'over-budget'] as const;

export type RenderPriority = (typeof renderPriorities)[number];

/** The expected wait exceeds the time that a visitor waits, or too many renders are already waiting. */
export class RenderQueueFullError extends RenderUnavailableError {
  override name = 'RenderQueueFullError';
}

export interface RenderQueue {
  /** @throws RenderQueueFullError immediately, without waiting, if the render is not one of the next and could not be completed in time */
  run: <T>(priority: RenderPriority, render: () => Promise<T>) => Promise<T>;
  /** Renders that have not started yet. */
  getLength: () => number;
}

interface Options {
  /** Maximum number of concurrent renders. */
  maxConcurrent: number;
  /** How many of them may be for networks without a budget, so that slots stay free for others. */
  maxOverBudget: number;
  /** How long the slot of a render for a network without a budget stays empty after the render, as a multiple of its duration. Default: 0. */
  getPauseFactor?: () => number;
  /** Longest acceptable time from the request for a render until its end. */
  maxMs: Readonly<Record<RenderPriority, number>>;
  /** Maximum number of waiting renders, regardless of their expected duration. */
  maxLength?: number;
  /** Milliseconds on a clock that only moves forward. */
  now?: () => number;
}

interface WaitingRender {
  start: () => void;
  reject: (error: RenderQueueFullError) => void;
  /** The time at which it began to wait. */
  since: number;
}

/** Entries take little memory. This limit is only reached if renders are much faster than usual. */
const DEFAULT_MAX_LENGTH = 500;

/**
 * More renders than this do not wait for networks without a budget. A crawler has fewer connections, and an attacker gets a response immediately, which takes
 * fewer resources than a wait.
 */
const MAX_OVER_BUDGET_WAITING = 24;

/** Expected duration of a render before any was measured. */
const INITIAL_RENDER_MS = 150;

/** Weight of the newest duration in the moving average. */
const NEW_WEIGHT = 0.2;

/** How often waiting renders are compared with the expected time. */
const CHECK_INTERVAL_MS = 200;

/** One in this many starts goes to the lowest priority that is waiting, so that no render waits forever. */
const STARTS_PER_LOWEST = 10;

export function createRenderQueue({
  maxConcurrent,
  maxOverBudget,
  maxMs,
  getPauseFactor = () => 0,
  maxLength = DEFAULT_MAX_LENGTH,
  now = () => performance.now(),
}: Options): RenderQueue {
  const waiting: Record<RenderPriority, WaitingRender[]> = { visitor: [], revalidation: [], 'over-budget': [] };
  /** When each of the running renders started. */
  const running = new Set<{ since: number }>();
  let runningCount = 0;
  let overBudgetCount = 0;
  let startCount = 0;
  let averageMs = INITIAL_RENDER_MS;
  let checks: NodeJS.Timeout | undefined;

  const getLength = () => renderPriorities.reduce((sum, priority) => sum + waiting[priority].length, 0);

  /**
   * Expected time until a render would be complete. If a visitor's render is one of the next to start, only its own time counts, however long the running
   * ones take: right after a start, they are slow only because their code is still loading.
   * @param ahead renders that wait and start before it
   */
  function estimateMs(priority: RenderPriority, ahead: number): number {
    const isNext = priority === 'visitor' && ahead < maxConcurrent;
    return isNext ? averageMs : (Math.floor((runningCount + ahead) / maxConcurrent) + 1) * getExpectedMs();
  }

  /** The average, or longer while a render takes longer. */
  function getExpectedMs(): number {
    const [oldest] = running;
    return oldest ? Math.max(averageMs, now() - oldest.since) : averageMs;
  }

  function countAhead(priority: RenderPriority): number {
    return renderPriorities.slice(0, renderPriorities.indexOf(priority) + 1).reduce((sum, each) => sum + waiting[each].length, 0);
  }

  const mayStart = (priority: RenderPriority) =>
    runningCount < maxConcurrent && (priority !== 'over-budget' || overBudgetCount < maxOverBudget);

  function countStart(priority: RenderPriority): void {
    runningCount++;
    if (priority === 'over-budget') overBudgetCount++;
  }

  function takeNext(): WaitingRender | undefined {
    startCount++;
    const order = startCount % STARTS_PER_LOWEST === 0 ? renderPriorities.toReversed() : renderPriorities;
    return order
      .filter(mayStart)
      .map((priority) => waiting[priority])
      .find(({ length }) => length > 0)
      ?.shift();
  }

  async function waitForTurn(priority: RenderPriority): Promise<void> {
    if (mayStart(priority)) return countStart(priority);
    if (priority === 'over-budget' && waiting[priority].length >= MAX_OVER_BUDGET_WAITING) throw createFullError();
    if (getLength() >= maxLength || estimateMs(priority, countAhead(priority)) > maxMs[priority]) throw createFullError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      countStart(priority);
      resolve();
    };
    waiting[priority].push({ start, reject, since: now() });
    checks ??= setInterval(rejectLate, CHECK_INTERVAL_MS);
    await promise;
  }

  function createFullError(): RenderQueueFullError {
    return new RenderQueueFullError(`${getLength()} renders are waiting, and one takes ${Math.round(averageMs)} ms on average.`);
  }

  /** Renders take longer than expected when the machine is busy. Those that can no longer be completed in time are rejected immediately. */
  function rejectLate(): void {
    let ahead = 0;
    for (const priority of renderPriorities) {
      waiting[priority] = waiting[priority].filter(({ since, reject }) => {
        const isInTime = now() - since + estimateMs(priority, ahead) <= maxMs[priority];
        if (isInTime) ahead++;
        else reject(createFullError());
        return isInTime;
      });
    }
    if (getLength() > 0) return;
    clearInterval(checks);
    checks = undefined;
  }

  function endRender(priority: RenderPriority, durationMs: number): void {
    runningCount--;
    if (priority === 'over-budget') endOverBudgetRender(durationMs * getPauseFactor());
    rejectLate();
    takeNext()?.start();
  }

  function endOverBudgetRender(pauseMs: number): void {
    if (pauseMs === 0) overBudgetCount--;
    else
      setTimeout(() => {
        overBudgetCount--;
        takeNext()?.start();
      }, pauseMs);
  }

  return {
    run: async (priority, render) => {
      await waitForTurn(priority);
      const turn = { since: now() };
      running.add(turn);
      try {
        return await render();
      } finally {
        running.delete(turn);
        const durationMs = now() - turn.since;
        averageMs += (durationMs - averageMs) * NEW_WEIGHT;
        endRender(priority, durationMs);
      }
    },
    getLength,
  };
}
