import { graphql } from 'relay-runtime';
import type { ContentToggle_block$key } from '#generated/ContentToggle_block.graphql.ts';
import { Tabs } from '#components/ui/containers/Tabs.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Two or more tabs with content. One is shown at a time; all are printed. */
export function ContentToggle({ block, children }: Pick<BlockProps, 'children'> & { block: ContentToggle_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment ContentToggle_block on SiteContentToggleBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
        }
      }
    `,
    block,
  );
  if (!children) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <Tabs>{children}</Tabs>
    </Section>
  );
}
