import { graphql } from 'relay-runtime';
import type { CorePostAuthor_block$key } from '#generated/CorePostAuthor_block.graphql.ts';
import { Initials } from '#components/ui/people/Initials.tsx';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { getLinkTarget } from '#lib/blocks/link-target.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostAuthor.module.css';

/** The author of the content, with initials instead of an avatar, a byline and a biography. */
export function CorePostAuthor({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostAuthor_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostAuthor_block on CorePostAuthorBlock {
        attributes {
          avatarSize
          byline
          isLink
          linkTarget
          showAvatar
          showBio
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
  const author = readLoopNode(blockContext.node ?? parentNode.loopNode)?.author?.node;
  if (!author?.name) return null;
  return (
    <div className={getPresetClass(attributes, styles.author)} {...marginProps}>
      {attributes?.showAvatar !== false && <Initials name={author.name} size={attributes?.avatarSize} />}
      <div>
        <RichText html={attributes?.byline} profile="inline" as="p" className="label" />
        <p>
          <b>
            {attributes?.isLink ? (
              <SmartLink href={author.uri} target={getLinkTarget(attributes.linkTarget)}>
                {author.name}
              </SmartLink>
            ) : (
              author.name
            )}
          </b>
        </p>
        {attributes?.showBio && <RichText html={author.description} profile="inline" as="p" className={styles.biography} />}
      </div>
    </div>
  );
}
