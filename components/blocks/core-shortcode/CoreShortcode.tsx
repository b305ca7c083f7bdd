import { graphql } from 'relay-runtime';
import type { CoreShortcode_block$key } from '#generated/CoreShortcode_block.graphql.ts';
import { ClassicText } from '#components/ui/text/ClassicText.tsx';
import { reportUnknownBlock } from '#lib/blocks/unknown-block.ts';
import { readFragment } from '#lib/relay/server.ts';

/**
 * A shortcode. Shortcodes that WordPress itself does not have can be expanded only by plugins, so nothing is shown for them. They are logged, so that an
 * editor can replace it with a block.
 */
export function CoreShortcode({ block }: { block: CoreShortcode_block$key }) {
  const { attributes, renderedHtml } = readFragment(
    graphql`
      fragment CoreShortcode_block on CoreShortcodeBlock {
        renderedHtml
        attributes {
          text
        }
      }
    `,
    block,
  );
  const isUnknown = /^\s*(?:<p>)?\s*\[/.test(renderedHtml ?? '') || !renderedHtml?.trim();
  if (!isUnknown) return <ClassicText html={renderedHtml} />;
  const code = /\[([\w-]{1,40})/.exec(attributes?.text ?? '')?.[1];
  reportUnknownBlock(`core/shortcode ${code ?? 'without a code'}`);
  return null;
}
