/**
 * Orders and divides test files by their durations. The longest file of a project runs first, so that no worker is left with a long file at the end. The
 * browser tests are divided into lanes (`vitest run --shard=1/2`) that run at the same time, each with a site of its own, and take about as long as each
 * other. By default, Vitest orders files by their size and divides them by the hash of their path.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Measured durations, in seconds on two cores, of files whose duration does not depend on their size. */
const knownSeconds: Readonly<Record<string, number>> = {
  'tests/e2e/site.test.ts': 350,
  'tests/e2e/catalogue.test.ts': 410,
  'tests/e2e/pages.test.ts': 330,
  'tests/e2e/publish-to-live.test.ts': 185,
  'tests/e2e/studio-screens.test.ts': 160,
  'tests/e2e/studio-editor-screens.test.ts': 160,
  'tests/e2e/visitor-tasks.test.ts': 160,
  'tests/e2e/styles.test.ts': 130,
  'tests/e2e/attack.test.ts': 120,
  'tests/e2e/second-factor.test.ts': 105,
  'tests/e2e/studio-tasks.test.ts': 95,
  'tests/e2e/search.test.ts': 75,
  'tests/e2e/sign-in.test.ts': 75,
  'tests/e2e/document-server-outage.test.ts': 75,
  'tests/e2e/preview-editors.test.ts': 60,
  'tests/e2e/studio-editor.test.ts': 55,
  'tests/e2e/studio-keyboard.test.ts': 45,
  'tests/e2e/map-tasks.test.ts': 45,
  'tests/e2e/hostile-requests.test.ts': 25,
  'tests/e2e/shared-previews.test.ts': 18,
  'tests/e2e/missing-pages.test.ts': 11,
  'tests/processes/start.test.ts': 140,
  'scripts/scaffold.test.ts': 70,
  'content/db/embedded-postgres.test.ts': 55,
  'tests/processes/kill-drill.test.ts': 50,
  'tests/processes/dev.test.ts': 20,
  'tests/processes/start-errors.test.ts': 13,
  'content/media/extract-pdf-text.test.ts': 11,
  'tests/boundaries/styles.test.ts': 10,
  'tests/contract/purge-completeness.test.ts': 145,
  'tests/contract/replay/replay.test.ts': 110,
  'tests/contract/rest-rights.test.ts': 90,
  'tests/contract/expensive-operations.test.ts': 85,
  'tests/contract/backup.test.ts': 80,
  'tests/contract/durability.test.ts': 55,
  'tests/contract/every-argument.test.ts': 45,
  'tests/contract/hostile-requests.test.ts': 30,
  'tests/contract/search-golden.test.ts': 30,
  'tests/contract/mutation-permissions.test.ts': 25,
  'tests/contract/wxr-import.test.ts': 25,
  'tests/contract/backup-parts.test.ts': 20,
  'tests/contract/every-field.test.ts': 18,
  'tests/contract/rest-clients.test.ts': 15,
  'tests/contract/rest-rights-lists.test.ts': 14,
  'tests/contract/second-factors.test.ts': 13,
};

/** Estimates for all other files: browser tests, and all other tests. */
const BROWSER_BYTES_PER_SECOND = 300;
const BYTES_PER_SECOND = 5000;

const root = path.resolve(import.meta.dirname, '../..');

async function getSeconds({ moduleId, project }: TestSpecification): Promise<number> {
  const known = knownSeconds[path.relative(root, moduleId).split(path.sep).join('/')];
  return known ?? (await stat(moduleId)).size / (project.name === 'e2e' ? BROWSER_BYTES_PER_SECOND : BYTES_PER_SECOND);
}

export interface TimedFile {
  name: string;
  seconds: number;
}

/** Compares two files so that the longer one comes first. */
const compareFiles = (a: TimedFile, b: TimedFile) => b.seconds - a.seconds || a.name.localeCompare(b.name);

/** @returns the lane of each file, from 1: the longest file first, each to the lane that has the least to do */
export function assignLanes(files: readonly TimedFile[], count: number): Map<string, number> {
  const totals = Array.from({ length: count }, () => 0);
  const lanes = new Map<string, number>();
  for (const { name, seconds } of files.toSorted(compareFiles)) {
    const lane = totals.indexOf(Math.min(...totals));
    totals[lane] = (totals[lane] ?? 0) + seconds;
    lanes.set(name, lane + 1);
  }
  return lanes;
}

export class DurationSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const lanes = assignLanes(await measure(files), count);
    return files.filter(({ moduleId }) => lanes.get(moduleId) === index);
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await measure(files)).toSorted(compareFiles).map(({ file }) => file);
  }
}

const measure = (files: readonly TestSpecification[]) =>
  Promise.all(files.map(async (file) => ({ file, name: file.moduleId, seconds: await getSeconds(file) })));
