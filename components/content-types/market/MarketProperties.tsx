import { graphql } from 'relay-runtime';
import type { MarketProperties_market$key } from '#generated/MarketProperties_market.graphql.ts';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyRow } from '#components/ui/property/PropertyRow.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The buildings in a market: those with available space first, then the others. */
export function MarketProperties({ market }: { market: MarketProperties_market$key }) {
  const { title, properties } = readFragment(
    graphql`
      fragment MarketProperties_market on Market {
        title
        properties(first: 100) {
          nodes {
            id
            propertyFacts {
              availableSquareFeet
            }
            ...PropertyRow_property
          }
        }
      }
    `,
    market,
  );
  const all = properties?.nodes ?? [];
  const [available, others] = [all.filter(hasSpace), all.filter((property) => !hasSpace(property))];
  if (all.length === 0) return null;
  const sections = [
    { title: 'Available buildings', list: available },
    { title: available.length > 0 ? 'Leased buildings' : `Our buildings in ${title}`, list: others },
  ].filter(({ list }) => list.length > 0);
  return (
    <div id="properties">
      {sections.map(({ title: heading, list }, index) => (
        <PageSheet key={heading} ground="sunk" noTopPadding={index > 0}>
          <SectionHeader title={heading} />
          <PropertyList label={heading}>
            {list.map((property) => (
              <PropertyRow key={property.id} property={property} />
            ))}
          </PropertyList>
        </PageSheet>
      ))}
    </div>
  );
}

/** Space that becomes available later counts as available. */
function hasSpace({ propertyFacts }: { propertyFacts: { availableSquareFeet: number | null } | null }): boolean {
  return Boolean(propertyFacts?.availableSquareFeet);
}
