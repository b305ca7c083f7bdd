import { repeat, type Point, type Shape, translate } from './geometry.ts';
import { projectPolyline, type View } from './projection.ts';
import type { StallRow } from './site-layout.ts';

/** A row of stalls on the ground. */
export function projectRow({ kind, count, origin, along, across }: StallRow, view: View): Shape[] {
  const toView = (point: Point) => view.project({ ...point, z: 0 });
  const far = translate(origin, across);
  const first = toView(origin);
  const next = toView(translate(origin, along));
  const step = { x: next.x - first.x, y: next.y - first.y };
  const copies = Array.from({ length: count }, (_, index) => ({ x: step.x * index, y: step.y * index }));
  const end = translate(origin, { x: along.x * count, y: along.y * count });
  return [
    ...repeat(kind, [first, toView(far), toView(translate(far, along))], copies),
    projectPolyline(view, 'row-end', [
      { ...end, z: 0 },
      { ...translate(end, across), z: 0 },
    ]),
  ];
}
