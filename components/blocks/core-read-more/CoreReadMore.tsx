import { graphql } from 'relay-runtime';
import type { CoreReadMore_block$key } from '#generated/CoreReadMore_block.graphql.ts';
import { GoLink } from '#components/ui/GoLink.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { firstWords } from '#lib/format/first-words.ts';
import { readFragment } from '#lib/relay/server.ts';

const MAX_WORDS = 40;

/** The way to the whole of the content. Its name says of what, for those who hear links one by one. */
export function CoreReadMore({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreReadMore_block$key }) {
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
  const post = readLoopNode(surroundings.node ?? parentNode.own);
  if (!post?.uri) return null;
  const words = firstWords(attributes?.content, MAX_WORDS) || 'Read more';
  const title = firstWords(post.title, MAX_WORDS);
  return (
    <p className={presetClass(attributes)}>
      <GoLink href={post.uri} target={newTab(attributes?.linkTarget)}>
        <RichText html={words} profile="inline" />
        {title && <RichText html={`: ${title}`} profile="inline" className="visually-hidden" />}
      </GoLink>
    </p>
  );
}
