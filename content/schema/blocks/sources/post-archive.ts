/** Years in which posts were published, and where they are listed. */
import type { ContentStore } from '../../../store/content-store.ts';
import type { BlockSourceSpec } from './types.ts';

/** Address of the page that lists all posts; null while the front page does. */
async function addressOfPosts(store: ContentStore): Promise<string | null> {
  const { pageForPosts } = await store.option('settings');
  const page = typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  return page?.uri ?? null;
}

export const postArchive: BlockSourceSpec = {
  name: 'post-archive',
  type: 'PostArchiveList',
  declare: (builder) => {
    builder.object('PostArchiveYear', {
      description: 'A year in which posts were published.',
      fields: { year: { type: 'Int!', description: 'The year.' }, count: { type: 'Int!', description: 'How many posts.' } },
    });
    builder.object('PostArchiveList', {
      description: 'Posts by year.',
      fields: {
        uri: { type: 'String', description: 'Address of the list of posts; `?year=` narrows it.' },
        years: { type: '[PostArchiveYear!]!', description: 'Years, the newest first.' },
      },
    });
  },
  resolve: async (_source, _args, { store, site }) => {
    const [uri, years] = await Promise.all([addressOfPosts(store), store.postYears(site.timezone)]);
    return { uri, years };
  },
};
