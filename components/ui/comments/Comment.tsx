import type { Discussion } from '#lib/blocks/block-props.ts';
import { getCommentElementId, readLoopComment, type LoopComment } from '#lib/blocks/loop-comment.ts';
import styles from './Comment.module.css';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Initials } from '#components/ui/people/Initials.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

/** Name of who wrote a comment. Where a visitor's own address leads is not vouched for. */
export function CommentAuthor({ comment, target }: { comment: LoopComment; target?: string | undefined }) {
  const { name, href, isRegisteredUser: isOurs } = readLoopComment(comment);
  if (!href) return <>{name}</>;
  return (
    <SmartLink href={href} target={target} rel={isOurs ? undefined : 'nofollow ugc'}>
      {name}
    </SmartLink>
  );
}

/** What was written, made safe. */
export function CommentText({ comment, className }: { comment: LoopComment; className?: string | undefined }) {
  return (
    <RichText
      html={readLoopComment(comment).content}
      profile="block"
      className={className ? `${styles.words} ${className}` : styles.words}
    />
  );
}

/** The way to the form that answers a comment. */
export function ReplyLink({ comment, address, className }: { comment: LoopComment; address: string; className?: string | undefined }) {
  return (
    <p className={className}>
      <a className={styles.reply} href={address} rel="nofollow" aria-label={`Reply to ${readLoopComment(comment).name}`}>
        Reply
      </a>
    </p>
  );
}

/** Address of the form that answers a comment; null where it cannot be answered. */
export function getReplyAddress({ base, open, maxDepth }: Discussion, { comment, depth }: Discussion['entries'][number]): string | null {
  return open && depth < maxDepth ? `${base}?replyto=${readLoopComment(comment).databaseId}#respond` : null;
}

/** A whole comment, where no editor chose its parts. */
export function Comment({ comment, address }: { comment: LoopComment; address: string | null }) {
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
      {address && <ReplyLink comment={comment} address={address} />}
    </>
  );
}
