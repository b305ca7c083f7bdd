/** Blocks of the standard editor that show posts and what readers say of them. */
import type { SeedBlock } from './types.ts';

/** Blocks right inside of others, without markup of their own between. */
function holding(name: `core/${string}`, inner: readonly SeedBlock[], attributes?: SeedBlock['attributes']): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: ['', ...between, ''], inner };
}

const dynamic = (name: `core/${string}`, attributes?: SeedBlock['attributes']): SeedBlock => ({ name, ...(attributes && { attributes }) });

/** What readers wrote, and where they can write. */
export function discussion(): SeedBlock {
  return {
    name: 'core/comments',
    html: ['<div class="wp-block-comments">', '\n\n', '\n\n', '\n\n', '</div>'],
    inner: [
      dynamic('core/comments-title', { level: 2 }),
      holding('core/comment-template', [
        dynamic('core/avatar', { size: 32 }),
        dynamic('core/comment-author-name'),
        dynamic('core/comment-date'),
        dynamic('core/comment-content'),
        dynamic('core/comment-edit-link'),
        dynamic('core/comment-reply-link'),
      ]),
      holding('core/comments-pagination', [
        dynamic('core/comments-pagination-previous'),
        dynamic('core/comments-pagination-numbers'),
        dynamic('core/comments-pagination-next'),
      ]),
      dynamic('core/post-comments-form'),
    ],
  };
}

/** The way to the piece before. */
export const pieceBefore = dynamic('core/post-navigation-link', {
  type: 'previous',
  label: 'The piece before',
  showTitle: true,
  linkLabel: true,
  arrow: 'arrow',
});

/** Words about who wrote it. */
export const biography = dynamic('core/post-author-biography');

/** The whole newsroom as rows, to be narrowed and paged through by the address. */
export function archive(perPage: number): SeedBlock[] {
  return [
    dynamic('core/query-title', { type: 'archive', level: 2 }),
    dynamic('core/term-description'),
    {
      name: 'core/query',
      attributes: { queryId: 1, query: { perPage, pages: 0, offset: 0, postType: 'post', order: 'desc', orderBy: 'date', inherit: true } },
      html: ['<div class="wp-block-query">', '\n\n', '\n\n', '</div>'],
      inner: [
        holding('core/post-template', [
          dynamic('core/post-date'),
          dynamic('core/post-terms', { term: 'category' }),
          dynamic('core/post-author-name', { isLink: true }),
          dynamic('core/post-title', { level: 3, isLink: true }),
          dynamic('core/post-excerpt'),
        ]),
        holding('core/query-no-results', [{ name: 'core/paragraph', html: ['<p>No piece fits. Take the year or the category away.</p>'] }]),
        holding(
          'core/query-pagination',
          [dynamic('core/query-pagination-previous'), dynamic('core/query-pagination-numbers'), dynamic('core/query-pagination-next')],
          { paginationArrow: 'arrow' },
        ),
      ],
    },
  ];
}

/** One piece in full, with its picture and who wrote it. */
export function inFull(offset: number): SeedBlock {
  return {
    name: 'core/query',
    attributes: { queryId: 2, query: { perPage: 1, offset, postType: 'post', order: 'desc', orderBy: 'date' } },
    html: ['<div class="wp-block-query">', '</div>'],
    inner: [
      holding('core/post-template', [
        dynamic('core/post-featured-image', { isLink: true }),
        dynamic('core/post-title', { level: 3, isLink: true }),
        dynamic('core/post-author', { byline: 'Written by', avatarSize: 32 }),
        dynamic('core/post-content'),
        dynamic('core/read-more', { content: 'Read it on its own page' }),
      ]),
    ],
  };
}

export const latestPosts = (count: number): SeedBlock =>
  dynamic('core/latest-posts', {
    postsToShow: count,
    displayPostDate: true,
    displayAuthor: true,
    excerptLength: 20,
    displayPostContent: true,
  });

export const latestComments = (count: number): SeedBlock => dynamic('core/latest-comments', { commentsToShow: count });
