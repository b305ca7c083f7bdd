/** File descriptors: the open files and connections of this process. The operating system limits their number. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Log } from '#lib/log/log.ts';

/** The minimum limit of most systems. */
const FALLBACK_LIMIT = 1024;

/** For files, the database, worker processes, and connections that are accepted before others are closed. If the limit is small, half of it is reserved instead. */
const RESERVE = 1024;

/** A response may need a second one: for a file, or for a connection to the content service. */
const DESCRIPTORS_PER_CONNECTION = 2;

/** More connections would need too much memory. */
const MAX_CONNECTIONS = 10_000;

const CHECK_INTERVAL_MS = 10_000;
const WARN_ABOVE = 0.8;
/** A second warning is logged only if the number was lower than this in between. */
const REARM_BELOW = 0.7;

/** The maximum number of file descriptors. Systems without `/proc` get the number that most systems allow at least. */
export function getDescriptorLimit(readLimits = () => readFileSync('/proc/self/limits', 'utf8')): number {
  try {
    const [, limit] = /^Max open files\s+(\d+|unlimited)/m.exec(readLimits()) ?? [];
    return limit === 'unlimited' ? Infinity : Number(limit ?? FALLBACK_LIMIT);
  } catch {
    return FALLBACK_LIMIT;
  }
}

/** How many connections a server may have with this limit. */
export function getMaxConnections(descriptorLimit: number): number {
  const available = descriptorLimit - Math.min(RESERVE, descriptorLimit / 2);
  return Math.min(MAX_CONNECTIONS, Math.floor(available / DESCRIPTORS_PER_CONNECTION));
}

/** Logs a warning when more than 80% of the file descriptors are in use. */
export function watchDescriptors(
  log: Log,
  { limit = getDescriptorLimit(), count = countDescriptors, intervalMs = CHECK_INTERVAL_MS } = {},
): {
  stop: () => void;
} {
  let hasWarned = false;
  const check = async () => {
    const share = (await count()) / limit;
    if (share > WARN_ABOVE && !hasWarned)
      log(
        'warn',
        'Most file descriptors are in use; connections will be refused when none is left. Raise the limit (ulimit -n, LimitNOFILE).',
        {
          percent: Math.round(share * 100),
          limit,
        },
      );
    hasWarned = share > (hasWarned ? REARM_BELOW : WARN_ABOVE);
  };
  const timer = setInterval(() => void check().catch(() => undefined), intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}

async function countDescriptors(): Promise<number> {
  return (await readdir('/proc/self/fd')).length;
}
