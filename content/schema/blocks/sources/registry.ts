import { activeFilters } from './active-filters.ts';
import { adjacentPost } from './adjacent-post.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { chosenUser } from './chosen-user.ts';
import { discussion } from './discussion.ts';
import { feed } from './feed.ts';
import { formState } from './form.ts';
import { generalSettings } from './general-settings.ts';
import { latestComments } from './latest-comments.ts';
import { latestPosts } from './latest-posts.ts';
import { navigationMenu } from './navigation-menu.ts';
import { newsRoom } from './news-room.ts';
import { pageList } from './page-list.ts';
import { positions } from './positions.ts';
import { postArchive } from './post-archive.ts';
import { postCalendar } from './post-calendar.ts';
import { propertySearch } from './property-search.ts';
import { queryLoop } from './query-loop.ts';
import { searchSuggestions, siteSearch } from './site-search.ts';
import { teamDirectory } from './team-directory.ts';
import { teamGroups } from './team-groups.ts';
import { termList } from './term-list.ts';

/** All sources that a block.json can use. */
export const blockSources: readonly BlockDataSource[] = [
  adjacentPost,
  activeFilters,
  chosenUser,
  discussion,
  formState,
  feed,
  generalSettings,
  latestComments,
  latestPosts,
  navigationMenu,
  newsRoom,
  pageList,
  positions,
  postArchive,
  postCalendar,
  queryLoop,
  propertySearch,
  siteSearch,
  searchSuggestions,
  teamDirectory,
  teamGroups,
  termList,
];
