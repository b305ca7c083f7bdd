/** What a monitoring system reads of this process, in Prometheus's text format. */
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { connectionCounts } from '../db/connect.ts';
import type { Database } from '../db/tables.ts';
import { contentVersion } from '../store/content-version.ts';
import type { Gate } from './gate.ts';

export type Outcome = 'ok' | 'refused' | 'failed';

export type Metrics = {
  /** @param operation its name, or `other` when it is none that the site sends: names come from callers and must not grow without end */
  operation: (name: string, outcome: Outcome, seconds: number, statements: number) => void;
  /** An operation that waits to run or runs. */
  open: (by: 1 | -1) => void;
  cache: (outcome: 'hit' | 'miss') => void;
  /** An answer over HTTP, of whatever kind. */
  request: (method: string, status: number, seconds: number) => void;
  /** All of it as text. */
  read: () => Promise<{ type: string; text: string }>;
};

export type MetricsOptions = {
  db: Kysely<Database>;
  /** Names under which operations are told. */
  knownOperations: ReadonlySet<string>;
  gate: Gate;
  /** How often the text of an operation was known, and how often not. */
  documents: { readonly known: number; readonly unknown: number };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics({ db, knownOperations, gate, documents }: MetricsOptions): Metrics {
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
  const requests = new Histogram({
    name: 'content_http_request_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  // Looked up when somebody asks. What the database can't tell at the moment is left out, the rest is told.
  const asked = (name: string, help: string, ask: () => Promise<number> | number) => {
    const collect = async () => {
      try {
        gauge.set(await ask());
      } catch {
        gauge.remove();
      }
    };
    const gauge: Gauge = new Gauge({ name, help, registers, collect });
  };
  asked('content_gate_running', 'Requests that are being answered.', () => gate.running);
  asked('content_gate_waiting', 'Requests that wait for others to be answered.', () => gate.waiting);
  asked('content_db_connections', 'Connections to the database.', () => connectionCounts(db).total);
  asked('content_db_connections_idle', 'Connections to the database that do nothing.', () => connectionCounts(db).idle);
  asked('content_db_waiting', 'Questions that wait for a connection to the database.', () => connectionCounts(db).waiting);
  asked('content_documents_known', 'Operations whose text was parsed and validated before.', () => documents.known);
  asked('content_documents_unknown', 'Operations whose text had to be parsed and validated.', () => documents.unknown);
  asked('content_version', 'Version of all content; raised by every change.', () => contentVersion(db));
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
    request: (method, status, seconds) => requests.observe({ method: METHODS.has(method) ? method : 'other', status }, seconds),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
