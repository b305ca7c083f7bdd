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

/** The link to the previous or next post. Renders nothing inside a query loop. */
export function CorePostNavigationLink({
  block,
  blockContext,
}: Pick<BlockProps, 'blockContext'> & { block: CorePostNavigationLink_block$key }) {
  const { attributes, adjacent } = readFragment(
    graphql`
      fragment CorePostNavigationLink_block on CorePostNavigationLinkBlock {
        attributes {
          navigationType: type
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
  const isPrevious = attributes?.navigationType === 'previous';
  const label = <RichText html={attributes?.label?.trim() || (isPrevious ? 'Previous' : 'Next')} profile="inline" />;
  const hasIcon = attributes?.arrow === 'arrow' || attributes?.arrow === 'chevron';
  const showsTitle = attributes?.showTitle === true && Boolean(post.title);
  const title = <RichText html={post.title} profile="inline" className={styles.title} />;
  // As in WordPress, a label that is not part of the link comes before it.
  const isLabelOutsideLink = showsTitle && !attributes?.linkLabel;
  return (
    <p className={getPresetClass(attributes, styles.navigation, isPrevious && styles.previous)}>
      {isLabelOutsideLink && <span className="label">{label}</span>}
      <SmartLink href={post.uri} rel={isPrevious ? 'prev' : 'next'}>
        {isPrevious && hasIcon && <Icon name="arrow" />}
        <span className={styles.text}>
          {!isLabelOutsideLink && <span className={showsTitle ? 'label' : undefined}>{label}</span>} {showsTitle && title}
        </span>
        {!isPrevious && hasIcon && <Icon name="arrow" />}
      </SmartLink>
    </p>
  );
}
