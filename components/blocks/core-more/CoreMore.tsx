import { graphql } from 'relay-runtime';
import type { CoreMore_block$key } from '#generated/CoreMore_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Marks where the excerpt in post lists ends. Renders an invisible anchor, the target of the “Read more” links in those lists (`#more-7`). */
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
