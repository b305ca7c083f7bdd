import { graphql } from 'relay-runtime';
import type { FlipHighlights_block$key } from '#generated/FlipHighlights_block.graphql.ts';
import { FlipCards } from './FlipCards.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Cards with a figure on the front and details on the back. */
export function FlipHighlights({ block }: { block: FlipHighlights_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment FlipHighlights_block on SiteFlipHighlightsBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          cards {
            figure
            unit
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
  const cards = (attributes?.cards ?? []).filter(({ figure, title }) => figure || title);
  if (cards.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <FlipCards cards={cards} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
