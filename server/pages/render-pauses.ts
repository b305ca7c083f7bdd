/**
 * Renders for networks without a budget use what the visitors of cached pages leave: while this process is busy with their requests, such renders pause,
 * because they compete for the same processors.
 */
import { performance } from 'node:perf_hooks';

/** This process is considered busy if it was active for a larger part of the time since the last such render. */
const BUSY_SHARE = 0.5;

/** While this process is busy, such renders take at most a seventh of the time. */
const BUSY_PAUSE_FACTOR = 6;

/** @returns a function that returns how long to pause after a render, as a multiple of its duration */
export function createPauseFactor(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization > BUSY_SHARE ? BUSY_PAUSE_FACTOR : 0;
  };
}
