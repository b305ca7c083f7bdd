/** The shapes of a section, in feet from the dock wall and from the ground floor: ground, floors, walls, trusses, a trailer, a person and the roof. */
import { line, type Point, rectangle, repeat, type Shape } from './geometry.ts';
import { COURT_SHOWN, hasDockLevel, type Level, PARAPET, type SectionContext } from './section-levels.ts';
import { DOCK_HEIGHT, doorSizes, ROOF_STRUCTURE } from './usual-sizes.ts';

/** Usual sizes in feet of what only the section shows. They are no facts and have no dimensions. */
const SLAB = 1;
const TRAILER = { length: 53, height: 9.5, floor: 4 };
const PERSON_HEIGHT = 5.8;

export const drawSection = (context: SectionContext): Shape[] => [
  ...drawGround(context),
  ...context.levels.flatMap((level) => drawLevel(context, level)),
  ...drawRoof(context),
];

/** The ground outside is lower than the floor where trucks dock. */
function drawGround(context: SectionContext): Shape[] {
  const ground = hasDockLevel(context) ? DOCK_HEIGHT : 0;
  const start = -COURT_SHOWN;
  const hatch = Array.from({ length: 11 }, (_, index) => ({ x: start + 2 + index * 6, y: ground }));
  return [
    {
      kind: 'polyline',
      role: 'wall',
      points: [
        { x: start, y: ground },
        { x: 0, y: ground },
        { x: 0, y: 0 },
        { x: context.end, y: 0 },
      ],
    },
    ...repeat(
      'extension',
      [
        { x: 0, y: 0 },
        { x: -3, y: 4 },
      ],
      hatch.filter(({ x }) => x < -1),
    ),
  ];
}

function drawLevel(context: SectionContext, { number, floor, docks }: Level): Shape[] {
  const { bays, end, clearHeight } = context;
  const base = -floor;
  const ceiling = base - clearHeight;
  const columnWidth = 1;
  const columns = bays.slice(1).map((x) => ({ x, y: 0 }));
  return [
    rectangle('floor', { x: 0, y: ceiling, width: end, height: clearHeight }),
    // Upper floors are slabs with a truck court of their own outside.
    ...(number > 1
      ? [rectangle('deck', { x: docks ? -COURT_SHOWN : 0, y: base, width: end + (docks ? COURT_SHOWN : 0), height: SLAB })]
      : []),
    ...repeat(
      'column',
      [
        { x: -columnWidth / 2, y: base },
        { x: columnWidth / 2, y: base },
        { x: columnWidth / 2, y: ceiling },
        { x: -columnWidth / 2, y: ceiling },
      ],
      columns,
      true,
    ),
    ...drawWall(base, ceiling - ROOF_STRUCTURE, docks !== undefined),
    ...drawTrusses(ceiling, end),
    ...(docks ? drawTrailer(number === 1 ? DOCK_HEIGHT : base) : []),
    ...(number === 1 ? drawPerson({ x: Math.min(end * 0.18, 16), y: base }) : []),
  ];
}

/** The outer wall, with a door where trucks dock. */
function drawWall(base: number, top: number, hasDoor: boolean): Shape[] {
  const doorHeight = doorSizes['dock-door'].height;
  const thickness = 1;
  return [
    rectangle('solid', { x: -thickness, y: top - PARAPET, width: thickness, height: base - top + PARAPET - (hasDoor ? doorHeight : 0) }),
    ...(hasDoor ? [line('dock-door', { x: -thickness / 2, y: base - doorHeight }, { x: -thickness / 2, y: base })] : []),
  ];
}

function drawTrusses(ceiling: number, end: number): Shape[] {
  const panel = ROOF_STRUCTURE * 1.6;
  const count = Math.floor(end / panel);
  const copies = Array.from({ length: count }, (_, index) => ({ x: index * panel, y: ceiling }));
  return [
    line('structure', { x: 0, y: ceiling }, { x: end, y: ceiling }),
    line('structure', { x: 0, y: ceiling - ROOF_STRUCTURE + 0.8 }, { x: end, y: ceiling - ROOF_STRUCTURE + 0.8 }),
    ...repeat(
      'extension',
      [
        { x: 0, y: 0 },
        { x: panel / 2, y: -ROOF_STRUCTURE + 0.8 },
        { x: panel, y: 0 },
      ],
      copies,
    ),
  ];
}

/** A trailer at the dock. `ground` is where its wheels stand; at the upper floors the court is level with the floor, so its box is raised too. */
function drawTrailer(ground: number): Shape[] {
  const bottom = ground - TRAILER.floor;
  const left = -2 - TRAILER.length;
  const wheel = (x: number): Shape => ({ kind: 'circle', role: 'truck', center: { x, y: ground - 1.7 }, radius: 1.7 });
  return [
    rectangle('truck', { x: left, y: bottom - TRAILER.height, width: TRAILER.length, height: TRAILER.height }),
    wheel(left + TRAILER.length - 7),
    wheel(left + TRAILER.length - 11.5),
    line('truck', { x: left + 11, y: bottom }, { x: left + 11, y: ground }),
  ];
}

function drawPerson({ x, y }: Point): Shape[] {
  const headRadius = 0.55;
  return [
    { kind: 'circle', role: 'person', center: { x, y: y - PERSON_HEIGHT + headRadius }, radius: headRadius },
    {
      kind: 'polyline',
      role: 'person',
      isClosed: true,
      points: [
        { x: x - 0.8, y: y - 4.5 },
        { x: x + 0.8, y: y - 4.5 },
        { x: x + 0.45, y },
        { x: x - 0.45, y },
      ],
    },
  ];
}

/** The roof line and, because only part of the building is shown, a break line at the end. */
function drawRoof({ levels, clearHeight, end }: SectionContext): Shape[] {
  const top = -(levels.at(-1)?.floor ?? 0) - clearHeight - ROOF_STRUCTURE;
  const middle = top / 2;
  return [
    line('wall', { x: 0, y: top }, { x: end, y: top }),
    {
      kind: 'polyline',
      role: 'break',
      points: [
        { x: end, y: top - 4 },
        { x: end, y: middle - 4 },
        { x: end - 4, y: middle - 1.5 },
        { x: end + 4, y: middle + 1.5 },
        { x: end, y: middle + 4 },
        { x: end, y: 6 },
      ],
    },
  ];
}
