import { graphql } from 'relay-runtime';
import type { Grid_block$key } from '#generated/Grid_block.graphql.ts';
import { BlockGrid } from '#components/ui/containers/BlockGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Blocks in columns below one heading. */
export function Grid({ block, children }: Pick<BlockProps, 'children'> & { block: Grid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment Grid_block on SiteGridBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          columns
          ruled
        }
      }
    `,
    block,
  );
  if (!children) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <BlockGrid columns={attributes?.columns} ruled={attributes?.ruled !== false}>
        {children}
      </BlockGrid>
    </Section>
  );
}
