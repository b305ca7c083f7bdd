/** Compass with the direction and distance of places. Radii are square roots of distances, so that nearby places do not overlap. */
import { formatOneDecimal } from '#lib/format/number.ts';
import type { BuildingFacts, NearbyPlace } from './building-facts.ts';
import {
  type Box,
  doBoxesOverlap,
  type Drawing,
  type Label,
  line,
  type Point,
  type Shape,
  type Sheet,
  sheetWidths,
  TEXT_PIXELS,
} from './geometry.ts';

export type NumberedPlace = NearbyPlace & { key: number };

const RADIUS = 100;
const ringSets: readonly (readonly number[])[] = [
  [0.5, 1, 2],
  [1, 2, 5],
  [1, 5, 10],
  [1, 5, 15],
  [1, 5, 15, 30],
  [5, 15, 30, 50],
  [5, 25, 50, 75],
  [10, 25, 50, 100],
  [25, 50, 100, 200],
  [50, 100, 200, 500],
];

/** The places in the order of the facts, with the numbers that stand for them on the compass. */
export function getNumberedPlaces({ places }: BuildingFacts): NumberedPlace[] {
  return places.map((place, index) => ({ ...place, key: index + 1 }));
}

export function createCompass(facts: BuildingFacts): Drawing | undefined {
  const places = getNumberedPlaces(facts).filter((place) => place.bearing !== undefined);
  const farthest = Math.max(...places.map(({ miles }) => miles));
  const rings = ringSets.find((set) => farthest <= (set.at(-1) ?? 0));
  if (places.length === 0 || !rings) return undefined;
  const scale = RADIUS / Math.sqrt(rings.at(-1) ?? 1);
  const points = places.map((place) => ({ place, point: toPoint(place.bearing ?? 0, Math.sqrt(place.miles) * scale) }));
  return {
    title: 'Distances and directions',
    description: describeCompass(places),
    shapes: [
      ...rings.map((miles): Shape => ({ kind: 'circle', role: 'ring', center: { x: 0, y: 0 }, radius: Math.sqrt(miles) * scale })),
      ...drawTicks(),
      ...points.map(({ point }) => line('direction', { x: 0, y: 0 }, point)),
    ],
    wide: annotate(points, rings, scale, facts.frontBearing, sheetWidths.wide),
    narrow: annotate(points, rings, scale, facts.frontBearing, sheetWidths.narrow),
  };
}

function toPoint(bearing: number, radius: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

function drawTicks(): Shape[] {
  return Array.from({ length: 36 }, (_, index) => {
    const bearing = index * 10;
    const length = bearing % 90 === 0 ? 6 : bearing % 30 === 0 ? 4 : 2;
    return line(bearing % 30 === 0 ? 'dimension' : 'tick', toPoint(bearing, RADIUS), toPoint(bearing, RADIUS + length));
  });
}

type PlacedPlace = { place: NumberedPlace; point: Point };

function annotate(
  points: readonly PlacedPlace[],
  rings: readonly number[],
  scale: number,
  frontBearing: number | undefined,
  pixels: number,
): Sheet {
  const share = TEXT_PIXELS / pixels;
  const lanes = 2.2;
  const textSize = ((RADIUS + 6) * 2 * share) / (1 - share * 2 * lanes);
  const edge = RADIUS + 6 + lanes * textSize;
  const shapes: Shape[] = [...drawBuilding(frontBearing, textSize)];
  const labels: Label[] = (['N', 'E', 'S', 'W'] as const).map((text, index) => ({
    text,
    at: toPoint(index * 90, RADIUS + 6 + textSize),
    anchor: 'middle',
    size: 1.1,
    isStrong: true,
  }));
  const occupied: Box[] = [squareAround({ x: 0, y: 0 }, textSize)];
  for (const { place, point } of points) {
    const center = findFreeCenter(point, occupied, textSize);
    occupied.push(squareAround(center, textSize));
    // The key of a place that is too near another one is beside it, and a dot marks the place.
    if (center !== point)
      shapes.push(line('leader', point, center), { kind: 'circle', role: 'place', center: point, radius: 0.25, isText: true });
    shapes.push({ kind: 'circle', role: 'key', center, radius: 0.85, isText: true });
    labels.push({ text: String(place.key), at: center, anchor: 'middle', size: 0.95, isStrong: true });
  }
  for (const miles of rings) labels.push(...placeRingLabel(miles, Math.sqrt(miles) * scale, occupied, textSize));
  return { box: { x: -edge, y: -edge, width: 2 * edge, height: 2 * edge }, textSize, isTurned: false, shapes, labels };
}

/** The building in the middle, turned as it stands; a dot if its direction is not known. */
function drawBuilding(frontBearing: number | undefined, textSize: number): Shape[] {
  if (frontBearing === undefined) return [{ kind: 'circle', role: 'place', center: { x: 0, y: 0 }, radius: 0.4, isText: true }];
  const half = { x: 0.7 * textSize, y: 0.28 * textSize };
  const angle = ((frontBearing - 180) * Math.PI) / 180;
  const turn = (x: number, y: number): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  });
  return [
    {
      kind: 'polyline',
      role: 'solid',
      isClosed: true,
      points: [turn(-half.x, -half.y), turn(half.x, -half.y), turn(half.x, half.y), turn(-half.x, half.y)],
    },
  ];
}

function squareAround({ x, y }: Point, textSize: number): Box {
  const half = 0.95 * textSize;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

/** Directions to try: outward first, then to both sides. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((sixteenth) => (sixteenth * Math.PI) / 8);

/** The point itself, or the nearest free position around it. */
function findFreeCenter(point: Point, occupied: readonly Box[], textSize: number): Point {
  const isFree = (center: Point) => !occupied.some((box) => doBoxesOverlap(box, squareAround(center, textSize)));
  if (isFree(point)) return point;
  const outward = Math.atan2(point.y, point.x);
  for (const distance of [2, 3, 4, 5, 6, 8, 10, 12, 14, 16]) {
    for (const turn of turns) {
      const center = {
        x: point.x + Math.cos(outward + turn) * distance * textSize,
        y: point.y + Math.sin(outward + turn) * distance * textSize,
      };
      if (Math.hypot(center.x, center.y) < RADIUS - textSize && isFree(center)) return center;
    }
  }
  return point;
}

/** On the ring, at the first of several directions where no key is. */
function placeRingLabel(miles: number, radius: number, occupied: Box[], textSize: number): Label[] {
  const text = `${miles} mi`;
  const width = text.length * 0.58 * textSize;
  for (const bearing of [135, 45, 225, 315, 110, 160, 200, 250, 290, 340, 20, 70]) {
    const at = toPoint(bearing, radius);
    const box = { x: at.x - width / 2, y: at.y - 0.6 * textSize, width, height: 1.2 * textSize };
    if (occupied.some((other) => doBoxesOverlap(other, box))) continue;
    occupied.push(box);
    return [{ text, at, anchor: 'middle', size: 1, background: 'paper' }];
  }
  return [];
}

const directionNames = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** `135` → `southeast` */
export function getDirectionName(bearing: number): string {
  return directionNames[Math.round(bearing / 45) % 8] ?? 'north';
}

function describeCompass(places: readonly NumberedPlace[]): string {
  return places
    .map(
      ({ key, name, miles, bearing }) =>
        `${key}: ${name}, ${formatOneDecimal(miles)} ${miles === 1 ? 'mile' : 'miles'} ${getDirectionName(bearing ?? 0)}.`,
    )
    .join(' ');
}
