import { graphql } from 'relay-runtime';
import type { UnknownBlock_block$key } from '#generated/UnknownBlock_block.graphql.ts';
import { noteUnknownBlock } from '#lib/blocks/unknown.ts';
import { readFragment } from '#lib/relay/server.ts';
import { SavedMarkup } from './SavedMarkup.tsx';

/** A block nobody has drawn here shows the markup it was saved with, made safe; it is counted, so that somebody will. */
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
  noteUnknownBlock(name);
  return <SavedMarkup html={saveContent} />;
}
