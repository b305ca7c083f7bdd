import { graphql } from 'relay-runtime';
import type { CorePostContent_block$key } from '#generated/CorePostContent_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostContent.module.css';

/** The full content of a post in a query loop. Elsewhere the page would contain itself, so the block renders nothing, as in WordPress. */
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
