import { graphql } from 'relay-runtime';
import type { CoreAvatar_block$key } from '#generated/CoreAvatar_block.graphql.ts';
import { Initials } from '#components/ui/Initials.tsx';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopComment } from '#lib/blocks/loop-comment.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';

/** First letters of who wrote the comment, the content, or of a chosen user: nobody’s picture is asked of a third party. */
export function CoreAvatar({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CoreAvatar_block$key }) {
  const { attributes, parentNode, user } = readFragment(
    graphql`
      fragment CoreAvatar_block on CoreAvatarBlock {
        attributes {
          coreSize: size
          userId
          isLink
          linkTarget
          align
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "own")
        }

        user {
          name
          uri
        }
      }
    `,
    block,
  );
  const { comment, node } = surroundings;
  const author = user ?? (comment ? null : readLoopNode(node ?? parentNode.own)?.author?.node);
  const writer = comment && !user ? readLoopComment(comment.key) : null;
  const [name, href] = [author?.name ?? writer?.name, author?.uri ?? writer?.href];
  if (!name) return null;
  const plate = <Initials name={name} size={attributes?.coreSize} />;
  return (
    <div className={presetClass(attributes)} {...aside}>
      {attributes?.isLink && href ? (
        <SmartLink href={href} target={newTab(attributes.linkTarget)} rel={writer?.isOurs === false ? 'nofollow ugc' : undefined}>
          {/* The letters are passed over: the link is called by words within it. */}
          {plate} <span className="visually-hidden">{name}</span>
        </SmartLink>
      ) : (
        plate
      )}
    </div>
  );
}
