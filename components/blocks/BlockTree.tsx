import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { BlockTree_blocks$data, BlockTree_blocks$key } from '#generated/BlockTree_blocks.graphql.ts';
import type { Surroundings } from '#lib/blocks/context.ts';
import { toRuns, toTree, type Branch } from '#lib/blocks/tree.ts';
import { readFragment } from '#lib/relay/server.ts';
import { RegisteredBlock } from './registry.generated.tsx';
import styles from './BlockTree.module.css';

type Node = Branch<BlockTree_blocks$data[number]>;

type Props = {
  blocks: BlockTree_blocks$key;
  /** The page has a title of its own above the blocks; without it the first block carries the h1. */
  titled?: boolean;
  /** Prose stands in a column the page has set already, not in sheets of its own. */
  inColumn?: boolean;
};

/** Blocks of our own are sections of the page; everything the standard editor brings is running prose. */
const isProse = ({ block }: Node) => !block.name.startsWith('site/');

/** All blocks of some content, from the flat list (`blocks(flat: true)`). */
export function BlockTree({ blocks, titled = false, inColumn = false }: Props) {
  const flat = readFragment(
    graphql`
      fragment BlockTree_blocks on Block @relay(plural: true) {
        name
        clientId
        parentClientId
        ...registryGenerated_block
      }
    `,
    blocks,
  );
  const roots = toTree(flat);
  const [first] = roots;
  const show = (node: Node, surroundings: Surroundings): ReactNode => (
    <RegisteredBlock
      key={node.block.clientId}
      block={node.block}
      headingLevel={node === first && !titled ? 1 : 2}
      surroundings={surroundings}
      within={(inner) => node.children.map((child) => show(child, { ...surroundings, ...inner }))}
    >
      {node.children.length > 0 ? node.children.map((child) => show(child, surroundings)) : null}
    </RegisteredBlock>
  );
  return toRuns(roots, isProse).map(({ prose, items }) => {
    const [start] = items;
    const shown = items.map((item) => show(item, {}));
    if (!prose || inColumn) return shown;
    return (
      <section className={`sheet sheet--close ${styles.run}`} key={start?.block.clientId}>
        <div className={`prose ${styles.column}`}>{shown}</div>
      </section>
    );
  });
}
