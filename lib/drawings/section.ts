/** Section through the building at its docks, to scale: clear height, speed bay and typical bays, with a trailer and a person for size. */
import { formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import type { BuildingFacts, SideFacts } from './building-facts.ts';
import { getLineLetter } from './column-grid.ts';
import { horizontalDimension, verticalDimension } from './dimensions.ts';
import {
  type Drawing,
  type Label,
  line,
  type Point,
  rectangle,
  repeat,
  type Shape,
  type Sheet,
  sheetWidths,
  TEXT_PIXELS,
} from './geometry.ts';
import { LabelLayout } from './text.ts';
import { DOCK_HEIGHT, doorSizes, ROOF_STRUCTURE } from './usual-sizes.ts';

/** Usual sizes in feet of what only the section shows. They are no facts and have no dimensions. */
const PARAPET = 3;
const SLAB = 1;
const TRAILER = { length: 53, height: 9.5, floor: 4 };
const COURT_SHOWN = 66;
const UNKNOWN_BAYS_SHOWN = 120;
/** What is shown of the bay after the last column. */
const SHOWN_BEYOND = 16;
const PERSON_HEIGHT = 5.8;

export function createSection(facts: BuildingFacts): Drawing | undefined {
  if (!facts.clearHeight) return undefined;
  const levels = getLevels(facts);
  const bays = getBays(facts);
  const end = bays.length > 0 ? (bays.at(-1) ?? 0) + SHOWN_BEYOND : UNKNOWN_BAYS_SHOWN;
  const context = { facts, levels, bays, end, clearHeight: facts.clearHeight };
  return {
    title: 'Cross section',
    description: describeSection(context),
    shapes: [...drawGround(context), ...levels.flatMap((level) => drawLevel(context, level)), ...drawRoof(context)],
    wide: annotate(context, sheetWidths.wide),
    narrow: annotate(context, sheetWidths.narrow),
  };
}

type Level = { number: number; /** Height of the floor above the ground floor. */ floor: number; docks: SideFacts | undefined };

type Context = { facts: BuildingFacts; levels: readonly Level[]; bays: readonly number[]; end: number; clearHeight: number };

/** Floors from the ground up, with the side of each that has the most dock doors. */
function getLevels({ floors, clearHeight = 0, sides }: BuildingFacts): Level[] {
  return Array.from({ length: floors }, (_, index) => {
    const docks = sides.filter((side) => side.floor === index + 1 && side.dockDoors > 0).toSorted((a, b) => b.dockDoors - a.dockDoors)[0];
    return { number: index + 1, floor: index * (clearHeight + ROOF_STRUCTURE), docks };
  });
}

/** Column lines from the dock wall inward: the speed bay and two typical bays, or nothing if the bays are not known. */
function getBays({ columnSpacingDepth, speedBay, depth, sides }: BuildingFacts): number[] {
  if (!columnSpacingDepth) return [];
  const hasDocks = sides.some(({ dockDoors }) => dockDoors > 0);
  const first = hasDocks && speedBay ? speedBay : columnSpacingDepth;
  const lines = [0, first, first + columnSpacingDepth, first + 2 * columnSpacingDepth];
  return depth ? lines.filter((at, index) => at <= depth || index < 2) : lines;
}

function hasDockLevel({ levels }: Context): boolean {
  return levels.some(({ docks }) => docks !== undefined);
}

/** The ground outside is lower than the floor where trucks dock. */
function drawGround(context: Context): Shape[] {
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

function drawLevel(context: Context, { number, floor, docks }: Level): Shape[] {
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
function drawRoof({ levels, clearHeight, end }: Context): Shape[] {
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

function annotate(context: Context, pixels: number): Sheet {
  const { facts, levels, bays, end, clearHeight } = context;
  const share = TEXT_PIXELS / pixels;
  const contentWidth = COURT_SHOWN + end;
  const lanes = 1.6;
  const textSize = (contentWidth * share) / (1 - share * lanes);
  const shapes: Shape[] = [];
  const labels = new LabelLayout(textSize);
  const ground = hasDockLevel(context) ? DOCK_HEIGHT : 0;
  const top = -(levels.at(-1)?.floor ?? 0) - clearHeight - ROOF_STRUCTURE - PARAPET;
  // The clear height is measured at the first column line in from the docks.
  const heightAt = bays[1] === undefined ? end * 0.5 : bays[1] + Math.max(4, ((bays[2] ?? end) - bays[1]) * 0.25);
  for (const { number, floor } of levels) {
    const dimension = verticalDimension(
      { from: -floor - clearHeight, to: -floor, x: heightAt, extendTo: bays[1] ?? heightAt },
      '',
      textSize,
    );
    const { us, metric } = formatLength(clearHeight);
    const at = { x: heightAt + textSize * 0.7, y: -floor - clearHeight / 2 };
    shapes.push(...dimension.shapes);
    const texts = levels.length > 1 ? [`Floor ${number}: ${us} clear`, `${us} clear`] : [`${us} clear (${metric})`, `${us} clear`];
    const bounds = { x: 0, y: -floor - clearHeight, width: end, height: clearHeight };
    labels.add(
      [
        ...texts.map((text): Label => ({
          text,
          at,
          anchor: 'start',
          size: levels.length > 1 ? 1 : 1.3,
          isStrong: true,
          background: 'floor',
        })),
        { text: us, at, anchor: 'start', size: 1, isStrong: true, background: 'floor' },
      ],
      bounds,
    );
  }
  const dimensionY = ground + textSize * 2.1;
  for (const [index, to] of bays.slice(1).entries()) {
    const from = bays[index] ?? 0;
    const dimension = horizontalDimension({ from, to, y: dimensionY, extendTo: 0 }, '', textSize);
    const { us } = formatLength(to - from);
    const name = index === 0 && facts.speedBay && hasDockLevel(context) ? 'Speed bay' : 'Bay';
    shapes.push(...dimension.shapes);
    const label = { ...dimension.label, at: { x: (from + to) / 2, y: dimensionY + textSize * 1.1 } };
    const within = { x: from - textSize, y: dimensionY, width: to - from + 2 * textSize, height: 2.2 * textSize };
    labels.add(
      [
        { ...label, text: `${name} ${us}` },
        { ...label, text: us },
      ],
      within,
    );
  }
  addColumnLetters(context, top, textSize, shapes, labels);
  const courtDepth = levels[0]?.docks?.truckCourt;
  if (courtDepth) {
    const at = { x: -COURT_SHOWN, y: dimensionY + textSize * 1.1 };
    const within = { x: -COURT_SHOWN, y: dimensionY, width: COURT_SHOWN + 2 * textSize, height: 2.2 * textSize };
    const { us } = formatLength(courtDepth);
    labels.add(
      [`Truck court ${us}`, `Court ${us}`].map((text): Label => ({ text, at, anchor: 'start', size: 1 })),
      within,
    );
  }
  const bubbles = bays.length > 0 ? 2.4 : 0.4;
  const box = {
    x: -COURT_SHOWN - 0.6 * textSize,
    y: top - bubbles * textSize,
    width: contentWidth + lanes * textSize,
    height: -top + ground + (bubbles + 4.2) * textSize,
  };
  return { box, textSize, isTurned: false, shapes, labels: labels.labels };
}

/** Letters of the column lines, counted from the dock wall at the rear. */
function addColumnLetters({ bays, levels, facts }: Context, top: number, textSize: number, shapes: Shape[], labels: LabelLayout): void {
  // At the front, the letters would be others.
  if (levels[0]?.docks?.side !== 'Rear' || !facts.depth) return;
  for (const [index, x] of bays.entries()) {
    const y = top - 1.3 * textSize;
    shapes.push(line('grid-line', { x, y: y + 0.85 * textSize }, { x, y: 0 }), {
      kind: 'circle',
      role: 'bubble',
      center: { x, y },
      radius: 0.85,
      isText: true,
    });
    labels.labels.push({ text: getLineLetter(index), at: { x, y }, anchor: 'middle', size: 0.9 });
  }
}

function describeSection({ facts, levels, clearHeight }: Context): string {
  const floors = levels.length > 1 ? `${levels.length} floors, each ` : '';
  const bays = facts.columnSpacingDepth ? ` Bays are ${formatWhole(facts.columnSpacingDepth)} feet deep` : '';
  const speedBay = bays && facts.speedBay ? `; the speed bay is ${formatWhole(facts.speedBay)} feet deep` : '';
  return `${floors}${formatWhole(clearHeight)} feet clear at the first column line.${bays}${speedBay}${bays ? '.' : ''}`;
}
