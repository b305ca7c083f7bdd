import { graphql } from 'relay-runtime';
import type { PropertyRow_property$key } from '#generated/PropertyRow_property.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { BuildingPicture } from './BuildingPicture.tsx';
import { PropertyListItem } from './PropertyListItem.tsx';
import { PropertyStatus } from './PropertyStatus.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment PropertyRow_property on Property {
    title
    uri
    propertyFacts {
      city
      buildingType
      availableSquareFeet
      totalSquareFeet
      clearHeightFeet
      dockDoors
      contacts {
        title
        teamMeta {
          phone
        }
      }
    }
    ...BuildingPicture_property
    ...PropertyStatus_property
  }
`;

/** A building in a `PropertyList`. */
export function PropertyRow({ property, level = 3 }: { property: PropertyRow_property$key; level?: 3 | 4 }) {
  const data = readFragment(fragment, property);
  return (
    <PropertyListItem
      level={level}
      name={
        <SmartLink href={data.uri}>
          <RichText html={data.title} profile="inline" />
        </SmartLink>
      }
      picture={<BuildingPicture property={data} sizes="10rem" decorative />}
      status={<PropertyStatus property={data} />}
      facts={data.propertyFacts}
    />
  );
}
