import { Button, Notice, TextareaControl, TextControl } from '@wordpress/components';
import { useState, type FormEvent, type ReactNode } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { replyTo, saveComment, type Comment } from './comment-data.ts';

type FrameProps = { label: string; save: () => Promise<void>; onSaved: () => void; children: ReactNode };

/** A form that stays open with what was typed if saving fails. */
function CommentFormFrame({ label, save, onSaved, children }: FrameProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await save();
      onSaved();
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }
  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      {children}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        {label}
      </Button>
    </form>
  );
}

type CommentFormProps = { comment: Comment; onSaved: () => void };

/** Edits a comment and its author. */
export function EditCommentForm({ comment, onSaved }: CommentFormProps) {
  const stored = {
    author_name: comment.author_name,
    author_email: comment.author_email,
    author_url: comment.author_url,
    content: comment.content.raw,
  };
  const [input, setInput] = useState(stored);
  const changes = Object.fromEntries(Object.entries(input).filter(([name, value]) => stored[name as keyof typeof stored] !== value));
  const save = async () => {
    if (Object.keys(changes).length > 0) await saveComment(comment.id, changes);
  };
  return (
    <CommentFormFrame label="Save comment" save={save} onSaved={onSaved}>
      <TextControl
        label="Name"
        value={input.author_name}
        onChange={(name) => setInput({ ...input, author_name: name })}
        required
        __next40pxDefaultSize
      />
      <TextControl
        label="Email"
        type="email"
        value={input.author_email}
        onChange={(email) => setInput({ ...input, author_email: email })}
        required={stored.author_email !== ''}
        __next40pxDefaultSize
      />
      <TextControl
        label="Website"
        type="url"
        value={input.author_url}
        onChange={(url) => setInput({ ...input, author_url: url })}
        __next40pxDefaultSize
      />
      <TextareaControl label="Comment" rows={6} value={input.content} onChange={(content) => setInput({ ...input, content })} required />
    </CommentFormFrame>
  );
}

/** Replies to a comment as the user of the studio. */
export function ReplyForm({ comment, excerpt, onSaved }: CommentFormProps & { excerpt: string }) {
  const [content, setContent] = useState('');
  return (
    <CommentFormFrame
      label={comment.status === 'hold' ? 'Approve and reply' : 'Reply'}
      save={() => replyTo(comment, content)}
      onSaved={onSaved}
    >
      <blockquote className="studio-comment-quote">{excerpt}</blockquote>
      <TextareaControl label="Your reply" rows={6} value={content} onChange={setContent} required />
    </CommentFormFrame>
  );
}
