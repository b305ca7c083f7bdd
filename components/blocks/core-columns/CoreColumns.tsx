import { graphql } from 'relay-runtime';
import type { CoreColumns_block$key } from '#generated/CoreColumns_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreColumns.module.css';

/** Columns side by side where there is room, stacked on small screens. */
export function CoreColumns({ block, children }: Pick<BlockProps, 'children'> & { block: CoreColumns_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreColumns_block on CoreColumnsBlock {
        attributes {
          ... on CoreColumnsBlockAttributes {
            isStackedOnMobile
            verticalAlignment
            anchor
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
      }
    `,
    block,
  );
  if (!children) return null;
  const classes = getPresetClass(
    attributes,
    styles.columns,
    attributes?.isStackedOnMobile === false && styles.unstacked,
    attributes?.verticalAlignment === 'center' && styles.center,
    attributes?.verticalAlignment === 'bottom' && styles.bottom,
  );
  return (
    <div className={classes} id={attributes?.anchor || undefined}>
      {children}
    </div>
  );
}
