import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import { roundToTenth } from '#lib/format/number.ts';
import type { Box as MapBox } from './boxes.ts';
import { isMainInterstate, listCities, listInterstates } from './geography.ts';
import { type GridLabel, type LocalLabels, placeLocalLabels } from './local-labels.ts';
import type { Point } from './simplify.ts';
import type { Coordinates } from './us-map.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;
type Box = { west: number; south: number; east: number; north: number };

export type LocalMap = {
  width: number;
  height: number;
  /** SVG path data of the county borders. */
  counties: string;
  /** SVG path data of the interstate highways. */
  roads: string;
  /**
   * Places the labels of the grid lines, the road numbers and the names of cities and counties. `obstacles` are areas that they may not cover, such as
   * markers; `scale` is the size of the letters relative to a large screen.
   */
  placeLabels: (obstacles: readonly MapBox[], scale?: number) => LocalLabels;
  /** SVG path data of the lines of latitude and longitude. */
  graticule: string;
  project: (coordinates: Coordinates) => { x: number; y: number };
};

type MapSize = { width: number; height: number };

const DEFAULT_SIZE: MapSize = { width: 640, height: 560 };
const MARGIN = 40;
/** Distance between the possible positions of a road's number, in map units. */
const ROAD_LABEL_STEP = 24;

/** Minimum extent of the map in degrees, so that a map of a single location shows its surroundings. */
const MIN_SPAN_DEGREES = 0.3;

/**
 * Creates a map of the given locations and the surrounding counties. The Mercator projection is accurate enough at the scale of a metropolitan area.
 * @returns null if there are no locations
 */
export function createLocalMap(locations: readonly Coordinates[], size: MapSize = DEFAULT_SIZE): LocalMap | null {
  if (locations.length === 0) return null;
  const box = getBoundingBox(locations);
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [box.west, box.south],
      [box.east, box.north],
    ],
  };
  const projection = geoMercator()
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [size.width - MARGIN, size.height - MARGIN],
      ],
      corners,
    )
    .clipExtent([
      [0, 0],
      [size.width, size.height],
    ]);
  const path = geoPath(projection).digits(1);
  const view = getVisibleBox(projection, size);
  const counties = findVisibleCounties(view);
  const roads = listVisibleRoads(view, projection);
  const { lines, labels } = createGraticule(projection, size);
  return {
    ...size,
    counties: counties.map((county) => path(county) ?? '').join(''),
    roads: roads.map(({ shape }) => path(shape) ?? '').join(''),
    placeLabels: (obstacles, scale) =>
      placeLocalLabels(
        {
          ...size,
          roads: roads.map(({ name, points }) => ({ name, points: listLabelPoints(points, size) })),
          cities: listCities().flatMap(({ name, latitude, longitude }) => {
            const [x, y] = isInside(view, longitude, latitude) ? (projection([longitude, latitude]) ?? [0, 0]) : [0, 0];
            return x > 0 ? [{ name, x, y }] : [];
          }),
          counties: counties.flatMap((county) => {
            const [x, y] = path.centroid(county);
            // The name without "County": Louisiana has parishes, and Virginia has independent cities.
            const name = 'properties' in county ? county.properties.name : '';
            return name ? [{ name, x, y }] : [];
          }),
          grid: labels,
        },
        obstacles,
        scale,
      ),
    graticule: lines,
    project: ({ latitude, longitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [0, 0];
      return { x: roundToTenth(x), y: roundToTenth(y) };
    },
  };
}

function getBoundingBox(locations: readonly Coordinates[]): Box {
  const latitudes = locations.map(({ latitude }) => latitude);
  const longitudes = locations.map(({ longitude }) => longitude);
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes));
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes));
  return { west, south, east, north };
}

function widen(min: number, max: number): [number, number] {
  const padding = Math.max(0, MIN_SPAN_DEGREES - (max - min)) / 2;
  return [min - padding, max + padding];
}

/** Returns the visible area in degrees. */
function getVisibleBox(projection: GeoProjection, { width, height }: MapSize): Box {
  const [west, north] = projection.invert?.([0, 0]) ?? [0, 0];
  const [east, south] = projection.invert?.([width, height]) ?? [0, 0];
  return { west, south, east, north };
}

const isInside = ({ west, south, east, north }: Box, longitude: number, latitude: number) =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** Returns the roads in the visible area, main routes first, as shapes to draw and as points on the map. */
function listVisibleRoads(view: Box, projection: GeoProjection) {
  // A road can cross the map between two of its points.
  const margin = 0.2;
  const near = { west: view.west - margin, south: view.south - margin, east: view.east + margin, north: view.north + margin };
  return listInterstates()
    .flatMap((road) => {
      if (!road.line.some(([longitude, latitude]) => isInside(near, longitude, latitude))) return [];
      const points = road.line.flatMap((position): Point[] => {
        const point = projection(position);
        return point ? [point] : [];
      });
      return [{ name: road.name, isMain: isMainInterstate(road), points, shape: { type: 'LineString' as const, coordinates: road.line } }];
    })
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

/** Returns points along a line, the best first, where the road's number may be written. */
function listLabelPoints(line: readonly Point[], { width, height }: MapSize): Point[] {
  const points = line.flatMap((to, index): Point[] => {
    const from = line[index - 1];
    if (!from) return [];
    const count = Math.min(200, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / ROAD_LABEL_STEP));
    return Array.from({ length: count + 1 }, (_, step) => {
      const fraction = step / (count + 1);
      return [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction];
    });
  });
  const getDistance = ([x, y]: Point) => Math.hypot(x - width / 2, y - height / 2);
  // Away from the center, where the markers are, but not at the edge.
  const best = width / 3;
  return points
    .filter(([x, y]) => x > 0 && x < width && y > 0 && y < height)
    .toSorted((a, b) => Math.abs(getDistance(a) - best) - Math.abs(getDistance(b) - best));
}

let countyBoxes: ReadonlyMap<GeometryObject, Box> | undefined;

/** Returns the shapes of the counties that overlap the visible area. Bounding boxes are computed once for all counties, shapes only for the visible ones. */
function findVisibleCounties(view: Box) {
  const topology = atlas as unknown as Counties;
  countyBoxes ??= getCountyBoxes(topology);
  return topology.objects.counties.geometries.flatMap((county) => {
    const box = countyBoxes?.get(county);
    const touches = box && box.west <= view.east && box.east >= view.west && box.south <= view.north && box.north >= view.south;
    return touches ? [feature(topology, county)] : [];
  });
}

function getCountyBoxes(topology: Counties): Map<GeometryObject, Box> {
  const arcs = topology.arcs.map((arc) => getArcBox(arc, topology.transform));
  return new Map(
    topology.objects.counties.geometries.map((county) => {
      const indexes: number[] = ('arcs' in county ? county.arcs : []).flat(3);
      return [
        county,
        indexes.map((index) => arcs[index < 0 ? ~index : index]).reduce(mergeBoxes, undefined) ?? { west: 0, south: 0, east: 0, north: 0 },
      ];
    }),
  );
}

/** Returns the bounding box of a TopoJSON arc in degrees. Arc coordinates are delta-encoded and quantized. */
function getArcBox(arc: readonly (readonly number[])[], transform: Topology['transform']): Box {
  const [kx, ky] = transform?.scale ?? [1, 1];
  const [dx, dy] = transform?.translate ?? [0, 0];
  const box = { west: 180, south: 90, east: -180, north: -90 };
  let [x, y] = [0, 0];
  for (const [stepX = 0, stepY = 0] of arc) {
    x += stepX;
    y += stepY;
    const [longitude, latitude] = [x * kx + dx, y * ky + dy];
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

function mergeBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** Draws up to seven lines of latitude and of longitude at round values, with labels at the edge of the map. */
function createGraticule(projection: GeoProjection, size: MapSize): { lines: string; labels: readonly GridLabel[] } {
  const { width, height } = size;
  const { west, south, east, north } = getVisibleBox(projection, size);
  const meridians = listMultiples(west, east);
  const parallels = listMultiples(south, north);
  const lines: string[] = [];
  const labels: GridLabel[] = [];
  for (const longitude of meridians) {
    const x = roundToTenth(projection([longitude, north])?.[0] ?? 0);
    lines.push(`M${x} 0V${height - 20}`);
    if (x > MARGIN && x < width - MARGIN)
      labels.push({ x, y: height - 4, text: `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`, anchor: 'middle' });
  }
  for (const latitude of parallels) {
    const y = roundToTenth(projection([west, latitude])?.[1] ?? 0);
    lines.push(`M0 ${y}H${width}`);
    if (y > MARGIN && y < height - MARGIN)
      labels.push({ x: 2, y: y - 5, text: `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`, anchor: 'start' });
  }
  return { lines: lines.join(''), labels };
}

const GRATICULE_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2];

function listMultiples(from: number, to: number): number[] {
  const step = GRATICULE_STEPS.find((size) => (to - from) / size <= 6) ?? 5;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_value, index) => Math.round((first + index) * step * 100) / 100);
}
