/**
 * Global setup of the browser tests: builds the site and the studio, and starts the site and the content service with the complete seed, once for all tests of a
 * lane (`scripts/test/duration-sequencer.ts`).
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../content/db/embedded-postgres.ts';
import { createCommandSession } from '../../scripts/start/session.ts';
import { buildForTests, copySharedImages, sharedDataDir } from './build.ts';
import { createSettings, startContent, startSite, type Settings } from './processes.ts';
import { listSitemapPaths } from './sitemap-urls.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL without a trailing slash. */
    siteUrl: string;
    contentUrl: string;
    /** Paths for checks of every kind of page: two of every kind in the sitemap, all pages, and one that does not exist. */
    samplePaths: string[];
    /** Environment of both processes, for tests that start further processes with the same database. */
    siteSettings: Settings;
  }
}

/** The content is seeded again for each run, because the seed may have changed. The first lane uses the shared folder itself. */
function prepareDataDir(lane: number): string {
  const dataDir = lane === 1 ? sharedDataDir : `${sharedDataDir}-${lane}`;
  if (lane > 1) copySharedImages(dataDir);
  // Without the file `has-content`, the content service may seed the new database.
  for (const name of ['postgres', 'has-content']) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  return dataDir;
}

export default async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const { session, stop: teardown } = createCommandSession();
  try {
    await buildForTests(session);
    const dataDir = prepareDataDir(vitest.config.shard?.index ?? 1);
    const database = await startEmbeddedPostgres({ dataDir, log: console.log, canCreate: true });
    session.defer(database.stop);
    const settings = await createSettings(database.url, dataDir);
    const content = await startContent(settings);
    session.defer(content.stop);
    const site = await startSite(settings);
    session.defer(site.stop);
    provide('siteUrl', site.url);
    provide('contentUrl', content.url);
    provide('samplePaths', await listSamplePaths(site.url, content.url));
    provide('siteSettings', settings);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function listSamplePaths(siteUrl: string, contentUrl: string): Promise<string[]> {
  const listed = await listSitemapPaths(siteUrl);
  const samples = [...Map.groupBy(listed, (path) => path.split('/')[1]).values()].flatMap((paths) => paths.slice(0, 2));
  const body = JSON.stringify({ query: '{ pages(first: 100) { nodes { uri } } }' });
  const response = await fetch(`${contentUrl}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data }: { data: { pages: { nodes: { uri: string | null }[] } } } = await response.json();
  const paths = [...new Set([...samples, ...data.pages.nodes.flatMap(({ uri }) => uri ?? []), '/nowhere/'])];
  if (paths.length <= 20) throw new Error(`The sitemap and the pages list only ${paths.length} paths: ${paths.join(' ')}`);
  return paths;
}
