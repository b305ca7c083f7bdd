/** Recordings whose cache keys differ intentionally, each with the reason. Ids are decoded: `post:101`. */
import type { KeyDifferences } from './compare-keys.ts';

type IntendedDifference = { reason: string; recordings: Readonly<Record<string, Partial<KeyDifferences>>> };

const missing = (...keys: string[]): Partial<KeyDifferences> => ({ missing: keys });
const additional = (...keys: string[]): Partial<KeyDifferences> => ({ additional: keys });
const forEach = (names: readonly string[], keys: Partial<KeyDifferences>) => Object.fromEntries(names.map((name) => [name, keys]));

export const keyDifferences: readonly IntendedDifference[] = [
  {
    reason:
      'WordPress loads the author of each node if the query could return a user, and lists the author although the response does not show them. A new post would then purge every page with an older post of the same author.',
    recordings: forEach(
      [
        'gutenberg-empty',
        'nodeByUri-media',
        'nodeByUri-page',
        'nodeByUri-page_child',
        'nodeByUri-page_noslash',
        'nodeByUri-page_query_id',
        'nodeByUri-post',
        'nodeByUri-query_on_page',
        'nodeByUri-templates',
        'nodeByUri-templates-home',
        'nodeByUri-templates-page',
      ],
      missing('user:2'),
    ),
  },
  {
    reason: 'An object that was looked up and not found changes the response when it is published, so its id is a key.',
    recordings: {
      'contentNode-by-reusable': additional('post:300'),
      ...forEach(['node-not-found', 'post-by-id-notfound'], additional('post:<new>')),
      ...forEach(
        [
          'gutenberg-previewBlocks-anonymous',
          'gutenberg-previewBlocks-subscriber',
          'post-draft-anonymous',
          'post-draft-as-subscriber',
          'preview-draft-false-anonymous',
          'preview-draft-false-subscriber',
          'preview-draft-true-anonymous',
        ],
        additional('post:201'),
      ),
      ...forEach(['post-pending-anonymous', 'post-pending-as-subscriber'], additional('post:202')),
      'post-private-as-subscriber': additional('post:203'),
      ...forEach(['post-future-anonymous', 'post-future-as-subscriber'], additional('post:204')),
      ...forEach(['post-trashed-anonymous', 'post-trashed-as-subscriber'], additional('post:206')),
      ...forEach(['page-draft-anonymous', 'preview-draftpage-true-author', 'preview-draftpage-true-subscriber'], additional('post:406')),
    },
  },
  {
    reason: 'An object that was looked up by its slug, name or location and not found appears in the lists of its type.',
    recordings: {
      ...forEach(['category-by-slug-notfound', 'posts-where-categoryName_missing'], additional('list:category')),
      ...forEach(['menu-by-missing', 'menu-by-unassigned'], additional('list:menu')),
      'post-by-slug-notfound': additional('list:post'),
      ...forEach(['nodeByUri-user_without_posts', 'user-by-nopublished'], additional('list:user')),
    },
  },
  {
    reason: 'The key of a URI at which nothing was found, for which WordPress has none.',
    recordings: {
      'category-by-uri-slugonly': additional('uri:/news/'),
      ...forEach(['contentNode-by-uri_missing', 'nodeByUri-notfound', 'post-by-uri-notfound'], additional('uri:/nope/')),
      'nodeByUri-draft': additional('uri:/2024/03/11/draft-park/'),
      'nodeByUri-future': additional('uri:/2035/01/01/future-opening/'),
      'nodeByUri-post_slug_only': additional('uri:/every-core-block/'),
      'nodeByUri-private': additional('uri:/2024/03/08/private-note/'),
      'nodeByUri-pagination': additional('uri:/category/news/page/2/'),
    },
  },
  {
    reason: 'The response is empty because the node is not of the requested type. Its key is listed nevertheless.',
    recordings: {
      'page-by-uri-of-post': additional('post:101'),
      'post-by-uri-of-category': additional('term:3'),
      'post-by-uri-of-page': additional('post:403'),
    },
  },
  {
    reason:
      'The list depends on values of nodes other than those that decide the order of other lists: words, or the date of the last change.',
    recordings: {
      contentNodes: additional('content:page'),
      'page-tree': additional('order:page'),
      ...forEach(['posts-where-orderby_title-paged', 'posts-where-orderby_title_asc', 'posts-where-title'], additional('order:post')),
      ...forEach(
        ['posts-where-orderby_modified_desc', 'posts-where-search', 'posts-where-search_none', 'posts-where-search_title_word'],
        additional('content:post'),
      ),
    },
  },
  {
    reason: 'The filter names an object by its slug or id, so the list changes with that object.',
    recordings: {
      'posts-where-authorName': additional('list:user'),
      'posts-where-categoryName_with_child': additional('term:4'),
      ...forEach(['posts-where-tag', 'posts-where-tagSlugIn'], additional('term:6')),
      'posts-where-tagSlugAnd': additional('term:6', 'term:7'),
    },
  },
  {
    reason:
      'The response contains values of other nodes: of a reusable block, of the posts that a block lists, of the targets of menu items, or of an autosave. WordPress misses them.',
    recordings: {
      ...forEach(['gutenberg-reusableBlock-anon', 'gutenberg-reusableBlocks'], additional('post:300')),
      ...forEach(['gutenberg-blocksJSON', 'post-full'], additional('list:post', 'post:102', 'post:300')),
      ...forEach(['gutenberg-previewBlocks-admin', 'gutenberg-previewBlocks-editor'], additional('post:411')),
      menus: additional('post:101', 'post:403', 'post:404', 'post:405', 'term:3'),
      ...forEach(
        [
          'post-aspreview-autosave-anonymous',
          'preview-published-with-autosave-false-anonymous',
          'preview-published-with-autosave-false-author',
          'preview-published-with-autosave-false-subscriber',
          'preview-published-with-autosave-true-author',
          'preview-published-with-autosave-true-subscriber',
        ],
        additional('post:410'),
      ),
    },
  },
  {
    reason: 'Both: WordPress lists the author, and misses the reusable block, or has no key for the URI at which nothing was found.',
    recordings: {
      'gutenberg-blocks-typed': { missing: ['user:2'], additional: ['post:300'] },
      'nodeByUri-embed': { missing: ['user:2'], additional: ['uri:/about/embed/'] },
    },
  },
  {
    reason: 'The response differs, so its keys differ too (see differences.ts).',
    recordings: {
      'gutenberg-blockEditorContentNodes': missing('list:reusableblock'),
      'nodeByUri-external': missing('post:115', 'user:2'),
      'nodeByUri-post_frontend_url': { missing: ['post:115', 'user:2'], additional: ['post:101'] },
      ...forEach(['mutation-sendPasswordResetEmail-email', 'mutation-sendPasswordResetEmail-username'], missing('user:2')),
    },
  },
  {
    reason:
      'The comment is stored and held for moderation, so the response does not contain it. Its key is of no consequence for a mutation.',
    recordings: { 'mutation-createComment-empty': additional('comment:<new>') },
  },
];
