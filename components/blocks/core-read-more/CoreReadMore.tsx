import { graphql } from 'relay-runtime';
import type { CoreReadMore_block$key } from '#generated/CoreReadMore_block.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { readFragment } from '#lib/relay/server.ts';

const MAX_WORDS = 40;

/** The link to the full content. Its accessible name includes the title, because screen readers can list links without their context. */
export function CoreReadMore({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreReadMore_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CoreReadMore_block on CoreReadMoreBlock {
        attributes {
          readMoreText: content
          linkTarget
          backgroundColor
          textColor
          fontSize
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  if (!post?.uri) return null;
  const linkText = truncateWords(attributes?.readMoreText, MAX_WORDS) || 'Read more';
  const title = truncateWords(post.title, MAX_WORDS);
  return (
    <p className={getPresetClass(attributes)}>
      <ArrowLink href={post.uri} target={getLinkTarget(attributes?.linkTarget)}>
        <RichText html={linkText} profile="inline" />
        {title && <RichText html={`: ${title}`} profile="inline" className="visually-hidden" />}
      </ArrowLink>
    </p>
  );
}
