/** @returns null if the promise is still pending after the time */
export async function waitAtMost<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const timeout = Promise.withResolvers<null>();
  const timer = setTimeout(() => timeout.resolve(null), ms);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
