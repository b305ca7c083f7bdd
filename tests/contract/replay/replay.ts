/** Replays every recording and reports how the responses differ. */
import { basename } from 'node:path';
import { Client } from './client.ts';
import { compare, type Difference } from './compare.ts';
import { compareKeys, type KeyDifferences } from './compare-keys.ts';
import { contradictions, notReplayed } from './differences.ts';
import { preparations } from './preparations.ts';
import { readFolder, readRecordings, type Recording } from './recordings.ts';
import { runSql } from '../../support/database-server.ts';
import type { ReplayServer, ReplaySite } from './server.ts';

export type ReplayResult = {
  name: string;
  note: string;
  differences: Difference[];
  /** Differences of the cache keys. */
  keys: KeyDifferences;
  bodies: { recorded: unknown; actual: unknown };
};

/** Number of sites used at the same time. */
const CONCURRENT_SITES = 2;

/** Returns whether a recorded request needs a new site, because it changes content or requires preparations. */
function needsOwnSite({ name, request }: Recording): boolean {
  return basename(name) in preparations || /mutation-|authorize/.test(name) || JSON.stringify(request.body ?? '').includes('mutation');
}

export type ReplayOptions = {
  /** Replays only recordings whose name contains this text. */
  only?: string;
  /** Replays all recordings of this folder instead of those of the project. */
  folder?: string;
};

export async function replay(server: ReplayServer, { only = '', folder }: ReplayOptions = {}): Promise<ReplayResult[]> {
  const all = folder === undefined ? readRecordings() : readFolder(folder);
  const isReplayed = (name: string) => folder !== undefined || (!(name in notReplayed) && !(name in contradictions));
  const selected = all.filter(({ name }) => name.includes(only) && isReplayed(name));
  const results: ReplayResult[] = [];
  const shared = await server.createSite();
  try {
    const client = new Client(shared.url);
    for (const recording of selected.filter((item) => !needsOwnSite(item))) results.push(await replayOne(client, recording));
  } finally {
    await shared.stop();
  }
  const queue = selected.filter(needsOwnSite).values();
  const worker = async () => {
    // The jobs of the service fail while its database is replaced. An error in a response is a difference.
    const site = await server.createSite('silent');
    try {
      for (const recording of queue) {
        results.push(await prepareAndReplay(site, recording, all));
        await site.reset();
      }
    } finally {
      await site.stop();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SITES }, worker));
  return results.toSorted((a, b) => a.name.localeCompare(b.name));
}

async function prepareAndReplay(site: ReplaySite, recording: Recording, all: readonly Recording[]): Promise<ReplayResult> {
  const client = new Client(site.url);
  for (const step of preparations[basename(recording.name)] ?? []) {
    if ('sql' in step) await runSql(site.databaseUrl, step.sql);
    else {
      const before = all.find(({ name }) => basename(name) === step.send);
      if (!before) throw new Error(`The recording ${recording.name} is prepared by ${step.send}, which does not exist`);
      await client.send(before.request, before.name);
    }
  }
  return replayOne(client, recording);
}

/** Returns whether the replayed query differs: the menu locations have other names, and the URL of a file has another host. */
const hasOtherQuery = (name: string) => name.startsWith('menu') || name === 'mutation-createMediaItem-anonymous';

async function replayOne(client: Client, { name, note, request, response }: Recording): Promise<ReplayResult> {
  const recorded = { status: response.status, headers: response.headers, body: response.body };
  try {
    const actual = await client.send(request, name);
    return {
      name,
      note,
      differences: compare(recorded, actual),
      keys: compareKeys(recorded.headers, actual.headers, !hasOtherQuery(name)),
      bodies: { recorded: recorded.body, actual: actual.body },
    };
  } catch (error) {
    return {
      name,
      note,
      differences: [{ path: 'response', recorded: response.status, actual: String(error) }],
      keys: { missing: [], additional: [] },
      bodies: { recorded: recorded.body, actual: String(error) },
    };
  }
}
