import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { BlockTree_blocks$data, BlockTree_blocks$key } from '#generated/BlockTree_blocks.graphql.ts';
import type { BlockContext } from '#lib/blocks/block-props.ts';
import { groupProse, toTree, type BlockNode } from '#lib/blocks/tree.ts';
import { readFragment } from '#lib/relay/server.ts';
import { RegisteredBlock } from './registry.generated.tsx';
import styles from './BlockTree.module.css';

type TreeNode = BlockNode<BlockTree_blocks$data[number]>;

type Props = {
  blocks: BlockTree_blocks$key;
  /** Whether the page shows its own title above the blocks. If not, the first block renders the page's h1. */
  hasPageTitle?: boolean;
  /** Whether the page already lays out a text column. If so, prose gets no section and column of its own. */
  isInColumn?: boolean;
};

/** Blocks that only group other blocks. A group that contains page sections is itself laid out as sections. */
const wrapperNames: ReadonlySet<string> = new Set(['core/block', 'core/group', 'core/pattern', 'core/template-part', 'core/widget-group']);

/** The site's own blocks are page sections. All other blocks of the WordPress editor are prose. */
const isSection = ({ block, children }: TreeNode): boolean =>
  block.name.startsWith('site/') || (wrapperNames.has(block.name) && children.some(isSection));

const isProse = (node: TreeNode) => !isSection(node);

/** Renders all blocks of a post from the flat list that `blocks(flat: true)` returns. */
export function BlockTree({ blocks, hasPageTitle = false, isInColumn = false }: Props) {
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
  /** Consecutive prose blocks share one text column. */
  const renderNodes = (nodes: readonly TreeNode[], blockContext: BlockContext): ReactNode =>
    groupProse(nodes, isProse).map(({ prose, items }) => {
      const rendered = items.map((item) => renderBlock(item, blockContext, nodes.indexOf(item)));
      if (!prose || isInColumn) return rendered;
      return (
        <section className={`sheet sheet--less-padding ${styles.proseSection}`} key={items[0]?.block.clientId}>
          <div className={`prose ${styles.column}`}>{rendered}</div>
        </section>
      );
    });
  const renderInnerBlocks = (node: TreeNode, blockContext: BlockContext): ReactNode =>
    wrapperNames.has(node.block.name) && isSection(node)
      ? renderNodes(node.children, blockContext)
      : node.children.map((child, index) => renderBlock(child, blockContext, index));
  const renderBlock = (node: TreeNode, blockContext: BlockContext, position: number): ReactNode => (
    <RegisteredBlock
      key={node.block.clientId}
      block={node.block}
      headingLevel={node === first && !hasPageTitle ? 1 : 2}
      position={position}
      blockContext={blockContext}
      renderInnerBlocks={(inner) => renderInnerBlocks(node, { ...blockContext, ...inner })}
    >
      {node.children.length > 0 ? renderInnerBlocks(node, blockContext) : null}
    </RegisteredBlock>
  );
  return renderNodes(roots, {});
}
