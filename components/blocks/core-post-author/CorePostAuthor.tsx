import { graphql } from 'relay-runtime';
import type { CorePostAuthor_block$key } from '#generated/CorePostAuthor_block.graphql.ts';
import { Initials } from '#components/ui/Initials.tsx';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { newTab } from '#lib/blocks/new-tab.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostAuthor.module.css';

/** Who wrote the content, with a few words about the person. */
export function CorePostAuthor({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostAuthor_block$key }) {
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
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const author = readLoopNode(surroundings.node ?? parentNode.own)?.author?.node;
  if (!author?.name) return null;
  return (
    <div className={presetClass(attributes, styles.author)} {...aside}>
      {attributes?.showAvatar !== false && <Initials name={author.name} size={attributes?.avatarSize} />}
      <div>
        <RichText html={attributes?.byline} profile="inline" as="p" className="label" />
        <p>
          <b>
            {attributes?.isLink ? (
              <SmartLink href={author.uri} target={newTab(attributes.linkTarget)}>
                {author.name}
              </SmartLink>
            ) : (
              author.name
            )}
          </b>
        </p>
        {attributes?.showBio && <RichText html={author.description} profile="inline" as="p" className={styles.words} />}
      </div>
    </div>
  );
}
