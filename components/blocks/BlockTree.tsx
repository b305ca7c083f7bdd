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

/** Blocks that hold others without being anything themselves: around sections of the page they are one too. */
const wrappers: ReadonlySet<string> = new Set(['core/block', 'core/group', 'core/pattern', 'core/template-part', 'core/widget-group']);

/** Blocks of our own are sections of the page; everything the standard editor brings is running prose. */
const isSection = ({ block, children }: Node): boolean =>
  block.name.startsWith('site/') || (wrappers.has(block.name) && children.some(isSection));

const isProse = (node: Node) => !isSection(node);

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
  /** Neighbours that are prose share a column. */
  const lay = (nodes: readonly Node[], surroundings: Surroundings): ReactNode =>
    toRuns(nodes, isProse).map(({ prose, items }) => {
      const shown = items.map((item) => show(item, surroundings, nodes.indexOf(item)));
      if (!prose || inColumn) return shown;
      return (
        <section className={`sheet sheet--close ${styles.run}`} key={items[0]?.block.clientId}>
          <div className={`prose ${styles.column}`}>{shown}</div>
        </section>
      );
    });
  const showInner = (node: Node, surroundings: Surroundings): ReactNode =>
    wrappers.has(node.block.name) && isSection(node)
      ? lay(node.children, surroundings)
      : node.children.map((child, index) => show(child, surroundings, index));
  const show = (node: Node, surroundings: Surroundings, position: number): ReactNode => (
    <RegisteredBlock
      key={node.block.clientId}
      block={node.block}
      headingLevel={node === first && !titled ? 1 : 2}
      position={position}
      surroundings={surroundings}
      within={(inner) => showInner(node, { ...surroundings, ...inner })}
    >
      {node.children.length > 0 ? showInner(node, surroundings) : null}
    </RegisteredBlock>
  );
  return lay(roots, {});
}
