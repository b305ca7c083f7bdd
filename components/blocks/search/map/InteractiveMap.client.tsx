'use client';
import type * as maplibre from 'maplibre-gl';
import type { LngLatBounds, Map as GlMap, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clusterPoints } from '#lib/map/cluster-points.ts';
import { MILES_PER_DEGREE } from '#lib/map/distance.ts';
import buttons from '#components/ui/core/Button.module.css';
import { createEmptyStyle, listMapParts, type MapColors } from './map-style.ts';
import styles from './InteractiveMap.module.css';
import { waitForNextTask } from './wait-for-next-task.ts';

export type MapBuilding = { id: string; name: string; latitude: number; longitude: number };

/** A circle on the map. */
export type MapArea = { latitude: number; longitude: number; radiusMiles: number };

type Library = typeof maplibre;

export type InteractiveMapProps = {
  library: Library;
  buildings: readonly MapBuilding[];
  /** The building that the visitor points at in the list. */
  highlightedId: string | null;
  /** URL of a MapLibre style to use instead of our own. */
  styleUrl: string | null;
  /** Whether the map moves to show all buildings. After a search of the visible area it stays where it is. */
  shouldFit: boolean;
  /** Called with the buildings that the visitor points at on the map. */
  onHighlight: (ids: readonly string[]) => void;
  /** Called with one building, or with several that are at the same place. */
  onSelect: (ids: readonly string[]) => void;
  onSearchArea: (area: MapArea) => void;
  onError: () => void;
};

/** The worker is a file of this site, because the content security policy allows no other scripts. */
const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/** Buildings closer to each other than this many pixels share a marker: the minimum size of a target plus a gap. */
const MARKER_DISTANCE = 34;
const MAX_FIT_ZOOM = 11;
const MAX_ZOOM = 14;
/** The contiguous United States with a margin. */
const US_BOUNDS: [[number, number], [number, number]] = [
  [-132, 20],
  [-60, 54],
];

/** The map of the search results, drawn by MapLibre GL. This module is loaded when a visitor opens the map. */
export function InteractiveMap(props: InteractiveMapProps) {
  const { library, buildings, highlightedId, shouldFit } = props;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap | null>(null);
  const [isMoved, setIsMoved] = useState(false);

  const createMap = useEffectEvent((element: HTMLElement) => {
    try {
      library.setWorkerUrl(workerUrl);
      const created = new library.Map({
        container: element,
        style: props.styleUrl ?? createEmptyStyle(readColors(element)),
        bounds: getBounds(library, buildings) ?? US_BOUNDS,
        fitBoundsOptions: { padding: MARKER_DISTANCE, maxZoom: MAX_FIT_ZOOM },
        maxBounds: props.styleUrl ? undefined : US_BOUNDS,
        maxZoom: MAX_ZOOM,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        // The page scrolls past the map unless a modifier key is pressed, or two fingers are used.
        cooperativeGestures: true,
      });
      created.addControl(new library.AttributionControl({ compact: false }));
      if (!props.styleUrl) created.once('load', () => void addParts(created));
      return created;
    } catch {
      // The browser has no WebGL.
      props.onError();
      return null;
    }
  });
  useEffect(() => {
    const created = container.current && createMap(container.current);
    if (!created) return undefined;
    created.touchZoomRotate.disableRotation();
    created.keyboard.disableRotation();
    created.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) setIsMoved(true);
    });
    setMap(created);
    return () => created.remove();
  }, []);

  useEffect(() => markActive(container.current, highlightedId), [highlightedId]);
  const markHighlighted = useEffectEvent(() => markActive(container.current, highlightedId));

  const highlight = useEffectEvent((ids: readonly string[]) => props.onHighlight(ids));
  const select = useEffectEvent((ids: readonly string[]) => {
    const bounds = getBounds(
      library,
      buildings.filter(({ id }) => ids.includes(id)),
    );
    const canZoom = map && bounds && ids.length > 1 && map.getZoom() < MAX_FIT_ZOOM && isLarge(bounds);
    if (canZoom) map.fitBounds(bounds, { padding: MARKER_DISTANCE * 2, maxZoom: MAX_ZOOM });
    else props.onSelect(ids);
  });

  // Markers are buttons of the document, so that they can be reached with the keyboard and named by assistive technology.
  useEffect(() => {
    if (!map) return undefined;
    let markers: Marker[] = [];
    const drawMarkers = () => {
      const focusedKey = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['buildings'] : undefined;
      for (const marker of markers) marker.remove();
      markers = listMarkers(library, map, buildings, { highlight, select });
      if (focusedKey)
        markers
          .map((marker) => marker.getElement())
          .find((element) => element.dataset['buildings'] === focusedKey)
          ?.focus({ preventScroll: true });
      markHighlighted();
    };
    drawMarkers();
    map.on('moveend', drawMarkers);
    map.on('resize', drawMarkers);
    return () => {
      map.off('moveend', drawMarkers);
      map.off('resize', drawMarkers);
      for (const marker of markers) marker.remove();
    };
  }, [library, map, buildings]);

  useEffect(() => {
    const bounds = shouldFit ? getBounds(library, buildings) : null;
    if (map && bounds) map.fitBounds(bounds, { padding: MARKER_DISTANCE, maxZoom: MAX_FIT_ZOOM });
  }, [library, map, buildings, shouldFit]);

  return (
    <div className={styles.map}>
      <div className={styles.canvas} ref={container} />
      <div className={styles.controls}>
        <button type="button" aria-label="Zoom in" onClick={() => map?.zoomIn()}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => map?.zoomOut()}>
          −
        </button>
      </div>
      {isMoved && map && (
        <button
          type="button"
          className={`${buttons.btn} ${buttons.small} ${styles.searchArea}`}
          onClick={() => {
            setIsMoved(false);
            props.onSearchArea(getVisibleArea(map));
          }}
        >
          Search this area
        </button>
      )}
    </div>
  );
}

/** Adds the parts of the map one by one, so that the browser can react to the visitor in between. */
async function addParts(map: GlMap): Promise<void> {
  const removal = new AbortController();
  map.once('remove', () => removal.abort());
  for (const { source, createSource, layers } of listMapParts(readColors(map.getContainer()))) {
    await waitForNextTask();
    if (removal.signal.aborted) return;
    if (createSource) map.addSource(source, createSource());
    for (const layer of layers) map.addLayer(layer);
  }
}

/** Marks the marker of a building, or of the group that contains it. */
function markActive(container: HTMLElement | null, id: string | null): void {
  for (const element of container?.querySelectorAll<HTMLElement>('[data-buildings]') ?? [])
    element.toggleAttribute('data-active', id !== null && (element.dataset['buildings'] ?? '').split(' ').includes(id));
}

type MarkerEvents = { highlight: (ids: readonly string[]) => void; select: (ids: readonly string[]) => void };

function listMarkers(library: Library, map: GlMap, buildings: readonly MapBuilding[], { highlight, select }: MarkerEvents): Marker[] {
  const byId = new Map(buildings.map((building) => [building.id, building]));
  const points = buildings.map(({ id, longitude, latitude }) => {
    const { x, y } = map.project([longitude, latitude]);
    return { id, x, y };
  });
  return clusterPoints(points, MARKER_DISTANCE).flatMap(({ ids }) => {
    const [first] = ids.map((id) => byId.get(id));
    if (!first) return [];
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles['marker'] ?? '';
    button.dataset['buildings'] = ids.join(' ');
    button.textContent = ids.length > 1 ? String(ids.length) : '';
    button.setAttribute('aria-label', ids.length > 1 ? `${ids.length} buildings near ${first.name}` : first.name);
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => highlight(ids));
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => highlight([]));
    button.addEventListener('click', () => select(ids));
    return [new library.Marker({ element: button }).setLngLat([first.longitude, first.latitude]).addTo(map)];
  });
}

function getBounds(library: Library, buildings: readonly MapBuilding[]): LngLatBounds | null {
  const bounds = new library.LngLatBounds();
  for (const { longitude, latitude } of buildings) bounds.extend([longitude, latitude]);
  return bounds.isEmpty() ? null : bounds;
}

/** Whether zooming in separates the buildings within the bounds. */
function isLarge(bounds: LngLatBounds): boolean {
  return bounds.getEast() - bounds.getWest() > 0.005 || bounds.getNorth() - bounds.getSouth() > 0.005;
}

/** Returns the largest circle that is completely visible. */
function getVisibleArea(map: GlMap): MapArea {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const height = (bounds.getNorth() - bounds.getSouth()) * MILES_PER_DEGREE;
  const width = (bounds.getEast() - bounds.getWest()) * MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return { latitude: lat, longitude: lng, radiusMiles: Math.max(1, Math.round(Math.min(width, height) / 2)) };
}

/** Reads the colors of the page's current theme as RGB. MapLibre knows neither CSS variables nor the color spaces of the design tokens. */
function readColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('span'));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    if (!canvas) return 'gray';
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
  };
  const colors = {
    water: read('--paper'),
    land: read('--paper-lift'),
    border: read('--rule'),
    road: read('--ink-faint'),
    text: read('--ink'),
    quietText: read('--ink-quiet'),
  };
  probe.remove();
  return colors;
}
