import type { ReactNode } from 'react';
import type { Discussion } from '#lib/blocks/block-props.ts';
import { getCommentElementId, readLoopComment } from '#lib/blocks/loop-comment.ts';
import styles from './CommentThread.module.css';
import ledger from '#components/ui/text/RuledEntry.module.css';

type Entry = Discussion['entries'][number];
type Thread = { entry: Entry; answers: Thread[] };

/** Threads out of a list in which each comment stands before its answers. */
function toThreads(entries: readonly Entry[]): Thread[] {
  const roots: Thread[] = [];
  const path: Thread[] = [];
  for (const entry of entries) {
    const thread = { entry, answers: [] };
    path.length = Math.min(path.length, Math.max(entry.depth - 1, 0));
    (path.at(-1)?.answers ?? roots).push(thread);
    path.push(thread);
  }
  return roots;
}

type Props = { entries: readonly Entry[]; renderEntry: (entry: Entry) => ReactNode; className?: string | undefined };

/** Comments as ruled entries, answers below what they answer and one step in. */
export function CommentThread({ entries, renderEntry, className }: Props) {
  return (
    <div className={[styles.threads, className].filter(Boolean).join(' ')} data-list="">
      <Level threads={toThreads(entries)} renderEntry={renderEntry} className={undefined} />
    </div>
  );
}

function Level({
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
      {threads.map(({ entry, answers }) => {
        const { databaseId } = readLoopComment(entry.comment);
        return (
          <li key={databaseId} id={getCommentElementId(databaseId)}>
            <article className={ledger.entry}>{renderEntry(entry)}</article>
            {answers.length > 0 && <Level threads={answers} renderEntry={renderEntry} className={styles.answers} />}
          </li>
        );
      })}
    </ol>
  );
}
