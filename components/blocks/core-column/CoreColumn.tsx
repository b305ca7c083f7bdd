import type { BlockContext } from '#lib/blocks/context.ts';
import { graphql } from 'relay-runtime';
import type { CoreColumn_block$key } from '#generated/CoreColumn_block.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreColumn.module.css';

/** One column. Its width follows the grid; a width an editor typed only tells whether it is the wide one. */
export function CoreColumn({ block, children }: Pick<BlockContext, 'children'> & { block: CoreColumn_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreColumn_block on CoreColumnBlock {
        attributes {
          ... on CoreColumnBlockAttributes {
            # Another type than the width of images and buttons, so it needs another name in one query.
            columnWidth: width
            anchor
          }
        }
      }
    `,
    block,
  );
  if (!children) return null;
  const isWide = Number.parseFloat(attributes?.columnWidth ?? '') >= 60;
  return (
    <div className={`stack stack--s ${isWide ? styles.wide : ''}`.trim()} id={attributes?.anchor || undefined}>
      {children}
    </div>
  );
}
