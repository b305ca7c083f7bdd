/** Replays every recording and says where the answers differ. */
import { Client } from './client.ts';
import { compare, type Difference } from './compare.ts';
import { contradicted, notReplayed } from './differences.ts';
import { preparations } from './preparations.ts';
import { readRecordings, type Recording } from './recordings.ts';
import { run, type Server, type Site } from './server.ts';

export type Outcome = { name: string; note: string; differences: Difference[] };

/** Sites that are asked at the same time. */
const AT_ONCE = 2;

/** Recorded requests that change something, or find the site in another state, get a fresh site each. */
function needsOwnSite({ name, request }: Recording): boolean {
  return name in preparations || /mutation-|authorize/.test(name) || JSON.stringify(request.body ?? '').includes('mutation');
}

/** @param only a part of the names of the recordings to replay */
export async function replay(server: Server, only = ''): Promise<Outcome[]> {
  const all = readRecordings();
  const wanted = all.filter(({ name }) => name.includes(only) && !(name in notReplayed) && !(name in contradicted));
  const outcomes: Outcome[] = [];
  const shared = await server.makeSite();
  try {
    const client = new Client(shared.url);
    for (const recording of wanted.filter((item) => !needsOwnSite(item))) outcomes.push(await replayOne(client, recording));
  } finally {
    await shared.stop();
  }
  const waiting = wanted.filter(needsOwnSite).values();
  const work = async () => {
    for (const recording of waiting) {
      const site = await server.makeSite();
      try {
        outcomes.push(await replayPrepared(site, recording, all));
      } finally {
        await site.stop();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes.toSorted((a, b) => a.name.localeCompare(b.name));
}

async function replayPrepared(site: Site, recording: Recording, all: readonly Recording[]): Promise<Outcome> {
  const client = new Client(site.url);
  for (const step of preparations[recording.name] ?? []) {
    if ('sql' in step) await run(site.databaseUrl, step.sql);
    else {
      const before = all.find(({ name }) => name === step.send);
      if (!before) throw new Error(`${recording.name} is prepared by ${step.send}, which was not recorded`);
      await client.send(before.request, before.name);
    }
  }
  return replayOne(client, recording);
}

async function replayOne(client: Client, { name, note, request, response }: Recording): Promise<Outcome> {
  const recorded = { status: response.status, headers: response.headers, body: response.body };
  try {
    return { name, note, differences: compare(recorded, await client.send(request, name)) };
  } catch (error) {
    return { name, note, differences: [{ path: 'answer', recorded: response.status, answered: String(error) }] };
  }
}
