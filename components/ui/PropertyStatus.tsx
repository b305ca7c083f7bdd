import { graphql } from 'relay-runtime';
import type { PropertyStatus_property$key } from '#generated/PropertyStatus_property.graphql.ts';
import { formatMonth } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Status } from './Status.tsx';

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

/** A building's status as its term tells it; space that comes later says when. */
export function PropertyStatus({ property }: { property: PropertyStatus_property$key }) {
  const { cardStatus, propertyFacts } = readFragment(fragment, property);
  const status = cardStatus?.nodes[0];
  if (!status?.name) return null;
  return <Status slug={status.slug}>{wording(status, formatMonth(propertyFacts?.availableFrom))}</Status>;
}

function wording({ slug, name }: { slug: string | null; name: string | null }, month: string | null): string | null {
  if (!month) return name;
  if (slug === 'available-later') return `From ${month}`;
  if (slug === 'under-construction') return `${name}, done ${month}`;
  return name;
}
