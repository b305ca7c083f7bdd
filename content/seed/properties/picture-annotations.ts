/** Lines and labels over the picture of a building: the numbers come from its facts, and the positions from the renderer (scripts/pictures/points.py). */
import { formatCount } from '../figures.ts';
import { getBuildingLayout, getDepth } from './building-layout.ts';
import type { Building, BuildingSide } from './building.ts';
import points from './picture-points.json' with { type: 'json' };

export type PictureAnnotation = { kind: 'leader' | 'dimension'; label: string; x1: number; y1: number; x2: number; y2: number };
type Point = readonly [x: number, y: number];
type Line = readonly [Point, Point];
type Box = { left: number; right: number; top: number; bottom: number };

const MAX_LEADERS = 5;
/** The page cuts off the top and the bottom of the picture on wide screens. */
const FRAME: Box = { left: 40, right: 1560, top: 96, bottom: 804 };
/** A shorter dimension line would be covered by its label. */
const MIN_DIMENSION_LENGTH = 300;
const PICTURE_CENTER = 800;
const LABEL_HEIGHT = 34;
const LABEL_MARGIN = 12;
const positionsByBuilding: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = points;

/** Returns the annotations of a building's picture, or none if no positions are stored for it. */
export function getPictureAnnotations(building: Building): PictureAnnotation[] {
  const positions = positionsByBuilding[building.slug];
  if (!positions) return [];
  const labels = getLabels(building);
  const dimensions = (['length', 'depth'] as const).flatMap((name) => {
    const [x1, y1, x2, y2] = positions[name] ?? [];
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
    if (Math.hypot(x2 - x1, y2 - y1) < MIN_DIMENSION_LENGTH) return [];
    return [{ kind: 'dimension' as const, label: labels[name], x1, y1, x2, y2 }];
  });
  const features = Object.entries(labels)
    .flatMap(([name, label]) => {
      const [x, y] = positions[name] ?? [];
      return name === 'length' || name === 'depth' || label === '' || x === undefined || y === undefined
        ? []
        : [{ label, at: [x, y] as const }];
    })
    .slice(0, MAX_LEADERS);
  return placeLabels(features, dimensions.slice(0, 1));
}

/** The label of each feature, the most important first. Empty if the building has none. */
function getLabels(building: Building): Record<'length' | 'depth', string> & Record<string, string> {
  const { sides } = getBuildingLayout(building);
  const ground = sides.filter(({ floor = 1 }) => floor === 1);
  const [docks = 0, ...otherDocks] = ground.flatMap(({ dockDoors = 0 }) => (dockDoors > 0 ? [dockDoors] : []));
  const courts = new Set(ground.flatMap(({ truckCourtFeet = 0 }) => (truckCourtFeet > 0 ? [truckCourtFeet] : [])));
  const front = ground.filter(({ side, dockDoors = 0 }) => side === 'Front' && dockDoors === 0);
  const sum = (among: readonly BuildingSide[], count: 'railcarSpots' | 'driveInDoors' | 'vanStalls' | 'carStalls') =>
    among.reduce((total, side) => total + (side[count] ?? 0), 0);
  const describe = (count: number, noun: string) => (count === 0 ? '' : `${formatCount(count)} ${noun}`);
  return {
    length: describe(building.lengthFeet, 'ft'),
    depth: describe(getDepth(building), 'ft'),
    docks: otherDocks.length === 1 && otherDocks[0] === docks ? `${docks} dock doors per side` : describe(building.dockDoors, 'dock doors'),
    railcars: describe(sum(ground, 'railcarSpots'), 'railcar spots'),
    trailerStalls: describe(building.trailerStalls, 'trailer stalls'),
    court: courts.size === 1 ? `${[...courts].join('')} ft truck court` : '',
    office: describe(building.officeSquareFeet, 'sq ft office'),
    frontDriveIns: describe(sum(front, 'driveInDoors'), 'drive-in doors'),
    vanStalls: describe(sum(ground, 'vanStalls'), 'van stalls'),
    carStalls: describe(sum(ground, 'carStalls'), 'car stalls'),
  };
}

/** Estimated like in components/ui/drawings/Annotations.tsx. */
const getLabelWidth = (label: string) => 22 + 9 * label.length;

function getLabelBox(label: string, [x1]: Point, [x2, y2]: Point): Box {
  const width = getLabelWidth(label);
  const left = x2 < x1 ? x2 - width : x2;
  return { left, right: left + width, top: y2 - LABEL_HEIGHT / 2, bottom: y2 + LABEL_HEIGHT / 2 };
}

/** Gives each label the nearest place where it covers no feature, no line and no other label. */
function placeLabels(features: readonly { label: string; at: Point }[], dimensions: readonly PictureAnnotation[]): PictureAnnotation[] {
  const boxes = dimensions.map(({ label, x1, y1, x2, y2 }) => {
    const middle: Point = [x1 + (x2 - x1) * 0.3 - getLabelWidth(label) / 2, y1 + (y2 - y1) * 0.3];
    return getLabelBox(label, middle, middle);
  });
  const edges = dimensions.map(({ x1, y1, x2, y2 }): Line => [
    [x1, y1],
    [x2, y2],
  ]);
  const lines: Line[] = [];
  const free = features.filter(({ at }) => !boxes.some((box) => contains(box, at)));
  const leaders = free.flatMap(({ label, at }): PictureAnnotation[] => {
    const others = features.map((other) => other.at);
    const end = getShifts(at)
      .map(([x, y]): Point => [at[0] + x, at[1] + y])
      .find((place) => {
        const box = getLabelBox(label, at, place);
        return (
          isInside(box, FRAME) &&
          !boxes.some((other) => overlap(box, other)) &&
          !others.some((point) => contains(box, point)) &&
          !lines.some((line) => crosses(line, [at, place])) &&
          ![...lines, ...edges].some((line) => passesThrough(line, box)) &&
          !boxes.some((other) => passesThrough([at, place], other))
        );
      });
    if (!end) return [];
    boxes.push(getLabelBox(label, at, end));
    lines.push([at, end]);
    return [{ kind: 'leader', label, x1: at[0], y1: at[1], x2: end[0], y2: end[1] }];
  });
  return [...dimensions, ...leaders];
}

/** Possible offsets of a label from its feature: above it if possible, toward the nearer side of the picture, and near it. */
function getShifts([x]: Point): Point[] {
  const outward = x < PICTURE_CENTER ? -1 : 1;
  return [-1, 1].flatMap((down) =>
    [100, 140, 180, 230, 290].flatMap((distance) =>
      [65, 40, 115, 140].map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180;
        return [Math.round(Math.cos(angle) * distance) * outward, Math.round(Math.sin(angle) * distance) * down];
      }),
    ),
  );
}

const isInside = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

const overlap = (a: Box, b: Box) =>
  a.left < b.right + LABEL_MARGIN && b.left < a.right + LABEL_MARGIN && a.top < b.bottom + LABEL_MARGIN && b.top < a.bottom + LABEL_MARGIN;

const contains = (box: Box, [x, y]: Point) =>
  x > box.left - LABEL_MARGIN && x < box.right + LABEL_MARGIN && y > box.top - LABEL_MARGIN && y < box.bottom + LABEL_MARGIN;

/** Whether b's end is on the other side of line a than its start, and the reverse. */
function crosses(a: Line, b: Line): boolean {
  const side = ([[x1, y1], [x2, y2]]: Line, [x, y]: Point) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return side(a, b[0]) !== side(a, b[1]) && side(b, a[0]) !== side(b, a[1]);
}

function passesThrough(line: Line, { left, right, top, bottom }: Box): boolean {
  const diagonals: Line[] = [
    [
      [left, top],
      [right, bottom],
    ],
    [
      [left, bottom],
      [right, top],
    ],
  ];
  return diagonals.some((diagonal) => crosses(diagonal, line));
}
