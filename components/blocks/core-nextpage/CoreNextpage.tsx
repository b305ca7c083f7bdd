import { graphql } from 'relay-runtime';
import type { CoreNextpage_block$key } from '#generated/CoreNextpage_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Where WordPress would begin another page. A text is one page here, for search within it, for printing and for links; a rule marks the place. */
export function CoreNextpage({ block }: { block: CoreNextpage_block$key }) {
  const { order } = readFragment(
    graphql`
      fragment CoreNextpage_block on CoreNextpageBlock {
        order
      }
    `,
    block,
  );
  // A break before anything else parts nothing.
  return order === 0 ? null : <hr />;
}
