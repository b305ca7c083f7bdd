import type { Discussion } from '#lib/blocks/context.ts';
import { partCount } from '#lib/blocks/paged.ts';
import { Comment, replyAddress } from './Comment.tsx';
import styles from './Comment.module.css';
import { CommentCount } from './CommentCount.tsx';
import { CommentThread } from './CommentThread.tsx';
import { Paging, PagingNumbers, PagingStep } from './Paging.tsx';

/** A discussion whose parts no editor chose: how many comments, the threads, the way to others. */
export function WholeDiscussion({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <h2 className={styles.heading}>
        <CommentCount discussion={discussion} />
      </h2>
      <CommentThread
        entries={discussion.entries}
        renderEntry={(entry) => <Comment comment={entry.comment} address={replyAddress(discussion, entry)} />}
      />
      {partCount(discussion) > 1 && (
        <Paging label="Pages of comments">
          <PagingStep paged={discussion} direction="previous">
            Older comments
          </PagingStep>
          <PagingNumbers paged={discussion} />
          <PagingStep paged={discussion} direction="next">
            Newer comments
          </PagingStep>
        </Paging>
      )}
    </>
  );
}
