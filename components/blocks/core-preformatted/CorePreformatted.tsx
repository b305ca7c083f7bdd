import { graphql } from 'relay-runtime';
import type { CorePreformatted_block$key } from '#generated/CorePreformatted_block.graphql.ts';
import { Preformatted } from '#components/ui/text/Preformatted.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Preformatted text: spaces and line breaks are preserved. */
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
      className={getPresetClass(attributes)}
      id={attributes?.anchor || undefined}
    />
  );
}
