import type { BlockProps } from '#lib/blocks/block-props.ts';
import { graphql } from 'relay-runtime';
import type { CoreColumn_block$key } from '#generated/CoreColumn_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreColumn.module.css';

/** One column. A width in percent is rounded to twelfths. */
export function CoreColumn({
  block,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'children' | 'renderInnerBlocks'> & { block: CoreColumn_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreColumn_block on CoreColumnBlock {
        attributes {
          ... on CoreColumnBlockAttributes {
            # Images and buttons have a numeric width, so this one needs an alias in the shared query.
            columnWidth: width
            verticalAlignment
            anchor
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
  const percent = /^(\d{1,3}(?:\.\d+)?)%$/.exec(attributes?.columnWidth ?? '')?.[1];
  const twelfths = percent ? Math.min(12, Math.max(1, Math.round((Number(percent) / 100) * 12))) : null;
  const alignment = attributes?.verticalAlignment;
  return (
    <div
      className={getPresetClass(
        attributes,
        'stack stack--s',
        styles.column,
        twelfths !== null && styles[`span-${twelfths}`],
        alignment === 'center' && styles.center,
        alignment === 'bottom' && styles.bottom,
      )}
      id={attributes?.anchor || undefined}
    >
      {renderInnerBlocks({ isInColumn: true })}
    </div>
  );
}
