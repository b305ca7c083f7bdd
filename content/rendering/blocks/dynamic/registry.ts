/** The blocks that WordPress renders on the server. */
import type { DynamicRenderer } from '../dynamic-block.ts';
import { renderCalendar } from './calendar.ts';
import * as comments from './comments.ts';
import * as lists from './lists.ts';
import { renderNavigation, renderNavigationLink } from './navigation.ts';
import * as posts from './posts.ts';
import * as query from './query.ts';
import { renderReusableBlock } from './reusable.ts';
import * as saved from './saved.ts';
import * as site from './site.ts';

/** Blocks that show something only on pages of archives, to editors, or in a theme. */
const renderNothing: DynamicRenderer = () => '';

export const dynamicRenderers: ReadonlyMap<string, DynamicRenderer> = new Map<string, DynamicRenderer>([
  ['core/archives', lists.renderArchives],
  ['core/avatar', posts.renderAvatarBlock],
  ['core/block', renderReusableBlock],
  ['core/calendar', renderCalendar],
  ['core/categories', lists.renderCategories],
  ['core/comment-author-name', comments.renderCommentAuthorName],
  ['core/comment-content', comments.renderCommentContent],
  ['core/comment-date', comments.renderCommentDate],
  ['core/comment-edit-link', renderNothing],
  ['core/comment-reply-link', comments.renderCommentReplyLink],
  ['core/comment-template', comments.renderCommentTemplate],
  ['core/comments', comments.renderComments],
  ['core/comments-pagination', comments.renderCommentsPagination],
  ['core/comments-pagination-next', renderNothing],
  ['core/comments-pagination-numbers', renderNothing],
  ['core/comments-pagination-previous', renderNothing],
  ['core/comments-title', comments.renderCommentsTitle],
  ['core/cover', saved.renderCover],
  ['core/file', saved.renderFile],
  ['core/gallery', saved.renderGalleryBlock],
  ['core/heading', saved.renderHeading],
  ['core/home-link', site.renderHomeLink],
  ['core/image', saved.renderGalleryImage],
  ['core/latest-comments', lists.renderLatestComments],
  ['core/latest-posts', lists.renderLatestPosts],
  ['core/legacy-widget', renderNothing],
  ['core/loginout', site.renderLoginout],
  ['core/navigation', renderNavigation],
  ['core/navigation-link', renderNavigationLink],
  ['core/navigation-submenu', renderNavigationLink],
  ['core/page-list', lists.renderPageList],
  ['core/pattern', renderReusableBlock],
  ['core/post-author', posts.renderPostAuthor],
  ['core/post-author-biography', posts.renderPostAuthorBiography],
  ['core/post-author-name', posts.renderPostAuthorName],
  ['core/post-comments', renderNothing],
  ['core/post-comments-form', comments.renderCommentsForm],
  ['core/post-content', posts.renderPostContent],
  ['core/post-date', posts.renderPostDate],
  ['core/post-excerpt', posts.renderPostExcerpt],
  ['core/post-featured-image', posts.renderPostFeaturedImage],
  ['core/post-navigation-link', posts.renderPostNavigationLink],
  ['core/post-template', query.renderPostTemplate],
  ['core/post-terms', posts.renderPostTerms],
  ['core/post-title', posts.renderPostTitle],
  ['core/query-no-results', query.renderNoResults],
  ['core/query-pagination', query.renderPagination],
  ['core/query-pagination-next', query.renderNextPageLink],
  ['core/query-pagination-numbers', query.renderPageNumbers],
  ['core/query-pagination-previous', renderNothing],
  ['core/query-title', renderNothing],
  ['core/read-more', posts.renderReadMore],
  ['core/rss', lists.renderFeed],
  ['core/search', site.renderSearch],
  ['core/shortcode', saved.renderShortcodeBlock],
  ['core/site-logo', site.renderSiteLogo],
  ['core/site-tagline', site.renderSiteTagline],
  ['core/site-title', site.renderSiteTitle],
  ['core/social-link', site.renderSocialLink],
  ['core/tag-cloud', lists.renderTagCloud],
  ['core/template-part', renderReusableBlock],
  ['core/term-description', renderNothing],
  ['core/widget-group', saved.renderWidgetGroup],
]);

/** Blocks that render their inner blocks themselves, none or several times. */
export const renderersOfInnerBlocks: ReadonlySet<string> = new Set([
  'core/comment-template',
  'core/comments',
  'core/navigation',
  'core/navigation-link',
  'core/navigation-submenu',
  'core/post-template',
  'core/widget-group',
]);
