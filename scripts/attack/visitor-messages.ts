/** Options and results of `visitor-main.ts`, which runs in a process of its own. */
export interface VisitorOptions {
  /** URLs of pages in the site's cache. */
  pages: readonly string[];
  graphqlUrl: string;
  localAddress: string;
}

export interface LatencyFigures {
  count: number;
  medianMs: number;
  p99Ms: number;
  maxMs: number;
  /** Requests without a response or with a status other than 200, by status or error code. */
  failures: Readonly<Record<string, number>>;
}

export interface VisitorFigures {
  pages: LatencyFigures;
  graphql: LatencyFigures;
  /** 99th percentile of the delay of the visitor's own timers. The latencies contain it: a high value means that this machine is too busy to measure. */
  ownDelayP99Ms: number;
}
