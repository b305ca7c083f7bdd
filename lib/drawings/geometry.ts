/** Geometry as data, in feet: x to the right, y down. The site renders it as SVG, and brochures as PDF. */

export type Point = { x: number; y: number };

export type Box = { x: number; y: number; width: number; height: number };

/** What a shape shows. Renderers choose strokes and fills by it. */
export type ShapeRole =
  | 'site'
  | 'street'
  | 'court'
  | 'deck'
  | 'floor'
  | 'wall'
  | 'roof'
  | 'facade'
  | 'shade'
  | 'outline'
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
  | 'row-end'
  | 'rail'
  | 'truck'
  | 'person'
  | 'ground'
  | 'structure'
  | 'break'
  | 'ring'
  | 'tick'
  | 'direction'
  | 'place'
  | 'key'
  | 'dimension'
  | 'extension'
  | 'leader'
  | 'bubble'
  | 'solid';

/**
 * A polyline, or a circle. A polyline with `copies` is drawn once for each of them, moved by it: every door, stall and column is one copy, so a
 * drawing can be checked against the facts.
 */
export type Shape =
  | { kind: 'polyline'; role: ShapeRole; points: readonly Point[]; isClosed?: boolean; copies?: readonly Point[] }
  /** The radius of a circle with `isText` is a factor of the text size, because the circle contains text. */
  | { kind: 'circle'; role: ShapeRole; center: Point; radius: number; isText?: boolean; isDense?: boolean };

export type LabelBackground = 'paper' | 'floor' | 'court';

export type Anchor = 'start' | 'middle' | 'end';

/** Text, vertically centered at `at.y`. `size` is a factor of the text size of its sheet. */
export type Label = {
  /** With US units. */
  text: string;
  /** With metric units, if the text itself is not simply converted. */
  metricText?: string;
  at: Point;
  anchor: Anchor;
  size: number;
  isStrong?: boolean;
  /** Reads from bottom to top. */
  isVertical?: boolean;
  /** What is behind the text. The text has a rim of its color, so that lines do not run through the letters. */
  background?: LabelBackground;
  /** Shown only where the drawing is large. */
  isDense?: boolean;
};

/** A drawing with its annotations at one text size. */
export type Sheet = {
  box: Box;
  /** Height of normal text, in feet. */
  textSize: number;
  /** Whether the shapes of the drawing are turned clockwise by 90 degrees, so that a long building fits a narrow screen. */
  isTurned: boolean;
  shapes: readonly Shape[];
  labels: readonly Label[];
};

export type Drawing = {
  title: string;
  /** Says in text what the drawing shows. */
  description: string;
  /** What is drawn on every sheet. */
  shapes: readonly Shape[];
  /** For containers from 640 pixels. */
  wide: Sheet;
  /** For narrower containers, from 320 pixels. */
  narrow: Sheet;
};

/** Widths in pixels for which the text sizes of the sheets are chosen, and the height of normal text there. */
export const sheetWidths = { wide: 640, narrow: 320 } as const;
export const TEXT_PIXELS = 12;

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

export function repeat(role: ShapeRole, points: readonly Point[], copies: readonly Point[], isClosed = false): Shape[] {
  return copies.length === 0 ? [] : [{ kind: 'polyline', role, points, copies, isClosed }];
}

export function translate(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

/** Turns clockwise by 90 degrees around the origin. */
export function turnBox({ x, y, width, height }: Box): Box {
  return { x: -y - height, y: x, width: height, height: width };
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
