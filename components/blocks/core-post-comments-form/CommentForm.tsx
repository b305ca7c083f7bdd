import { graphql } from 'relay-runtime';
import type { CommentForm_state$key } from '#generated/CommentForm_state.graphql.ts';
import { commentForm, REPLY_TO_FIELD } from '#lib/forms/comment.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Form } from '#components/ui/forms/Form.tsx';
import styles from '#components/ui/forms/Form.module.css';

type Props = {
  state: CommentForm_state$key;
  nodeId: number;
  /** URI of the content. */
  uri: string | null | undefined;
  level: 2 | 3;
  className?: string | undefined;
};

/** The form for a new comment, or for a reply if the URL names a comment. Its anchor is `#respond`, as in WordPress. */
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
    <section className={[styles.comment, 'screen-only', className].filter(Boolean).join(' ')} id="respond" aria-labelledby="respond-title">
      <Heading className={styles.title} id="respond-title">
        {replyTo ? `Reply to ${name || 'a comment'}` : 'Leave a comment'}
      </Heading>
      {replyTo && (
        <p>
          <a href={`${uri ?? ''}#respond`}>Leave a new comment instead</a>
        </p>
      )}
      <Form
        form={commentForm}
        state={form}
        location={String(nodeId)}
        hidden={replyTo ? { [REPLY_TO_FIELD]: String(replyTo.databaseId) } : undefined}
        submitLabel={replyTo ? 'Post reply' : undefined}
        note={<p>Basic HTML is allowed. Your email address will not be published.</p>}
        level={level === 2 ? 3 : 4}
        renderConfirmation={renderConfirmation}
      />
    </section>
  );
}

function renderConfirmation(reference: string | null) {
  if (reference === null)
    return <p className="lead">Thank you. Your comment is awaiting moderation. We review comments within two business days.</p>;
  return (
    <p className="lead">
      Thank you. <a href={`#${reference}`}>Your comment</a> has been published.
    </p>
  );
}
