/** Approved comments on the block's node in threads, oldest first. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { CommentQuery } from '../../../store/comments/comment-query.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import { parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { getListPosition, MAX_POSITION, type ListPage, listPageFields } from './list-page.ts';
import { createPageArgs } from '../../../store/core/page.ts';

type DiscussionEntry = { comment: CommentRow; depth: number };
type Discussion = ListPage & { count: number; open: boolean; maxDepth: number; entries: DiscussionEntry[] };

/** Threads per page (WordPress's default). */
const THREADS_PER_PAGE = 50;
/** Name of the list in the URL. A page has one discussion. */
const LIST_NAME = 'comments';
/** Maximum depth of replies. Each level of all threads is one statement. */
const MAX_LEVELS = 10;
/** Maximum number of replies on one level. */
const MAX_REPLIES = 500;

export const discussion: BlockDataSource = {
  name: 'discussion',
  type: 'Discussion',
  args: parametersArg,
  declare: (builder) => {
    builder.object('DiscussionEntry', {
      description: 'A comment and its depth in a thread.',
      fields: {
        comment: { type: 'Comment!', description: 'The comment.' },
        depth: { type: 'Int!', description: 'Depth, starting at 1. Replies to the deepest level have the same depth.' },
      },
    });
    builder.object('Discussion', {
      description: 'Approved comments on content.',
      fields: {
        ...listPageFields,
        count: { type: 'Int!', description: 'Number of comments, replies included.' },
        open: { type: 'Boolean!', description: 'Whether new comments are allowed.' },
        maxDepth: {
          type: 'Int!',
          description: 'Depth at which comments cannot have replies.',
        },
        entries: { type: '[DiscussionEntry!]!', description: 'Comments of this page, each before its replies.' },
      },
    });
  },
  resolve: async ({ node }, { parameters }, { store }): Promise<Discussion> => {
    const emptyPage = { list: LIST_NAME, position: 0, size: THREADS_PER_PAGE, total: 0, isPastEnd: false };
    const { commentRegistration, threadCommentsDepth } = await store.option('settings');
    const maxDepth = Number(threadCommentsDepth);
    if (!node || node.restricted) return { ...emptyPage, count: 0, open: false, maxDepth, entries: [] };
    const requested = getListPosition(LIST_NAME, THREADS_PER_PAGE, parameters);
    const position = requested > MAX_POSITION ? 0 : requested;
    const [found, count] = await Promise.all([loadThreads(node, position, store), store.getCommentCount(node.id)]);
    const isPastEnd = requested > 0 && (position === 0 || found.rows.length === 0);
    const { rows, total } = isPastEnd && position > 0 ? await loadThreads(node, 0, store) : found;
    return {
      ...emptyPage,
      position: isPastEnd ? 0 : position,
      total: total ?? 0,
      isPastEnd,
      count,
      // The form is for visitors. It sends no content passwords, so comments on protected content would be rejected.
      open: node.commentStatus === 'open' && node.password === null && commentRegistration !== true,
      maxDepth,
      entries: flattenThreads(rows, await loadReplies(rows, node, store), maxDepth),
    };
  },
};

/** Only approved comments, even for viewers who could see others, because pages are the same for everyone. */
const approvedComments: CommentQuery = { statuses: ['approve'], orderby: 'date', descending: false };
const isApproved = ({ status }: CommentRow) => status === 'approve';

async function loadThreads(node: NodeRow, offset: number, store: ContentStore) {
  const page = createPageArgs(THREADS_PER_PAGE, offset);
  const { rows, total } = await store.comments({ ...approvedComments, nodeId: node.id, parentId: null }, page);
  return { rows: rows.filter(isApproved), total };
}

async function loadReplies(top: readonly CommentRow[], node: NodeRow, store: ContentStore): Promise<CommentRow[]> {
  const all: CommentRow[] = [];
  const page = createPageArgs(MAX_REPLIES);
  for (let level = 1, parents = top; level < MAX_LEVELS && parents.length > 0; level += 1) {
    // Levels load one after the other, because each depends on the previous one.
    const { rows } = await store.comments({ ...approvedComments, nodeId: node.id, parentIn: parents.map(({ id }) => id) }, page);
    parents = rows.filter(isApproved);
    all.push(...parents);
  }
  return all;
}

function flattenThreads(top: readonly CommentRow[], replies: readonly CommentRow[], maxDepth: number): DiscussionEntry[] {
  const repliesByParent = Map.groupBy(replies, ({ parentId }) => parentId);
  const withReplies = (comment: CommentRow, depth: number): DiscussionEntry[] => [
    { comment, depth: Math.min(depth, maxDepth) },
    ...(repliesByParent.get(comment.id) ?? []).flatMap((reply) => withReplies(reply, depth + 1)),
  ];
  return top.flatMap((comment) => withReplies(comment, 1));
}
