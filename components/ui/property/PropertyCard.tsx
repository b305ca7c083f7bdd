import { graphql } from 'relay-runtime';
import type { PropertyCard_property$key } from '#generated/PropertyCard_property.graphql.ts';
import { formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { Units } from '#components/ui/numbers/Units.tsx';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import { listAreaFacts } from './area-facts.tsx';
import { BuildingPicture } from './BuildingPicture.tsx';
import styles from './PropertyCard.module.css';
import { PropertyStatus } from './PropertyStatus.tsx';
import { SaveProperty } from './SaveProperty.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment PropertyCard_property on Property {
    databaseId
    title
    uri
    propertyFacts {
      city
      availableSquareFeet
      totalSquareFeet
      clearHeightFeet
      dockDoors
      buildingLengthFeet
    }
    ...BuildingPicture_property
    ...PropertyStatus_property
  }
`;

type Props = { property: PropertyCard_property$key; level?: 2 | 3 | 4; sizes?: string };

/** A building in a row of cards: picture, length, name, city, status and the main facts. The whole card is a link, except for the button that saves the building. */
export function PropertyCard({ property, level = 3, sizes = '(width >= 48rem) 33rem, 82vw' }: Props) {
  const data = readFragment(fragment, property);
  const facts = data.propertyFacts;
  const length = facts?.buildingLengthFeet ? formatLength(facts.buildingLengthFeet) : null;
  const { available, building } = listAreaFacts(facts);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <BuildingPicture property={data} sizes={sizes} />
      </div>
      <div className={styles.body}>
        {length && <DimensionLabel value={<Units {...length} />} note={<Units us={length.metric} metric={length.us} />} />}
        <div>
          <Heading className={styles.name}>
            <SmartLink href={data.uri}>
              <RichText html={data.title} profile="inline" />
            </SmartLink>
          </Heading>
          {facts?.city && <p className="quiet">{facts.city}</p>}
        </div>
        <PropertyStatus property={data} />
        <CardFacts
          className={styles.facts}
          facts={[
            ...[available, building].filter((fact) => fact !== null),
            { label: 'Clear height', value: facts?.clearHeightFeet && <Units {...formatLength(facts.clearHeightFeet)} /> },
            { label: 'Dock doors', value: facts?.dockDoors && formatWhole(facts.dockDoors) },
          ]}
        />
        <SaveProperty databaseId={data.databaseId} name={toPlainText(data.title)} isInList />
      </div>
    </article>
  );
}
