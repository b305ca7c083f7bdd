import { graphql } from 'relay-runtime';
import type { CorePostExcerpt_block$key } from '#generated/CorePostExcerpt_block.graphql.ts';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { firstWords } from '#lib/format/first-words.ts';
import { readFragment } from '#lib/relay/server.ts';

/** What an editor wrote as an excerpt is hardly longer. */
const MAX_WORDS = 100;

/** First words of the content, and the way to the rest. */
export function CorePostExcerpt({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostExcerpt_block$key }) {
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
  const post = readLoopNode(surroundings.node ?? parentNode.own);
  const more = attributes?.moreText?.trim();
  const words = firstWords(post?.excerpt, MAX_WORDS);
  if (!words) return null;
  const link = more && post?.uri && (
    <SmartLink href={post.uri}>
      <RichText html={more} profile="inline" />
      {post.title && <RichText html={`: ${firstWords(post.title, MAX_WORDS)}`} profile="inline" className="visually-hidden" />}
    </SmartLink>
  );
  const isBelow = attributes?.showMoreOnNewLine !== false;
  return (
    <div className={presetClass(attributes)}>
      <p>
        <RichText html={words} profile="inline" /> {!isBelow && link}
      </p>
      {isBelow && link && <p>{link}</p>}
    </div>
  );
}
