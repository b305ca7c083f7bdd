import { graphql } from 'relay-runtime';
import type { CoreCommentsTitle_block$key } from '#generated/CoreCommentsTitle_block.graphql.ts';
import { CommentCount } from '#components/ui/comments/CommentCount.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { headingTags } from '#lib/blocks/heading-tag.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreCommentsTitle.module.css';

/** A heading with the number of comments and the post title. Shows nothing if there are no comments. */
export function CoreCommentsTitle({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreCommentsTitle_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCommentsTitle_block on CoreCommentsTitleBlock {
        attributes {
          ... on CoreCommentsTitleBlockAttributes {
            level
            showCommentsCount
            showPostTitle
            align
            backgroundColor
            textColor
            fontSize
            textAlign
            style
          }
        }
      }
    `,
    block,
  );
  const { discussion } = blockContext;
  if (!discussion?.count) return null;
  const Tag = headingTags[Math.round(attributes?.level ?? 2)] ?? 'h2';
  return (
    <Tag className={getPresetClass(attributes, styles.title)}>
      <CommentCount
        discussion={discussion}
        showCount={attributes?.showCommentsCount !== false}
        showTitle={attributes?.showPostTitle !== false}
      />
    </Tag>
  );
}
