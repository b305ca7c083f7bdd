import { graphql } from 'relay-runtime';
import type { AlsoInReach_property$key } from '#generated/AlsoInReach_property.graphql.ts';
import { PropertyCard } from '#components/ui/PropertyCard.tsx';
import { Reel } from '#components/ui/Reel.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import paper from '../shared/Paper.module.css';

const SHOWN = 6;

/** Other buildings of the same market. */
export function AlsoInReach({ property }: { property: AlsoInReach_property$key }) {
  const { id, propertyMeta } = readFragment(
    graphql`
      fragment AlsoInReach_property on Property {
        id
        propertyMeta {
          market {
            title
            uri
            neighbors: properties(first: 7) {
              nodes {
                id
                ...PropertyCard_property
              }
            }
          }
        }
      }
    `,
    property,
  );
  const market = propertyMeta?.market;
  const others = (market?.neighbors?.nodes ?? []).filter((other) => other.id !== id).slice(0, SHOWN);
  if (!market || others.length === 0) return null;
  return (
    <Sheet className={paper.screen} as="aside" labelledBy="in-reach">
      <SectionHead id="in-reach" title="Also in reach" more={market.uri ? { url: market.uri, title: `All in ${market.title}` } : null} />
      <Reel label="Other properties">
        {others.map((other) => (
          <PropertyCard key={other.id} property={other} />
        ))}
      </Reel>
    </Sheet>
  );
}
