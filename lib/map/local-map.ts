import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import type { Coordinates } from './us-map.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;
type Box = { west: number; south: number; east: number; north: number };

export type LocalMap = {
  width: number;
  height: number;
  /** Path data of the county borders, and of the lines of latitude and longitude. */
  counties: string;
  /** Where a county's name fits. */
  names: readonly { x: number; y: number; text: string }[];
  graticule: string;
  labels: readonly { x: number; y: number; text: string; anchor: 'start' | 'middle' }[];
  place: (coordinates: Coordinates) => { x: number; y: number };
};

const WIDTH = 640;
const HEIGHT = 560;
const MARGIN = 40;
/** Half the width of a letter of a label. */
const LETTER = 3.2;

/** A map of a single place shows this many degrees around it. */
const LEAST_SPAN = 0.3;

/** Map of a few places with the counties they lie in, in Mercator's projection: near enough true over a metropolitan area. */
export function localMap(places: readonly Coordinates[]): LocalMap | null {
  if (places.length === 0) return null;
  const box = boxAround(places);
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
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      corners,
    )
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
  const path = geoPath(projection).digits(1);
  const counties = countiesIn(viewOf(projection));
  const { lines, labels } = graticule(projection);
  return {
    width: WIDTH,
    height: HEIGHT,
    counties: counties.map((county) => path(county) ?? '').join(''),
    names: counties.flatMap((county) => {
      const [x, y] = path.centroid(county);
      // The name alone: Louisiana has parishes, and Virginia cities, where others have counties.
      const text = 'properties' in county ? county.properties.name : '';
      const half = text.length * LETTER;
      return text && x - half > 0 && x + half < WIDTH && y > MARGIN && y < HEIGHT - MARGIN ? [{ x: round(x), y: round(y), text }] : [];
    }),
    graticule: lines,
    labels,
    place: ({ latitude, longitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [0, 0];
      return { x: round(x), y: round(y) };
    },
  };
}

function boxAround(places: readonly Coordinates[]): Box {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes));
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes));
  return { west, south, east, north };
}

function widen(least: number, most: number): [number, number] {
  const missing = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  return [least - missing, most + missing];
}

/** What the paper shows, in degrees. */
function viewOf(projection: GeoProjection): Box {
  const [west, north] = projection.invert?.([0, 0]) ?? [0, 0];
  const [east, south] = projection.invert?.([WIDTH, HEIGHT]) ?? [0, 0];
  return { west, south, east, north };
}

let boxes: ReadonlyMap<GeometryObject, Box> | undefined;

/** Counties that the view touches. Boxes of all counties are made once; shapes only of the few that are drawn. */
function countiesIn(view: Box) {
  const topology = atlas as unknown as Counties;
  boxes ??= boxesOf(topology);
  return topology.objects.counties.geometries.flatMap((county) => {
    const box = boxes?.get(county);
    const touches = box && box.west <= view.east && box.east >= view.west && box.south <= view.north && box.north >= view.south;
    return touches ? [feature(topology, county)] : [];
  });
}

function boxesOf(topology: Counties): Map<GeometryObject, Box> {
  const arcs = topology.arcs.map((arc) => arcBox(arc, topology.transform));
  return new Map(
    topology.objects.counties.geometries.map((county) => {
      const indexes: number[] = ('arcs' in county ? county.arcs : []).flat(3);
      return [
        county,
        indexes.map((index) => arcs[index < 0 ? ~index : index]).reduce(join, undefined) ?? { west: 0, south: 0, east: 0, north: 0 },
      ];
    }),
  );
}

/** Arcs as published are steps on a grid. */
function arcBox(arc: readonly (readonly number[])[], transform: Topology['transform']): Box {
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

function join(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** Three to six lines each way, at round degrees, with their names at the edge. */
function graticule(projection: GeoProjection): { lines: string; labels: LocalMap['labels'] } {
  const { west, south, east, north } = viewOf(projection);
  const meridians = roundValues(west, east);
  const parallels = roundValues(south, north);
  const lines: string[] = [];
  const labels: { x: number; y: number; text: string; anchor: 'start' | 'middle' }[] = [];
  for (const longitude of meridians) {
    const x = round(projection([longitude, north])?.[0] ?? 0);
    lines.push(`M${x} 0V${HEIGHT - 20}`);
    if (x > MARGIN && x < WIDTH - MARGIN)
      labels.push({ x, y: HEIGHT - 4, text: `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`, anchor: 'middle' });
  }
  for (const latitude of parallels) {
    const y = round(projection([west, latitude])?.[1] ?? 0);
    lines.push(`M0 ${y}H${WIDTH}`);
    if (y > MARGIN && y < HEIGHT - MARGIN)
      labels.push({ x: 2, y: y - 5, text: `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`, anchor: 'start' });
  }
  return { lines: lines.join(''), labels };
}

const STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2];

function roundValues(from: number, to: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= 6) ?? 5;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_value, index) => Math.round((first + index) * step * 100) / 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
