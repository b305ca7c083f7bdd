/** Structured logging for both processes: one event per line on standard error. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream } from 'pino';
import { readEnv } from '#lib/env/env.ts';
import { formatLogLine } from './format-log-line.ts';
import { redactedPaths, redactQuery } from './redaction.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, details?: Readonly<Record<string, unknown>>) => void;

interface LogOptions {
  /** `json` for log collectors, `text` for people. The default is `text` in development and when standard error is a terminal, otherwise `json`. */
  format?: 'json' | 'text';
  /** Receives each line with its line break. The default writes to standard error. */
  write?: (line: string) => void;
}

const requestIds = new AsyncLocalStorage<string>();

/** Runs a request handler. Every event that it logs includes `requestId`. */
export function runWithRequestId<T>(requestId: string, run: () => T): T {
  return requestIds.run(requestId, run);
}

/** @param minimumLevel events below this level are not written */
export function createLog(minimumLevel: LogLevel, { format = getDefaultFormat(), write }: LogOptions = {}): Log {
  const logger = pino(
    {
      level: minimumLevel,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: redactedPaths,
      mixin: getRequestFields,
      formatters: { level: (level) => ({ level }), log: toSerializableDetails },
    },
    openDestination(format, write),
  );
  return (level, event, details = {}) => logger[level](details, event);
}

function getDefaultFormat(): 'json' | 'text' {
  return process.stderr.isTTY || readEnv().NODE_ENV !== 'production' ? 'text' : 'json';
}

/** Writes synchronously, so that the last events before a crash are not lost. Pino's formatting transport would need a worker thread. */
function openDestination(format: 'json' | 'text', write: LogOptions['write']): DestinationStream {
  const stream = write ? { write } : pino.destination({ dest: process.stderr.fd, sync: true });
  return format === 'json' ? stream : { write: (line) => void stream.write(`${formatLogLine(line.trimEnd())}\n`) };
}

function getRequestFields(): { requestId?: string } {
  const requestId = requestIds.getStore();
  return requestId === undefined ? {} : { requestId };
}

function toSerializableDetails(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (value instanceof Error) return [name, toErrorFields(value)];
      return [name, name === 'url' && typeof value === 'string' ? redactQuery(value) : value];
    }),
  );
}

/** Longer cause chains are truncated, because an error can be its own cause. */
const MAX_CAUSES = 5;

/** The properties of an error are not enumerable, so JSON would contain `{}`. Other properties (the query of a database error) may hold content. */
function toErrorFields(error: Error, depth = 0): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  if (cause === undefined || depth === MAX_CAUSES) return { name, message, stack };
  return { name, message, stack, cause: cause instanceof Error ? toErrorFields(cause, depth + 1) : cause };
}
