import { graphql } from 'relay-runtime';
import type { PropertyStatus_property$key } from '#generated/PropertyStatus_property.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { AvailabilityStatus } from './AvailabilityStatus.tsx';

const fragment = graphql`
  fragment PropertyStatus_property on Property {
    cardStatus: allStatus(first: 1) {
      nodes {
        slug
        name
      }
    }
    propertyFacts {
      availableFrom
    }
  }
`;

/** The availability of a building, read from its status term and facts. */
export function PropertyStatus({ property }: { property: PropertyStatus_property$key }) {
  const { cardStatus, propertyFacts } = readFragment(fragment, property);
  return <AvailabilityStatus status={cardStatus?.nodes[0]} availableFrom={propertyFacts?.availableFrom} />;
}
