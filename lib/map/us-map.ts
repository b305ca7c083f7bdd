import { geoAlbers, type GeoProjection } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import { isMainInterstate, listInterstates } from './geography.ts';
import { type Point, getRingArea, simplifyLine, toPathData } from './simplify.ts';

export type Coordinates = { latitude: number; longitude: number };

export type MapLabel = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };

export type UsMap = {
  width: number;
  height: number;
  /** SVG path data of the land outline. */
  land: string;
  /** SVG path data of the borders between states. */
  states: string;
  /** SVG path data of the interstate highways, without loops and spurs. */
  roads: string;
  /** SVG path data of the lines of latitude and longitude. */
  graticule: string;
  labels: readonly MapLabel[];
  /** Converts coordinates to a position on the map. Returns null outside the contiguous United States. */
  project: (coordinates: Coordinates) => { x: number; y: number } | null;
};

const WIDTH = 960;
const HEIGHT = 590;

/** FIPS codes of Alaska, Hawaii and the territories, which are not on the map. */
const excludedFipsCodes = new Set(['02', '15', '60', '66', '69', '72', '78']);

/** Details smaller than this many square units are removed. The map is then about 15 kB of text, without a visible difference. */
const MIN_DETAIL_AREA = 2;
const MIN_ISLAND_AREA = 14;
/** Roads are thinner than borders, so fewer details are visible. */
const MIN_ROAD_DETAIL_AREA = 10;

type StateGeometry = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type States = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** Converts the arcs of a TopoJSON topology to degrees. Arc coordinates are delta-encoded and quantized. */
function decodeArcs({ arcs, transform }: States): Point[][] {
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

/** Returns the topology with other arcs, which are neither delta-encoded nor quantized. */
function replaceArcs({ objects }: States, arcs: Point[][]): States {
  return { type: 'Topology', objects, arcs: arcs.map((arc) => arc.map((point) => [...point])) };
}

const isPoint = (point: Point | null): point is Point => point !== null;

function projectLine(projection: GeoProjection, line: readonly Point[]): Point[] {
  return line.map((point): Point | null => projection([...point])).filter(isPoint);
}

/** Returns points along a line in degrees, close enough together to appear curved after projection. */
function interpolate(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ]);
}

function createGraticule(projection: GeoProjection): { lines: Point[][]; labels: MapLabel[] } {
  const lines: Point[][] = [];
  const labels: MapLabel[] = [];
  for (const longitude of [-120, -110, -100, -90, -80, -70]) {
    lines.push(projectLine(projection, interpolate([longitude, 24], [longitude, 50], 13)));
    const [x, y] = projection([longitude, 24.2]) ?? [0, 0];
    // The southern end of the easternmost line is off the map.
    if (x < WIDTH)
      labels.push({ x: Math.round(x), y: Math.round(Math.min(y, HEIGHT - 22) + 18), text: `${-longitude}° W`, anchor: 'middle' });
  }
  for (const latitude of [25, 30, 35, 40, 45]) {
    lines.push(projectLine(projection, interpolate([-126, latitude], [-66, latitude], 30)));
    const [x, y] = projection([-126.4, latitude]) ?? [0, 0];
    labels.push({ x: Math.round(Math.max(0, x - 2)), y: Math.round(y + 4), text: `${latitude}° N`, anchor: x < 34 ? 'start' : 'end' });
  }
  return { lines, labels };
}

function createUsMap(): UsMap {
  const topology = atlas as unknown as States;
  const geometries = topology.objects.states.geometries.filter((state) => !excludedFipsCodes.has(String(state.id))) as StateGeometry[];
  const used: GeometryCollection<{ name: string }> = { type: 'GeometryCollection', geometries };
  const arcs = decodeArcs(topology);
  const outline = merge(replaceArcs(topology, arcs), geometries);
  const projection = geoAlbers().fitExtent(
    [
      [34, 16],
      [WIDTH - 20, HEIGHT - 34],
    ],
    outline,
  );
  // Simplify each arc once, after projection. Adjacent states share the arc, so no gaps appear between them.
  const flat = arcs.map((arc) => {
    const line = projectLine(projection, arc);
    return line.length === arc.length ? simplifyLine(line, MIN_DETAIL_AREA) : [];
  });
  const drawn = replaceArcs(topology, flat);
  const rings = (merge(drawn, geometries).coordinates as unknown as Point[][][])
    .flatMap((polygon) => polygon.slice(0, 1))
    .filter((ring) => getRingArea(ring) >= MIN_ISLAND_AREA);
  const borders = mesh(drawn, used, (a, b) => a !== b).coordinates as unknown as Point[][];
  const { lines, labels } = createGraticule(projection);
  return {
    width: WIDTH,
    height: HEIGHT,
    land: toPathData(
      rings.map((ring) => ring.slice(0, -1)),
      true,
    ),
    states: toPathData(borders),
    roads: toPathData(
      listInterstates()
        .filter(isMainInterstate)
        .map(({ line }) => simplifyLine(projectLine(projection, line), MIN_ROAD_DETAIL_AREA)),
    ),
    graticule: toPathData(lines),
    labels,
    project: ({ latitude, longitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
      return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT ? { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) } : null;
    },
  };
}

let cachedMap: UsMap | undefined;

/** Returns the map of the contiguous United States in the Albers projection. It is created once per process. */
export function getUsMap(): UsMap {
  cachedMap ??= createUsMap();
  return cachedMap;
}
