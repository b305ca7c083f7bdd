/**
 * Limits the memory of all responses of the process: those that are being computed, and those that clients have not read yet. If the limit is exceeded, the
 * response that its client has not read for the longest time is dropped. If no client has stalled, the largest response is dropped, so that small ones are not
 * affected.
 */

/** A response that is being computed is in the heap (CONTENT_MEMORY_MB), beside the schema and the caches. A body that is being sent is outside of it. */
const MAX_BYTES = 64_000_000;
/** A client that has not read anything for this long has stalled. */
const STALLED_MS = 1_000;

export type ResponseMemory = {
  /**
   * @param drop called if other responses need the memory; must release it
   */
  reserve: (drop: () => void) => Reservation;
  readonly bytes: number;
};

export type Reservation = {
  resize: (bytes: number) => void;
  /** Reserves the memory of a body. It is counted once, even if several responses send it: cached responses share their bodies. */
  hold: (body: Uint8Array) => void;
  /** Marks the response as being sent. Called again whenever the client has read a part of it. */
  markRead: () => void;
  release: () => void;
};

type Holder = { bytes: number; body?: Uint8Array; readAt: number | undefined; drop: () => void };

export function createResponseMemory(maxBytes = MAX_BYTES): ResponseMemory {
  const holders = new Set<Holder>();
  /** The number of holders of each body. */
  const bodies = new Map<Uint8Array, number>();
  let total = 0;

  const resize = (holder: Holder, bytes: number) => {
    if (!holders.has(holder)) return;
    total += bytes - holder.bytes;
    holder.bytes = bytes;
    dropUntilWithinLimit();
  };
  const dropUntilWithinLimit = (): void => {
    const dropped = total > maxBytes ? selectHolderToDrop([...holders]) : undefined;
    if (!dropped) return;
    release(dropped);
    dropped.drop();
    dropUntilWithinLimit();
  };
  const hold = (holder: Holder, body: Uint8Array) => {
    if (!holders.has(holder)) return;
    holder.body = body;
    const count = bodies.get(body) ?? 0;
    bodies.set(body, count + 1);
    if (count === 0) total += body.length;
    dropUntilWithinLimit();
  };
  const release = (holder: Holder) => {
    if (!holders.delete(holder)) return;
    total -= holder.bytes;
    if (!holder.body) return;
    const count = bodies.get(holder.body) ?? 0;
    if (count > 1) return void bodies.set(holder.body, count - 1);
    bodies.delete(holder.body);
    total -= holder.body.length;
  };
  return {
    get bytes() {
      return total;
    },
    reserve: (drop) => {
      const holder: Holder = { bytes: 0, readAt: undefined, drop };
      holders.add(holder);
      return {
        resize: (bytes) => resize(holder, bytes),
        hold: (body) => hold(holder, body),
        markRead: () => {
          holder.readAt = performance.now();
        },
        release: () => release(holder),
      };
    },
  };
}

function selectHolderToDrop(holders: readonly Holder[]): Holder | undefined {
  const stalledSince = performance.now() - STALLED_MS;
  const getSize = ({ bytes, body }: Holder) => bytes + (body?.length ?? 0);
  const stalled = holders.filter((holder) => (holder.readAt ?? Infinity) < stalledSince && getSize(holder) > 0);
  const oldest = stalled.toSorted((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0))[0];
  return oldest ?? holders.toSorted((a, b) => getSize(b) - getSize(a))[0];
}
