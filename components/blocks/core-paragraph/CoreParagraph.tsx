import { graphql } from 'relay-runtime';
import type { CoreParagraph_block$key } from '#generated/CoreParagraph_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreParagraph.module.css';

/** A paragraph of text. */
export function CoreParagraph({ block }: { block: CoreParagraph_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreParagraph_block on CoreParagraphBlock {
        attributes {
          ... on CoreParagraphBlockAttributes {
            content
            dropCap
            fontSize
            direction
            anchor
            align
            backgroundColor
            textColor
            style
          }
        }
      }
    `,
    block,
  );
  // WordPress stores the text alignment of a paragraph in `align`.
  const classes = getPresetClass({ ...attributes, align: null, textAlign: attributes?.align }, attributes?.dropCap && styles.dropCap);
  return (
    <RichText
      as="p"
      profile="inline"
      html={attributes?.content}
      className={classes}
      id={attributes?.anchor || undefined}
      dir={attributes?.direction === 'rtl' ? 'rtl' : undefined}
    />
  );
}
