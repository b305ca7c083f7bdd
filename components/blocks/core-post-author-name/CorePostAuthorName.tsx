import { graphql } from 'relay-runtime';
import type { CorePostAuthorName_block$key } from '#generated/CorePostAuthorName_block.graphql.ts';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The name of the author of the content. */
export function CorePostAuthorName({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostAuthorName_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostAuthorName_block on CorePostAuthorNameBlock {
        attributes {
          isLink
          linkTarget
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
  if (!author?.name) return null;
  return (
    <p className={getPresetClass(attributes, 'label')} {...marginProps}>
      {attributes?.isLink ? (
        <SmartLink href={author.uri} target={getLinkTarget(attributes.linkTarget)}>
          {author.name}
        </SmartLink>
      ) : (
        author.name
      )}
    </p>
  );
}
