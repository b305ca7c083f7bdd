import { formState } from './form.ts';
import { generalSettings } from './general-settings.ts';
import { navigationMenu } from './navigation-menu.ts';
import { newsRoom } from './news-room.ts';
import { pageList } from './page-list.ts';
import { postArchive } from './post-archive.ts';
import { postCalendar } from './post-calendar.ts';
import { siteSearch } from './site-search.ts';
import { teamDirectory } from './team-directory.ts';
import { teamGroups } from './team-groups.ts';
import { termList } from './term-list.ts';
import type { BlockSourceSpec } from './types.ts';

/** Every source a block.json may name. */
export const blockSources: readonly BlockSourceSpec[] = [
  formState,
  generalSettings,
  navigationMenu,
  newsRoom,
  pageList,
  postArchive,
  postCalendar,
  siteSearch,
  teamDirectory,
  teamGroups,
  termList,
];
