import type { Discussion } from '#lib/blocks/block-props.ts';
import { countPages } from '#lib/blocks/pagination.ts';
import { Comment, getReplyAddress } from '#components/ui/comments/Comment.tsx';
import styles from '#components/ui/comments/Comment.module.css';
import { CommentCount } from '#components/ui/comments/CommentCount.tsx';
import { CommentThread } from '#components/ui/comments/CommentThread.tsx';
import { PaginationNav, PaginationNumbers, PaginationStep } from '#components/ui/navigation/Pagination.tsx';

/** A discussion whose parts no editor chose: how many comments, the threads, the way to others. */
export function DefaultDiscussion({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <h2 className={styles.heading}>
        <CommentCount discussion={discussion} />
      </h2>
      <CommentThread
        entries={discussion.entries}
        renderEntry={(entry) => <Comment comment={entry.comment} address={getReplyAddress(discussion, entry)} />}
      />
      {countPages(discussion) > 1 && (
        <PaginationNav label="Pages of comments">
          <PaginationStep paged={discussion} direction="previous">
            Older comments
          </PaginationStep>
          <PaginationNumbers paged={discussion} />
          <PaginationStep paged={discussion} direction="next">
            Newer comments
          </PaginationStep>
        </PaginationNav>
      )}
    </>
  );
}
