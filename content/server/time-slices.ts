/**
 * Divides the work of all operations into short slices, between which the event loop serves other requests. JavaScript has one thread, so a
 * large operation would otherwise block all other clients until it is complete.
 */

/** A request that has used more time than this is large. */
const LARGE_MS = 100;
/** A slice plus the longest single step, such as rendering the largest content, has to stay below 250 ms. */
const SLICE_MS = 40;

export type TimeSlices = {
  /** Whether the slice of this turn of the event loop is used up. The first call of a turn begins the slice. */
  isOver: () => boolean;
  createLane: () => WorkLane;
};

/** The steps of one request that wait for a slice. */
export type WorkLane = {
  /** Resolves in a later slice. */
  wait: () => Promise<void>;
  /** Drops all waiting steps. Their promises never settle, so the work that depends on them is garbage-collected. */
  clear: () => void;
};

export function createTimeSlices(): TimeSlices {
  /** 0 if no slice has begun in this turn. */
  let endsAt = 0;
  let isScheduled = false;
  let lanes = 0;
  /** The lanes with waiting steps. */
  const waiting = new Set<LaneState>();

  const isOver = () => {
    const now = performance.now();
    if (endsAt !== 0) return now >= endsAt;
    endsAt = now + SLICE_MS;
    scheduleNextTurn();
    return false;
  };
  const scheduleNextTurn = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      endsAt = 0;
      void resumeSteps();
    });
  };
  const resumeSteps = async () => {
    while (waiting.size > 0 && !isOver()) {
      const lane = selectLane(waiting);
      // The latest step first: it continues what has begun, so fewer unfinished values are in memory.
      const resume = lane?.steps.pop();
      if (!lane || !resume) break;
      waiting.delete(lane);
      if (lane.steps.length > 0) waiting.add(lane);
      const startedAt = performance.now();
      resume();
      // Lets the step run before the time is checked again.
      await Promise.resolve();
      lane.usedMs += performance.now() - startedAt;
    }
    if (waiting.size > 0) scheduleNextTurn();
  };

  return {
    isOver,
    createLane: () => {
      const lane: LaneState = { number: (lanes += 1), usedMs: 0, steps: [] };
      return {
        wait: () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          lane.steps.push(resolve);
          waiting.add(lane);
          scheduleNextTurn();
          return promise;
        },
        clear: () => {
          lane.steps = [];
          waiting.delete(lane);
        },
      };
    },
  };
}

type LaneState = { number: number; usedMs: number; steps: (() => void)[] };

/**
 * Small requests come first, and take turns. Large ones are completed one after the other, in the order of their arrival: if they took turns, all of
 * them would be in memory at the same time and would exceed their time limits together.
 */
function selectLane(waiting: ReadonlySet<LaneState>): LaneState | undefined {
  let oldest: LaneState | undefined;
  for (const lane of waiting) {
    if (lane.usedMs < LARGE_MS) return lane;
    if (!oldest || lane.number < oldest.number) oldest = lane;
  }
  return oldest;
}
