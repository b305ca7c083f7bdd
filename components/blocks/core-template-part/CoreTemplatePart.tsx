import { graphql } from 'relay-runtime';
import type { CoreTemplatePart_block$key } from '#generated/CoreTemplatePart_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A template part: a reusable block, identified by its slug. It renders no landmark element, because the page provides the header and the footer. */
export function CoreTemplatePart({ block, children }: Pick<BlockProps, 'children'> & { block: CoreTemplatePart_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreTemplatePart_block on CoreTemplatePartBlock {
        attributes {
          slug
        }
      }
    `,
    block,
  );
  return attributes?.slug ? (children ?? null) : null;
}
