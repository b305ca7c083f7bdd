import { graphql } from 'relay-runtime';
import type { CoreCommentEditLink_block$key } from '#generated/CoreCommentEditLink_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/**
 * Shows nothing. In WordPress, this is a link for users who can edit the comment. Here, pages are rendered without a signed-in user and
 * cached for all visitors.
 */
export function CoreCommentEditLink({ block }: { block: CoreCommentEditLink_block$key }) {
  readFragment(
    graphql`
      fragment CoreCommentEditLink_block on CoreCommentEditLinkBlock {
        attributes {
          linkTarget
        }
      }
    `,
    block,
  );
  return null;
}
