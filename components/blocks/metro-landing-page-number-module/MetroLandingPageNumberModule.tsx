import { graphql } from 'relay-runtime';
import type { MetroLandingPageNumberModule_block$key } from '#generated/MetroLandingPageNumberModule_block.graphql.ts';
import { MarketNumbers } from '#components/ui/MarketNumbers.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

const arrangements = ['large-first', 'row', 'grid'] as const;

/** A market in figures, counted from the content itself, and figures of the editor's own. */
export function MetroLandingPageNumberModule({ block }: { block: MetroLandingPageNumberModule_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment MetroLandingPageNumberModule_block on SiteMetroLandingPageNumberModuleBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          styleOption
          numbers {
            heading
            number
            prefix
            suffix
            note
          }
          market {
            title
            ...MarketNumbers_market
          }
        }
      }
    `,
    block,
  );
  const market = attributes?.market;
  if (!market) return null;
  return (
    <Section
      ground={attributes.ground}
      title={attributes.title || `${market.title}, measured`}
      text={attributes.text}
      more={attributes.moreLink}
    >
      <MarketNumbers
        market={market}
        more={attributes.numbers ?? []}
        arrangement={arrangements.find((name) => name === attributes.styleOption) ?? 'large-first'}
      />
    </Section>
  );
}
