import { Connection, type ConnectionOptions, type Outcome } from './connection.ts';
import type { Random } from './random.ts';
import type { RawRequest } from './request.ts';
import type { Tally } from './tally.ts';

/** The product under attack. */
export interface Target {
  site: URL;
  /** Origin of the content service. */
  content: URL;
  graphqlPath: string;
  /** Paths of existing pages. */
  pages: readonly string[];
  /** Paths of media files. */
  media: readonly string[];
  /** Password of the account `admin`, if it is known. */
  adminPassword?: string | undefined;
}

export interface AttackContext {
  target: Target;
  random: Random;
  tally: Tally;
  /** The attack ends when it has sent this many requests, or at this time (`performance.now()`). */
  maxRequests: number;
  endsAt: number;
}

export interface Attack {
  /** Begins with the name of its group: `pipelining-media`. */
  name: string;
  /** One sentence, shown in the report. */
  description: string;
  /** Default limit. */
  maxRequests: number;
  /** Default limit, if the attack needs another one than the others. */
  seconds?: number;
  /** The attack fails if it ends before all of its requests have been sent. Default: false. */
  mustSendAll?: boolean;
  /** Highest increase of the memory of a process between the beginning and the end of the attack. */
  maxGrowthMb?: number;
  /** Slower responses are problems. Default: `DEFAULT_MAX_RESPONSE_MS`. */
  maxResponseMs?: number;
  /** Slow work that must not use up the time of the attack. */
  prepare?: () => void;
  run: (context: AttackContext) => Promise<void>;
}

export const DEFAULT_MAX_RESPONSE_MS = 15_000;

/** A request that takes longer counts as a timeout. */
const TIMEOUT_MS = 30_000;

export function isOver({ tally, maxRequests, endsAt }: AttackContext, reserved = 0): boolean {
  return tally.requestCount + reserved >= maxRequests || performance.now() >= endsAt;
}

interface FloodOptions extends Partial<ConnectionOptions> {
  url: URL;
  connections: number;
  createRequest: () => RawRequest;
  /** Additional checks of a response. */
  onOutcome?: (outcome: Outcome, request: RawRequest) => void;
}

/** Sends requests over several connections at the same time, one after the other on each, until the limits of the attack are reached. */
export async function flood(context: AttackContext, options: FloodOptions): Promise<void> {
  const { url, connections, createRequest, onOutcome, ...connectionOptions } = options;
  let running = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(url, { timeoutMs: TIMEOUT_MS, ...connectionOptions });
      while (!isOver(context, running)) {
        running += 1;
        const request = createRequest();
        const outcome = await connection.send(request);
        running -= 1;
        context.tally.record(outcome, request, url);
        onOutcome?.(outcome, request);
      }
      connection.close();
    }),
  );
}

/** Sends one request on a connection of its own, which is not part of the flood. */
export async function sendOnce(url: URL, request: RawRequest, options: Partial<ConnectionOptions> = {}): Promise<Outcome> {
  const connection = new Connection(url, { timeoutMs: TIMEOUT_MS, keepBytes: 10_000_000, ...options });
  try {
    return await connection.send(request);
  } finally {
    connection.close();
  }
}
