import { newsRoom } from './news-room.ts';
import type { BlockSourceSpec } from './types.ts';

/** Every source a block.json may name. */
export const blockSources: readonly BlockSourceSpec[] = [newsRoom];
