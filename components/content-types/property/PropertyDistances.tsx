import { graphql } from 'relay-runtime';
import type { PropertyDistances_property$key } from '#generated/PropertyDistances_property.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { DistanceCompass } from '#components/ui/drawings/DistanceCompass.tsx';
import { readDrawingFacts } from '#components/ui/drawings/drawing-facts.ts';
import { Table } from '#components/ui/numbers/Table.tsx';
import { Units } from '#components/ui/numbers/Units.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { canDrawCompass } from '#lib/drawings/availability.ts';
import { getNumberedPlaces } from '#lib/drawings/compass.ts';
import { getDirectionsUrl } from '#lib/format/map-url.ts';
import { formatDistance } from '#lib/format/measure.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PropertyDistances.module.css';
import printLayout from './PrintLayout.module.css';

/** The distances of a property as a table, their directions as a compass, and a link to directions from anywhere. */
export function PropertyDistances({ property }: { property: PropertyDistances_property$key }) {
  const { propertyFacts } = readFragment(
    graphql`
      fragment PropertyDistances_property on Property {
        propertyFacts {
          coordinates {
            latitude
            longitude
          }
          ...drawingFacts_facts
        }
      }
    `,
    property,
  );
  if (!propertyFacts) return null;
  const facts = readDrawingFacts(propertyFacts);
  const places = getNumberedPlaces(facts);
  const directionsUrl = getDirectionsUrl(propertyFacts.coordinates ?? {});
  if (places.length === 0 && !directionsUrl) return null;
  return (
    <PageSheet id="distances" className={printLayout.distances}>
      <SectionHeader title="Distances and directions" />
      <div className={`${styles.columns} grid-12`}>
        {canDrawCompass(facts) && (
          <div className={styles.compass}>
            <DistanceCompass facts={facts} />
          </div>
        )}
        <div className={styles.table}>
          {places.length > 0 && (
            <Table
              label="Distances"
              caption="Road distances and drive times from the truck gate."
              columns={[{ title: 'Place' }, { title: 'Distance', isNumeric: true }, { title: 'Drive time', isNumeric: true }]}
              rows={places.map(({ key, name, miles, minutes }) => [
                { text: <NumberedName number={key} name={name} /> },
                { text: <Units {...formatDistance(miles)} /> },
                { text: minutes === undefined ? '' : `${minutes} min` },
              ])}
            />
          )}
          {directionsUrl && (
            <p className={styles.directions}>
              <ButtonLink href={directionsUrl} icon="arrow">
                Get directions
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </PageSheet>
  );
}

/** The number of a place on the compass, and its name, which stays to the right of the number if it wraps. */
function NumberedName({ number, name }: { number: number; name: string }) {
  return (
    <span className={styles.place}>
      <span>{number}</span> {name}
    </span>
  );
}
