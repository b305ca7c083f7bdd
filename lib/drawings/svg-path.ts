/** Writes shapes as SVG path data. */
import { roundToTenth } from '#lib/format/number.ts';
import type { Point, Shape } from './geometry.ts';

type Polyline = Extract<Shape, { kind: 'polyline' }>;

/** One subpath for each copy. Relative commands, because repeated shapes then compress to almost nothing. */
export function toPathData({ points, copies = [{ x: 0, y: 0 }], isClosed }: Polyline): string {
  const [first] = points;
  if (!first) return '';
  const [start, ...segments] = toRelative(points);
  const outline = `${segments.join('')}${isClosed ? 'z' : ''}`;
  const end = isClosed ? first : (points.at(-1) ?? first);
  // The position after a copy is known in tenths, so that rounding errors do not add up.
  let current: Point | undefined;
  let data = '';
  for (const copy of copies) {
    const x = roundToTenth(first.x + copy.x);
    const y = roundToTenth(first.y + copy.y);
    data += current ? `m${formatPair(x - current.x, y - current.y)}` : `M${formatPair(x, y)}`;
    data += outline;
    current = { x: x + sumRounded(points, 'x', end === first), y: y + sumRounded(points, 'y', end === first) };
  }
  return start === undefined ? '' : data;
}

/** Relative segments between the points, after an empty entry for the first one. */
function toRelative(points: readonly Point[]): string[] {
  return points.map((point, index) => {
    const previous = points[index - 1];
    if (!previous) return '';
    const [x, y] = getStep(previous, point);
    if (y === 0) return `h${formatNumber(x)}`;
    return x === 0 ? `v${formatNumber(y)}` : `l${formatPair(x, y)}`;
  });
}

function getStep(from: Point, to: Point): [number, number] {
  return [roundToTenth(to.x - from.x), roundToTenth(to.y - from.y)];
}

/** The movement of the pen along all segments; none if the outline returns to its first point. */
function sumRounded(points: readonly Point[], axis: 'x' | 'y', isBackAtStart: boolean): number {
  if (isBackAtStart) return 0;
  let sum = 0;
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    if (previous) sum += roundToTenth(point[axis] - previous[axis]);
  }
  return sum;
}

function formatPair(x: number, y: number): string {
  const second = formatNumber(y);
  return `${formatNumber(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

function formatNumber(value: number): string {
  const rounded = roundToTenth(value);
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
