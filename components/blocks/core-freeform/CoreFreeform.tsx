import { graphql } from 'relay-runtime';
import type { CoreFreeform_block$key } from '#generated/CoreFreeform_block.graphql.ts';
import { ClassicText } from '#components/ui/text/ClassicText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Sanitized content of the classic editor, without blocks. */
export function CoreFreeform({ block }: { block: CoreFreeform_block$key }) {
  const { renderedHtml } = readFragment(
    graphql`
      fragment CoreFreeform_block on CoreFreeformBlock {
        renderedHtml
      }
    `,
    block,
  );
  return <ClassicText html={renderedHtml} />;
}
