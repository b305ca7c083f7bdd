import type { Box, Point, Shape } from './geometry.ts';

/** The smallest box that contains all the shapes. Circles whose size depends on the text size are counted as points. */
export function getBounds(shapes: readonly Shape[]): Box {
  const points = shapes.flatMap(getExtremePoints);
  const [left, right] = getRange(points.map(({ x }) => x));
  const [top, bottom] = getRange(points.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function getExtremePoints(shape: Shape): readonly Point[] {
  if (shape.kind === 'circle') {
    const { center, radius, isText } = shape;
    const size = isText ? 0 : radius;
    return [
      { x: center.x - size, y: center.y - size },
      { x: center.x + size, y: center.y + size },
    ];
  }
  const { points, copies } = shape;
  if (!copies) return points;
  const [left, right] = getRange(points.map(({ x }) => x));
  const [top, bottom] = getRange(points.map(({ y }) => y));
  return copies.flatMap(({ x, y }) => [
    { x: x + left, y: y + top },
    { x: x + right, y: y + bottom },
  ]);
}

function getRange(values: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
