import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { identify, isRunning, type ProcessIdentity } from '#lib/process/identity.ts';

const identity = z.object({ pid: z.number(), started: z.string() });
const ownership = z.object({ owner: identity, port: z.number() });

/** The process that keeps the server running, and the port it gave it. */
export interface Ownership {
  owner: ProcessIdentity;
  port: number;
}

/** Who keeps the server running at this moment; undefined after a crash, when only the file is left. */
export function livingOwner(file: string): Ownership | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = ownership.safeParse(parseJson(readFileSync(file, 'utf8')));
  return parsed.success && isRunning(parsed.data.owner) ? parsed.data : undefined;
}

/** A crash can leave half a file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function takeOwnership(file: string, port: number): void {
  const owner = identify(process.pid);
  writeFileSync(file, JSON.stringify({ owner, port }));
}

export function giveUpOwnership(file: string): void {
  rmSync(file, { force: true });
}
