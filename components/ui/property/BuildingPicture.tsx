import { graphql } from 'relay-runtime';
import type { BuildingPicture_property$key } from '#generated/BuildingPicture_property.graphql.ts';
import { CardDrawing } from '#components/ui/drawings/CardDrawing.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { readFragment } from '#lib/relay/server.ts';
import { isShownAsDrawing } from './planned.ts';

type Props = {
  property: BuildingPicture_property$key;
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  /** Whether the picture adds nothing to the text next to it. A drawing never does. */
  decorative?: boolean;
};

/** The picture of a building. A planned building, or one without a picture, is shown as a drawing. */
export function BuildingPicture({ property, sizes, decorative = false }: Props) {
  const { featuredImage, propertyFacts, pictureStatus } = readFragment(
    graphql`
      fragment BuildingPicture_property on Property {
        featuredImage {
          node {
            ...Picture_image
          }
        }
        pictureStatus: allStatus(first: 1) {
          nodes {
            slug
          }
        }
        propertyFacts {
          buildingType
          totalSquareFeet
          availableSquareFeet
          availablePosition
          buildingLengthFeet
          buildingDepthFeet
          floors
          clearHeightFeet
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
        }
      }
    `,
    property,
  );
  const facts = propertyFacts && readBuildingFacts(propertyFacts);
  if (featuredImage?.node && !isShownAsDrawing(pictureStatus?.nodes[0], facts))
    return <Picture image={featuredImage.node} sizes={sizes} decorative={decorative} />;
  return facts ? <CardDrawing facts={facts} /> : null;
}
