import { graphql } from 'relay-runtime';
import type { IconContentGrid_block$key } from '#generated/IconContentGrid_block.graphql.ts';
import { CellGrid } from '#components/ui/containers/CellGrid.tsx';
import { IconText } from '#components/ui/text/IconText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Icons, titles and text in two columns next to a sticky heading. */
export function IconContentGrid({ block }: { block: IconContentGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment IconContentGrid_block on SiteIconContentGridBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          items {
            icon
            title
            text
            link {
              url
              title
              target
            }
          }
        }
      }
    `,
    block,
  );
  const items = (attributes?.items ?? []).filter(({ title, text }) => title || text);
  if (items.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink} heading="beside">
      <CellGrid columns={2}>
        {items.map((item, index) => (
          <IconText key={index} {...item} level={attributes?.title ? 3 : 2} iconPosition="beside" />
        ))}
      </CellGrid>
    </Section>
  );
}
