/** Doors as seen from above. */
import type { Side } from './building-facts.ts';
import { type Point, repeat, type Shape } from './geometry.ts';
import type { Door } from './site-layout.ts';
import { doorSizes } from './usual-sizes.ts';

const DOOR_DEPTH = 12;

const outward: Readonly<Record<Side, Point>> = {
  Front: { x: 0, y: 1 },
  Rear: { x: 0, y: -1 },
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
};

/** Draws the doors of some sides of the building. */
export function drawPlanDoors(doors: readonly Door[], sides: readonly Side[]): Shape[] {
  return sides.flatMap((side) =>
    (['dock-door', 'drive-in-door'] as const).flatMap((kind) => {
      const centers = doors.filter((door) => door.side === side && door.kind === kind).map(({ center }) => center);
      const half = doorSizes[kind].width / 2;
      const { x, y } = outward[side];
      const along = { x: Math.abs(y), y: Math.abs(x) };
      const outline = [
        { x: -along.x * half, y: -along.y * half },
        { x: -along.x * half + x * DOOR_DEPTH, y: -along.y * half + y * DOOR_DEPTH },
        { x: along.x * half + x * DOOR_DEPTH, y: along.y * half + y * DOOR_DEPTH },
        { x: along.x * half, y: along.y * half },
      ];
      return repeat(kind, outline, centers);
    }),
  );
}
