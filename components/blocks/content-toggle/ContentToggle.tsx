import { graphql } from 'relay-runtime';
import type { ContentToggle_block$key } from '#generated/ContentToggle_block.graphql.ts';
import { Views } from '#components/ui/Views.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Two or more views of one thing; one is shown at a time, all of them on paper. */
export function ContentToggle({ block, children }: Pick<BlockContext, 'children'> & { block: ContentToggle_block$key }) {
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
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} more={attributes?.moreLink}>
      <Views>{children}</Views>
    </Section>
  );
}
