import { graphql } from 'relay-runtime';
import type { CoreNextpage_block$key } from '#generated/CoreNextpage_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A page break. This site shows the content on one page, so that find-in-page, printing and anchors work, and draws a horizontal rule instead. */
export function CoreNextpage({ block }: { block: CoreNextpage_block$key }) {
  const { order } = readFragment(
    graphql`
      fragment CoreNextpage_block on CoreNextpageBlock {
        order
      }
    `,
    block,
  );
  // A break at the start of the content separates nothing.
  return order === 0 ? null : <hr />;
}
