/** Blocks that show a part of a post: the entry of a list, or the content itself. */
import { getProperty } from '#lib/json/records.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { taxonomies } from '../../../model/taxonomies.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import { stripTags } from '../../html/strip-tags.ts';
import type { RenderContext } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getNumber, getText, isEnabled } from '../dynamic-block.ts';
import { getAlignClass, getLinkColorClass, getWrapperAttributes, toCssValue } from '../wrapper-attributes.ts';
import { formatDate, formatInstant, getTitle, getUserUrl, renderAvatar } from './node-parts.ts';
import { renderFeaturedImage, toSafeMarkup } from './saved.ts';
import { createPageArgs } from '../../../store/core/page.ts';

/** Renders a part of the post, or nothing if there is no post or the viewer may not read it. */
function renderPostPart(render: (node: NodeRow, block: DynamicBlock, context: RenderContext) => Promise<string>): DynamicRenderer {
  return (block, context) => (context.node ? render(context.node, block, context) : '');
}

const getTextClasses = (block: DynamicBlock) => [getAlignClass(block), getLinkColorClass(block)];
const getPermalink = async (node: NodeRow, { getLink }: RenderContext) => escapeUrl((await getLink(node)) ?? '');
const getTarget = (block: DynamicBlock) => escapeHtml(getText(block, 'linkTarget') || '_self');

function getHeadingTag(block: DynamicBlock, fallback: number): string {
  const level = getNumber(block, 'level') ?? fallback;
  return level === 0 ? 'p' : `h${Math.min(Math.max(Math.trunc(level), 1), 6)}`;
}

export const renderPostTitle = renderPostPart(async (node, block, context) => {
  const title = await getTitle(node, context);
  if (title === '') return '';
  const tag = getHeadingTag(block, 2);
  const rel = getText(block, 'rel');
  const linked = isEnabled(block, 'isLink')
    ? `<a href="${await getPermalink(node, context)}" target="${getTarget(block)}" ${rel && `rel="${escapeHtml(rel)}"`}>${title}</a>`
    : title;
  return `<${tag} ${getWrapperAttributes(block, getTextClasses(block))}>${linked}</${tag}>`;
});

/** The content of an entry of a list. Content never contains itself. */
export const renderPostContent = renderPostPart(async (node, block, context) => {
  if (node.restricted || context.openIds.has(node.id)) return '';
  const content = await context.renderers.renderContent({ ...context, openIds: new Set([...context.openIds, node.id]) });
  return content && `<div ${getWrapperAttributes(block, ['entry-content'])}>${content}</div>`;
});

export const renderPostDate = renderPostPart(async (node, block, context) => {
  if (node.restricted) return '';
  const date = getText(block, 'displayType') === 'modified' ? node.modified : node.date;
  const text = escapeHtml(await formatDate(date, getText(block, 'format'), context));
  const linked = isEnabled(block, 'isLink') ? `<a href="${await getPermalink(node, context)}">${text}</a>` : text;
  return `<div ${getWrapperAttributes(block, getTextClasses(block))}><time datetime="${formatInstant(date, context)}">${linked}</time></div>`;
});

export const renderPostExcerpt = renderPostPart(async (node, block, context) => {
  const excerpt = await context.renderers.renderExcerptText(context, getNumber(block, 'excerptLength') ?? undefined);
  if (excerpt === '') return '';
  const moreText = getText(block, 'moreText');
  const more =
    moreText && `<a class="wp-block-post-excerpt__more-link" href="${await getPermalink(node, context)}">${toSafeMarkup(moreText)}</a>`;
  const isOnNewLine = block.attributes['showMoreOnNewLine'] !== false && more !== '';
  const text = `<p class="wp-block-post-excerpt__excerpt">${excerpt}${isOnNewLine ? `</p><p class="wp-block-post-excerpt__more-text">${more}</p>` : ` ${more}</p>`}`;
  return `<div ${getWrapperAttributes(block, getTextClasses(block))}>${text}</div>`;
});

export const renderPostTerms = renderPostPart(async (node, block, context) => {
  const taxonomy = taxonomies.find(({ name }) => name === getText(block, 'term'))?.name;
  if (!taxonomy || node.restricted) return '';
  const page = createPageArgs(100);
  const { rows } = await context.store.terms({ taxonomies: [taxonomy], nodeId: node.id, orderby: 'name' }, page);
  if (rows.length === 0) return '';
  const links = rows.map((term) => `<a href="${escapeUrl(context.site.contentUrl + term.uri)}" rel="tag">${escapeHtml(term.name)}</a>`);
  const separator = `<span class="wp-block-post-terms__separator">${escapeHtml(getText(block, 'separator') || ' ')}</span>`;
  const around = (name: 'prefix' | 'suffix') =>
    getText(block, name) && `<span class="wp-block-post-terms__${name}">${toSafeMarkup(getText(block, name))}</span>`;
  const classes = [`taxonomy-${taxonomy}`, ...getTextClasses(block)];
  return `<div ${getWrapperAttributes(block, classes)}>${around('prefix')}${links.join(separator)}${around('suffix')}</div>`;
});

async function findAuthor({ authorId }: NodeRow, { store }: RenderContext) {
  return authorId === null ? null : await store.userById(authorId);
}

export const renderPostAuthor = renderPostPart(async (node, block, context) => {
  const author = await findAuthor(node, context);
  if (!author) return '';
  const size = getNumber(block, 'avatarSize') ?? 48;
  const isHidden = block.attributes['showAvatar'] === false;
  const avatar = isHidden ? '' : `<div class="wp-block-post-author__avatar">${renderAvatar(author.emailHash, size, '', '', context)}</div>`;
  const byline = getText(block, 'byline');
  const name = escapeHtml(author.displayName);
  const linked = isEnabled(block, 'isLink')
    ? `<a href="${escapeUrl(getUserUrl(author, context))}" target="${getTarget(block)}">${name}</a>`
    : name;
  const parts = [
    byline && `<p class="wp-block-post-author__byline">${toSafeMarkup(byline)}</p>`,
    `<p class="wp-block-post-author__name">${linked}</p>`,
    isEnabled(block, 'showBio') ? `<p class="wp-block-post-author__bio">${toSafeMarkup(author.description)}</p>` : '',
  ];
  return `<div ${getWrapperAttributes(block, getTextClasses(block))}>${avatar}<div class="wp-block-post-author__content">${parts.join('')}</div></div>`;
});

export const renderPostAuthorName = renderPostPart(async (node, block, context) => {
  const author = await findAuthor(node, context);
  if (!author) return '';
  const name = escapeHtml(author.displayName);
  const linked = isEnabled(block, 'isLink')
    ? `<a href="${escapeUrl(getUserUrl(author, context))}" target="${getTarget(block)}" class="wp-block-post-author-name__link">${name}</a>`
    : name;
  return `<div ${getWrapperAttributes(block, getTextClasses(block))}>${linked}</div>`;
});

export const renderPostAuthorBiography = renderPostPart(async (node, block, context) => {
  const author = await findAuthor(node, context);
  return author?.description ? `<div ${getWrapperAttributes(block, [getAlignClass(block)])}>${toSafeMarkup(author.description)}</div>` : '';
});

/** The avatar of the author, of a chosen user, or of the author of a comment. */
export const renderAvatarBlock: DynamicRenderer = async (block, context) => {
  const { comment, node, store } = context;
  const size = getNumber(block, 'size') ?? 96;
  const chosenId = getNumber(block, 'userId') ?? node?.authorId;
  const user = comment || typeof chosenId !== 'number' ? null : await store.userById(chosenId);
  const owner = comment
    ? { hash: comment.authorHash, name: comment.authorName, url: comment.authorUrl }
    : user && { hash: user.emailHash, name: user.displayName, url: getUserUrl(user, context) };
  if (!owner) return '';
  const radius = toCssValue(getProperty(block.attributes['style'], 'border', 'radius'));
  const className = `wp-block-avatar__image ${comment ? '' : ' '}`;
  const style = radius ? ` style="border-radius: ${radius};"` : ' style=""';
  const image = renderAvatar(owner.hash, size, `${owner.name} Avatar`, className, context, `${style} `);
  const linked =
    isEnabled(block, 'isLink') && owner.url
      ? `<a href="${escapeUrl(owner.url)}" target="${getTarget(block)}"  class="wp-block-avatar__link">${image}</a>`
      : image;
  return `<div ${getWrapperAttributes(block)}>${linked}</div>`;
};

export const renderPostFeaturedImage = renderPostPart(async (node, block, context) => {
  const isLink = isEnabled(block, 'isLink');
  const [width, height, scale] = ['width', 'height', 'scale'].map((name) => toCssValue(block.attributes[name]));
  const style = height ? `height:${height};${scale ? `object-fit:${scale};` : ''}` : '';
  const image = await renderFeaturedImage(
    getText(block, 'sizeSlug') || 'post-thumbnail',
    { ...(isLink && { alt: stripTags(await getTitle(node, context)) }), ...(style && { style }) },
    context,
  );
  if (image === '') return '';
  const rel = getText(block, 'rel');
  const linked = isLink
    ? `<a href="${await getPermalink(node, context)}" target="${getTarget(block)}" ${rel && `rel="${escapeHtml(rel)}"`} ${height && `style="height:${height}"`}>${image}</a>`
    : image;
  const outerStyle = `${width ? `width:${width};` : ''}${height ? `height:${height};` : ''}`;
  return `<figure ${getWrapperAttributes(block, [], outerStyle)}>${linked}</figure>`;
});

export const renderReadMore = renderPostPart(async (node, block, context) => {
  const title = (await getTitle(node, context)) || `untitled post ${node.id}`;
  const text = toSafeMarkup(getText(block, 'content')) || 'Read more';
  return `<a ${getWrapperAttributes(block)} href="${await getPermalink(node, context)}" target="${getTarget(block)}">${text}<span class="screen-reader-text">: ${title}</span></a>`;
});

const arrows: ReadonlyMap<string, { next: string; previous: string }> = new Map<string, { next: string; previous: string }>([
  ['arrow', { next: '→', previous: '←' }],
  ['chevron', { next: '»', previous: '«' }],
]);

export const renderPostNavigationLink: DynamicRenderer = async (block, context) => {
  const type = getText(block, 'type') === 'previous' ? 'previous' : 'next';
  const adjacent = (await block.loadData('adjacent')) as NodeRow | null;
  const attributes = getWrapperAttributes(block, [`post-navigation-link-${type}`, getAlignClass(block)]);
  if (!adjacent) return `<div ${attributes}></div>`;
  const label = toSafeMarkup(getText(block, 'label'));
  const title = await getTitle(adjacent, context);
  const isWhole = isEnabled(block, 'linkLabel');
  const shownLabel = label || (isWhole ? (type === 'next' ? 'Next:' : 'Previous:') : '');
  const labelMarkup = shownLabel && `<span class="post-navigation-link__label">${shownLabel}</span> `;
  const plainLabel = label || (type === 'next' ? 'Next' : 'Previous');
  const showsTitle = isEnabled(block, 'showTitle');
  const text = showsTitle ? (isWhole ? `${labelMarkup}<span class="post-navigation-link__title">${title}</span>` : title) : plainLabel;
  const link = `<a href="${await getPermalink(adjacent, context)}" rel="${type === 'next' ? 'next' : 'prev'}">${text}</a>`;
  const arrow = arrows.get(getText(block, 'arrow'))?.[type];
  const arrowMarkup =
    arrow &&
    `<span class="wp-block-post-navigation-link__arrow-${type} is-arrow-${getText(block, 'arrow')}" aria-hidden="true">${arrow}</span>`;
  const labeled = showsTitle && !isWhole && !arrowMarkup ? labelMarkup + link : link;
  return `<div ${attributes}>${arrowMarkup ? (type === 'next' ? `${labeled} ${arrowMarkup}` : `${arrowMarkup} ${labeled}`) : labeled}</div>`;
};
