import { graphql } from 'relay-runtime';
import type { CorePostContent_block$key } from '#generated/CorePostContent_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostContent.module.css';

/** The whole of what was written, inside a loop. Elsewhere it would be the page within itself, which WordPress leaves out as well. */
export function CorePostContent({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostContent_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePostContent_block on CorePostContentBlock {
        attributes {
          align
          fontSize
          style
        }
      }
    `,
    block,
  );
  return <RichText html={blockContext.content} profile="block" className={getPresetClass(attributes, styles.content)} />;
}
