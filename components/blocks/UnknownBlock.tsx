import { graphql } from 'relay-runtime';
import type { UnknownBlock_block$key } from '#generated/UnknownBlock_block.graphql.ts';
import { reportUnknownBlock } from '#lib/blocks/unknown-block.ts';
import { readFragment } from '#lib/relay/server.ts';
import { SavedMarkup } from './SavedMarkup.tsx';

/** A block without a component. It shows its saved HTML, sanitized, and is logged so that a component can be added. */
export function UnknownBlock({ block }: { block: UnknownBlock_block$key }) {
  const { name, saveContent } = readFragment(
    graphql`
      fragment UnknownBlock_block on Block {
        name
        ... on UnknownBlock {
          saveContent
        }
      }
    `,
    block,
  );
  reportUnknownBlock(name);
  return <SavedMarkup html={saveContent} />;
}
