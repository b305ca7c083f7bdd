import { graphql } from 'relay-runtime';
import type { MetroLandingPageNumberModule_block$key } from '#generated/MetroLandingPageNumberModule_block.graphql.ts';
import { parseArrangement, Numbers } from '#components/ui/numbers/Numbers.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { toAreaStatistic, toCountStatistic, removeNulls } from '#lib/format/statistics.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Key numbers of a market: the numbers of the block, or the known numbers of the market if `useBlockDefaultData` is true. */
export function MetroLandingPageNumberModule({ block }: { block: MetroLandingPageNumberModule_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment MetroLandingPageNumberModule_block on SiteMetroLandingPageNumberModuleBlock {
        attributes {
          title
          ground
          styleOption
          useBlockDefaultData
          moreLink {
            ...Section_link
          }
          numbers {
            heading
            number
            prefix
            suffix
            note
          }
          market {
            title
            marketMeta {
              name
              population
              totalSquareFeet
              numberOfProperties
            }
          }
        }
      }
    `,
    block,
  );
  const ownNumbers = attributes?.numbers ?? [];
  const { name, population, totalSquareFeet, numberOfProperties } = attributes?.market?.marketMeta ?? {};
  const isDefault = ownNumbers.length === 0 && attributes?.useBlockDefaultData === true;
  const numbers = isDefault
    ? removeNulls([
        toAreaStatistic(totalSquareFeet),
        toCountStatistic(numberOfProperties, 'building we own', 'buildings we own'),
        toCountStatistic(population, 'person in the metropolitan area', 'people in the metropolitan area'),
      ])
    : ownNumbers;
  if (numbers.length === 0) return null;
  return (
    <Section
      ground={attributes?.ground}
      title={attributes?.title ?? (isDefault && name ? `${name} in numbers` : null)}
      moreLink={attributes?.moreLink}
    >
      <Numbers numbers={numbers} arrangement={parseArrangement(attributes?.styleOption)} />
    </Section>
  );
}
