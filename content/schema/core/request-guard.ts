/** The limits of a request while its operations are executed, as resolvers see them. The server measures and enforces them. */

export type RequestGuard = {
  /**
   * Returns undefined if the caller may continue, or a promise to wait for, so that other requests are served first. The promise never settles after the
   * request has been stopped, so the operation ends there.
   */
  pause: () => Promise<void> | undefined;
  /** Counts a field of the response and the length of its name. The request is stopped if it exceeds a limit. */
  countField: (bytes: number) => void;
  /** Counts a part of the response. */
  countBytes: (bytes: number) => void;
  /** Counts a field that failed. */
  countError: () => void;
};

/** For operations that the service runs itself. */
export const unlimitedGuard: RequestGuard = {
  pause: () => undefined,
  countField: () => undefined,
  countBytes: () => undefined,
  countError: () => undefined,
};
