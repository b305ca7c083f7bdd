/** Core blocks that show posts, authors and comments. */
import type { SeedBlock } from './types.ts';

/** A block that contains other blocks and has no markup of its own. */
function containerBlock(name: `core/${string}`, inner: readonly SeedBlock[], attributes?: SeedBlock['attributes']): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: ['', ...between, ''], inner };
}

const dynamicBlock = (name: `core/${string}`, attributes?: SeedBlock['attributes']): SeedBlock => ({
  name,
  ...(attributes && { attributes }),
});

/** The comments of a post and the form for a new one. */
export function commentsBlock(): SeedBlock {
  return {
    name: 'core/comments',
    html: ['<div class="wp-block-comments">', '\n\n', '\n\n', '\n\n', '</div>'],
    inner: [
      dynamicBlock('core/comments-title', { level: 2 }),
      containerBlock('core/comment-template', [
        dynamicBlock('core/avatar', { size: 32 }),
        dynamicBlock('core/comment-author-name'),
        dynamicBlock('core/comment-date'),
        dynamicBlock('core/comment-content'),
        dynamicBlock('core/comment-edit-link'),
        dynamicBlock('core/comment-reply-link'),
      ]),
      containerBlock('core/comments-pagination', [
        dynamicBlock('core/comments-pagination-previous'),
        dynamicBlock('core/comments-pagination-numbers'),
        dynamicBlock('core/comments-pagination-next'),
      ]),
      dynamicBlock('core/post-comments-form'),
    ],
  };
}

/** Link to the previous post. */
export const previousPostLink = dynamicBlock('core/post-navigation-link', {
  type: 'previous',
  label: 'Previous article',
  showTitle: true,
  linkLabel: true,
  arrow: 'arrow',
});

/** Biography of the post's author. */
export const authorBiography = dynamicBlock('core/post-author-biography');

/** All posts as rows. The page's query parameters select a category or year and the page number. */
export function postArchive(perPage: number): SeedBlock[] {
  return [
    dynamicBlock('core/query-title', { type: 'archive', level: 2 }),
    dynamicBlock('core/term-description'),
    {
      name: 'core/query',
      attributes: { queryId: 1, query: { perPage, pages: 0, offset: 0, postType: 'post', order: 'desc', orderBy: 'date', inherit: true } },
      html: ['<div class="wp-block-query">', '\n\n', '\n\n', '</div>'],
      inner: [
        containerBlock('core/post-template', [
          dynamicBlock('core/post-date'),
          dynamicBlock('core/post-terms', { term: 'category' }),
          dynamicBlock('core/post-author-name', { isLink: true }),
          dynamicBlock('core/post-title', { level: 3, isLink: true }),
          dynamicBlock('core/post-excerpt'),
        ]),
        containerBlock('core/query-no-results', [
          { name: 'core/paragraph', html: ['<p>No articles match. Remove the year or the category.</p>'] },
        ]),
        containerBlock(
          'core/query-pagination',
          [
            dynamicBlock('core/query-pagination-previous'),
            dynamicBlock('core/query-pagination-numbers'),
            dynamicBlock('core/query-pagination-next'),
          ],
          { paginationArrow: 'arrow' },
        ),
      ],
    },
  ];
}

/** One post in full, with its featured image and author. */
export function fullPost(offset: number): SeedBlock {
  return {
    name: 'core/query',
    attributes: { queryId: 2, query: { perPage: 1, offset, postType: 'post', order: 'desc', orderBy: 'date' } },
    html: ['<div class="wp-block-query">', '</div>'],
    inner: [
      containerBlock('core/post-template', [
        dynamicBlock('core/post-featured-image', { isLink: true }),
        dynamicBlock('core/post-title', { level: 3, isLink: true }),
        dynamicBlock('core/post-author', { byline: 'Written by', avatarSize: 32 }),
        dynamicBlock('core/post-content'),
        dynamicBlock('core/read-more', { content: 'Open this article' }),
      ]),
    ],
  };
}

export const latestPosts = (count: number): SeedBlock =>
  dynamicBlock('core/latest-posts', {
    postsToShow: count,
    displayPostDate: true,
    displayAuthor: true,
    excerptLength: 20,
    displayPostContent: true,
  });

export const latestComments = (count: number): SeedBlock => dynamicBlock('core/latest-comments', { commentsToShow: count });
