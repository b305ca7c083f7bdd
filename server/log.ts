/** Events of the site as JSON, one a line, on standard error. */
import type { Env } from '#lib/env/env.ts';

type Level = Env['LOG_LEVEL'];
export type Log = (level: Exclude<Level, 'silent'>, event: string, details?: Readonly<Record<string, unknown>>) => void;

const seriousness: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** @param least events less serious than this are not written */
export function createLog(least: Level, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  return (level, event, details = {}) => {
    if (seriousness[level] < seriousness[least]) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details }, withErrors)}\n`);
  };
}

/** An error's own properties are not enumerable: JSON alone would write `{}`. */
function withErrors(_name: string, value: unknown): unknown {
  return value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, ...(value.cause !== undefined && { cause: value.cause }) }
    : value;
}
