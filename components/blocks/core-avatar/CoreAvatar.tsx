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

/** Initials of the comment author, the post author, or a selected user. Images from third-party avatar services are never requested. */
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
          ...loopNode_node @alias(as: "loopNode")
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
  const author = user ?? (comment ? null : readLoopNode(node ?? parentNode.loopNode)?.author?.node);
  const commentAuthor = comment && !user ? readLoopComment(comment.key) : null;
  const [name, href] = [author?.name ?? commentAuthor?.name, author?.uri ?? commentAuthor?.href];
  if (!name) return null;
  const initials = <Initials name={name} size={attributes?.coreSize} />;
  return (
    <div className={getPresetClass(attributes)} {...marginProps}>
      {attributes?.isLink && href ? (
        <SmartLink
          href={href}
          target={getLinkTarget(attributes.linkTarget)}
          rel={commentAuthor?.isRegisteredUser === false ? 'nofollow ugc' : undefined}
        >
          {/* The initials are hidden from assistive technology, so the link needs a text of its own. */}
          {initials} <span className="visually-hidden">{name}</span>
        </SmartLink>
      ) : (
        initials
      )}
    </div>
  );
}
