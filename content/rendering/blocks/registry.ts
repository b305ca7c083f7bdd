/**
 * How content shows WordPress's blocks: one entry for each block. A block that has no entry, such as a block of a plugin, is shown as it is saved. Its
 * attributes, and the data that its renderer loads, are declared in its `block.json`.
 */
import { FREEFORM_BLOCK } from '../../blocks/parse.ts';
import type { BlockRendering, ColorKind, DynamicRenderer } from './dynamic-block.ts';
import { renderCalendar } from './dynamic/calendar.ts';
import * as comments from './dynamic/comments.ts';
import * as lists from './dynamic/lists.ts';
import { renderNavigation, renderNavigationLink } from './dynamic/navigation.ts';
import * as posts from './dynamic/posts.ts';
import * as query from './dynamic/query.ts';
import { renderReusableBlock } from './dynamic/reusable.ts';
import * as saved from './dynamic/saved.ts';
import * as site from './dynamic/site.ts';

/** Renders blocks that show something only on pages of archives, to editors, or in a theme. */
const renderNothing: DynamicRenderer = () => '';

const allColors: readonly ColorKind[] = ['text', 'background', 'gradients', 'link'];

export const blockRenderings: Readonly<Record<string, BlockRendering>> = {
  'core/archives': { render: lists.renderArchives, hasSpacing: true },
  'core/avatar': { render: posts.renderAvatarBlock, hasSpacing: true },
  'core/block': { render: renderReusableBlock },
  'core/button': { innerColors: allColors },
  'core/buttons': { layout: { type: 'flex' } },
  'core/calendar': { render: renderCalendar, innerColors: ['text', 'background'] },
  'core/categories': { render: lists.renderCategories, hasSpacing: true },
  'core/column': { layout: {}, inExcerpts: 'container' },
  'core/columns': { layout: { type: 'flex', flexWrap: 'nowrap' }, inExcerpts: 'container' },
  'core/comment-author-name': { render: comments.renderCommentAuthorName, hasSpacing: true },
  'core/comment-content': { render: comments.renderCommentContent, hasSpacing: true },
  'core/comment-date': { render: comments.renderCommentDate, hasSpacing: true },
  'core/comment-edit-link': { render: renderNothing },
  'core/comment-reply-link': { render: comments.renderCommentReplyLink, hasSpacing: true },
  'core/comment-template': { render: comments.renderCommentTemplate, rendersInnerBlocks: true, hasSpacing: true },
  'core/comments': { render: comments.renderComments, rendersInnerBlocks: true, hasSpacing: true },
  'core/comments-pagination': { render: comments.renderCommentsPagination, layout: { type: 'flex' } },
  'core/comments-pagination-next': { render: renderNothing },
  'core/comments-pagination-numbers': { render: renderNothing },
  'core/comments-pagination-previous': { render: renderNothing },
  'core/comments-title': { render: comments.renderCommentsTitle, hasSpacing: true },
  'core/cover': { render: saved.renderCover },
  'core/file': { render: saved.renderFile },
  'core/freeform': { inExcerpts: 'text', isClassicText: true },
  'core/gallery': { render: saved.renderGalleryBlock, layout: { type: 'flex' }, ignoresGap: true },
  'core/group': { layout: {}, inExcerpts: 'container' },
  'core/heading': { render: saved.renderHeading, inExcerpts: 'text' },
  'core/home-link': { render: site.renderHomeLink },
  'core/html': { inExcerpts: 'text' },
  'core/image': { render: saved.renderGalleryImage },
  'core/latest-comments': { render: lists.renderLatestComments, hasSpacing: true },
  'core/latest-posts': { render: lists.renderLatestPosts, hasSpacing: true },
  'core/legacy-widget': { render: renderNothing },
  'core/list': { inExcerpts: 'text' },
  'core/loginout': { render: site.renderLoginout },
  'core/media-text': { inExcerpts: 'text' },
  'core/navigation': { render: renderNavigation, rendersInnerBlocks: true, layout: { type: 'flex' }, hasInnerTypography: true },
  'core/navigation-link': { render: renderNavigationLink, rendersInnerBlocks: true },
  'core/navigation-submenu': { render: renderNavigationLink, rendersInnerBlocks: true },
  'core/page-list': { render: lists.renderPageList },
  'core/paragraph': { inExcerpts: 'text' },
  'core/pattern': { render: renderReusableBlock },
  'core/post-author': { render: posts.renderPostAuthor, hasSpacing: true },
  'core/post-author-biography': { render: posts.renderPostAuthorBiography, hasSpacing: true },
  'core/post-author-name': { render: posts.renderPostAuthorName, hasSpacing: true },
  'core/post-comments': { render: renderNothing },
  'core/post-comments-form': { render: comments.renderCommentsForm, hasSpacing: true },
  'core/post-content': { render: posts.renderPostContent, layout: {} },
  'core/post-date': { render: posts.renderPostDate, hasSpacing: true },
  'core/post-excerpt': { render: posts.renderPostExcerpt, hasSpacing: true },
  'core/post-featured-image': { render: posts.renderPostFeaturedImage, hasSpacing: true },
  'core/post-navigation-link': { render: posts.renderPostNavigationLink },
  'core/post-template': { render: query.renderPostTemplate, rendersInnerBlocks: true, layout: {} },
  'core/post-terms': { render: posts.renderPostTerms, hasSpacing: true },
  'core/post-title': { render: posts.renderPostTitle, hasSpacing: true },
  'core/preformatted': { inExcerpts: 'text' },
  'core/pullquote': { inExcerpts: 'text' },
  'core/query': { layout: {} },
  'core/query-no-results': { render: query.renderNoResults },
  'core/query-pagination': { render: query.renderPagination, layout: { type: 'flex' } },
  'core/query-pagination-next': { render: query.renderNextPageLink },
  'core/query-pagination-numbers': { render: query.renderPageNumbers },
  'core/query-pagination-previous': { render: renderNothing },
  'core/query-title': { render: renderNothing, hasSpacing: true },
  'core/quote': { inExcerpts: 'text' },
  'core/read-more': { render: posts.renderReadMore, hasSpacing: true },
  'core/rss': { render: lists.renderFeed },
  'core/search': { render: site.renderSearch, innerColors: allColors, hasInnerTypography: true },
  'core/separator': { innerColors: allColors },
  'core/shortcode': { render: saved.renderShortcodeBlock, isClassicText: true },
  'core/site-logo': { render: site.renderSiteLogo },
  'core/site-tagline': { render: site.renderSiteTagline, hasSpacing: true },
  'core/site-title': { render: site.renderSiteTitle, hasSpacing: true },
  'core/social-link': { render: site.renderSocialLink },
  'core/social-links': { layout: { type: 'flex' } },
  'core/table': { innerColors: allColors, inExcerpts: 'text' },
  'core/tag-cloud': { render: lists.renderTagCloud, hasSpacing: true },
  'core/template-part': { render: renderReusableBlock },
  'core/term-description': { render: renderNothing },
  'core/verse': { inExcerpts: 'text' },
  'core/widget-group': { render: saved.renderWidgetGroup, rendersInnerBlocks: true },
};

const renderingsByName = new Map(Object.entries(blockRenderings));
const savedRendering: BlockRendering = {};

/** @param name null for text outside of blocks */
export function getBlockRendering(name: string | null): BlockRendering {
  return renderingsByName.get(name ?? FREEFORM_BLOCK) ?? savedRendering;
}
