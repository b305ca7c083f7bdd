import { graphql } from 'relay-runtime';
import type { CommentForm_state$key } from '#generated/CommentForm_state.graphql.ts';
import { commentForm, REPLY_TO_FIELD } from '#lib/forms/comment.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Form } from '#components/ui/forms/Form.tsx';
import styles from '#components/ui/forms/Form.module.css';

type Props = {
  state: CommentForm_state$key;
  nodeId: number;
  /** Address of what is commented on. */
  uri: string | null | undefined;
  level: 2 | 3;
  className?: string | undefined;
};

/** A comment, or the answer to one that the address names. Links to it lead to `#respond`, as in WordPress. */
export function CommentForm({ state, nodeId, uri, level, className }: Props) {
  const { replyTo, ...form } = readFragment(
    graphql`
      fragment CommentForm_state on FormState {
        ...Form_state
        replyTo {
          databaseId
          author {
            node {
              name
            }
          }
        }
      }
    `,
    state,
  );
  const Heading = `h${level}` as const;
  const name = replyTo?.author?.node?.name;
  return (
    <section className={[styles.comment, className].filter(Boolean).join(' ')} id="respond" aria-labelledby="respond-title">
      <Heading className={styles.title} id="respond-title">
        {replyTo ? `Reply to ${name || 'a comment'}` : 'Leave a comment'}
      </Heading>
      {replyTo && (
        <p>
          <a href={`${uri ?? ''}#respond`}>Write a comment of your own instead</a>
        </p>
      )}
      <Form
        form={commentForm}
        state={form}
        location={String(nodeId)}
        hidden={replyTo ? { [REPLY_TO_FIELD]: String(replyTo.databaseId) } : undefined}
        submitLabel={replyTo ? 'Post reply' : undefined}
        note={<p>Simple markup is kept. Your email address is not shown.</p>}
        level={level === 2 ? 3 : 4}
        renderConfirmation={posted}
      />
    </section>
  );
}

function posted(reference: string | null) {
  if (reference === null)
    return <p className="lead">Thank you. Your comment has arrived; a person reads it before it is shown, within two working days.</p>;
  return (
    <p className="lead">
      Thank you. <a href={`#${reference}`}>Your comment</a> is on the page.
    </p>
  );
}
