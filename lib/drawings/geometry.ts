/** Geometry as data, in feet: x to the right, y down. The site renders it as SVG, and brochures as PDF. */

export type Point = { x: number; y: number };

export type Box = { x: number; y: number; width: number; height: number };

/** What a shape shows. Renderers choose strokes and fills by it. */
export type ShapeRole =
  | 'site'
  | 'street'
  | 'street-edge'
  | 'court'
  | 'floor'
  | 'wall'
  | 'roof'
  | 'facade'
  | 'part'
  | 'available'
  | 'leased'
  | 'office'
  | 'room'
  | 'demising-wall'
  | 'column'
  | 'grid-line'
  | 'bay-line'
  | 'dock-door'
  | 'drive-in-door'
  | 'trailer-stall'
  | 'car-stall'
  | 'van-stall'
  | 'railcar'
  | 'rail'
  | 'truck'
  | 'person'
  | 'ground'
  | 'structure'
  | 'ring'
  | 'tick'
  | 'direction'
  | 'dimension'
  | 'extension'
  | 'leader'
  | 'leader-dot'
  | 'bubble'
  | 'north'
  | 'scale-bar'
  | 'scale-bar-fill';

/**
 * A polyline that is drawn `count` times, each time moved by `step`. `count` is the number of doors, stalls or columns, so a drawing can be checked
 * against the facts.
 */
export type Shape =
  | { kind: 'polyline'; role: ShapeRole; points: readonly Point[]; isClosed?: boolean; count?: number; step?: Point }
  | { kind: 'circle'; role: ShapeRole; center: Point; radius: number };

export type Anchor = 'start' | 'middle' | 'end';

/** Text. `size` is a factor of the normal text size; a renderer draws the text centered on `at.y`. */
export type Label = {
  text: string;
  at: Point;
  anchor: Anchor;
  size: number;
  isStrong?: boolean;
  /** Clockwise, in degrees. */
  rotation?: -90 | 90;
  /** Whether the label has the color of the paper behind it, so that lines do not run through the text. */
  hasBackground?: boolean;
};

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rectangle(role: ShapeRole, { x, y, width, height }: Box): Shape {
  return {
    kind: 'polyline',
    role,
    isClosed: true,
    points: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  };
}

export function line(role: ShapeRole, from: Point, to: Point): Shape {
  return { kind: 'polyline', role, points: [from, to] };
}

export function unionBoxes(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function expandBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function doBoxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function containsBox(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
