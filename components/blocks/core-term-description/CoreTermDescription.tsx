import { graphql } from 'relay-runtime';
import type { CoreTermDescription_block$key } from '#generated/CoreTermDescription_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

/** What is said of the category that the address asks for, else of the first one the content is filed under. */
export function CoreTermDescription({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreTermDescription_block$key }) {
  const { attributes, parentNode, asked } = readFragment(
    graphql`
      fragment CoreTermDescription_block on CoreTermDescriptionBlock {
        attributes {
          align
          backgroundColor
          textColor
          fontSize
          textAlign
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "own")
        }

        asked(parameters: $parameters) {
          category {
            description
          }
        }
      }
    `,
    block,
  );
  const filed = readLoopNode(blockContext.node ?? parentNode.own)?.loopTerms?.nodes;
  const term = asked?.category ?? filed?.find(({ taxonomyName, description }) => taxonomyName === 'category' && description);
  return <RichText html={term?.description} profile="block" className={getPresetClass(attributes, 'lead')} />;
}
