import { graphql } from 'relay-runtime';
import type { CorePostContent_block$key } from '#generated/CorePostContent_block.graphql.ts';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostContent.module.css';

/** The whole of what was written, inside a loop. Elsewhere it would be the page within itself, which WordPress leaves out as well. */
export function CorePostContent({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostContent_block$key }) {
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
  return <RichText html={surroundings.content} profile="block" className={presetClass(attributes, styles.content)} />;
}
