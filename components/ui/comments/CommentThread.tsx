import type { ReactNode } from 'react';
import type { Discussion } from '#lib/blocks/block-props.ts';
import { getCommentElementId, readLoopComment } from '#lib/blocks/loop-comment.ts';
import styles from './CommentThread.module.css';
import entryStyles from '#components/ui/text/RuledEntry.module.css';

type Entry = Discussion['entries'][number];
type Thread = { entry: Entry; replies: Thread[] };

/** Builds threads from a flat list in which each comment precedes its replies. */
function buildThreads(entries: readonly Entry[]): Thread[] {
  const roots: Thread[] = [];
  const ancestors: Thread[] = [];
  for (const entry of entries) {
    const thread = { entry, replies: [] };
    ancestors.length = Math.min(ancestors.length, Math.max(entry.depth - 1, 0));
    (ancestors.at(-1)?.replies ?? roots).push(thread);
    ancestors.push(thread);
  }
  return roots;
}

type Props = { entries: readonly Entry[]; renderEntry: (entry: Entry) => ReactNode; className?: string | undefined };

/** Comments separated by rules. Replies are indented below the comment they belong to. */
export function CommentThread({ entries, renderEntry, className }: Props) {
  return (
    <div className={[styles.threads, className].filter(Boolean).join(' ')} data-list="">
      <ThreadLevel threads={buildThreads(entries)} renderEntry={renderEntry} className={undefined} />
    </div>
  );
}

function ThreadLevel({
  threads,
  renderEntry,
  className,
}: {
  threads: readonly Thread[];
  renderEntry: Props['renderEntry'];
  className: string | undefined;
}) {
  return (
    <ol className={className} data-list="">
      {threads.map(({ entry, replies }) => {
        const { databaseId } = readLoopComment(entry.comment);
        return (
          <li key={databaseId} id={getCommentElementId(databaseId)}>
            <article className={entryStyles.entry}>{renderEntry(entry)}</article>
            {replies.length > 0 && <ThreadLevel threads={replies} renderEntry={renderEntry} className={styles.replies} />}
          </li>
        );
      })}
    </ol>
  );
}
