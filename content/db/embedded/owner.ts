import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { getProcessIdentity, isRunning, type ProcessIdentity } from '#lib/process/identity.ts';

const identity = z.object({ pid: z.number(), started: z.string() });
const ownership = z.object({ owner: identity, port: z.number() });

/** The process that runs the server, and the server's port. */
export interface Ownership {
  owner: ProcessIdentity;
  port: number;
}

/** Returns the ownership of a running server. Returns undefined if its process has ended, for example after a crash. */
export function findLiveOwner(file: string): Ownership | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = ownership.safeParse(parseJson(readFileSync(file, 'utf8')));
  return parsed.success && isRunning(parsed.data.owner) ? parsed.data : undefined;
}

/** Returns undefined for invalid JSON, because a crash can leave an incomplete file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function claimOwnership(file: string, port: number): void {
  const owner = getProcessIdentity(process.pid);
  writeFileSync(file, JSON.stringify({ owner, port }));
}

export function releaseOwnership(file: string): void {
  rmSync(file, { force: true });
}
