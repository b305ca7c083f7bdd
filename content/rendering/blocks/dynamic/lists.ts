/** Blocks that list posts, terms, comments, pages or dates. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { TermRow } from '../../../core/rows/terms.ts';
import { sanitizeMarkup } from '../../../commands/markup/sanitize-markup.ts';
import { addParagraphs } from '../../filters/autop.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import { stripTags } from '../../html/strip-tags.ts';
import { trimWords } from '../../html/trim-words.ts';
import { countUp, type RenderContext } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getNumber, getText, isEnabled } from '../dynamic-block.ts';
import { getLinkColorClass, getWrapperAttributes, toCssValue } from '../wrapper-attributes.ts';
import { formatDate, formatInstant, getCommentUrl, getTitleOrPlaceholder, getUserUrl, monthNames, renderAvatar } from './node-parts.ts';
import { renderFeaturedImage, toSafeMarkup } from './saved.ts';

type Entry = { node: NodeRow };

export const renderLatestPosts: DynamicRenderer = async (block, context) => {
  const entries = ((await block.loadData('posts')) ?? []) as Entry[];
  const items: string[] = [];
  for (const { node } of entries) items.push(`<li>${await renderLatestPost(node, block, context)}</li>\n`);
  const isGrid = getText(block, 'postLayout') === 'grid';
  const classes = [
    'wp-block-latest-posts__list',
    isGrid && 'is-grid',
    isGrid && `columns-${getNumber(block, 'columns') ?? ''}`,
    isEnabled(block, 'displayPostDate') && 'has-dates',
    isEnabled(block, 'displayAuthor') && 'has-author',
    getLinkColorClass(block),
  ];
  return `<ul ${getWrapperAttributes(block, classes)}>${items.join('')}</ul>`;
};

async function renderLatestPost(node: NodeRow, block: DynamicBlock, context: RenderContext): Promise<string> {
  const link = escapeUrl((await context.getLink(node)) ?? '');
  const title = await getTitleOrPlaceholder(node, context);
  const author = isEnabled(block, 'displayAuthor') && node.authorId !== null ? await context.store.userById(node.authorId) : null;
  return [
    await renderLatestPostImage(node, { link, title }, block, context),
    `<a class="wp-block-latest-posts__post-title" href="${link}">${title}</a>`,
    author?.displayName ? `<div class="wp-block-latest-posts__post-author">by ${escapeHtml(author.displayName)}</div>` : '',
    isEnabled(block, 'displayPostDate')
      ? `<time datetime="${formatInstant(node.date, context)}" class="wp-block-latest-posts__post-date">${await formatDate(node.date, '', context)}</time>`
      : '',
    await renderLatestPostText(node, block, context),
  ].join('');
}

async function renderLatestPostImage(
  node: NodeRow,
  { link, title }: { link: string; title: string },
  block: DynamicBlock,
  context: RenderContext,
): Promise<string> {
  if (!isEnabled(block, 'displayFeaturedImage')) return '';
  const size = getText(block, 'featuredImageSizeSlug') || 'thumbnail';
  const [width, height] = [getNumber(block, 'featuredImageSizeWidth'), getNumber(block, 'featuredImageSizeHeight')];
  const style = (width === null ? '' : `max-width:${width}px;`) + (height === null ? '' : `max-height:${height}px;`);
  const image = await renderFeaturedImage(size, { style }, { ...context, node });
  if (image === '') return '';
  const align = getText(block, 'featuredImageAlign');
  const classes = `wp-block-latest-posts__featured-image${align && ` align${align}`}`;
  const linked = isEnabled(block, 'addLinkToFeaturedImage')
    ? `<a href="${link}" aria-label="${escapeHtml(stripTags(title))}">${image}</a>`
    : image;
  return `<div class="${escapeHtml(classes)}">${linked}</div>`;
}

async function renderLatestPostText(node: NodeRow, block: DynamicBlock, context: RenderContext): Promise<string> {
  if (!isEnabled(block, 'displayPostContent')) return '';
  if (getText(block, 'displayPostContentRadio') === 'full_post')
    return `<div class="wp-block-latest-posts__post-full-content">${sanitizeMarkup(node.content)}</div>`;
  const excerpt = await context.renderers.renderExcerptText({ ...context, node }, getNumber(block, 'excerptLength') ?? undefined);
  return `<div class="wp-block-latest-posts__post-excerpt">${excerpt}</div>`;
}

/** Deeper levels of pages and categories are left out. */
const MAX_DEPTH = 10;

/** Number of words of a comment in the list. */
const COMMENT_WORDS = 20;

export const renderLatestComments: DynamicRenderer = async (block, context) => {
  const comments = ((await block.loadData('comments')) ?? []) as CommentRow[];
  const [avatars, dates, excerpts] = ['displayAvatar', 'displayDate', 'displayExcerpt'].map((name) => block.attributes[name] !== false);
  const classes = [avatars && 'has-avatars', dates && 'has-dates', excerpts && 'has-excerpts', comments.length === 0 && 'no-comments'].map(
    (name) => name || false,
  );
  const items: string[] = [];
  for (const comment of comments) {
    const node = await context.store.nodeById(comment.nodeId);
    if (!node) continue;
    const user = comment.userId === null ? null : await context.store.userById(comment.userId);
    const url = escapeUrl(comment.authorUrl) || (user ? escapeUrl(getUserUrl(user, context)) : '');
    const name = escapeHtml(comment.authorName || user?.displayName || 'Anonymous');
    const author = url
      ? `<a class="wp-block-latest-comments__comment-author" href="${url}">${name}</a>`
      : `<span class="wp-block-latest-comments__comment-author">${name}</span>`;
    const link = `<a class="wp-block-latest-comments__comment-link" href="${await getCommentUrl(comment, context)}">${await getTitleOrPlaceholder(node, context)}</a>`;
    const date = dates
      ? `<time datetime="${formatInstant(comment.date, context)}" class="wp-block-latest-comments__comment-date">${await formatDate(comment.date, '', context)}</time>`
      : '';
    const avatar = avatars ? renderAvatar(comment.authorHash, 48, '', 'wp-block-latest-comments__comment-avatar', context) : '';
    const words = trimWords(comment.content, COMMENT_WORDS, '&hellip;');
    const excerpt = excerpts
      ? `<div class="wp-block-latest-comments__comment-excerpt">${await addParagraphs(words, context.pause)}</div>`
      : '';
    items.push(
      `<li class="wp-block-latest-comments__comment">${avatar}<article><footer class="wp-block-latest-comments__comment-meta">${author} on ${link}${date}</footer>${excerpt}</article></li>`,
    );
  }
  const attributes = getWrapperAttributes(block, classes);
  return items.length > 0 ? `<ol ${attributes}>${items.join('')}</ol>` : `<div ${attributes}>No comments to show.</div>`;
};

/** Renders the years or months in which posts were published. Days and weeks are listed as months. */
export const renderArchives: DynamicRenderer = async (block, context) => {
  const { store, site } = context;
  const isYearly = getText(block, 'type') === 'yearly';
  const months = await store.postMonths(site.timezone);
  const periods = isYearly
    ? [...Map.groupBy(months, ({ year }) => year)].map(([year, ofYear]) => ({
        path: String(year),
        text: String(year),
        count: ofYear.reduce((sum, { count }) => sum + count, 0),
      }))
    : months.map(({ year, month, count }) => ({
        path: `${year}/${String(month).padStart(2, '0')}`,
        text: `${monthNames[month - 1]} ${year}`,
        count,
      }));
  const showCounts = isEnabled(block, 'showPostCounts');
  const links = periods.map(({ path, text, count }) => ({
    url: `${site.contentUrl}/${path}/`,
    text,
    count: showCounts ? `&nbsp;(${count})` : '',
  }));
  if (isEnabled(block, 'displayAsDropdown')) {
    const id = `wp-block-archives-${countUp(context, 'id')}`;
    const hidden = block.attributes['showLabel'] === false ? ' screen-reader-text' : '';
    const options = links.map(({ url, text, count }) => `\t<option value='${escapeUrl(url)}'> ${text} ${count}</option>\n`).join('');
    return `<div ${getWrapperAttributes(block, ['wp-block-archives-dropdown'])}><label for="${id}" class="wp-block-archives__label${hidden}">Archives</label>\n\t\t<select id="${id}" name="archive-dropdown">\n\t\t<option value="">Select ${isYearly ? 'Year' : 'Month'}</option>${options}</select></div>`;
  }
  const attributes = getWrapperAttributes(block, ['wp-block-archives-list']);
  if (links.length === 0) return `<div ${attributes}>No archives to show.</div>`;
  return `<ul ${attributes}>${links.map(({ url, text, count }) => `\t<li><a href='${escapeUrl(url)}'>${text}</a>${count}</li>\n`).join('')}</ul>`;
};

const getTermUrl = (term: TermRow, { site }: RenderContext) => escapeUrl(site.contentUrl + term.uri);

export const renderCategories: DynamicRenderer = async (block, context) => {
  const terms = ((await block.loadData('terms')) ?? []) as TermRow[];
  const isTree = isEnabled(block, 'showHierarchy');
  const ids = new Set(terms.map(({ id }) => id));
  /** Lists the terms below a parent, or all terms if they do not form a tree. */
  const listChildren = (parentId: number | null) =>
    terms.filter((term) => !isTree || (ids.has(term.parentId ?? 0) ? term.parentId : null) === parentId);
  const showsCounts = isEnabled(block, 'showPostCounts');
  if (isEnabled(block, 'displayAsDropdown')) {
    const id = `wp-block-categories-${countUp(context, 'categories')}`;
    const renderOptions = (parentId: number | null, depth: number): string =>
      listChildren(parentId)
        .map((term) => {
          const text = `${'&nbsp;'.repeat(3 * depth)}${escapeHtml(term.name)}${showsCounts ? `&nbsp;&nbsp;(${term.count})` : ''}`;
          const children = isTree && depth < MAX_DEPTH ? renderOptions(term.id, depth + 1) : '';
          return `\t<option class="level-${depth}" value="${term.id}">${text}</option>\n${children}`;
        })
        .join('');
    return `<div ${getWrapperAttributes(block, ['wp-block-categories-dropdown'])}><label class="screen-reader-text" for="${id}">Categories</label><select  name='cat' id='${id}' class='postform'>\n\t<option value='-1'>Select Category</option>\n${renderOptions(null, 0)}</select>\n</div>`;
  }
  const renderItems = (parentId: number | null, depth: number): string =>
    listChildren(parentId)
      .map((term) => {
        const children = isTree && depth < MAX_DEPTH ? renderItems(term.id, depth + 1) : '';
        const indent = '\t'.repeat(depth);
        const list = children && `${indent}<ul class='children'>\n${children}${indent}</ul>\n`;
        const count = showsCounts ? ` (${term.count})` : '';
        return `\t<li class="cat-item cat-item-${term.id}"><a href="${getTermUrl(term, context)}">${escapeHtml(term.name)}</a>${count}\n${list}</li>\n`;
      })
      .join('');
  const items = terms.length === 0 ? '<li class="cat-item-none">No categories</li>' : renderItems(null, 0);
  return `<ul ${getWrapperAttributes(block, ['wp-block-categories-list'])}>${items}</ul>`;
};

export const renderTagCloud: DynamicRenderer = async (block, context) => {
  const terms = ((await block.loadData('terms')) ?? []) as TermRow[];
  const attributes = getWrapperAttributes(block);
  if (terms.length === 0) return `<p ${attributes}>There&#8217;s no content to show here yet.</p>`;
  const smallest = Number.parseFloat(getText(block, 'smallestFontSize')) || 8;
  const largest = Number.parseFloat(getText(block, 'largestFontSize')) || 22;
  const unit = /^[0-9.]+([a-z%]+)$/i.exec(getText(block, 'smallestFontSize'))?.[1] ?? 'pt';
  const scale = ({ count }: TermRow) => Math.round(Math.log10(count + 1) * 100);
  const least = Math.min(...terms.map(scale));
  const spread = Math.max(Math.max(...terms.map(scale)) - least, 1);
  const step = (Math.max(largest, smallest) - smallest) / spread;
  const links = terms.map((term, index) => {
    const size = Number((smallest + (scale(term) - least) * step).toPrecision(14));
    const name = escapeHtml(term.name);
    const label = `${name} (${term.count} ${term.count === 1 ? 'item' : 'items'})`;
    const count = isEnabled(block, 'showTagCounts') ? `<span class="tag-link-count"> (${term.count})</span>` : '';
    return `<a href="${getTermUrl(term, context)}" class="tag-cloud-link tag-link-${term.id} tag-link-position-${index + 1}" style="font-size: ${toCssValue(`${size}${unit}`)};" aria-label="${label}">${name}${count}</a>`;
  });
  return `<p ${attributes}>${links.join('\n')}</p>`;
};

export const renderPageList: DynamicRenderer = async (block, context) => {
  const pages = ((await block.loadData('pages')) ?? []) as NodeRow[];
  const links = new Map(await Promise.all(pages.map(async (page) => [page.id, escapeUrl((await context.getLink(page)) ?? '')] as const)));
  const parent = getNumber(block, 'parentPageID') ?? 0;
  const isInNavigation = block.ancestors.some(({ name }) => name === 'core/navigation');
  const renderLevel = (parentId: number | null, depth: number): string =>
    pages
      .filter((page) => page.parentId === parentId)
      .map((page) => {
        const children = depth < MAX_DEPTH ? renderLevel(page.id, depth + 1) : '';
        const classes = `wp-block-pages-list__item${children && ' has-child'}${isInNavigation ? ' wp-block-navigation-item' : ''}${depth > 0 ? ' ' : ''}`;
        const link = `<a class="wp-block-pages-list__item__link${isInNavigation ? ' wp-block-navigation-item__content' : ''}" href="${links.get(page.id) ?? ''}">${toSafeMarkup(page.title)}</a>`;
        return `<li class="${classes}">${link}${children && `<ul class="wp-block-navigation__submenu-container">${children}</ul>`}</li>`;
      })
      .join('');
  const items = renderLevel(parent === 0 ? null : parent, 0);
  if (items === '') return '';
  return isEnabled(block, 'isNested') ? items : `<ul ${getWrapperAttributes(block)}>${items}</ul>`;
};

type FeedEntry = { title: string; link: string | null; date: string | null; author: string | null; text: string | null };

export const renderFeed: DynamicRenderer = async (block, context) => {
  const entries = ((await block.loadData('feed')) ?? []) as FeedEntry[];
  if (entries.length === 0)
    return '<div class="components-placeholder"><div class="notice notice-error">An error has occurred, which probably means the feed is down. Try again later.</div></div>';
  const items: string[] = [];
  for (const { title, link, date, author, text } of entries) {
    const heading = escapeHtml(title) || '(no title)';
    const url = escapeUrl(link ?? '');
    const day = date && isEnabled(block, 'displayDate') ? new Date(date) : null;
    const time = day
      ? `<time datetime="${formatInstant(day, context)}" class="wp-block-rss__item-publish-date">${await formatDate(day, '', context)}</time> `
      : '';
    const byline =
      author && isEnabled(block, 'displayAuthor') ? `<span class="wp-block-rss__item-author">by ${escapeHtml(author)}</span>` : '';
    const words = trimWords(text ?? '', getNumber(block, 'excerptLength') ?? 55, ' [&hellip;]');
    const excerpt = isEnabled(block, 'displayExcerpt') ? `<div class="wp-block-rss__item-excerpt">${escapeHtml(words)}</div>` : '';
    items.push(
      `<li class='wp-block-rss__item'><div class='wp-block-rss__item-title'>${url ? `<a href='${url}'>${heading}</a>` : heading}</div>${time}${byline}${excerpt}</li>`,
    );
  }
  const isGrid = getText(block, 'blockLayout') === 'grid';
  const classes = [
    isGrid && 'is-grid',
    isGrid && `columns-${getNumber(block, 'columns') ?? ''}`,
    isEnabled(block, 'displayDate') && 'has-dates',
    isEnabled(block, 'displayAuthor') && 'has-authors',
    isEnabled(block, 'displayExcerpt') && 'has-excerpts',
  ];
  return `<ul ${getWrapperAttributes(block, classes)}>${items.join('')}</ul>`;
};
