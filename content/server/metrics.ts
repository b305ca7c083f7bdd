/** What a monitoring system reads of this process, in Prometheus's text format. */
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/tables.ts';

export type Outcome = 'ok' | 'refused' | 'failed';

export type Metrics = {
  /** @param operation its name, or `other` when it is none that the site sends: names come from callers and must not grow without end */
  operation: (name: string, outcome: Outcome, seconds: number, statements: number) => void;
  /** An operation that waits to run or runs. */
  open: (by: 1 | -1) => void;
  cache: (outcome: 'hit' | 'miss') => void;
  /** All of it as text. */
  read: () => Promise<{ type: string; text: string }>;
};

export function createMetrics(db: Kysely<Database>, knownOperations: ReadonlySet<string>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'content_operation_seconds',
    help: 'Time from the whole request to its answer.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const statements = new Counter({ name: 'content_sql_statements_total', help: 'SQL statements sent for operations.', registers });
  const cache = new Counter({
    name: 'content_answer_cache_total',
    help: 'Operations of visitors, by whether their answer was kept.',
    labelNames: ['outcome'],
    registers,
  });
  const open = new Gauge({ name: 'content_open_operations', help: 'Operations that wait or run.', registers });
  // Asked of the database when somebody looks.
  const asked = (name: string, help: string, ask: () => Promise<number>) => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: async () => gauge.set(await ask()) });
  };
  asked('content_version', 'Version of all content; raised by every change.', async () => {
    const { rows } = await sql<{ version: string }>`select version from content_version`.execute(db);
    return Number(rows[0]?.version ?? 0);
  });
  asked('content_purge_events_due', 'Purge events that nobody has been told yet.', async () => {
    const { rows } = await sql<{ due: string }>`select count(*) as due from purge_event where delivered_at is null`.execute(db);
    return Number(rows[0]?.due ?? 0);
  });
  return {
    operation: (name, outcome, seconds, sent) => {
      duration.observe({ operation: knownOperations.has(name) ? name : 'other', outcome }, seconds);
      statements.inc(sent);
    },
    open: (by) => open.inc(by),
    cache: (outcome) => cache.inc({ outcome }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
