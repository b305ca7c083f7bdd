/** What the browser tests stand on: the built site with the whole seed, on ports of its own. Started once for all of them. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readEnv } from '#lib/env/env.ts';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { buildWhenChanged } from '../../scripts/start/build.ts';
import type { Session } from '../../scripts/start/session.ts';
import { freeSettings, startContent, startSite, type Settings } from './processes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses without a slash at the end. */
    siteUrl: string;
    contentUrl: string;
    /** For tests that start processes of their own beside these, on the same database. */
    siteSettings: Settings;
  }
}

const project = path.resolve(import.meta.dirname, '../..');

/** Pictures are kept from one run to the next; content is made anew, for the seed may have changed. */
const dataDir = path.join(project, '.data', 'e2e');

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const teardown = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const session: Session = {
      ending: false,
      check: () => {},
      defer: (stop) => void stops.push(stop),
      fail: (error) => console.error(error),
    };
    await buildWhenChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
    rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
    const database = await startEmbeddedPostgres({ dataDir, log: console.log });
    stops.push(database.stop);
    const settings = await freeSettings(database.url, dataDir);
    const content = await startContent(settings);
    stops.push(content.stop);
    const site = await startSite(settings);
    stops.push(site.stop);
    provide('siteUrl', site.url);
    provide('contentUrl', content.url);
    provide('siteSettings', settings);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
