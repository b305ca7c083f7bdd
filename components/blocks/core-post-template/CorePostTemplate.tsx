import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CorePostTemplate_block$key } from '#generated/CorePostTemplate_block.graphql.ts';
import { PostList } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { columnsOf } from '#lib/blocks/layout-columns.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Blocks that are shown once for each post of the loop around them. */
export function CorePostTemplate({
  block,
  surroundings,
  within,
}: Pick<BlockContext, 'surroundings' | 'within'> & { block: CorePostTemplate_block$key }) {
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
  const { loop } = surroundings;
  if (!loop?.entries.length) return null;
  return (
    <PostList columns={columnsOf(attributes?.layout) ?? loop.columns} className={presetClass(attributes)}>
      {loop.entries.map(({ node, content }, index) => (
        <Fragment key={index}>{within({ node, content })}</Fragment>
      ))}
    </PostList>
  );
}
