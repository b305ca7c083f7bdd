import { GraphQLError, type ExecutionResult } from 'graphql';

/** Nobody waits longer for one operation; the database gives up on its statements sooner (content/db/connect.ts). */
const MAX_MS = 10_000;

/** The result, or an error in its place once the time is over. What was begun ends by itself; nothing waits for it. */
export async function withTimeLimit(execution: unknown, limitMs = MAX_MS): Promise<ExecutionResult> {
  const { promise: over, resolve } = Promise.withResolvers<ExecutionResult>();
  const timer = setTimeout(() => {
    const message = `The operation took longer than ${limitMs / 1000} seconds and was given up. Ask for less at once.`;
    resolve({ errors: [new GraphQLError(message, { extensions: { category: 'request', http: { status: 503 } } })] });
  }, limitMs);
  try {
    return await Promise.race([execution as Promise<ExecutionResult>, over]);
  } finally {
    clearTimeout(timer);
  }
}
