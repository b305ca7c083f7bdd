import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { PropertyMap_properties$key } from '#generated/PropertyMap_properties.graphql.ts';
import { MapLabels } from './MapLabels.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Units } from '#components/ui/numbers/Units.tsx';
import { formatArea } from '#lib/format/measure.ts';
import { createLocalMap } from '#lib/map/local-map.ts';
import { separateMarkers } from '#lib/map/separate-markers.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PropertyMap.module.css';

/** The minimum distance between two markers in map units, so that they do not overlap. */
const MIN_MARKER_DISTANCE = 31;
const MARKER_RADIUS = 13;
/** Size of the letters on phones, in map units, relative to a large screen. The map is half as large there, so smaller letters could not be read. */
const PHONE_SCALE = 1.6;

type Props = {
  properties: PropertyMap_properties$key;
  /** Name of the market or submarket. */
  place: string | null;
  /** Renders the section around the map. It is not called if no building has coordinates. */
  children: (map: ReactNode) => ReactNode;
};

/** The buildings of a market or submarket: a numbered list and the same numbers on a county map. Both contain links; the list is easier to use on touch screens. */
export function PropertyMap({ properties, place, children }: Props) {
  const buildings = readFragment(
    graphql`
      fragment PropertyMap_properties on Property @relay(plural: true) {
        id
        title
        uri
        propertyFacts {
          totalSquareFeet
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    properties,
  ).flatMap(({ id, title: name, uri, propertyFacts }) => {
    const { latitude, longitude } = propertyFacts?.coordinates ?? {};
    if (!uri || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [{ id, name, uri, area: propertyFacts?.totalSquareFeet, coordinates: { latitude, longitude } }];
  });
  const map = createLocalMap(buildings.map(({ coordinates }) => coordinates));
  if (!map) return null;
  const positions = buildings.map(({ coordinates }) => map.project(coordinates));
  const markers = separateMarkers(positions, MIN_MARKER_DISTANCE);
  const markerBoxes = markers.map(({ x, y }) => ({
    left: x - MARKER_RADIUS,
    right: x + MARKER_RADIUS,
    top: y - MARKER_RADIUS,
    bottom: y + MARKER_RADIUS,
  }));
  return children(
    <div className={styles.split}>
      <MapLegend
        label="Our buildings"
        items={buildings.map(({ name, uri, area }, index) => ({
          href: uri,
          name,
          number: String(index + 1),
          fact: area ? <Units {...formatArea(area)} /> : null,
        }))}
      />
      <svg className={styles.map} viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={`Map of our buildings in ${place}`}>
        <g aria-hidden="true">
          <path className={styles.graticule} d={map.graticule} />
          <path className={styles.land} d={map.counties} />
          <path className={styles.road} d={map.roads} />
          <MapLabels labels={map.placeLabels(markerBoxes)} className={styles.large} />
          <MapLabels labels={map.placeLabels(markerBoxes, PHONE_SCALE)} className={styles.small} />
          {positions.map(({ x, y }, index) => (
            <path key={index} className={styles.leaderLine} d={`M${x} ${y}L${markers[index]?.x} ${markers[index]?.y}`} />
          ))}
        </g>
        {buildings.map(({ id, name, uri }, index) => (
          <a key={id} className={styles.marker} href={uri} aria-label={`${index + 1}: ${name}`}>
            <circle cx={markers[index]?.x} cy={markers[index]?.y} r={MARKER_RADIUS} />
            <text x={markers[index]?.x} y={(markers[index]?.y ?? 0) + 4.5} textAnchor="middle">
              {index + 1}
            </text>
          </a>
        ))}
      </svg>
    </div>,
  );
}
