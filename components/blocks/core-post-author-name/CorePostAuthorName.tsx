import { graphql } from 'relay-runtime';
import type { CorePostAuthorName_block$key } from '#generated/CorePostAuthorName_block.graphql.ts';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Name of who wrote the content. */
export function CorePostAuthorName({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostAuthorName_block$key }) {
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
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const author = readLoopNode(surroundings.node ?? parentNode.own)?.author?.node;
  if (!author?.name) return null;
  return (
    <p className={presetClass(attributes, 'label')} {...aside}>
      {attributes?.isLink ? (
        <SmartLink href={author.uri} target={newTab(attributes.linkTarget)}>
          {author.name}
        </SmartLink>
      ) : (
        author.name
      )}
    </p>
  );
}
