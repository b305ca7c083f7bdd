/** Returns undefined if the caller may continue, or a promise to wait for, so that other requests are served first. */
export type Pause = () => Promise<void> | undefined;
