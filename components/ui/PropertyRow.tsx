import { graphql } from 'relay-runtime';
import type { PropertyRow_property$key } from '#generated/PropertyRow_property.graphql.ts';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { readFragment } from '#lib/relay/server.ts';
import { CardFigures } from './CardFigures.tsx';
import { Picture } from './Picture.tsx';
import styles from './PropertyRow.module.css';
import { PropertyStatus } from './PropertyStatus.tsx';
import { RichText } from './RichText.tsx';
import { SmartLink } from './SmartLink.tsx';

const fragment = graphql`
  fragment PropertyRow_property on Property {
    title
    uri
    featuredImage {
      node {
        ...Picture_image
      }
    }
    propertyFacts {
      city
      buildingType
      availableSquareFeet
      totalSquareFeet
      clearHeightFeet
      dockDoors
    }
    ...PropertyStatus_property
  }
`;

/** A building in a list of results. One link. */
export function PropertyRow({ property, level = 3 }: { property: PropertyRow_property$key; level?: 3 | 4 }) {
  const data = readFragment(fragment, property);
  const facts = data.propertyFacts;
  const area = facts?.availableSquareFeet || facts?.totalSquareFeet;
  // The city is written with its state.
  const place = facts?.city;
  const kind = [facts?.buildingType, area && formatArea(area).metric].filter(Boolean).join(', ');
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row}>
      <Picture image={data.featuredImage?.node} sizes="10rem" decorative />
      <div>
        <Heading className={styles.name}>
          <SmartLink href={data.uri}>
            <RichText html={data.title} profile="inline" />
          </SmartLink>
        </Heading>
        {place && <p className="label">{place}</p>}
        {kind && <p className="label">{kind}</p>}
        <p className={styles.status}>
          <PropertyStatus property={data} />
        </p>
      </div>
      <CardFigures
        className={styles.figures}
        figures={[
          { label: 'Square feet', value: area && formatWhole(area) },
          { label: 'Clear', value: facts?.clearHeightFeet && formatLength(facts.clearHeightFeet).us },
          { label: 'Docks', value: facts?.dockDoors && formatWhole(facts.dockDoors) },
        ]}
      />
    </li>
  );
}
