import { graphql } from 'relay-runtime';
import type { Separator_block$key } from '#generated/Separator_block.graphql.ts';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './Separator.module.css';

const backgrounds = ['paper', 'sunk', 'night'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** A rule or space between two sections. Space alone has no separator element, so that screen readers do not announce it. */
export function Separator({ block }: { block: Separator_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment Separator_block on SiteSeparatorBlock {
        attributes {
          variant
          size
          ground
        }
      }
    `,
    block,
  );
  const size = sizes.find((name) => name === attributes?.size) ?? 'medium';
  return (
    <PageSheet as="div" ground={backgrounds.find((name) => name === attributes?.ground) ?? 'paper'} className={styles[size]}>
      {attributes?.variant !== 'space' && <hr className={attributes?.variant === 'ticks' ? `${styles.ticks} tick-rule` : styles.rule} />}
    </PageSheet>
  );
}
