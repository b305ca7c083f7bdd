import { graphql } from 'relay-runtime';
import type { SearchFound_connection$data } from '#generated/SearchFound_connection.graphql.ts';
import { AvailabilityStatus } from '#components/ui/property/AvailabilityStatus.tsx';
import { PictureElement } from '#components/ui/media/PictureElement.tsx';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyListItem } from '#components/ui/property/PropertyListItem.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';

/**
 * What the search shows of the results. The page's question and the island's both spread it unmasked, so that what the one has fetched is
 * all the other needs to begin with; whatever Relay adds to a query of its own (`id`, `__typename`) is therefore named here.
 */
// Its only readers are the two questions that spread it.
// oxlint-disable-next-line typescript/no-unused-expressions
graphql`
  fragment SearchFound_connection on RootQueryToPropertySearchConnection {
    total
    squareFeet
    relaxed {
      filter
      total
    }
    facets {
      market {
        value
        label
        count
      }
      region {
        value
        label
        count
      }
      status {
        value
        label
        count
      }
      buildingType {
        value
        label
        count
      }
    }
    edges {
      cursor
      node {
        __typename
        id
        title
        uri
        featuredImage {
          node {
            id
            altText
            sourceUrl
            srcSet
            mediaDetails {
              width
              height
            }
            pictureSources {
              mimeType
              srcSet
            }
          }
        }
        cardStatus: allStatus(first: 1) {
          nodes {
            id
            slug
            name
          }
        }
        propertyFacts {
          city
          buildingType
          availableSquareFeet
          totalSquareFeet
          clearHeightFeet
          dockDoors
          availableFrom
        }
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
`;

export type Found = Omit<SearchFound_connection$data, ' $fragmentType'>;

/** The results, below each other. */
export function SearchFound({ edges, level }: { edges: Found['edges']; level: 3 | 4 }) {
  return (
    <PropertyList label="Buildings">
      {edges.map(({ node }) => {
        const image = node.featuredImage?.node;
        return (
          <PropertyListItem
            key={node.id}
            level={level}
            name={<a href={node.uri ?? undefined}>{toPlainText(node.title)}</a>}
            picture={image?.sourceUrl ? <PictureElement {...image} sourceUrl={image.sourceUrl} sizes="10rem" decorative /> : null}
            status={<AvailabilityStatus status={node.cardStatus?.nodes[0]} from={node.propertyFacts?.availableFrom} />}
            facts={node.propertyFacts}
          />
        );
      })}
    </PropertyList>
  );
}
