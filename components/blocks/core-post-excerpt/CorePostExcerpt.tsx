import { graphql } from 'relay-runtime';
import type { CorePostExcerpt_block$key } from '#generated/CorePostExcerpt_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { truncateWords } from '#lib/format/first-words.ts';
import { readFragment } from '#lib/relay/server.ts';

/** What an editor wrote as an excerpt is hardly longer. */
const MAX_WORDS = 100;

/** First words of the content, and the way to the rest. */
export function CorePostExcerpt({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostExcerpt_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostExcerpt_block on CorePostExcerptBlock {
        attributes {
          moreText
          showMoreOnNewLine
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
  const post = readLoopNode(blockContext.node ?? parentNode.own);
  const more = attributes?.moreText?.trim();
  const words = truncateWords(post?.excerpt, MAX_WORDS);
  if (!words) return null;
  const link = more && post?.uri && (
    <SmartLink href={post.uri}>
      <RichText html={more} profile="inline" />
      {post.title && <RichText html={`: ${truncateWords(post.title, MAX_WORDS)}`} profile="inline" className="visually-hidden" />}
    </SmartLink>
  );
  const isBelow = attributes?.showMoreOnNewLine !== false;
  return (
    <div className={getPresetClass(attributes)}>
      <p>
        <RichText html={words} profile="inline" /> {!isBelow && link}
      </p>
      {isBelow && link && <p>{link}</p>}
    </div>
  );
}
