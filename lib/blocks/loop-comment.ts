import { graphql } from 'relay-runtime';
import type { loopComment_comment$key } from '#generated/loopComment_comment.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Fragment key of the comment that a thread passes to the blocks inside it. */
export type LoopComment = loopComment_comment$key;

const fragment = graphql`
  fragment loopComment_comment on Comment {
    databaseId
    date
    content
    author {
      node {
        name
        url
        ... on User {
          uri
        }
      }
    }
  }
`;

/** Display name of authors who gave no name. */
const ANONYMOUS_NAME = 'Anonymous';

/** @param key the `key` of `blockContext.comment` */
export function readLoopComment(key: LoopComment) {
  const { databaseId, date, content, author } = readFragment(fragment, key);
  const writer = author?.node;
  return {
    databaseId,
    date,
    content,
    name: writer?.name?.trim() || ANONYMOUS_NAME,
    /** The author page of a registered user, or the website a visitor entered. */
    href: writer?.uri ?? writer?.url ?? null,
    isRegisteredUser: Boolean(writer?.uri),
  };
}

/** HTML id of a comment's element, as WordPress themes name it. */
export const getCommentElementId = (databaseId: number): string => `comment-${databaseId}`;
