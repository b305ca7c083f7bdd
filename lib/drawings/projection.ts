/** Parallel projection of the building and its site, seen from above and from the side with the most doors. */
import type { BuildingFacts, Side, SideFacts } from './building-facts.ts';
import type { Box, Point, Shape, ShapeRole } from './geometry.ts';

/** A point of the plan, and its height above the ground. */
export type SpacePoint = { x: number; y: number; z: number };

const LENGTH_ANGLE = (15 * Math.PI) / 180;
const DEPTH_ANGLE = (38 * Math.PI) / 180;
/** Depths are shortened, so that the drawing is not too high. */
const DEPTH_SCALE = 0.8;

export type View = {
  /** The long side and the short side that face the viewer. */
  long: Extract<Side, 'Front' | 'Rear'>;
  short: Extract<Side, 'Left' | 'Right'>;
  project: (point: SpacePoint) => Point;
};

/** The view from the side of the vans, or from the side with the most doors. */
export function createView({ length = 0, depth = 0, sides }: BuildingFacts): View {
  const countAt = (name: Side, count: (side: SideFacts) => number) =>
    sides.reduce((sum, item) => sum + (item.side === name ? count(item) : 0), 0);
  const getDifference = (count: (side: SideFacts) => number) => countAt('Rear', count) - countAt('Front', count);
  const surplusAtRear =
    getDifference(({ vanStalls }) => vanStalls) || getDifference(({ dockDoors, driveInDoors }) => dockDoors + driveInDoors);
  const long = surplusAtRear > 0 ? 'Rear' : 'Front';
  const isFromRear = long === 'Rear';
  return {
    long,
    short: isFromRear ? 'Left' : 'Right',
    project: ({ x, y, z }) => {
      const right = isFromRear ? length - x : x;
      const near = isFromRear ? depth - y : y;
      return {
        x: right * Math.cos(LENGTH_ANGLE) - near * DEPTH_SCALE * Math.cos(DEPTH_ANGLE),
        y: right * Math.sin(LENGTH_ANGLE) + near * DEPTH_SCALE * Math.sin(DEPTH_ANGLE) - z,
      };
    },
  };
}

export function projectPolyline(view: View, role: ShapeRole, points: readonly SpacePoint[], isClosed = false): Shape {
  return { kind: 'polyline', role, points: points.map(view.project), isClosed };
}

/** A rectangle of the plan at a height. */
export function projectBox(view: View, role: ShapeRole, { x, y, width, height }: Box, z: number): Shape {
  return projectPolyline(
    view,
    role,
    [
      { x, y, z },
      { x: x + width, y, z },
      { x: x + width, y: y + height, z },
      { x, y: y + height, z },
    ],
    true,
  );
}

/** A vertical face above the line between two points of the plan. */
export function projectFace(view: View, role: ShapeRole, from: Point, to: Point, bottom: number, top: number): Shape {
  return projectPolyline(
    view,
    role,
    [
      { ...from, z: bottom },
      { ...to, z: bottom },
      { ...to, z: top },
      { ...from, z: top },
    ],
    true,
  );
}
