import type { Outcome } from './connection.ts';
import type { RawRequest } from './request.ts';
import type { RawResponse } from './response-parser.ts';

/** A response that breaks a rule, with the request that repeats it. */
export interface Problem {
  text: string;
  request?: RawRequest;
  url?: URL;
}

/** More are only counted. */
const MAX_PROBLEMS = 20;

/** In a flood, most responses can be too slow, for the same reason. */
const MAX_SLOW_PROBLEMS = 3;

/** Counts what an attack receives, and collects the responses that break a rule. */
export class Tally {
  /** Responses by status. Requests without a response count as `closed` or `timeout`. */
  readonly statuses = new Map<string, number>();
  readonly problems: Problem[] = [];
  /** Additional figures of an attack, shown in its report. */
  readonly figures: string[] = [];
  readonly #maxMs: number;
  #slowCount = 0;
  requestCount = 0;
  problemCount = 0;
  slowestMs = 0;
  largestBytes = 0;
  receivedBytes = 0;

  /** @param maxMs slower responses are problems */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  record(outcome: Outcome, request: RawRequest, url: URL): void {
    const name = outcome.kind === 'response' ? String(outcome.response.status) : outcome.kind;
    this.count(name);
    this.slowestMs = Math.max(this.slowestMs, outcome.ms);
    if (outcome.kind === 'response') {
      this.largestBytes = Math.max(this.largestBytes, outcome.response.bodyBytes);
      this.receivedBytes += outcome.response.bodyBytes;
      if (isServerError(outcome.response.status) && !isFaustRefusal(outcome.response))
        this.report({ text: `status ${name}`, request, url });
    }
    if (outcome.ms > this.#maxMs || outcome.kind === 'timeout') this.#recordSlow(name, outcome.ms, request, url);
  }

  #recordSlow(name: string, ms: number, request: RawRequest, url: URL): void {
    this.#slowCount += 1;
    if (this.#slowCount > MAX_SLOW_PROBLEMS) this.problemCount += 1;
    else this.report({ text: `${name} after ${Math.round(ms)} ms (limit ${Math.round(this.#maxMs)} ms)`, request, url });
  }

  count(name: string): void {
    this.requestCount += 1;
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
  }

  report(problem: Problem): void {
    this.problemCount += 1;
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem);
  }

  get(status: number): number {
    return this.statuses.get(String(status)) ?? 0;
  }
}

/** Faust refuses an invalid authorization code with status 500 and this body, which sites and the service repeat. Known only if the body was kept. */
const isFaustRefusal = ({ body }: RawResponse): boolean => body.includes('"code":"invalid_request"');

/** 503 means that the server is busy, which is a valid response to a flood. Any other 5xx is a defect. */
export function isServerError(status: number): boolean {
  return status >= 500 && status !== 503;
}
