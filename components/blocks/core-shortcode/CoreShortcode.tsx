import { graphql } from 'relay-runtime';
import type { CoreShortcode_block$key } from '#generated/CoreShortcode_block.graphql.ts';
import { reportUnknownBlock } from '#lib/blocks/unknown-block.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A code in brackets means something to a plugin of WordPress only: a visitor never sees it, and it is counted, so that somebody will put a block in its place. */
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
