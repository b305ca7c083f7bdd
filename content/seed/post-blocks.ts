/** Blocks of the standard editor that show posts and what readers say of them. */
import type { SeedBlock } from './types.ts';

/** Blocks right inside of others, without markup of their own between. */
function containerBlock(name: `core/${string}`, inner: readonly SeedBlock[], attributes?: SeedBlock['attributes']): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: ['', ...between, ''], inner };
}

const dynamicBlock = (name: `core/${string}`, attributes?: SeedBlock['attributes']): SeedBlock => ({
  name,
  ...(attributes && { attributes }),
});

/** What readers wrote, and where they can write. */
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

/** The way to the piece before. */
export const previousPostLink = dynamicBlock('core/post-navigation-link', {
  type: 'previous',
  label: 'The piece before',
  showTitle: true,
  linkLabel: true,
  arrow: 'arrow',
});

/** Words about who wrote it. */
export const authorBiography = dynamicBlock('core/post-author-biography');

/** The whole newsroom as rows, to be narrowed and paged through by the address. */
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
          { name: 'core/paragraph', html: ['<p>No piece fits. Take the year or the category away.</p>'] },
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

/** One piece in full, with its picture and who wrote it. */
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
        dynamicBlock('core/read-more', { content: 'Read it on its own page' }),
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
