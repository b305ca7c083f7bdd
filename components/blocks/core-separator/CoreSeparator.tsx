import { graphql } from 'relay-runtime';
import type { CoreSeparator_block$key } from '#generated/CoreSeparator_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreSeparator.module.css';

/** A horizontal rule. */
export function CoreSeparator({ block }: { block: CoreSeparator_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreSeparator_block on CoreSeparatorBlock {
        attributes {
          ... on CoreSeparatorBlockAttributes {
            anchor
            className
            align
          }
        }
      }
    `,
    block,
  );
  const style = /\bis-style-(wide|dots)\b/.exec(attributes?.className ?? '')?.[1];
  return (
    <hr
      className={getPresetClass(attributes, style === 'dots' ? styles.dots : style === 'wide' ? undefined : styles.short)}
      id={attributes?.anchor || undefined}
    />
  );
}
