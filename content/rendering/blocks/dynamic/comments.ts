/** Comments on the content, with the comment template that an editor chose. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import { type RenderContext, renderWithinLimit } from '../../render-context.ts';
import { type DynamicBlock, type DynamicRenderer, getNumber, getText } from '../dynamic-block.ts';
import { getAlignClass, getLinkColorClass, getWrapperAttributes } from '../wrapper-attributes.ts';
import { formatDate, formatInstant, getCommentUrl, getTitle } from './node-parts.ts';

type Discussion = { count: number; open: boolean; maxDepth?: number; entries: { comment: CommentRow; depth: number }[] };

async function loadDiscussion(block: DynamicBlock): Promise<Discussion> {
  const comments = block.name === 'core/comments' ? block : block.ancestors.findLast(({ name }) => name === 'core/comments');
  return ((await comments?.loadData('discussion')) ?? { count: 0, open: false, entries: [] }) as Discussion;
}

/** The block of all comments. Comments of classic themes, which have no inner blocks, are not rendered. */
export const renderComments: DynamicRenderer = async (block, context) => {
  const { count, open } = await loadDiscussion(block);
  return count === 0 && !open ? '' : await block.renderInner(context);
};

export const renderCommentsTitle: DynamicRenderer = async (block, context) => {
  const { count } = await loadDiscussion(block);
  if (count === 0 || !context.node) return '';
  const title = `&#8220;${await getTitle(context.node, context)}&#8221;`;
  const showsTitle = block.attributes['showPostTitle'] !== false;
  const showsCount = block.attributes['showCommentsCount'] !== false;
  const noun = count === 1 ? 'response' : 'responses';
  const amount = count === 1 ? 'One' : count.toLocaleString('en-US');
  const text = `${showsCount ? `${amount} ${noun}` : noun.replace('r', 'R')}${showsTitle ? ` to ${title}` : ''}`;
  const level = Math.min(Math.max(Math.trunc(getNumber(block, 'level') ?? 2), 1), 6);
  return `<h${level} id="comments" ${getWrapperAttributes(block, [getAlignClass(block)])}>${text}</h${level}>`;
};

export const renderCommentTemplate: DynamicRenderer = async (block, context) => {
  const { entries } = await loadDiscussion(block);
  if (entries.length === 0) return '';
  let index = 0;
  /** Renders a comment and its replies, which follow it. */
  const renderLevel = async (depth: number): Promise<string> => {
    const items: string[] = [];
    let threads = 0;
    while (index < entries.length && (entries[index]?.depth ?? 0) >= depth) {
      const entry = entries[index];
      if (!entry) break;
      const position = index;
      index += 1;
      threads += 1;
      const inner = await renderWithinLimit(context, () => block.renderInner({ ...context, comment: entry.comment }));
      const replies = (entries[index]?.depth ?? 0) > depth ? `<ol>${await renderLevel(depth + 1)}</ol>` : '';
      const classes = [
        'comment',
        position % 2 === 0 ? 'even' : 'odd alt',
        depth === 1 ? `thread-${threads % 2 === 1 ? 'even' : 'odd thread-alt'}` : '',
        `depth-${depth}`,
      ];
      items.push(`<li id="comment-${entry.comment.id}" class="${classes.filter(Boolean).join(' ')}">${inner}${replies}</li>`);
    }
    return items.join('');
  };
  return `<ol ${getWrapperAttributes(block)}>${await renderLevel(1)}</ol>`;
};

function renderCommentPart(render: (comment: CommentRow, block: DynamicBlock, context: RenderContext) => Promise<string>): DynamicRenderer {
  return (block, context) => (context.comment ? render(context.comment, block, context) : '');
}

const getClasses = (block: DynamicBlock) => [getAlignClass(block), getLinkColorClass(block)];

export const renderCommentAuthorName = renderCommentPart(async ({ authorName, authorUrl }, block) => {
  const name = escapeHtml(authorName || 'Anonymous');
  const url = block.attributes['isLink'] === false ? '' : escapeUrl(authorUrl);
  const linked = url
    ? `<a rel="external nofollow ugc" href="${url}" target="${escapeHtml(getText(block, 'linkTarget') || '_self')}" >${name}</a>`
    : name;
  return `<div ${getWrapperAttributes(block, getClasses(block))}>${linked}</div>`;
});

export const renderCommentContent = renderCommentPart(
  async (comment, block, context) =>
    `<div ${getWrapperAttributes(block, getClasses(block))}>${await context.renderers.renderComment(comment.content, context)}</div>`,
);

export const renderCommentDate = renderCommentPart(async (comment, block, context) => {
  const text = escapeHtml(await formatDate(comment.date, getText(block, 'format'), context));
  const linked = block.attributes['isLink'] === false ? text : `<a href="${await getCommentUrl(comment, context)}">${text}</a>`;
  return `<div ${getWrapperAttributes(block, [getLinkColorClass(block)])}><time datetime="${formatInstant(comment.date, context)}">${linked}</time></div>`;
});

export const renderCommentReplyLink = renderCommentPart(async (comment, block, context) => {
  const { node, getLink } = context;
  if (!node || node.commentStatus !== 'open') return '';
  const url = `${(await getLink(node)) ?? ''}?replytocom=${comment.id}#respond`;
  const data = `data-commentid="${comment.id}" data-postid="${node.id}" data-belowelement="comment-${comment.id}" data-respondelement="respond"`;
  const label = escapeHtml(`Reply to ${comment.authorName}`);
  return `<div ${getWrapperAttributes(block, getClasses(block))}><a rel='nofollow' class='comment-reply-link' href='${escapeUrl(url)}' ${data} data-replyto="${label}" aria-label='${label}'>Reply</a></div>`;
});

export const renderCommentsPagination: DynamicRenderer = (block) =>
  block.content.trim() === '' ? '' : `<div ${getWrapperAttributes(block, [getLinkColorClass(block)])}>${block.content}</div>`;

/** The comment form is part of the site, so the content contains a link to the page instead. */
export const renderCommentsForm: DynamicRenderer = async (block, { node, getLink }) => {
  if (!node || node.commentStatus !== 'open') return '';
  const url = escapeUrl((await getLink(node)) ?? '');
  return `<div id="respond" ${getWrapperAttributes(block, ['comment-respond', ...getClasses(block)])}><a href="${url}#respond">Leave a Reply</a></div>`;
};
