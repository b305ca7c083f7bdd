import { graphql } from 'relay-runtime';
import type { CoreTextColumns_block$key } from '#generated/CoreTextColumns_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreTextColumns.module.css';

/** Text in columns. WordPress replaced this block with the columns block. */
export function CoreTextColumns({ block }: { block: CoreTextColumns_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreTextColumns_block on CoreTextColumnsBlock {
        attributes {
          columnTexts: content {
            children
          }
        }
      }
    `,
    block,
  );
  const columns = (attributes?.columnTexts ?? []).flatMap((column) => (column?.children ? [column.children] : []));
  if (columns.length === 0) return null;
  return (
    <div className={styles.columns}>
      {columns.map((html, index) => (
        <RichText key={index} html={html} profile="inline" as="p" />
      ))}
    </div>
  );
}
