import { graphql } from 'relay-runtime';
import type { CorePreformatted_block$key } from '#generated/CorePreformatted_block.graphql.ts';
import { Preformatted } from '#components/ui/text/Preformatted.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Preformatted text: spaces and line breaks are preserved. The style `is-style-copy` adds a button that copies the text. */
export function CorePreformatted({ block }: { block: CorePreformatted_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePreformatted_block on CorePreformattedBlock {
        attributes {
          content
          anchor
          backgroundColor
          textColor
          fontSize
          style
          className
        }
      }
    `,
    block,
  );
  return (
    <Preformatted
      html={attributes?.content}
      kind="text"
      label="Preformatted text"
      hasCopyButton={/\bis-style-copy\b/.test(attributes?.className ?? '')}
      className={getPresetClass(attributes)}
      id={attributes?.anchor || undefined}
    />
  );
}
