'use client';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { MapPanelClientQuery, MapPanelClientQuery$data } from '#generated/MapPanelClientQuery.graphql.ts';
import buttons from '#components/ui/core/Button.module.css';
import { UnitsText } from '#components/ui/numbers/Units.tsx';
import { formatArea } from '#lib/format/measure.ts';
import { getDirectionsUrl } from '#lib/format/map-url.ts';
import { formatWhole } from '#lib/format/number.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import type { InteractiveMapProps, MapArea, MapBuilding } from './InteractiveMap.client.tsx';
import styles from './MapPanel.module.css';
import { waitForNextTask } from './wait-for-next-task.ts';

const query = graphql`
  query MapPanelClientQuery($where: PropertySearchWhereArgs, $after: String) {
    propertySearch(where: $where, orderby: NEWEST, first: 100, after: $after) {
      nodes {
        id
        title
        uri
        propertyFacts {
          city
          availableSquareFeet
          totalSquareFeet
          coordinates {
            latitude
            longitude
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Results are loaded in pages of 100. A map with more markers could not be read. */
const MAX_PAGES = 5;

type Property = NonNullable<MapPanelClientQuery$data['propertySearch']>['nodes'][number];

/** A property with what the map needs. The list is created once per search, because the map draws all markers again for a new list. */
type Building = Property & MapBuilding;

type LoadedMap = { InteractiveMap: ComponentType<InteractiveMapProps>; library: InteractiveMapProps['library'] };

type Props = {
  /** The map that the server has drawn. It is shown until the visitor opens the interactive one. */
  children: ReactNode;
  environment: Environment;
  where: MapPanelClientQuery['variables']['where'];
  styleUrl: string | null;
  highlightedId: string | null;
  onHighlight: InteractiveMapProps['onHighlight'];
  onSearchArea: (area: MapArea) => void;
};

/** The map next to the results, with a button that replaces the drawing by an interactive map of all buildings found. */
export function MapPanel({ children, environment, where, styleUrl, highlightedId, onHighlight, onSearchArea }: Props) {
  const [map, setMap] = useState<LoadedMap | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { buildings, isComplete, hasFailed } = useBuildings(environment, where, state === 'open');
  const openButton = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  if (state !== 'open')
    return (
      <>
        {children}
        <p className={styles.open}>
          <button
            ref={openButton}
            type="button"
            className={`${buttons.btn} ${buttons.small}`}
            onClick={() => {
              // The focused button disappears.
              flushSync(() => setState('open'));
              section.current?.focus({ preventScroll: true });
              loadMap().then(setMap, () => setState('failed'));
            }}
          >
            Open the interactive map
          </button>
        </p>
        {state === 'failed' && (
          <p className="label" role="alert">
            The interactive map could not be loaded. The list shows the same buildings.
          </p>
        )}
      </>
    );
  const selected = buildings?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return (
    <section ref={section} aria-label="Interactive map" tabIndex={-1}>
      <div className={styles.frame}>
        {map && buildings ? (
          <map.InteractiveMap
            library={map.library}
            buildings={buildings}
            highlightedId={highlightedId}
            styleUrl={styleUrl}
            shouldFit={where?.near?.latitude == null}
            onHighlight={onHighlight}
            onSelect={setSelectedIds}
            onSearchArea={onSearchArea}
            onError={() => setState('failed')}
          />
        ) : (
          <p className={styles.loading}>Loading the map…</p>
        )}
      </div>
      <div aria-live="polite">
        {selected.length > 0 && (
          <ul className={`plain ${styles.selected}`} aria-label="Selected buildings">
            {selected.map((building) => (
              <SelectedBuilding key={building.id} building={building} />
            ))}
          </ul>
        )}
        {hasFailed && <p className="label">The buildings of this search could not be placed on the map. The list shows them.</p>}
        {!isComplete && (
          <p className="label">The map shows the newest {formatWhole(buildings?.length ?? 0)} buildings. Add a filter to see the others.</p>
        )}
      </div>
      <p className={styles.open}>
        <button
          type="button"
          className={`${buttons.btn} ${buttons.small}`}
          onClick={() => {
            // The focused button disappears.
            flushSync(() => setState('closed'));
            openButton.current?.focus();
          }}
        >
          Close the interactive map
        </button>
      </p>
    </section>
  );
}

/**
 * Loads the map and the library that draws it in a task each, because both take long. The library is loaded as a module, which browsers parse in another thread.
 * In a bundle, it would be a function, which they parse in the main thread when it is called.
 */
async function loadMap(): Promise<LoadedMap> {
  const libraryUrl = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).href;
  const library = (await import(/* turbopackIgnore: true */ libraryUrl)) as InteractiveMapProps['library'];
  await waitForNextTask();
  const { InteractiveMap } = await import('./InteractiveMap.client.tsx');
  await waitForNextTask();
  return { InteractiveMap, library };
}

type Result = {
  buildings: readonly Building[] | null;
  isComplete: boolean;
  /** Whether the buildings are those of an earlier search, or none. */
  hasFailed: boolean;
};

/** Loads the positions of all results while the map is open. The buildings of the previous search stay until the new ones have arrived. */
function useBuildings(environment: Environment, where: Props['where'], isOpen: boolean): Result {
  const [result, setResult] = useState<Result>({ buildings: null, isComplete: true, hasFailed: false });
  useEffect(() => {
    if (!isOpen) return undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const loadPage = (previous: readonly Building[], after: string | null, page: number) => {
      subscription = fetchQuery<MapPanelClientQuery>(environment, query, { where, after }).subscribe({
        next: ({ propertySearch }) => {
          const buildings = [...previous, ...(propertySearch?.nodes ?? []).flatMap(toBuilding)];
          const { hasNextPage, endCursor } = propertySearch?.pageInfo ?? {};
          if (hasNextPage && endCursor && page < MAX_PAGES) loadPage(buildings, endCursor, page + 1);
          else setResult({ buildings, isComplete: !hasNextPage, hasFailed: false });
        },
        error: () => setResult((last) => ({ ...last, buildings: last.buildings ?? [], hasFailed: true })),
      });
    };
    loadPage([], null, 1);
    return () => subscription?.unsubscribe();
  }, [environment, where, isOpen]);
  return result;
}

function toBuilding(property: Property): Building[] {
  const { latitude, longitude } = property.propertyFacts?.coordinates ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? [{ ...property, name: toPlainText(property.title), latitude, longitude }]
    : [];
}

function SelectedBuilding({ building: { name, uri, propertyFacts } }: { building: Building }) {
  const { availableSquareFeet, totalSquareFeet, city } = propertyFacts ?? {};
  const directionsUrl = getDirectionsUrl(propertyFacts?.coordinates ?? {});
  const area = availableSquareFeet ? `${formatArea(availableSquareFeet).us} available` : totalSquareFeet && formatArea(totalSquareFeet).us;
  return (
    <li>
      <a href={uri ?? undefined}>{name}</a>
      <span className="label">
        <UnitsText text={[city, area].filter(Boolean).join(', ')} />
      </span>
      {directionsUrl && (
        <a href={directionsUrl} target="_blank" rel="noreferrer">
          Directions<span className="visually-hidden"> to {name} (opens in a new tab)</span>
        </a>
      )}
    </li>
  );
}
