import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { PropertyRow_property$key } from '#generated/PropertyRow_property.graphql.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { BuildingPicture } from './BuildingPicture.tsx';
import { PropertyListItem } from './PropertyListItem.tsx';
import { PropertyStatus } from './PropertyStatus.tsx';
import { SaveProperty } from './SaveProperty.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment PropertyRow_property on Property {
    databaseId
    title
    uri
    propertyFacts {
      city
      buildingType
      availableSquareFeet
      totalSquareFeet
      divisibleSquareFeet
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

type Props = {
  property: PropertyRow_property$key;
  level?: 3 | 4;
  /** Replaces the button that saves the building. */
  action?: ReactNode;
};

/** A building in a `PropertyList`. */
export function PropertyRow({ property, level = 3, action }: Props) {
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
      action={action ?? <SaveProperty databaseId={data.databaseId} name={toPlainText(data.title)} isInList />}
    />
  );
}
