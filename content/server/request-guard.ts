/**
 * Measures what the operations of one request consume, and stops all of them when a limit is exceeded. The operations of a batch share one guard.
 * Static limits (query-limits.ts) do not take the size of stored values into account.
 */
import type { GraphQLError } from 'graphql';
import type { RequestGuard } from '../schema/core/request-guard.ts';
import { createRequestError } from './errors.ts';
import type { ResponseMemory } from './response-memory.ts';
import type { TimeSlices } from './time-slices.ts';

export const REQUEST_TIMEOUT_MS = 10_000;
/** More than fifty times the largest page of the site. A client that needs more requests it in pages. */
const MAX_VISITOR_BYTES = 8_000_000;
/** Editors' tools read unpublished content and the schema in one request. The schema alone takes 4 MB. */
const MAX_SIGNED_IN_BYTES = 16_000_000;
/** Lists of blocks have no page size, so static limits cannot count their values. */
const MAX_FIELDS = 500_000;
/** Each error has a stack trace and a path. */
const MAX_ERRORS = 1_000;
/** Memory of a field besides its text: its entry in an object, and its state while it is computed. */
const FIELD_BYTES = 64;
/** The shared total is updated in steps of this size. */
const REPORT_BYTES = 100_000;

export type OperationGuard = RequestGuard & {
  /** Aborted when the request is stopped. */
  readonly signal: AbortSignal;
  /** Size of the response counted so far. */
  readonly bytes: number;
  readonly maxBytes: number;
  stop: (error: GraphQLError) => void;
  /**
   * Waits for the result of an operation.
   * @param writes whether the operation is a mutation, which the error mentions
   * @throws GraphQLError when the request is stopped
   */
  waitFor: <T>(result: Promise<T> | T, writes: boolean) => Promise<T>;
  /**
   * Counts the bytes of a response, and returns them.
   * @throws GraphQLError if the responses of the request exceed the limit together
   */
  countResponse: (bytes: Uint8Array) => Uint8Array;
  /** Frees what the request has reserved. */
  release: () => void;
};

export type RequestGuardOptions = {
  slices: TimeSlices;
  memory: ResponseMemory;
  isSignedIn: boolean;
  /** Aborted when the client disconnects. */
  disconnected?: AbortSignal;
  timeoutMs?: number;
};

export function createRequestGuard(options: RequestGuardOptions): OperationGuard {
  const { slices, memory, isSignedIn, disconnected, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const deadline = performance.now() + timeoutMs;
  const maxBytes = isSignedIn ? MAX_SIGNED_IN_BYTES : MAX_VISITOR_BYTES;
  const lane = slices.createLane();
  const abort = new AbortController();
  const stopped = Promise.withResolvers<never>();
  // The promise may also reject while no operation waits for it.
  stopped.promise.catch(() => undefined);
  let stopError: GraphQLError | undefined;
  let bytes = 0;
  let fields = 0;
  let errors = 0;
  let reported = 0;
  let responseBytes = 0;

  const stop = (error: GraphQLError) => {
    if (stopError) return;
    stopError = error;
    lane.clear();
    abort.abort();
    stopped.reject(error);
  };
  const reservation = memory.reserve(() =>
    stop(createRequestError('The service is processing too many large responses. Try again in a second.', 503)),
  );
  const onDisconnect = () => stop(createRequestError('The client disconnected.'));
  if (disconnected?.aborted) onDisconnect();
  else disconnected?.addEventListener('abort', onDisconnect, { once: true });

  const countBytes = (size: number) => {
    bytes += size;
    if (bytes > maxBytes) stop(createTooLargeError(maxBytes));
    const used = bytes + fields * FIELD_BYTES;
    if (used - reported < REPORT_BYTES) return;
    reservation.resize(used);
    reported = used;
  };

  return {
    signal: abort.signal,
    maxBytes,
    get bytes() {
      return bytes;
    },
    pause: () => {
      if (stopError) return new Promise<void>(() => {});
      return slices.isOver() ? lane.wait() : undefined;
    },
    countField: (size) => {
      fields += 1;
      if (fields > MAX_FIELDS)
        stop(
          createRequestError(
            `The response has more than ${MAX_FIELDS} values. Responses are limited to ${MAX_FIELDS} values. Request smaller pages, or fewer fields.`,
            400,
          ),
        );
      countBytes(size);
    },
    countBytes,
    countError: () => {
      errors += 1;
      if (errors > MAX_ERRORS)
        stop(
          createRequestError(
            `The operation has more than ${MAX_ERRORS} errors. Operations are limited to ${MAX_ERRORS} errors. Correct the first ones.`,
            400,
          ),
        );
    },
    stop,
    waitFor: async <T>(result: Promise<T> | T, writes: boolean): Promise<T> => {
      if (stopError) {
        // The result is no longer needed. If the promise rejects, the rejection must not end the process.
        if (result instanceof Promise) result.catch(() => undefined);
        throw stopError;
      }
      if (!(result instanceof Promise)) return result;
      const timer = setTimeout(() => stop(createTimeoutError(timeoutMs, writes)), Math.max(deadline - performance.now(), 0));
      try {
        return await Promise.race([result, stopped.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    countResponse: (bytes) => {
      responseBytes += bytes.length;
      if (responseBytes > maxBytes) throw createTooLargeError(maxBytes);
      return bytes;
    },
    release: () => {
      reservation.release();
      disconnected?.removeEventListener('abort', onDisconnect);
    },
  };
}

export function createTooLargeError(maxBytes: number): GraphQLError {
  const limit = `${maxBytes / 1_000_000} MB`;
  return createRequestError(
    `The response is larger than ${limit}. Responses are limited to ${limit}. Request smaller pages, or fewer fields.`,
    400,
  );
}

function createTimeoutError(timeoutMs: number, writes: boolean): GraphQLError {
  const hint = writes ? 'Its changes may have been made. Check before you send it again.' : 'Request less data at once.';
  return createRequestError(`The operation was aborted, because it took longer than ${timeoutMs / 1000} seconds. ${hint}`, 503);
}
