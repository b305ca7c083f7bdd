import { graphql } from 'relay-runtime';
import type { CorePostNavigationLink_block$key } from '#generated/CorePostNavigationLink_block.graphql.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostNavigationLink.module.css';

/** The way to what was published before or after; inside a loop there is no such thing. */
export function CorePostNavigationLink({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CorePostNavigationLink_block$key }) {
  const { attributes, adjacent } = readFragment(
    graphql`
      fragment CorePostNavigationLink_block on CorePostNavigationLinkBlock {
        attributes {
          type
          label
          showTitle
          linkLabel
          arrow
          backgroundColor
          textColor
          fontSize
          textAlign
          style
        }
        adjacent {
          ...loopNode_node
        }
      }
    `,
    block,
  );
  const post = readLoopNode(adjacent);
  if (!post?.uri || blockContext.node) return null;
  const isPrevious = attributes?.type === 'previous';
  const label = <RichText html={attributes?.label?.trim() || (isPrevious ? 'Previous' : 'Next')} profile="inline" />;
  const hasSign = attributes?.arrow === 'arrow' || attributes?.arrow === 'chevron';
  const isNamed = attributes?.showTitle === true && Boolean(post.title);
  const title = <RichText html={post.title} profile="inline" className={styles.title} />;
  // A label that is no part of the link stands before it, as in WordPress.
  const isApart = isNamed && attributes?.linkLabel !== true;
  return (
    <p className={getPresetClass(attributes, styles.way, isPrevious && styles.previous)}>
      {isApart && <span className="label">{label}</span>}
      <SmartLink href={post.uri} rel={isPrevious ? 'prev' : 'next'}>
        {isPrevious && hasSign && <Icon name="arrow" />}
        <span className={styles.words}>
          {!isApart && <span className={isNamed ? 'label' : undefined}>{label}</span>} {isNamed && title}
        </span>
        {!isPrevious && hasSign && <Icon name="arrow" />}
      </SmartLink>
    </p>
  );
}
