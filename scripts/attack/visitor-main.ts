/**
 * A program, not a module: a visitor with another address than the attacker. It runs in a process of its own, so that it does not wait for the attack's work.
 * It sends requests at a fixed rate, whether or not earlier requests have completed, so that slow responses do not reduce the number of measurements. It prints
 * nothing, and sends its figures to the parent process on request.
 */
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LatencyFigures, VisitorFigures, VisitorOptions } from './visitor-messages.ts';

const PAGE_INTERVAL_MS = 50;
const GRAPHQL_INTERVAL_MS = 250;
const TIMEOUT_MS = 60_000;
const DELAY_RESOLUTION_MS = 10;

const { pages, graphqlUrl, localAddress } = JSON.parse(process.argv[2] ?? '') as VisitorOptions;
const graphqlBody = JSON.stringify({ query: '{ generalSettings { title } posts(first: 3) { nodes { title uri } } }' });
const agent = new Agent({ keepAlive: false });

class Latencies {
  readonly #times: number[] = [];
  readonly #failures: Record<string, number> = {};
  readonly #running = new Set<number>();

  measure(url: string, body?: string): void {
    const started = performance.now();
    this.#running.add(started);
    const finish = (status: string) => {
      if (!this.#running.delete(started)) return;
      this.#times.push(performance.now() - started);
      if (status !== '200') this.#failures[status] = (this.#failures[status] ?? 0) + 1;
    };
    const sent = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent,
        localAddress,
        timeout: TIMEOUT_MS,
        headers: { 'accept-encoding': 'br', ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => {
        response.once('error', () => finish('incomplete'));
        response.once('end', () => finish(String(response.statusCode)));
        response.resume();
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    sent.end(body);
  }

  /** Requests that are still waiting count with the time that they have waited so far. */
  getFigures(): LatencyFigures {
    const now = performance.now();
    const times = [...this.#times, ...Array.from(this.#running, (started) => now - started)].toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { count: times.length, medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1), failures: this.#failures };
  }
}

const page = new Latencies();
const graphql = new Latencies();
let pageCount = 0;

function visitPage(): void {
  page.measure(pages[pageCount % pages.length] ?? '');
  pageCount += 1;
}

const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
delay.enable();
const timers = [setInterval(visitPage, PAGE_INTERVAL_MS), setInterval(() => graphql.measure(graphqlUrl, graphqlBody), GRAPHQL_INTERVAL_MS)];

process.once('message', () => {
  for (const timer of timers) clearInterval(timer);
  const figures: VisitorFigures = {
    pages: page.getFigures(),
    graphql: graphql.getFigures(),
    ownDelayP99Ms: Math.max(0, delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS),
  };
  process.send?.(figures, () => process.exit());
});
process.once('disconnect', () => process.exit());
