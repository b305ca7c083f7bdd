/** Metrics of this process in Prometheus's text format. */
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { getConnectionCounts } from '../db/connect.ts';
import type { Database } from '../db/tables.ts';
import { getContentVersion } from '../db/content-version.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** `client_error`: the client caused errors of the result, exceeded a limit, or disconnected. */
export type OperationOutcome = 'ok' | 'client_error' | 'server_error';

export type Metrics = {
  /** @param name reported only if the site sends such an operation, else as `other`, because clients can send any number of names */
  observeOperation: (name: string, outcome: OperationOutcome, seconds: number, statements: number) => void;
  changeOpenOperations: (by: 1 | -1) => void;
  countCacheLookup: (outcome: 'hit' | 'miss') => void;
  observeRequest: (method: string, status: number, seconds: number) => void;
  read: () => Promise<{ type: string; text: string }>;
};

export type MetricsOptions = {
  db: Kysely<Database>;
  /** Names of the operations that are reported by name. */
  knownOperations: ReadonlySet<string>;
  limiter: ConcurrencyLimiter;
  /** Counts of the document cache. */
  documents: { readonly hits: number; readonly misses: number };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics({ db, knownOperations, limiter, documents }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'content_operation_seconds',
    help: 'Duration of the execution of operations, without those that the response cache answers.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const statements = new Counter({ name: 'content_sql_statements_total', help: 'SQL statements sent for operations.', registers });
  const cache = new Counter({
    name: 'content_response_cache_lookups_total',
    help: 'Lookups in the response cache.',
    labelNames: ['outcome'],
    registers,
  });
  const open = new Gauge({ name: 'content_open_operations', help: 'Operations that have started and not finished.', registers });
  const requests = new Histogram({
    name: 'content_http_request_seconds',
    help: 'Duration of HTTP requests, from the headers of the request to the end of the response.',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  // Values are read when the metrics are scraped. A value that cannot be read, for example because the database is not available, is left out.
  const addGauge = (name: string, help: string, readValue: () => Promise<number> | number) => {
    const collect = async () => {
      try {
        gauge.set(await readValue());
      } catch {
        gauge.remove();
      }
    };
    const gauge: Gauge = new Gauge({ name, help, registers, collect });
  };
  addGauge('content_requests_running', 'Requests that occupy a slot of the concurrency limiter.', () => limiter.running);
  addGauge('content_requests_queued', 'Requests that wait for a slot of the concurrency limiter.', () => limiter.waiting);
  addGauge('content_db_connections', 'Connections to the database.', () => getConnectionCounts(db).total);
  addGauge('content_db_connections_idle', 'Idle connections to the database.', () => getConnectionCounts(db).idle);
  addGauge('content_db_waiting', 'Statements that wait for a connection to the database.', () => getConnectionCounts(db).waiting);
  addGauge('content_document_cache_hits', 'Operations whose parsed document was in the cache.', () => documents.hits);
  addGauge('content_document_cache_misses', 'Operations whose document was parsed and validated.', () => documents.misses);
  addGauge('content_version', 'Content version. Every change increments it.', () => getContentVersion(db));
  addGauge('content_purge_events_pending', 'Purge events that the cache or the webhook has not received yet.', async () => {
    const { rows } = await sql<{
      pending: string;
    }>`select count(*) as pending from purge_event where delivered_at is null or cache_purged_at is null`.execute(db);
    return Number(rows[0]?.pending ?? 0);
  });
  return {
    observeOperation: (name, outcome, seconds, statementCount) => {
      duration.observe({ operation: knownOperations.has(name) ? name : 'other', outcome }, seconds);
      statements.inc(statementCount);
    },
    changeOpenOperations: (by) => open.inc(by),
    countCacheLookup: (outcome) => cache.inc({ outcome }),
    observeRequest: (method, status, seconds) => requests.observe({ method: METHODS.has(method) ? method : 'other', status }, seconds),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
