import { generalSettings } from './general-settings.ts';
import { navigationMenu } from './navigation-menu.ts';
import { newsRoom } from './news-room.ts';
import { pageList } from './page-list.ts';
import type { BlockSourceSpec } from './types.ts';

/** Every source a block.json may name. */
export const blockSources: readonly BlockSourceSpec[] = [generalSettings, navigationMenu, newsRoom, pageList];
