import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CorePostTemplate_block$key } from '#generated/CorePostTemplate_block.graphql.ts';
import { PostList } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getColumnCount } from '#lib/blocks/layout-columns.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Renders its inner blocks once for each post of the surrounding query loop. */
export function CorePostTemplate({
  block,
  blockContext,
  renderInnerBlocks,
}: Pick<BlockProps, 'blockContext' | 'renderInnerBlocks'> & { block: CorePostTemplate_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePostTemplate_block on CorePostTemplateBlock {
        attributes {
          layout
          align
          backgroundColor
          textColor
          fontSize
          style
        }
      }
    `,
    block,
  );
  const { loop } = blockContext;
  if (!loop?.entries.length) return null;
  return (
    <PostList columns={getColumnCount(attributes?.layout) ?? loop.columns} className={getPresetClass(attributes)}>
      {loop.entries.map(({ node, content }, index) => (
        <Fragment key={index}>{renderInnerBlocks({ node, content })}</Fragment>
      ))}
    </PostList>
  );
}
