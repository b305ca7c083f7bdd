import { graphql } from 'relay-runtime';
import type { loopComment_comment$key } from '#generated/loopComment_comment.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A comment as a thread hands it to the blocks inside it. */
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

/** What people who give no name are called. */
const NAMELESS = 'Anonymous';

/** @param key what `surroundings.comment` holds inside a thread */
export function readLoopComment(key: LoopComment) {
  const { databaseId, date, content, author } = readFragment(fragment, key);
  const writer = author?.node;
  return {
    databaseId,
    date,
    content,
    name: writer?.name?.trim() || NAMELESS,
    /** Page of somebody of the house, or the address a visitor gave. */
    href: writer?.uri ?? writer?.url ?? null,
    isOurs: Boolean(writer?.uri),
  };
}

/** Id of a comment's element. */
export const commentId = (databaseId: number): string => `comment-${databaseId}`;
