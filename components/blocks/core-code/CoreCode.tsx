import { graphql } from 'relay-runtime';
import type { CoreCode_block$key } from '#generated/CoreCode_block.graphql.ts';
import { Preformatted } from '#components/ui/text/Preformatted.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Preformatted code. */
export function CoreCode({ block }: { block: CoreCode_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreCode_block on CoreCodeBlock {
        attributes {
          codeText: content
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
      html={attributes?.codeText}
      kind="code"
      label="Code"
      className={getPresetClass(attributes)}
      id={attributes?.anchor || undefined}
    />
  );
}
