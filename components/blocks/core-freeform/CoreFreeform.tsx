import { graphql } from 'relay-runtime';
import type { CoreFreeform_block$key } from '#generated/CoreFreeform_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Sanitized content of the classic editor, without blocks. */
export function CoreFreeform({ block }: { block: CoreFreeform_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreFreeform_block on CoreFreeformBlock {
        attributes {
          ... on CoreFreeformBlockAttributes {
            content
          }
        }
      }
    `,
    block,
  );
  return <RichText as="div" profile="block" html={attributes?.content} />;
}
