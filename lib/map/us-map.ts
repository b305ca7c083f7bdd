import { geoAlbers, type GeoProjection } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import { type Point, ringArea, simplify, toPath } from './simplify.ts';

export type Coordinates = { latitude: number; longitude: number };

export type MapLabel = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };

export type UsMap = {
  width: number;
  height: number;
  /** Path data: outline of the land, borders between states, lines of latitude and longitude. */
  land: string;
  states: string;
  graticule: string;
  labels: readonly MapLabel[];
  /** Where a place stands on the map, in its units; null for a place outside of the contiguous states. */
  place: (coordinates: Coordinates) => { x: number; y: number } | null;
};

const WIDTH = 960;
const HEIGHT = 590;

/** FIPS codes of what lies elsewhere: Alaska, Hawaii and the territories. */
const elsewhere = new Set(['02', '15', '60', '66', '69', '72', '78']);

/** Detail below this many square units is left out: the whole map is some 15 kB of text then, and no eye sees the difference. */
const DETAIL = 2;
const SMALLEST_ISLAND = 14;

type StateGeometry = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type States = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** Arcs of a topology in degrees; as published they are steps on a grid. */
function decode({ arcs, transform }: States): Point[][] {
  if (!transform) return arcs.map((arc) => arc.map(([x = 0, y = 0]): Point => [x, y]));
  const [kx, ky] = transform.scale;
  const [dx, dy] = transform.translate;
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([stepX = 0, stepY = 0]): Point => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
  });
}

/** The same states, bounded by other lines, which are no longer steps on a grid. */
function withArcs({ objects }: States, arcs: Point[][]): States {
  return { type: 'Topology', objects, arcs: arcs.map((arc) => arc.map((point) => [...point])) };
}

const isPoint = (point: Point | null): point is Point => point !== null;

function project(projection: GeoProjection, line: readonly Point[]): Point[] {
  return line.map((point): Point | null => projection([...point])).filter(isPoint);
}

/** Points of a straight line in degrees, close enough together to curve on paper. */
function degrees(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ]);
}

function graticule(projection: GeoProjection): { lines: Point[][]; labels: MapLabel[] } {
  const lines: Point[][] = [];
  const labels: MapLabel[] = [];
  for (const longitude of [-120, -110, -100, -90, -80, -70]) {
    lines.push(project(projection, degrees([longitude, 24], [longitude, 50], 13)));
    const [x, y] = projection([longitude, 24.2]) ?? [0, 0];
    labels.push({ x: Math.round(x), y: Math.round(Math.min(y, HEIGHT - 22) + 18), text: `${-longitude}° W`, anchor: 'middle' });
  }
  for (const latitude of [25, 30, 35, 40, 45]) {
    lines.push(project(projection, degrees([-126, latitude], [-66, latitude], 30)));
    const [x, y] = projection([-126.4, latitude]) ?? [0, 0];
    labels.push({ x: Math.round(Math.max(0, x - 2)), y: Math.round(y + 4), text: `${latitude}° N`, anchor: x < 34 ? 'start' : 'end' });
  }
  return { lines, labels };
}

function draw(): UsMap {
  const topology = atlas as unknown as States;
  const geometries = topology.objects.states.geometries.filter((state) => !elsewhere.has(String(state.id))) as StateGeometry[];
  const used: GeometryCollection<{ name: string }> = { type: 'GeometryCollection', geometries };
  const arcs = decode(topology);
  const outline = merge(withArcs(topology, arcs), geometries);
  const projection = geoAlbers().fitExtent(
    [
      [34, 16],
      [WIDTH - 20, HEIGHT - 34],
    ],
    outline,
  );
  // Arcs are simplified after projection, once for both neighbours, so borders stay shut.
  const flat = arcs.map((arc) => {
    const line = project(projection, arc);
    return line.length === arc.length ? simplify(line, DETAIL) : [];
  });
  const drawn = withArcs(topology, flat);
  const rings = (merge(drawn, geometries).coordinates as unknown as Point[][][])
    .flatMap((polygon) => polygon.slice(0, 1))
    .filter((ring) => ringArea(ring) >= SMALLEST_ISLAND);
  const borders = mesh(drawn, used, (a, b) => a !== b).coordinates as unknown as Point[][];
  const { lines, labels } = graticule(projection);
  return {
    width: WIDTH,
    height: HEIGHT,
    land: toPath(
      rings.map((ring) => ring.slice(0, -1)),
      true,
    ),
    states: toPath(borders),
    graticule: toPath(lines),
    labels,
    place: ({ latitude, longitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
      return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT ? { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) } : null;
    },
  };
}

let map: UsMap | undefined;

/** The contiguous United States in Albers' projection, drawn once for the life of the process. */
export function usMap(): UsMap {
  map ??= draw();
  return map;
}
