/** The building as a volume: roof, visible walls with their doors, and the decks of upper floors. */
import { getAvailableBox } from './available-part.ts';
import type { BuildingFacts } from './building-facts.ts';
import { getColumnGrid } from './column-grid.ts';
import { getDoorPositions } from './door-positions.ts';
import { type Point, repeat, type Shape, type ShapeRole } from './geometry.ts';
import { projectBox, projectFace, projectPolyline, type SpacePoint, type View } from './projection.ts';
import { placeRooms } from './room-layout.ts';
import { DOCK_HEIGHT, type DoorKind, doorSizes, ROOF_STRUCTURE } from './usual-sizes.ts';

export function getFloorHeight({ clearHeight = 0 }: BuildingFacts): number {
  return clearHeight + ROOF_STRUCTURE;
}

export function getBuildingHeight(facts: BuildingFacts): number {
  return DOCK_HEIGHT + facts.floors * getFloorHeight(facts);
}

/** @param maxRoofLines Lines of the bays on the roof in each direction. More than fit a small drawing would turn it gray. */
export function drawVolume(facts: BuildingFacts, view: View, maxRoofLines: number): Shape[] {
  const { length, depth } = facts;
  if (!length || !depth) return [];
  return [
    ...drawDecks(facts, view, length, depth),
    ...drawWalls(facts, view, length, depth),
    ...drawRoof(facts, view, length, depth, maxRoofLines),
  ];
}

type Face = { side: View['long'] | View['short']; from: Point; to: Point };

function getFaces(view: View, length: number, depth: number): [long: Face, short: Face] {
  const y = view.long === 'Front' ? depth : 0;
  const x = view.short === 'Right' ? length : 0;
  return [
    { side: view.long, from: { x: 0, y }, to: { x: length, y } },
    { side: view.short, from: { x, y: 0 }, to: { x, y: depth } },
  ];
}

function drawWalls(facts: BuildingFacts, view: View, length: number, depth: number): Shape[] {
  const height = getBuildingHeight(facts);
  return getFaces(view, length, depth).flatMap((face, index) => {
    const levels = Array.from({ length: facts.floors - 1 }, (_, floor) => DOCK_HEIGHT + (floor + 1) * getFloorHeight(facts));
    const bottom = index === 0 ? getTopDeckHeight(facts, view) : 0;
    return [
      projectFace(view, 'facade', face.from, face.to, bottom, height),
      ...(index === 1 ? [projectFace(view, 'shade', face.from, face.to, bottom, height)] : []),
      ...levels
        .filter((z) => z > bottom)
        .map((z) =>
          projectPolyline(view, 'bay-line', [
            { ...face.from, z },
            { ...face.to, z },
          ]),
        ),
      ...drawDoors(facts, view, face, bottom),
    ];
  });
}

/** The doors of the floors that are visible above `bottom`. */
function drawDoors(facts: BuildingFacts, view: View, { side, from, to }: Face, bottom: number): Shape[] {
  const grid = getColumnGrid(facts);
  const isLong = from.y === to.y;
  return facts.sides
    .filter((item) => item.side === side && item.floor <= facts.floors && getFloorBottom(facts, item.floor) >= bottom)
    .flatMap((item) => {
      const { dockDoors, driveInDoors } = getDoorPositions(facts, item, grid);
      const ground = getFloorBottom(facts, item.floor);
      const draw = (kind: DoorKind, positions: readonly number[]): Shape[] => {
        const { width, height } = doorSizes[kind];
        const low = ground + (item.floor === 1 && kind === 'dock-door' ? DOCK_HEIGHT : 0);
        const at = (along: number, z: number): SpacePoint => (isLong ? { x: along, y: 0, z } : { x: 0, y: along, z });
        const origin = view.project({ x: 0, y: 0, z: 0 });
        const outline = [at(-width / 2, low), at(width / 2, low), at(width / 2, low + height), at(-width / 2, low + height)].map(
          (point) => {
            const projected = view.project(point);
            return { x: projected.x - origin.x, y: projected.y - origin.y };
          },
        );
        const centers = positions.map((along) => view.project(isLong ? { x: along, y: from.y, z: 0 } : { x: from.x, y: along, z: 0 }));
        return repeat(kind, outline, centers, true);
      };
      return [...draw('dock-door', dockDoors), ...draw('drive-in-door', driveInDoors)];
    });
}

function getFloorBottom(facts: BuildingFacts, floor: number): number {
  return floor === 1 ? 0 : DOCK_HEIGHT + (floor - 1) * getFloorHeight(facts);
}

/** The truck court of the highest floor at the visible long side, above which its wall is visible; 0 if there is none. */
function getTopDeckHeight(facts: BuildingFacts, view: View): number {
  const floors = facts.sides.filter(
    ({ side, floor, truckCourt }) => side === view.long && floor > 1 && floor <= facts.floors && truckCourt,
  );
  return Math.max(0, ...floors.map(({ floor }) => getFloorBottom(facts, floor)));
}

/** Upper truck courts as slabs in front of the building, each on columns. */
function drawDecks(facts: BuildingFacts, view: View, length: number, depth: number): Shape[] {
  const top = getTopDeckHeight(facts, view);
  const decks = facts.sides.filter(({ side, floor, truckCourt }) => side === view.long && floor > 1 && floor <= facts.floors && truckCourt);
  const court = Math.max(0, ...decks.map(({ truckCourt }) => truckCourt ?? 0));
  if (top === 0) return [];
  const wall = view.long === 'Front' ? depth : 0;
  const edge = view.long === 'Front' ? depth + court : -court;
  const end = view.short === 'Right' ? length : 0;
  const box = { x: 0, y: Math.min(wall, edge), width: length, height: court };
  const slab = 2.5;
  const levels = decks.map(({ floor }) => getFloorBottom(facts, floor));
  const columns = (getColumnGrid(facts)?.x ?? [0, length]).map((x) => view.project({ x, y: edge, z: 0 }));
  const post = [view.project({ x: 0, y: 0, z: 0 }), view.project({ x: 0, y: 0, z: top })];
  const origin = post[0] ?? { x: 0, y: 0 };
  return [
    projectFace(view, 'facade', { x: 0, y: edge }, { x: length, y: edge }, 0, top),
    projectFace(view, 'shade', { x: 0, y: edge }, { x: length, y: edge }, 0, top),
    projectFace(view, 'facade', { x: end, y: wall }, { x: end, y: edge }, 0, top),
    projectFace(view, 'shade', { x: end, y: wall }, { x: end, y: edge }, 0, top),
    ...repeat(
      'bay-line',
      post.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })),
      columns,
    ),
    ...levels.flatMap((z) => [
      projectFace(view, 'deck', { x: 0, y: edge }, { x: length, y: edge }, z - slab, z),
      projectFace(view, 'deck', { x: end, y: wall }, { x: end, y: edge }, z - slab, z),
    ]),
    projectBox(view, 'deck', box, top),
  ];
}

function drawRoof(facts: BuildingFacts, view: View, length: number, depth: number, maxLines: number): Shape[] {
  const z = getBuildingHeight(facts);
  const grid = getColumnGrid(facts);
  const roof = { x: 0, y: 0, width: length, height: depth };
  const available = getAvailableBox(facts);
  const rooms = placeRooms(facts);
  const thin = (lines: readonly number[]) => {
    const step = Math.ceil(lines.length / maxLines);
    return lines.slice(1, -1).filter((_, index) => (index + 1) % step === 0);
  };
  // The rooms below are shown instead of the bays.
  const bays = rooms.length > 0 ? undefined : grid;
  return [
    projectBox(view, 'roof', roof, z),
    projectBox(view, 'floor', available ?? roof, z),
    ...(bays
      ? thin(bays.x).map((x) =>
          projectPolyline(view, 'bay-line', [
            { x, y: 0, z },
            { x, y: depth, z },
          ]),
        )
      : []),
    ...(bays
      ? thin(bays.y).map((y) =>
          projectPolyline(view, 'bay-line', [
            { x: 0, y, z },
            { x: length, y, z },
          ]),
        )
      : []),
    ...rooms.map(({ box }) => projectBox(view, 'room', box, z)),
    ...(available ? [projectBox(view, 'demising-wall', available, z)] : []),
    projectBox(view, 'outline', roof, z),
    ...outlineWalls(view, length, depth, getTopDeckHeight(facts, view), z),
  ];
}

function outlineWalls(view: View, length: number, depth: number, deck: number, top: number): Shape[] {
  const role: ShapeRole = 'outline';
  return getFaces(view, length, depth).map((face, index) => projectFace(view, role, face.from, face.to, index === 0 ? deck : 0, top));
}
