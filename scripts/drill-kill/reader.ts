/** Reads pages of the site continuously, as visitors do, and counts the requests that fail. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadCounts {
  requests: number;
  failures: number;
  /** Longest response time, in milliseconds. */
  slowestMs: number;
}

export interface Reader {
  /** Requests while the site process runs: none of them may fail. */
  whileUp: ReadCounts;
  /** Requests while the site process itself is killed, stopped or starting. */
  whileDown: ReadCounts;
  /** Reasons of failures while the site process runs. */
  errors: string[];
  /** Call it before the site process is killed or stopped. */
  expectOutage: () => void;
  /** Call it when the site process is ready. Loads every page once, so that the site can serve it during an outage. */
  expectPages: () => Promise<void>;
  stop: () => Promise<void>;
}

const CONCURRENCY = 8;
const PAUSE_MS = 5;
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_PAGES = 12;
const MAX_LOAD_ATTEMPTS = 200;

/** Starts reading the front page and the pages that it links to. The site must be ready. */
export async function startReader(siteUrl: string): Promise<Reader> {
  const pages = await findPages(siteUrl);
  const whileUp: ReadCounts = { requests: 0, failures: 0, slowestMs: 0 };
  const whileDown: ReadCounts = { requests: 0, failures: 0, slowestMs: 0 };
  const errors: string[] = [];
  let agent = new Agent({ keepAlive: true });
  /** Increased whenever the expectation changes. A request that began before the change counts as a request during the outage. */
  let period = 0;
  let isUp = true;
  const stopping = new AbortController();

  const work = async (worker: number) => {
    for (let index = worker; !stopping.signal.aborted; index += 1) {
      const page = pages[index % pages.length] ?? '/';
      const [startedIn, startedUp, startedAt] = [period, isUp, performance.now()];
      const error = await loadPage(siteUrl + page, agent);
      const counts = startedUp && startedIn === period ? whileUp : whileDown;
      counts.requests += 1;
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - startedAt);
      if (error !== undefined) {
        counts.failures += 1;
        if (counts === whileUp) errors.push(`${page}: ${error}`);
      }
      await sleep(PAUSE_MS);
    }
  };
  const loadEveryPage = async () => {
    for (const page of pages) {
      for (let attempt = 1; (await loadPage(siteUrl + page, agent)) !== undefined; attempt += 1) {
        if (attempt === MAX_LOAD_ATTEMPTS) throw new Error(`${page} cannot be loaded.`);
        await sleep(100);
      }
    }
  };
  await loadEveryPage();
  const workers = Promise.all(Array.from({ length: CONCURRENCY }, (_, worker) => work(worker)));
  return {
    whileUp,
    whileDown,
    errors,
    expectOutage: () => {
      isUp = false;
      period += 1;
    },
    expectPages: async () => {
      // Connections to the process that has ended cannot be reused.
      agent.destroy();
      agent = new Agent({ keepAlive: true });
      await loadEveryPage();
      isUp = true;
      period += 1;
    },
    stop: async () => {
      stopping.abort();
      await workers;
      agent.destroy();
    },
  };
}

async function findPages(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(siteUrl)).text();
  const links = [...html.matchAll(/<a [^>]*href="(\/(?:[a-z0-9-]+\/)*)"/g)].map(([, uri = '/']) => uri);
  const pages: string[] = [];
  for (const uri of new Set(['/', ...links])) {
    if (pages.length >= MAX_PAGES) break;
    const { status } = await fetch(siteUrl + uri);
    if (status === 200) pages.push(uri);
  }
  return pages;
}

/** @returns why the page could not be loaded, or undefined */
function loadPage(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' }, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      response.once('end', () => resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`));
      response.once('error', (error) => resolve(error.message));
      response.resume();
    });
    request.once('timeout', () => request.destroy(new Error(`no response within ${REQUEST_TIMEOUT_MS} ms`)));
    request.once('error', (error) => resolve(error.message));
  });
}
