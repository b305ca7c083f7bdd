/** Dimension lines: a length between two slashes, with lines that extend to what is measured. */
import type { Label, Point, Shape } from './geometry.ts';

type Dimension = { shapes: Shape[]; label: Label };

/** `extendTo` is the y coordinate of what is measured. */
export function horizontalDimension(
  { from, to, y, extendTo }: { from: number; to: number; y: number; extendTo: number },
  text: string,
  textSize: number,
): Dimension {
  return {
    shapes: [
      ...getExtensions([
        [
          { x: from, y: extendTo },
          { x: from, y: y + (Math.sign(y - extendTo) * textSize) / 2 },
        ],
        [
          { x: to, y: extendTo },
          { x: to, y: y + (Math.sign(y - extendTo) * textSize) / 2 },
        ],
      ]),
      ...getLineWithSlashes({ x: from, y }, { x: to, y }, textSize),
    ],
    label: { text, at: { x: (from + to) / 2, y }, anchor: 'middle', size: 1, background: 'paper' },
  };
}

/** `extendTo` is the x coordinate of what is measured. */
export function verticalDimension(
  { from, to, x, extendTo }: { from: number; to: number; x: number; extendTo: number },
  text: string,
  textSize: number,
): Dimension {
  return {
    shapes: [
      ...getExtensions([
        [
          { x: extendTo, y: from },
          { x: x + (Math.sign(x - extendTo) * textSize) / 2, y: from },
        ],
        [
          { x: extendTo, y: to },
          { x: x + (Math.sign(x - extendTo) * textSize) / 2, y: to },
        ],
      ]),
      ...getLineWithSlashes({ x, y: from }, { x, y: to }, textSize),
    ],
    label: { text, at: { x, y: (from + to) / 2 }, anchor: 'middle', size: 1, isVertical: true, background: 'paper' },
  };
}

function getExtensions(lines: readonly (readonly [Point, Point])[]): Shape[] {
  return lines.map((points) => ({ kind: 'polyline', role: 'extension', points }));
}

/** A line with a slash at both ends. */
export function getLineWithSlashes(from: Point, to: Point, textSize: number): Shape[] {
  const half = textSize * 0.35;
  const slash = [
    { x: -half, y: half },
    { x: half, y: -half },
  ];
  return [
    { kind: 'polyline', role: 'dimension', points: [from, to] },
    { kind: 'polyline', role: 'dimension', points: slash, copies: [from, to] },
  ];
}
