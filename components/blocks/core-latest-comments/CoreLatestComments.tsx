import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreLatestComments_block$key } from '#generated/CoreLatestComments_block.graphql.ts';
import { CommentAuthor } from '#components/ui/comments/Comment.tsx';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Initials } from '#components/ui/people/Initials.tsx';
import { marginProps, PostList } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { getCommentElementId, readLoopComment } from '#lib/blocks/loop-comment.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreLatestComments.module.css';

/** Length of an excerpt of a comment, as in WordPress. */
const EXCERPT_WORDS = 20;

/** The latest comments on the site, with author, post, and date. */
export function CoreLatestComments({ block }: { block: CoreLatestComments_block$key }) {
  const { attributes, comments } = readFragment(
    graphql`
      fragment CoreLatestComments_block on CoreLatestCommentsBlock {
        attributes {
          displayAvatar
          displayDate
          displayExcerpt
          align
          style
        }
        comments {
          databaseId
          ...loopComment_comment
          commentedOn {
            node {
              uri
              ... on NodeWithTitle {
                title
              }
            }
          }
        }
      }
    `,
    block,
  );
  if (!comments?.length) return null;
  return (
    <PostList className={getPresetClass(attributes)}>
      {comments.map((comment) => {
        const { name, date, content } = readLoopComment(comment);
        const excerpt = truncateWords(content, EXCERPT_WORDS);
        return (
          <Fragment key={comment.databaseId}>
            {attributes?.displayDate && (
              <p className="label" {...marginProps}>
                <DateText date={date} />
              </p>
            )}
            <p className={styles.comment}>
              {attributes?.displayAvatar && <Initials name={name} size={32} />}
              <span>
                <b>
                  <CommentAuthor comment={comment} />
                </b>{' '}
                on{' '}
                <SmartLink href={`${comment.commentedOn?.node.uri ?? ''}#${getCommentElementId(comment.databaseId)}`}>
                  <RichText html={comment.commentedOn?.node.title ?? 'a page'} profile="inline" />
                </SmartLink>
              </span>
            </p>
            {attributes?.displayExcerpt && <RichText html={excerpt} profile="inline" as="p" />}
          </Fragment>
        );
      })}
    </PostList>
  );
}
