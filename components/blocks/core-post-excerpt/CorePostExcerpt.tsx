import { graphql } from 'relay-runtime';
import type { CorePostExcerpt_block$key } from '#generated/CorePostExcerpt_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Manual excerpts are rarely longer. */
const MAX_WORDS = 100;

/** The excerpt of the content, with a link to the full content. */
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
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  const linkText = attributes?.moreText?.trim();
  const excerpt = truncateWords(post?.excerpt, MAX_WORDS);
  if (!excerpt) return null;
  const link = linkText && post?.uri && (
    <SmartLink href={post.uri}>
      <RichText html={linkText} profile="inline" />
      {post.title && <RichText html={`: ${truncateWords(post.title, MAX_WORDS)}`} profile="inline" className="visually-hidden" />}
    </SmartLink>
  );
  const isLinkOnNewLine = attributes?.showMoreOnNewLine !== false;
  return (
    <div className={getPresetClass(attributes)}>
      <p>
        <RichText html={excerpt} profile="inline" /> {!isLinkOnNewLine && link}
      </p>
      {isLinkOnNewLine && link && <p>{link}</p>}
    </div>
  );
}
