import type { Discussion } from '#lib/blocks/block-props.ts';
import { getCommentElementId, readLoopComment, type LoopComment } from '#lib/blocks/loop-comment.ts';
import styles from './Comment.module.css';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Initials } from '#components/ui/people/Initials.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

/** The name of a comment's author. A link that a visitor entered is marked as user-generated content. */
export function CommentAuthor({ comment, target }: { comment: LoopComment; target?: string | undefined }) {
  const { name, href, isRegisteredUser } = readLoopComment(comment);
  if (!href) return <>{name}</>;
  return (
    <SmartLink href={href} target={target} rel={isRegisteredUser ? undefined : 'nofollow ugc'}>
      {name}
    </SmartLink>
  );
}

/** The sanitized text of a comment. */
export function CommentText({ comment, className }: { comment: LoopComment; className?: string | undefined }) {
  return (
    <RichText html={readLoopComment(comment).content} profile="block" className={className ? `${styles.text} ${className}` : styles.text} />
  );
}

/** A link to the form for a reply to a comment. */
export function ReplyLink({ comment, replyUrl, className }: { comment: LoopComment; replyUrl: string; className?: string | undefined }) {
  return (
    <p className={className}>
      <a className={styles.reply} href={replyUrl} rel="nofollow" aria-label={`Reply to ${readLoopComment(comment).name}`}>
        Reply
      </a>
    </p>
  );
}

/** The URL of the form for a reply to a comment, or `null` if replies are not possible. */
export function getReplyUrl({ base, open, maxDepth }: Discussion, { comment, depth }: Discussion['entries'][number]): string | null {
  return open && depth < maxDepth ? `${base}?replyto=${readLoopComment(comment).databaseId}#respond` : null;
}

/** The default layout of a comment, for a comments block without inner blocks. */
export function Comment({ comment, replyUrl }: { comment: LoopComment; replyUrl: string | null }) {
  const { databaseId, date, name } = readLoopComment(comment);
  return (
    <>
      <p className={styles.author} {...marginProps}>
        <Initials name={name} size={32} />
        <b>
          <CommentAuthor comment={comment} />
        </b>
      </p>
      <p className="label" {...marginProps}>
        <a href={`#${getCommentElementId(databaseId)}`}>
          <DateText date={date} />
        </a>
      </p>
      <CommentText comment={comment} />
      {replyUrl && <ReplyLink comment={comment} replyUrl={replyUrl} />}
    </>
  );
}
