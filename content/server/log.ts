/** Events as JSON, one a line, on standard error. What is written while a request is answered carries the id of the request. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type Log = (level: Exclude<Level, 'silent'>, event: string, details?: Readonly<Record<string, unknown>>) => void;

const seriousness: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };
const request = new AsyncLocalStorage<string>();

/** Runs what answers a request. */
export function inRequest<T>(requestId: string, run: () => T): T {
  return request.run(requestId, run);
}

/** @param least events less serious than this are not written */
export function createLog(least: Level, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  return (level, event, details = {}) => {
    if (seriousness[level] < seriousness[least]) return;
    const requestId = request.getStore();
    const line = { time: new Date().toISOString(), level, event, ...(requestId !== undefined && { requestId }), ...details };
    write(`${JSON.stringify(line, withErrors)}\n`);
  };
}

function withErrors(_name: string, value: unknown): unknown {
  return value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, ...(value.cause !== undefined && { cause: value.cause }) }
    : value;
}
