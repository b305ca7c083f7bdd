/** Years in which posts were published, and the page that lists them. */
import type { ContentStore } from '../../../store/content-store.ts';
import type { BlockDataSource } from './block-data-source.ts';

/** URI of the posts page. Null if the front page lists the posts. */
async function getPostsPageUri(store: ContentStore): Promise<string | null> {
  const { pageForPosts } = await store.option('settings');
  const page = typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
  return page?.uri ?? null;
}

export const postArchive: BlockDataSource = {
  name: 'post-archive',
  type: 'PostArchiveList',
  declare: (builder) => {
    builder.object('PostArchiveYear', {
      description: 'A year in which posts were published.',
      fields: { year: { type: 'Int!', description: 'The year.' }, count: { type: 'Int!', description: 'Number of posts.' } },
    });
    builder.object('PostArchiveList', {
      description: 'Posts by year.',
      fields: {
        uri: { type: 'String', description: 'URI of the posts page. The archive of a year is below it.' },
        years: { type: '[PostArchiveYear!]!', description: 'Years, newest first.' },
      },
    });
  },
  resolve: async (_source, _args, { store, site }) => {
    const [uri, years] = await Promise.all([getPostsPageUri(store), store.postYears(site.timezone)]);
    return { uri, years };
  },
};
