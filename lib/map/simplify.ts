/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Twice the area of the triangle over three points: how much a line loses with its middle point. */
function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
}

/**
 * Leaves out the points a reader would not miss (Visvalingam and Whyatt, 1993): always the one whose triangle is smallest, while that is
 * smaller than `area` square units. Both ends stay, so lines that met still meet.
 */
export function simplify(line: readonly Point[], area: number): Point[] {
  const points = [...line];
  while (points.length > 2) {
    let smallest = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let i = 1; i < points.length - 1; i++) {
      const size = triangle(points[i - 1] as Point, points[i] as Point, points[i + 1] as Point) / 2;
      if (size < smallest) {
        smallest = size;
        at = i;
      }
    }
    if (smallest >= area) break;
    points.splice(at, 1);
  }
  return points;
}

/** Area within a closed line, in square units. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

const short = (value: number) => String(Number(value.toFixed(1)));

/** SVG path data of lines, as steps from point to point: a third shorter than with absolute coordinates. Precision is a tenth of a unit. */
export function toPath(lines: readonly (readonly Point[])[], closed = false): string {
  let path = '';
  for (const line of lines) {
    let x = 0;
    let y = 0;
    for (const [i, point] of line.entries()) {
      // A step starts where the reader of the path thinks it is, so rounding never adds up.
      const dx = Number((point[0] - x).toFixed(1));
      const dy = Number((point[1] - y).toFixed(1));
      x += dx;
      y += dy;
      const command = i === 0 ? 'M' : i === 1 ? 'l' : '';
      const first = short(dx);
      const second = short(dy);
      path += `${command}${command === '' && !first.startsWith('-') ? ' ' : ''}${first}${second.startsWith('-') ? '' : ' '}${second}`;
    }
    if (closed) path += 'z';
  }
  return path;
}
