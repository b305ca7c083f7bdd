/**
 * Divides the browser tests into lanes (`vitest run --shard=1/2`) that run at the same time, each with a site of its own. By default, Vitest divides files by the
 * hash of their path. Here each lane takes about as long as the others.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Measured durations, in seconds on two cores, of files whose duration does not depend on their size. */
const knownSeconds: Readonly<Record<string, number>> = {
  'site.test.ts': 350,
  'catalogue.test.ts': 410,
  'pages.test.ts': 330,
  'publish-to-live.test.ts': 185,
  'studio-screens.test.ts': 160,
  'studio-editor-screens.test.ts': 160,
  'visitor-tasks.test.ts': 160,
  'styles.test.ts': 130,
  'attack.test.ts': 120,
  'second-factor.test.ts': 105,
  'studio-tasks.test.ts': 95,
  'search.test.ts': 75,
  'sign-in.test.ts': 75,
  'document-server-outage.test.ts': 75,
  'preview-editors.test.ts': 60,
  'studio-editor.test.ts': 55,
  'studio-keyboard.test.ts': 45,
  'map-tasks.test.ts': 45,
  'hostile-requests.test.ts': 25,
  'shared-previews.test.ts': 18,
  'missing-pages.test.ts': 11,
};

/** For all other files. */
const BYTES_PER_SECOND = 300;

export interface TimedFile {
  name: string;
  seconds: number;
}

/** @returns the lane of each file, from 1: the longest file first, each to the lane that has the least to do */
export function assignLanes(files: readonly TimedFile[], count: number): Map<string, number> {
  const totals = Array.from({ length: count }, () => 0);
  const lanes = new Map<string, number>();
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds || a.name.localeCompare(b.name))) {
    const lane = totals.indexOf(Math.min(...totals));
    totals[lane] = (totals[lane] ?? 0) + seconds;
    lanes.set(name, lane + 1);
  }
  return lanes;
}

export class LaneSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const timed = await Promise.all(
      files.map(async ({ moduleId: name }): Promise<TimedFile> => {
        const seconds = knownSeconds[path.basename(name)] ?? (await stat(name)).size / BYTES_PER_SECOND;
        return { name, seconds };
      }),
    );
    const lanes = assignLanes(timed, count);
    return files.filter(({ moduleId }) => lanes.get(moduleId) === index);
  }
}
