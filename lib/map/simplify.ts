/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Returns twice the area of a triangle. It measures how much a line changes when its middle point is removed. */
function doubleTriangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
}

/**
 * Simplifies a line with the Visvalingam–Whyatt algorithm: repeatedly removes the point whose triangle with its neighbors is smallest, until no
 * triangle is smaller than `area` square units. Both ends are kept, so connected lines stay connected.
 */
export function simplifyLine(line: readonly Point[], area: number): Point[] {
  const points = [...line];
  while (points.length > 2) {
    let smallest = Number.POSITIVE_INFINITY;
    let smallestIndex = 0;
    for (let i = 1; i < points.length - 1; i++) {
      const size = doubleTriangleArea(points[i - 1] as Point, points[i] as Point, points[i + 1] as Point) / 2;
      if (size < smallest) {
        smallest = size;
        smallestIndex = i;
      }
    }
    if (smallest >= area) break;
    points.splice(smallestIndex, 1);
  }
  return points;
}

/** Returns the area of a closed ring, in square units. */
export function getRingArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

const formatNumber = (value: number) => String(Number(value.toFixed(1)));

/** Converts lines to SVG path data with relative coordinates, which are a third shorter than absolute ones. Coordinates are rounded to tenths. */
export function toPathData(lines: readonly (readonly Point[])[], closed = false): string {
  let path = '';
  for (const line of lines) {
    let x = 0;
    let y = 0;
    for (const [i, point] of line.entries()) {
      // Compute each step from the rounded position, so that rounding errors do not accumulate.
      const dx = Number((point[0] - x).toFixed(1));
      const dy = Number((point[1] - y).toFixed(1));
      x += dx;
      y += dy;
      const command = i === 0 ? 'M' : i === 1 ? 'l' : '';
      const first = formatNumber(dx);
      const second = formatNumber(dy);
      path += `${command}${command === '' && !first.startsWith('-') ? ' ' : ''}${first}${second.startsWith('-') ? '' : ' '}${second}`;
    }
    if (closed) path += 'z';
  }
  return path;
}
