/**
 * Divides the browser tests into lanes (`vitest run --shard=1/2`) that run at the same time, each with a site of its own. By default, Vitest divides files by the
 * hash of their path. Large files take longer, so here each lane gets as many large files as the others.
 */
import { stat } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class LaneSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const sized = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file.moduleId)).size })));
    const sorted = sized.toSorted((a, b) => b.bytes - a.bytes || a.file.moduleId.localeCompare(b.file.moduleId));
    return sorted.filter((_, position) => getLane(position, count) === index).map(({ file }) => file);
  }
}

/** The lanes of successive files are 1, 2, 2, 1, 1, 2, 2, 1 …: the first file of a round is the largest one. @returns a number from 1 */
function getLane(position: number, count: number): number {
  const step = position % (2 * count);
  return step < count ? step + 1 : 2 * count - step;
}
