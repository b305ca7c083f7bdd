import { graphql } from 'relay-runtime';
import type { SearchResults_connection$data } from '#generated/SearchResults_connection.graphql.ts';
import { AvailabilityStatus } from '#components/ui/property/AvailabilityStatus.tsx';
import { getFocalPointClass } from '#components/ui/media/focal-point.ts';
import { PictureElement } from '#components/ui/media/PictureElement.tsx';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyListItem } from '#components/ui/property/PropertyListItem.tsx';
import { SaveProperty } from '#components/ui/property/SaveProperty.tsx';
import { CardDrawing } from '#components/ui/drawings/CardDrawing.tsx';
import { isShownAsDrawing } from '#components/ui/property/planned.ts';
import { readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';

/**
 * The data of the search results. The query of the page and the query of the island both spread this fragment unmasked, so that the island starts with
 * the data that the page has loaded. The fields that Relay adds to a query (`id`, `__typename`) are therefore listed explicitly.
 */
// Only the two queries that spread this fragment read it.
// oxlint-disable-next-line typescript/no-unused-expressions
graphql`
  fragment SearchResults_connection on RootQueryToPropertySearchConnection {
    total
    squareFeet
    relaxed {
      filter
      total
    }
    interpretation {
      parts {
        text
        label
      }
      corrections {
        typed
        used
      }
      ignored
      nearVisitor
      widened
      unknownPlace
      pages {
        id
        title
        uri
      }
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
      submarket {
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
      leaseType {
        value
        label
        count
      }
      size {
        value
        label
        count
      }
      feature {
        value
        label
        count
      }
      clearHeight {
        value
        label
        count
      }
      dockDoors {
        value
        label
        count
      }
      driveInDoors {
        value
        label
        count
      }
      trailerStalls {
        value
        label
        count
      }
      powerAmps {
        value
        label
        count
      }
    }
    edges {
      cursor
      distanceMiles
      node {
        __typename
        id
        databaseId
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
            focalPoint {
              x
              y
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
          divisibleSquareFeet
          clearHeightFeet
          dockDoors
          availableFrom
          availablePosition
          buildingLengthFeet
          buildingDepthFeet
          floors
          columnSpacingLengthFeet
          columnSpacingDepthFeet
          speedBayFeet
          officeSquareFeet
          officeFloors
          officePosition
          sides {
            side
            floor
            truckCourtFeet
            dockDoors
            driveInDoors
            trailerStalls
            vanStalls
          }
          rooms {
            name
            squareFeet
          }
          contacts {
            id
            title
            teamMeta {
              phone
            }
          }
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

export type PropertyConnection = Omit<SearchResults_connection$data, ' $fragmentType'>;

type Props = { edges: PropertyConnection['edges']; level: 3 | 4; isCards: boolean };

/** The results, as a list or as cards. */
export function SearchResults({ edges, level, isCards }: Props) {
  return (
    <PropertyList label="Buildings" isCards={isCards}>
      {edges.map(({ node, distanceMiles }, index) => {
        const facts = node.propertyFacts;
        const drawingFacts = facts && readBuildingFacts(facts);
        const status = node.cardStatus?.nodes[0];
        const image = isShownAsDrawing(status, drawingFacts) ? null : node.featuredImage?.node;
        return (
          <PropertyListItem
            // By position: rows that move to other positions would count as a layout shift.
            key={index}
            id={node.id}
            miles={distanceMiles}
            level={level}
            name={<a href={node.uri ?? undefined}>{toPlainText(node.title)}</a>}
            picture={
              image?.sourceUrl ? (
                <PictureElement
                  {...image}
                  sourceUrl={image.sourceUrl}
                  sizes={isCards ? '(width >= 48rem) 22rem, 92vw' : '10rem'}
                  decorative
                  className={getFocalPointClass(image.focalPoint)}
                />
              ) : (
                drawingFacts && <CardDrawing facts={drawingFacts} />
              )
            }
            status={<AvailabilityStatus status={status} availableFrom={facts?.availableFrom} />}
            facts={facts}
            action={<SaveProperty databaseId={node.databaseId} name={toPlainText(node.title)} isInList />}
          />
        );
      })}
    </PropertyList>
  );
}
