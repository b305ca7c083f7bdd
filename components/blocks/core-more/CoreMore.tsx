import { graphql } from 'relay-runtime';
import type { CoreMore_block$key } from '#generated/CoreMore_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Where the words end that stand in a list of posts. On the page of the post nothing is seen of it; links of lists lead here (`#more-7`). */
export function CoreMore({ block }: { block: CoreMore_block$key }) {
  const { parentNodeDatabaseId } = readFragment(
    graphql`
      fragment CoreMore_block on CoreMoreBlock {
        parentNodeDatabaseId
      }
    `,
    block,
  );
  return <span id={`more-${parentNodeDatabaseId}`} />;
}
