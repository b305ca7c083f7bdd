import { graphql } from 'relay-runtime';
import type { FourColumnIcon_block$key } from '#generated/FourColumnIcon_block.graphql.ts';
import { CellGrid } from '#components/ui/containers/CellGrid.tsx';
import { IconText } from '#components/ui/text/IconText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Icons with short text, four in a row, aligned with the page grid. */
export function FourColumnIcon({ block }: { block: FourColumnIcon_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment FourColumnIcon_block on SiteFourColumnIconBlock {
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
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <CellGrid columns={4}>
        {items.map((item, index) => (
          <IconText key={index} {...item} level={attributes?.title ? 3 : 2} />
        ))}
      </CellGrid>
    </Section>
  );
}
