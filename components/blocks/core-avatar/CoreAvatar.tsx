import { graphql } from 'relay-runtime';
import type { CoreAvatar_block$key } from '#generated/CoreAvatar_block.graphql.ts';
import { Initials } from '#components/ui/people/Initials.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopComment } from '#lib/blocks/loop-comment.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';

/** First letters of who wrote the comment, the content, or of a chosen user: nobody’s picture is asked of a third party. */
export function CoreAvatar({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreAvatar_block$key }) {
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
  const { comment, node } = blockContext;
  const author = user ?? (comment ? null : readLoopNode(node ?? parentNode.own)?.author?.node);
  const writer = comment && !user ? readLoopComment(comment.key) : null;
  const [name, href] = [author?.name ?? writer?.name, author?.uri ?? writer?.href];
  if (!name) return null;
  const plate = <Initials name={name} size={attributes?.coreSize} />;
  return (
    <div className={getPresetClass(attributes)} {...marginProps}>
      {attributes?.isLink && href ? (
        <SmartLink
          href={href}
          target={getLinkTarget(attributes.linkTarget)}
          rel={writer?.isRegisteredUser === false ? 'nofollow ugc' : undefined}
        >
          {/* The letters are passed over: the link is called by words within it. */}
          {plate} <span className="visually-hidden">{name}</span>
        </SmartLink>
      ) : (
        plate
      )}
    </div>
  );
}
