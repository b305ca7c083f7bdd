import type { Discussion } from '#lib/blocks/block-props.ts';
import { countPages } from '#lib/blocks/pagination.ts';
import { Comment, getReplyUrl } from '#components/ui/comments/Comment.tsx';
import styles from './DefaultDiscussion.module.css';
import { CommentCount } from '#components/ui/comments/CommentCount.tsx';
import { CommentThread } from '#components/ui/comments/CommentThread.tsx';
import { PaginationNav, PaginationNumbers, PaginationStep } from '#components/ui/navigation/Pagination.tsx';

/** The default layout of a discussion, for a comments block without inner blocks: heading, threads and pagination. */
export function DefaultDiscussion({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <h2 className={styles.heading}>
        <CommentCount discussion={discussion} />
      </h2>
      <CommentThread
        entries={discussion.entries}
        renderEntry={(entry) => <Comment comment={entry.comment} replyUrl={getReplyUrl(discussion, entry)} />}
      />
      {countPages(discussion) > 1 && (
        <PaginationNav label="Comment pages">
          <PaginationStep pagination={discussion} direction="previous">
            Older comments
          </PaginationStep>
          <PaginationNumbers pagination={discussion} />
          <PaginationStep pagination={discussion} direction="next">
            Newer comments
          </PaginationStep>
        </PaginationNav>
      )}
    </>
  );
}
