import { graphql } from 'relay-runtime';
import type { CoreReadMore_block$key } from '#generated/CoreReadMore_block.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { truncateWords } from '#lib/format/first-words.ts';
import { readFragment } from '#lib/relay/server.ts';

const MAX_WORDS = 40;

/** The way to the whole of the content. Its name says of what, for those who hear links one by one. */
export function CoreReadMore({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreReadMore_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CoreReadMore_block on CoreReadMoreBlock {
        attributes {
          content
          linkTarget
          backgroundColor
          textColor
          fontSize
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.own);
  if (!post?.uri) return null;
  const words = truncateWords(attributes?.content, MAX_WORDS) || 'Read more';
  const title = truncateWords(post.title, MAX_WORDS);
  return (
    <p className={getPresetClass(attributes)}>
      <ArrowLink href={post.uri} target={getLinkTarget(attributes?.linkTarget)}>
        <RichText html={words} profile="inline" />
        {title && <RichText html={`: ${title}`} profile="inline" className="visually-hidden" />}
      </ArrowLink>
    </p>
  );
}
