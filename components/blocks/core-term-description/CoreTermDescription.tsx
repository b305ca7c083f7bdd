import { graphql } from 'relay-runtime';
import type { CoreTermDescription_block$key } from '#generated/CoreTermDescription_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The description of the category in the URL, or else of the first category of the content that has a description. */
export function CoreTermDescription({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreTermDescription_block$key }) {
  const { attributes, parentNode, requested } = readFragment(
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
          ...loopNode_node @alias(as: "loopNode")
        }

        requested: asked(parameters: $parameters) {
          category {
            description
          }
        }
      }
    `,
    block,
  );
  const contentTerms = readLoopNode(blockContext.node ?? parentNode.loopNode)?.loopTerms?.nodes;
  const term = requested?.category ?? contentTerms?.find(({ taxonomyName, description }) => taxonomyName === 'category' && description);
  return <RichText html={term?.description} profile="block" className={getPresetClass(attributes, 'lead')} />;
}
