import { graphql } from 'relay-runtime';
import type { CoreVerse_block$key } from '#generated/CoreVerse_block.graphql.ts';
import { Preformatted } from '#components/ui/text/Preformatted.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Poetry or song lyrics, with line breaks preserved. */
export function CoreVerse({ block }: { block: CoreVerse_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreVerse_block on CoreVerseBlock {
        attributes {
          ... on CoreVerseBlockAttributes {
            textAlign
            content
            anchor
            backgroundColor
            textColor
            fontSize
            style
          }
        }
      }
    `,
    block,
  );
  return (
    <Preformatted
      html={attributes?.content}
      kind="verse"
      label="Verse"
      className={getPresetClass(attributes)}
      id={attributes?.anchor || undefined}
    />
  );
}
