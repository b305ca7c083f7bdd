import { graphql } from 'relay-runtime';
import type { CoreCommentEditLink_block$key } from '#generated/CoreCommentEditLink_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/**
 * In WordPress a link for who may edit the comment, and for nobody else. Pages here are made without a signed-in viewer and kept for
 * everybody, so there is never anybody to show it to.
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
