import 'server-only';
import { readEnv } from '#lib/env/env.ts';
import { createLog } from '#lib/log/log.ts';

/** Logs why a request about a session failed. The visitor gets a message without details. */
export function logSessionFailure(event: string, error: unknown): void {
  createLog(readEnv().LOG_LEVEL)('error', event, { error });
}
