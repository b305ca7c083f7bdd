import { graphql } from 'relay-runtime';
import type { CoreMissing_block$key } from '#generated/CoreMissing_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A block whose plugin is no longer installed. Renders the markup that WordPress saved, after sanitizing it. */
export function CoreMissing({ block }: { block: CoreMissing_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreMissing_block on CoreMissingBlock {
        attributes {
          originalContent
        }
      }
    `,
    block,
  );
  return <RichText className="stack stack--s" html={attributes?.originalContent} profile="block" />;
}
