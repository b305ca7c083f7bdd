import { graphql } from 'relay-runtime';
import type { CoreList_block$key } from '#generated/CoreList_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A list. Since WordPress 6.0, the items are inner blocks. Before, they were saved as HTML in the `values` attribute. */
export function CoreList({ block, children }: Pick<BlockProps, 'children'> & { block: CoreList_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreList_block on CoreListBlock {
        attributes {
          ... on CoreListBlockAttributes {
            ordered
            values
            start
            reversed
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
  const Tag = attributes?.ordered ? 'ol' : 'ul';
  const numbering = attributes?.ordered ? { start: attributes.start || undefined, reversed: attributes.reversed || undefined } : {};
  const props = { ...numbering, className: getPresetClass(attributes), id: attributes?.anchor || undefined };
  if (children) return <Tag {...props}>{children}</Tag>;
  const values = sanitizeBlock(attributes?.values ?? '').trim();
  return values.startsWith('<li') ? <Tag {...props} dangerouslySetInnerHTML={{ __html: values }} /> : null;
}
