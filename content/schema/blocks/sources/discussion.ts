/** Comments on the content a block belongs to, thread by thread, the oldest first. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import { commentRules } from '../../../model/settings.ts';
import type { CommentQuery } from '../../../store/comments/comment-query.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import { parametersArg } from '../address-parameters.ts';
import { type ListPart, listPartFields, positionIn } from './list-part.ts';
import type { BlockSourceSpec } from './types.ts';

type Entry = { comment: CommentRow; depth: number };
type Discussion = ListPart & { count: number; open: boolean; entries: Entry[] };

/** Threads on one part: WordPress's own number. */
const PER_PAGE = 50;
/** What the list is called in the address: a page has one discussion. */
const LIST = 'comments';
/** Answers to answers are asked for level by level, all threads at once: each level is one statement. */
const MAX_LEVELS = 10;
/** Answers of one level. */
const MAX_REPLIES = 500;

export const discussion: BlockSourceSpec = {
  name: 'discussion',
  type: 'Discussion',
  args: parametersArg,
  declare: (builder) => {
    builder.object('DiscussionEntry', {
      description: 'A comment and its place in a thread.',
      fields: {
        comment: { type: 'Comment!', description: 'The comment.' },
        depth: { type: 'Int!', description: 'Its level, from 1; what answers the deepest level stands beside it.' },
      },
    });
    builder.object('Discussion', {
      description: 'Approved comments on some content.',
      fields: {
        ...listPartFields,
        count: { type: 'Int!', description: 'How many comments there are, answers among them.' },
        open: { type: 'Boolean!', description: 'Whether new ones are taken.' },
        maxDepth: { type: 'Int!', description: 'Level that cannot be answered.', resolve: () => commentRules.threadCommentsDepth },
        entries: { type: '[DiscussionEntry!]!', description: 'Comments of this part, each before its answers.' },
      },
    });
  },
  resolve: async ({ node }, { parameters }, { store }): Promise<Discussion> => {
    const part = { list: LIST, position: 0, size: PER_PAGE, total: 0 };
    if (!node || node.restricted) return { ...part, count: 0, open: false, entries: [] };
    const position = positionIn(LIST, PER_PAGE, parameters);
    const [found, count] = await Promise.all([threadsOf(node, position, store), store.getCommentCount(node.id)]);
    const isPast = position > 0 && found.rows.length === 0;
    const { rows, total } = isPast ? await threadsOf(node, 0, store) : found;
    return {
      ...part,
      position: isPast ? 0 : position,
      total: total ?? 0,
      count,
      open: node.commentStatus === 'open',
      entries: inThreads(rows, await repliesTo(rows, node, store)),
    };
  },
};

/** Moderators and writers see what waits elsewhere; a page shows the same to all. */
const approved: CommentQuery = { stati: ['approve'], orderby: 'date', descending: false };
const isApproved = ({ status }: CommentRow) => status === 'approve';

async function threadsOf(node: NodeRow, offset: number, store: ContentStore) {
  const page = { limit: PER_PAGE, direction: 'forward' as const, after: null, before: null, offset };
  const { rows, total } = await store.comments({ ...approved, nodeId: node.id, parentId: null }, page);
  return { rows: rows.filter(isApproved), total };
}

async function repliesTo(top: readonly CommentRow[], node: NodeRow, store: ContentStore): Promise<CommentRow[]> {
  const all: CommentRow[] = [];
  const page = { limit: MAX_REPLIES, direction: 'forward' as const, after: null, before: null, offset: null };
  for (let level = 1, above = top; level < MAX_LEVELS && above.length > 0; level += 1) {
    // One level after the other: who answers is not known before.
    const { rows } = await store.comments({ ...approved, nodeId: node.id, parentIn: above.map(({ id }) => id) }, page);
    above = rows.filter(isApproved);
    all.push(...above);
  }
  return all;
}

function inThreads(top: readonly CommentRow[], replies: readonly CommentRow[]): Entry[] {
  const answers = Map.groupBy(replies, ({ parentId }) => parentId);
  const withAnswers = (comment: CommentRow, depth: number): Entry[] => [
    { comment, depth: Math.min(depth, commentRules.threadCommentsDepth) },
    ...(answers.get(comment.id) ?? []).flatMap((answer) => withAnswers(answer, depth + 1)),
  ];
  return top.flatMap((comment) => withAnswers(comment, 1));
}
