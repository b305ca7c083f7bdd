import { graphql } from 'relay-runtime';
import type { loopNode_node$data, loopNode_node$key } from '#generated/loopNode_node.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Fragment key of the node that a query loop passes to the blocks inside it, such as Post Title and Post Date. */
export type LoopNode = loopNode_node$key;

const fragment = graphql`
  fragment loopNode_node on ContentNode {
    id
    databaseId
    uri
    date
    modified
    hasPassword
    ... on NodeWithComments {
      commentStatus
    }
    ... on NodeWithTitle {
      title
    }
    ... on NodeWithExcerpt {
      excerpt
    }
    ... on NodeWithAuthor {
      author {
        node {
          name
          uri
          description
        }
      }
    }
    ... on Post {
      loopTerms: terms(first: 40) {
        nodes {
          databaseId
          name
          uri
          description
          taxonomyName
        }
      }
    }
    ... on NodeWithFeaturedImage {
      featuredImage {
        node {
          ...Picture_image
        }
      }
    }
  }
`;

/** @param key `blockContext.node` inside a query loop; elsewhere the node whose content the block is part of */
export function readLoopNode(key: LoopNode): loopNode_node$data;
export function readLoopNode(key: LoopNode | null | undefined): loopNode_node$data | null | undefined;
export function readLoopNode(key: LoopNode | null | undefined) {
  return readFragment(fragment, key);
}
