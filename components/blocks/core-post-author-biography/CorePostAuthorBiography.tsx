import { graphql } from 'relay-runtime';
import type { CorePostAuthorBiography_block$key } from '#generated/CorePostAuthorBiography_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The biography of the author of the content. */
export function CorePostAuthorBiography({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CorePostAuthorBiography_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostAuthorBiography_block on CorePostAuthorBiographyBlock {
        attributes {
          backgroundColor
          textColor
          fontSize
          textAlign
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const author = readLoopNode(blockContext.node ?? parentNode.loopNode)?.author?.node;
  return <RichText html={author?.description} profile="inline" as="p" className={getPresetClass(attributes)} />;
}
