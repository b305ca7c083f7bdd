import { graphql } from 'relay-runtime';
import type { CoreParagraph_block$key } from '#generated/CoreParagraph_block.graphql.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreParagraph.module.css';

export function CoreParagraph({ block }: { block: CoreParagraph_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreParagraph_block on CoreParagraphBlock {
        attributes {
          ... on CoreParagraphBlockAttributes {
            content
            dropCap
            fontSize
          }
        }
      }
    `,
    block,
  );
  const classes = [attributes?.dropCap && styles.dropCap, attributes?.fontSize === 'large' && 'lead'].filter(Boolean).join(' ');
  return <RichText as="p" profile="inline" html={attributes?.content} className={classes || undefined} />;
}
