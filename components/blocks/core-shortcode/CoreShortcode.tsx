import { graphql } from 'relay-runtime';
import type { CoreShortcode_block$key } from '#generated/CoreShortcode_block.graphql.ts';
import { reportUnknownBlock } from '#lib/blocks/unknown-block.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A shortcode. Only WordPress plugins can expand shortcodes, so nothing is shown. The shortcode is logged, so that an editor can replace it with a block. */
export function CoreShortcode({ block }: { block: CoreShortcode_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreShortcode_block on CoreShortcodeBlock {
        attributes {
          text
        }
      }
    `,
    block,
  );
  const code = /\[([\w-]{1,40})/.exec(attributes?.text ?? '')?.[1];
  reportUnknownBlock(`core/shortcode ${code ?? 'without a code'}`);
  return null;
}
